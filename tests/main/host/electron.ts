/**
 * Stands in for Electron, over a real Chromium: windows are pages, the preload script is run in them, messages cross
 * between page and main process, and the session's rules are asked about every request. Only what main/ uses is here.
 */
import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { openPage } from './page.ts';
import { host, type DialogAnswer } from './state.ts';

/** Whether a listener prevents what the event announces. */
function prevented(emitter: EventEmitter, name: string): boolean {
  let held = false;
  emitter.emit(name, { preventDefault: () => (held = true) });
  return held;
}

function openWindows(): BrowserWindow[] {
  return host.windows
    .filter((window) => window instanceof BrowserWindow)
    .filter((window) => !window.isDestroyed());
}

class App extends EventEmitter {
  readonly isPackaged = false;
  /** While it quits, it is not told that the last window closed. */
  closing = false;
  readonly commandLine = {
    getSwitchValue: (name: string): string => host.switches[name] ?? '',
    hasSwitch: (name: string): boolean => Object.hasOwn(host.switches, name),
  };
  enableSandbox(): void {
    host.calls.push('sandbox');
  }
  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}
  setPath(name: string, folder: string): void {
    host.calls.push(`path ${name} ${folder}`);
  }
  requestSingleInstanceLock(sent: unknown): boolean {
    host.sent = sent;
    return host.first;
  }
  async whenReady(): Promise<void> {}
  getPath(name: string): string {
    return `${host.folder}/${name}`;
  }
  getAppPath(): string {
    return '';
  }
  getName(): string {
    return 'Statement Desk';
  }
  getVersion(): string {
    return '1.2.3';
  }
  addRecentDocument(path: string): void {
    host.recent.push(path);
  }
  /** Like Electron's: asks with an event that may prevent it, closes the windows, each of which may prevent it, and ends. */
  quit(): void {
    const held = prevented(this, 'before-quit') || this.#closeWindows();
    host.calls.push(held ? 'quit prevented' : 'quit');
  }
  /** Whether a window stays. */
  #closeWindows(): boolean {
    this.closing = true;
    const stays = openWindows().filter((window) => !window.close()).length > 0;
    this.closing = false;
    return stays;
  }
  exit(code: number): void {
    host.calls.push(`exit ${code}`);
  }
}
export const app = new App();
host.app = app;

export class WebContents extends EventEmitter {
  page: Page | null = null;
  crashed = false;
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  send(channel: string, ...values: unknown[]): void {
    // A page that is closed meanwhile hears nothing, as in Electron.
    this.page
      ?.evaluate(([name, carried]) => Reflect.get(globalThis, 'fromMain')(name, carried), [
        channel,
        values,
      ] as const)
      .catch(() => undefined);
  }
  isCrashed(): boolean {
    return this.crashed;
  }
  reload(): void {
    this.crashed = false;
    host.calls.push('reload');
    this.page?.reload().catch(() => undefined);
  }
  setWindowOpenHandler(handler: WebContents['openHandler']): void {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly options: { readonly webPreferences: { readonly additionalArguments: readonly string[] } };
  focused = true;
  closed = false;

  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    host.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  show(): void {
    host.calls.push('show');
  }
  focus(): void {
    host.calls.push('focus');
  }
  isMinimized(): boolean {
    return false;
  }
  isFocused(): boolean {
    return this.focused;
  }
  isDestroyed(): boolean {
    return this.closed;
  }
  /** Answers whether it closed. The last one tells the app, which may quit. */
  close(): boolean {
    if (this.closed || prevented(this, 'close')) return this.closed;
    this.closed = true;
    host.calls.push('window closed');
    this.webContents.page?.close().catch(() => undefined);
    this.emit('closed');
    if (openWindows().length === 0 && !app.closing) app.emit('window-all-closed');
    return true;
  }
  flashFrame(on: boolean): void {
    host.calls.push(`flash ${on}`);
  }
  setProgressBar(share: number): void {
    host.progress.push(share);
  }
  async loadURL(url: string): Promise<void> {
    this.webContents.page = await openPage(url, this);
    this.emit('ready-to-show');
  }
}

/** Takes the next answer the test has laid out for a dialog; a dialog nobody expected fails the test's wait. */
function answer(kind: keyof DialogAnswer, options: unknown): DialogAnswer[keyof DialogAnswer] {
  host.dialogs.push({ kind, options });
  const at = host.answers.findIndex((each) => kind in each);
  if (at < 0) throw new Error(`no answer was laid out for ${kind}: ${JSON.stringify(options)}`);
  return host.answers.splice(at, 1)[0]![kind];
}

export const dialog = {
  showErrorBox: (title: string, text: string) => void host.errors.push(`${title}: ${text}`),
  showMessageBox: async (options: unknown) => ({
    response: answer('message', options),
    checkboxChecked: false,
  }),
  showOpenDialog: async (...given: unknown[]) => {
    const filePaths = answer('open', given.at(-1));
    return { canceled: filePaths === null, filePaths: filePaths ?? [] };
  },
  showSaveDialog: async (...given: unknown[]) => {
    const filePath = answer('save', given.at(-1));
    return { canceled: filePath === null, filePath: filePath ?? '' };
  },
};
export const ipcMain = {
  handle: (channel: string, handler: typeof host.handlers extends Map<string, infer H> ? H : never) =>
    void host.handlers.set(channel, handler),
};
export const Menu = {
  buildFromTemplate: (template: typeof host.menu) => template,
  setApplicationMenu: (template: typeof host.menu) => (host.menu = template),
};
export const nativeTheme = { shouldUseDarkColors: false, themeSource: 'system' };
export class Notification extends EventEmitter {
  static isSupported(): boolean {
    return true;
  }
  constructor(options: { readonly body: string }) {
    super();
    host.notifications.push({ body: options.body, press: () => this.emit('click') });
  }
  show(): void {}
}
export class Tray extends EventEmitter {
  readonly #shown = { image: '', toolTip: '', title: '', menu: [] as typeof host.menu, destroyed: false };
  constructor(image: string) {
    super();
    if (!host.trays) throw new Error('no tray here');
    this.#shown.image = image;
    host.tray.push(this.#shown);
  }
  setToolTip(text: string): void {
    this.#shown.toolTip = text;
  }
  setTitle(text: string): void {
    this.#shown.title = text;
  }
  setContextMenu(menu: typeof host.menu): void {
    this.#shown.menu = menu;
  }
  destroy(): void {
    this.#shown.destroyed = true;
  }
}
export const powerMonitor = new EventEmitter();
host.power = powerMonitor;
export const session = {
  fromPartition: (name: string, options: unknown) => {
    host.calls.push(`session ${name} ${JSON.stringify(options)}`);
    return host.session;
  },
};
export const shell = {
  openExternal: async (url: string) => void host.opened.push(url),
  openPath: async (path: string) => {
    host.opened.push(path);
    return '';
  },
  showItemInFolder: (path: string) => void host.opened.push(path),
};
