/**
 * Runs in the window before its page, sandboxed and isolated: it can load nothing but Electron, and hands the page
 * `window.desk` instead of Electron itself. CommonJS, because a sandboxed preload cannot be a module.
 */
const { contextBridge, ipcRenderer }: typeof Electron.Renderer = require('electron');

// oxlint-disable-next-line typescript/consistent-type-imports -- CommonJS has no other way to a module's types
type Bridge = typeof import('./bridge.ts', { with: { 'resolution-mode': 'import' } });
// oxlint-disable-next-line typescript/consistent-type-imports -- as above
type DeskBridge = import('./bridge.ts', { with: { 'resolution-mode': 'import' } }).DeskBridge;
// oxlint-disable-next-line typescript/consistent-type-imports -- as above
type DeskCalls = import('./bridge.ts', { with: { 'resolution-mode': 'import' } }).DeskCalls;
// oxlint-disable-next-line typescript/consistent-type-imports -- as above
type DeskEvents = import('./bridge.ts', { with: { 'resolution-mode': 'import' } }).DeskEvents;

const VERSION_SWITCH: Bridge['VERSION_SWITCH'] = '--statement-desk-version=';
const KEY_STORE_SWITCH: Bridge['KEY_STORE_SWITCH'] = '--statement-desk-key-store=';

/** Asks main; a refusal becomes an error with main's words. */
async function call<C extends keyof DeskCalls>(
  channel: C,
  ...values: DeskCalls[C]['arguments']
): Promise<DeskCalls[C]['answer']> {
  const outcome = await ipcRenderer.invoke(channel, ...values);
  if (outcome.ok !== true) throw new Error(outcome.message);
  return outcome.value;
}

/** Tells main something that nobody waits for. */
function tell<C extends keyof DeskCalls>(channel: C, ...values: DeskCalls[C]['arguments']): void {
  call(channel, ...values).catch(() => undefined);
}

function listen<E extends keyof DeskEvents>(
  channel: E,
  hear: (...values: DeskEvents[E]) => void,
): () => void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- main sends what the types of its events say
  const listener = (_event: unknown, ...values: unknown[]): void => hear(...(values as DeskEvents[E]));
  ipcRenderer.on(channel, listener);
  return () => void ipcRenderer.removeListener(channel, listener);
}

/** What the page finishes before its window goes. */
const finishing = new Set<() => Promise<void>>();
listen('desk:leaving', () => {
  const finished = [...finishing].map(async (finish) => finish());
  void Promise.allSettled(finished).then(() => tell('desk:left'));
});

function fromSwitch(name: string): string {
  return (process.argv.find((argument) => argument.startsWith(name)) ?? '').slice(name.length);
}

const desk: DeskBridge = {
  key: () => call('desk:key'),
  keyStore: fromSwitch(KEY_STORE_SWITCH) === 'keychain' ? 'keychain' : 'file',
  version: fromSwitch(VERSION_SWITCH),
  platform: process.platform,
  chooseFiles: () => call('desk:choose-files'),
  saveAs: (name, content) => call('desk:save-as', name, content),
  reveal: async (path) => void (await call('desk:reveal', path)),
  openDataFolder: async () => void (await call('desk:open-data-folder')),
  setProgress: (share) => tell('desk:progress', share),
  batchEnded: (words) => tell('desk:batch-ended', words),
  setAppearance: (appearance) => tell('desk:appearance', appearance),
  setCommands: (commands) => tell('desk:commands', commands),
  onCommand: (run) => listen('desk:run-command', (id) => run(id)),
  onFiles: (take) => {
    let stopped = false;
    let taking: Promise<void> = Promise.resolve();
    const takeWaiting = async (): Promise<void> => {
      for (;;) {
        const file = stopped ? null : await call('desk:next-file');
        if (file === null) return;
        take(file);
      }
    };
    // One after another: a second signal while files are handed over waits its turn.
    const takeAll = (): void => {
      taking = taking.then(takeWaiting).catch(() => undefined);
    };
    const stop = listen('desk:files-waiting', takeAll);
    takeAll();
    return () => {
      stopped = true;
      stop();
    };
  },
  onLeave: (finish) => {
    finishing.add(finish);
    return () => void finishing.delete(finish);
  },
};
contextBridge.exposeInMainWorld('desk', desk);
