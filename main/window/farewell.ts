/**
 * Before the window goes, its page finishes what it holds back: deletions that can still be undone, edits on their way.
 * The service stops only after that, or they would come back with the next start.
 */

/** Longest wait for the page, ms: a page that hangs must not keep the app from closing. */
const PATIENCE = 5_000;

export interface Farewell {
  /** Asks the page, once; resolves when it has finished, is gone, or takes too long. */
  readonly leave: () => Promise<void>;
  /** The page has finished, or there is none any more. */
  readonly left: () => void;
}

/** `tell` asks the page to finish; it answers by `left`. */
export function farewell(
  tell: () => void,
  log: (line: string) => void,
  patience: number = PATIENCE,
): Farewell {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = false;
  return {
    leave: () => {
      if (asked) return promise;
      asked = true;
      const cut = setTimeout(() => {
        log('the page did not finish in time');
        resolve();
      }, patience);
      tell();
      return promise.finally(() => clearTimeout(cut));
    },
    left: resolve,
  };
}
