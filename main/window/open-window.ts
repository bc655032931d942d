/** Makes the window and looks after its page. */
import type { BrowserWindow, BrowserWindowConstructorOptions, MessageBoxOptions } from 'electron';
import { windowOptions, type WindowSurroundings } from './options.ts';
import { farewell, type Farewell } from './farewell.ts';
import { askToReload, recoverPage } from './recover.ts';

export interface WindowMaking {
  readonly make: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  /** What it shows: the service. */
  readonly url: string;
  readonly around: WindowSurroundings;
  readonly closed: () => void;
  /** Whether a window that is asked to close may wait for its page; not when the system shuts down. */
  readonly mayHold: () => boolean;
  /** Asks the page to finish what it holds back. */
  readonly sayFarewell: (window: BrowserWindow) => void;
  readonly ask: (options: MessageBoxOptions) => Promise<number>;
  readonly quit: () => void;
  /** Ends the app: the page cannot be loaded. */
  readonly fail: (error: unknown) => void;
  readonly log: (line: string) => void;
}

export interface DeskWindow extends Farewell {
  readonly window: BrowserWindow;
}

export function openDeskWindow({
  make,
  url,
  around,
  closed,
  mayHold,
  sayFarewell,
  ask,
  quit,
  fail,
  log,
}: WindowMaking): DeskWindow {
  const window = make(windowOptions(around));
  const { leave, left } = farewell(
    // A page that died answers nothing.
    () => (window.webContents.isCrashed() ? left() : sayFarewell(window)),
    log,
  );
  let hasLeft = false;
  const closeAfterFarewell = async (): Promise<void> => {
    await leave();
    hasLeft = true;
    if (!window.isDestroyed()) window.close();
  };
  window.once('ready-to-show', () => window.show());
  window.on('close', (event) => {
    if (hasLeft || !mayHold()) return;
    event.preventDefault();
    void closeAfterFarewell();
  });
  window.once('closed', () => {
    left();
    closed();
  });
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
  return { window, leave, left };
}
