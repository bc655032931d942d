/** What the preload gives the window as `window.desk`, and the messages behind it. */
export interface DeskBridge {
  /** The window's key for the local service. */
  key(): Promise<string | null>;
  readonly version: string;
  readonly platform: NodeJS.Platform;
}

/** Names of the messages; the preload repeats them because a sandboxed preload can import nothing. */
export const KEY_CHANNEL = 'desk:key';
/** Command line switch that carries the app's version into the preload. */
export const VERSION_SWITCH = '--statement-desk-version=';
