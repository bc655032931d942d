/** What the Electron preload puts on the window; absent in a browser. */
interface DeskBridge {
  /** The key of this installation for the local service. */
  key?(): Promise<string | null>;
  readonly version?: string;
}

interface Window {
  readonly desk?: DeskBridge;
}
