/** How far a batch is, on the taskbar or dock, and a word when it ends while nobody looks. */
import type { BrowserWindow, NotificationConstructorOptions } from 'electron';

/** Takes the bar away; see `setProgressBar`. */
const NO_BAR = -1;

export function showProgress(window: Pick<BrowserWindow, 'setProgressBar'>, share: number | null): void {
  window.setProgressBar(share ?? NO_BAR);
}

export interface Attention {
  readonly window: Pick<BrowserWindow, 'isFocused' | 'flashFrame' | 'once'>;
  /** Whether the system shows notifications. */
  readonly supported: boolean;
  /** Shows one; `clicked` is called when the user presses it. */
  readonly notify: (options: NotificationConstructorOptions, clicked: () => void) => void;
  readonly bringForward: () => void;
}

/**
 * Tells how a batch ended, unless the window is looked at: then it says so itself. The words count statements and name
 * none: a notification may be read by others, and systems keep a history.
 */
export function tellBatchEnded(words: string, { window, supported, notify, bringForward }: Attention): void {
  if (window.isFocused()) return;
  window.flashFrame(true);
  window.once('focus', () => window.flashFrame(false));
  if (supported) notify({ title: 'Statement Desk', body: words }, bringForward);
}
