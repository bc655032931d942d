/** How the app ends: the page finishes, then the service, then the process. */
import type { App } from 'electron';

/** Longest wait for the service, ms. What it had accepted is on disk, and is taken up at the next start. */
const PATIENCE = 15_000;

export interface Ending {
  /** Lets the page finish what it holds back; bounded by itself. */
  readonly leave: () => Promise<void>;
  /** Stops the service. */
  readonly close: () => Promise<void>;
}

/**
 * Holds every request to quit until page and service have finished what is under way and the data folder is let go of;
 * documents that are being read wait in the queue for the next start. `letGo` is for a system that shuts down: nothing is
 * held then (`mayHold`), since macOS takes that for a refusal; what was accepted is on disk in any case.
 */
export function stopBeforeQuitting(
  app: Pick<App, 'on' | 'quit'>,
  { leave, close }: Ending,
  log: (line: string) => void,
  patience = PATIENCE,
): { readonly letGo: () => void; readonly mayHold: () => boolean } {
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  app.on('before-quit', (event) => {
    if (state === 'stopped') return;
    event.preventDefault();
    if (state === 'stopping') return;
    state = 'stopping';
    const quit = (): void => {
      if (state === 'stopped') return;
      state = 'stopped';
      app.quit();
    };
    const cut = setTimeout(() => {
      log('the service did not stop in time');
      quit();
    }, patience);
    leave()
      .then(close)
      .catch((error: unknown) => log(`the service did not stop cleanly: ${String(error)}`))
      .finally(() => {
        clearTimeout(cut);
        quit();
      });
  });
  return {
    letGo: () => {
      if (state === 'running') close().catch(() => undefined);
      state = 'stopped';
    },
    mayHold: () => state !== 'stopped',
  };
}
