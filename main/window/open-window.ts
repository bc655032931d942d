/** Makes the window and looks after its page. */
import type { BrowserWindow, BrowserWindowConstructorOptions, MessageBoxOptions } from 'electron';
import { windowOptions, type WindowSurroundings } from './options.ts';
import { askToReload, recoverPage } from './recover.ts';

export interface WindowMaking {
  readonly make: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  /** What it shows: the service. */
  readonly url: string;
  readonly around: WindowSurroundings;
  readonly closed: () => void;
  readonly ask: (options: MessageBoxOptions) => Promise<number>;
  readonly quit: () => void;
  /** Ends the app: the page cannot be loaded. */
  readonly fail: (error: unknown) => void;
  readonly log: (line: string) => void;
}

export function openDeskWindow({
  make,
  url,
  around,
  closed,
  ask,
  quit,
  fail,
  log,
}: WindowMaking): BrowserWindow {
  const window = make(windowOptions(around));
  window.once('ready-to-show', () => window.show());
  window.once('closed', closed);
  const reload = (): void => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  const askUser = async (): Promise<void> => ((await askToReload(ask)) ? reload() : quit());
  const recover = recoverPage({ reload, ask: () => void askUser(), log });
  window.webContents.on('render-process-gone', (_event, details) => recover(details));
  window.loadURL(url).catch((error: unknown) => {
    // A page that is loaded again before it was there, or closed meanwhile, is no failure.
    const aborted = error instanceof Error && /ERR_ABORTED/.test(error.message);
    if (!aborted && !window.isDestroyed()) fail(error);
  });
  return window;
}
