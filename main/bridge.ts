/**
 * What the preload gives the window as `window.desk`, and the messages behind it. Types only: a sandboxed preload can
 * import nothing at run time, so it repeats the names, and its types hold it to them.
 */

/** Where the key of the window is kept: the system's keychain, or a file where none answers. */
export type KeyStore = 'keychain' | 'file';

/** A command of the window as a menu shows it; `key` is in the notation of tinykeys. */
export interface MenuCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly key: string | null;
  readonly enabled: boolean;
}

/** A file the system or its dialog handed to the app. */
export interface OpenedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export type Appearance = 'system' | 'light' | 'dark';

export interface DeskBridge {
  /** The window's key for the local service. */
  key(): Promise<string | null>;
  readonly keyStore: KeyStore;
  readonly version: string;
  readonly platform: NodeJS.Platform;
  /** The system's dialog; what is chosen comes by `onFiles`. Answers how many files that are. */
  chooseFiles(): Promise<number>;
  /** Saves bytes under a name the user may change; answers the path, or null where they thought better of it. */
  saveAs(name: string, content: Uint8Array): Promise<string | null>;
  /** Shows a file that was saved by `saveAs` in the system's file manager. */
  reveal(path: string): Promise<void>;
  openDataFolder(): Promise<void>;
  /** How far a batch is, 0 to 1, for the taskbar or dock; null when there is none. */
  setProgress(share: number | null): void;
  /** How a batch ended, for a notification while the window is not looked at. */
  batchEnded(words: string): void;
  setAppearance(appearance: Appearance): void;
  /** The commands there are now: the native menus are made of them. */
  setCommands(commands: readonly MenuCommand[]): void;
  /** Hears of commands chosen in a menu. Answers how to stop. */
  onCommand(run: (id: string) => void): () => void;
  /** Takes files opened with the app, one after another, those that wait first. Answers how to stop. */
  onFiles(take: (file: OpenedFile) => void): () => void;
  /** Before the window goes: what `finish` does is waited for, within limits. Answers how to stop. */
  onLeave(finish: () => Promise<void>): () => void;
}

/** Messages of the page that main answers: what they carry, and what they are answered with. */
export interface DeskCalls {
  'desk:key': { readonly arguments: []; readonly answer: string | null };
  'desk:choose-files': { readonly arguments: []; readonly answer: number };
  'desk:next-file': { readonly arguments: []; readonly answer: OpenedFile | null };
  'desk:save-as': {
    readonly arguments: [name: string, content: Uint8Array];
    readonly answer: string | null;
  };
  'desk:reveal': { readonly arguments: [path: string]; readonly answer: null };
  'desk:open-data-folder': { readonly arguments: []; readonly answer: null };
  'desk:progress': { readonly arguments: [share: number | null]; readonly answer: null };
  'desk:batch-ended': { readonly arguments: [words: string]; readonly answer: null };
  'desk:appearance': { readonly arguments: [appearance: Appearance]; readonly answer: null };
  'desk:commands': { readonly arguments: [commands: readonly MenuCommand[]]; readonly answer: null };
  /** The answer to `desk:leaving`. */
  'desk:left': { readonly arguments: []; readonly answer: null };
}
export type Channel = keyof DeskCalls;

/** Messages main sends to the page, with what they carry. */
export interface DeskEvents {
  'desk:run-command': [id: string];
  /** There are files for `desk:next-file`. */
  'desk:files-waiting': [];
  /** The window is about to close: the page finishes what it holds back and says `desk:left`. */
  'desk:leaving': [];
}

/** How main answers: an error crosses to the page as words, not as a stack. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Command line switches that carry values into the preload. */
export const VERSION_SWITCH = '--statement-desk-version=';
export const KEY_STORE_SWITCH = '--statement-desk-key-store=';
