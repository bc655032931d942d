/** What the Electron preload puts on the window; absent in a browser. Each part is optional: a browser has none. */
interface DeskBridge {
  /** The key of this installation for the local service. */
  key?(): Promise<string | null>;
  readonly version?: string;
  /** Where the window's key is kept. */
  readonly keyStore?: 'keychain' | 'file';
  /** Saves bytes under a name the user may change; answers the path, or null where they thought better of it. */
  readonly saveAs?: (name: string, content: Uint8Array) => Promise<string | null>;
  /** Shows a saved file in the system's file manager. */
  readonly reveal?: (path: string) => Promise<void>;
  readonly openDataFolder?: () => Promise<void>;
  /** How far a batch is, 0 to 1, for the taskbar or dock; null when there is none. */
  readonly setProgress?: (share: number | null) => void;
}

interface Window {
  readonly desk?: DeskBridge;
}
