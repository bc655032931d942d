/** How the app ends: the service first, then the process. */
import type { App } from 'electron';

/** Longest wait for the service, ms. What it had accepted is on disk, and is taken up at the next start. */
const PATIENCE = 15_000;

/**
 * Holds every request to quit until the service has finished what is under way and let go of the data folder; documents
 * that are being read wait in the queue for the next start. `letGo` is for a system that shuts down: it holds nothing, since
 * macOS takes that for a refusal; what was accepted is on disk in any case.
 */
export function stopBeforeQuitting(
  app: Pick<App, 'on' | 'quit'>,
  close: () => Promise<void>,
  log: (line: string) => void,
  patience = PATIENCE,
): { readonly letGo: () => void } {
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
    close()
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
  };
}
