/**
 * What the Electron preload puts on the window, as `main/bridge.ts` has it; absent in a browser. Each part is optional:
 * the window asks for it where it needs it and has a way of its own where there is none.
 */
interface DeskBridge {
  /** The key of this installation for the local service. */
  key?(): Promise<string | null>;
  readonly version?: string;
  /** Where the window's key is kept. */
  readonly keyStore?: 'keychain' | 'file';
  /** The system's dialog; what is chosen comes by `onFiles`. Answers how many files that are. */
  readonly chooseFiles?: () => Promise<number>;
  /** Saves bytes under a name the user may change; answers the path, or null where they thought better of it. */
  readonly saveAs?: (name: string, content: Uint8Array) => Promise<string | null>;
  /** Shows a saved file in the system's file manager. */
  readonly reveal?: (path: string) => Promise<void>;
  readonly openDataFolder?: () => Promise<void>;
  /** How far a batch is, 0 to 1, for the taskbar or dock; null when there is none. */
  readonly setProgress?: (share: number | null) => void;
  /** How a batch ended, for a notification while the window is not looked at. */
  readonly batchEnded?: (words: string) => void;
  readonly setAppearance?: (appearance: 'system' | 'light' | 'dark') => void;
  /** The commands there are now: the native menus are made of them. `key` is in the notation of tinykeys. */
  readonly setCommands?: (
    commands: readonly {
      readonly id: string;
      readonly label: string;
      readonly group: string;
      readonly key: string | null;
      readonly enabled: boolean;
    }[],
  ) => void;
  /** Hears of commands chosen in a menu. Answers how to stop. */
  readonly onCommand?: (run: (id: string) => void) => () => void;
  /** Takes files opened with the app, one after another, those that wait first. Answers how to stop. */
  readonly onFiles?: (
    take: (file: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> }) => void,
  ) => () => void;
  /** Before the window goes: what `finish` does is waited for, within limits. Answers how to stop. */
  readonly onLeave?: (finish: () => Promise<void>) => () => void;
}

interface Window {
  readonly desk?: DeskBridge;
}
