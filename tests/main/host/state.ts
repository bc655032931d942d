/** What the stand-in was asked for, and what it answers: read and written by the tests. */
import type { EventEmitter } from 'node:events';
import type { Browser, Page } from '@playwright/test';
import type { MenuItemConstructorOptions } from 'electron';

/** Answers for dialogs: the button pressed, files chosen, the place to save. Null: the user thought better of it. */
export interface DialogAnswer {
  readonly message?: number;
  readonly open?: readonly string[] | null;
  readonly save?: string | null;
}

interface Sender {
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/** What of a session the rules set. */
interface RecordedSession {
  request: ((details: { url: string }, answer: (verdict: { cancel: boolean }) => void) => void) | null;
  permission: unknown;
}

interface Window {
  readonly options: { readonly webPreferences: { readonly additionalArguments: readonly string[] } };
  readonly webContents: {
    readonly page: Page | null;
    crashed: boolean;
    emit(name: string, ...values: unknown[]): boolean;
  };
  focused: boolean;
  emit(name: string): boolean;
  /** As the user closes it; answers whether it closed at once. */
  close(): boolean;
}

function fresh() {
  const rules: RecordedSession = { request: null, permission: null };
  return {
    /** Whether this is the first instance. */
    first: true,
    /** What this instance sends to one that runs. */
    sent: null as unknown,
    /** Whether the desktop has a tray, and the icons that were put there. */
    trays: true,
    tray: [] as {
      readonly image: string;
      readonly toolTip: string;
      readonly title: string;
      readonly menu: readonly MenuItemConstructorOptions[];
      readonly destroyed: boolean;
    }[],
    /** Folder the system's folders are in. */
    folder: '',
    browser: null as Browser | null,
    keychain: { present: true, entries: new Map<string, string>() },
    app: null as (EventEmitter & { quit(): void }) | null,
    power: null as EventEmitter | null,
    switches: {} as Record<string, string>,
    answers: [] as DialogAnswer[],
    windows: [] as Window[],
    handlers: new Map<string, (event: Sender, ...values: unknown[]) => unknown>(),
    dialogs: [] as { readonly kind: string; readonly options: unknown }[],
    errors: [] as string[],
    calls: [] as string[],
    recent: [] as string[],
    opened: [] as string[],
    /** What became of the windows the page asked for. */
    asked: [] as string[],
    progress: [] as number[],
    notifications: [] as { readonly body: string; readonly press: () => void }[],
    menu: [] as MenuItemConstructorOptions[],
    rules,
    session: {
      setPermissionRequestHandler: (handler: unknown) => (rules.permission = handler),
      setPermissionCheckHandler: () => {},
      setDevicePermissionHandler: () => {},
      setDisplayMediaRequestHandler: () => {},
      setProxy: async () => {},
      webRequest: { onBeforeRequest: (handler: RecordedSession['request']) => (rules.request = handler) },
      on: () => {},
    },
  };
}

type Host = ReturnType<typeof fresh>;

/** One for the whole process: the app's modules are loaded anew for each start, and this one with them. */
const PLACE = Symbol.for('statement-desk.test-host');
const found: unknown = Reflect.get(globalThis, PLACE);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes there
export const host: Host = (found as Host | undefined) ?? fresh();
Reflect.set(globalThis, PLACE, host);

/** Forgets everything: before the next start of the app. Keeps the browser, the keychain and the stand-in for `app`. */
export function forget(changes: Partial<Pick<Host, 'first' | 'folder' | 'answers' | 'switches'>>): void {
  const { browser, app, power, keychain } = host;
  app?.removeAllListeners();
  power?.removeAllListeners();
  Object.assign(host, fresh(), { browser, app, power, keychain }, changes);
}
