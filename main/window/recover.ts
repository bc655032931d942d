/**
 * What to do when the window's page dies. The service runs on in the main process, so nothing is lost: the page is loaded
 * again, unless it keeps dying.
 */
import type { MessageBoxOptions, RenderProcessGoneDetails } from 'electron';

/** As many ends within this time, ms, are no accident. */
const TOO_OFTEN = { times: 3, within: 60_000 };

export interface Recovery {
  readonly reload: () => void;
  /** Asks the user whether to load the page once more; called instead of `reload` when it keeps dying. */
  readonly ask: () => void;
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Answers what to call for each end of the page. */
export function recoverPage({ reload, ask, log, now = Date.now }: Recovery) {
  let ends: number[] = [];
  return ({ reason }: Pick<RenderProcessGoneDetails, 'reason'>): void => {
    if (reason === 'clean-exit') return;
    log(`the page of the window ended: ${reason}`);
    ends = [...ends.filter((at) => now() - at < TOO_OFTEN.within), now()];
    if (ends.length < TOO_OFTEN.times && reason !== 'integrity-failure') reload();
    else ask();
  };
}

/** Asks whether to load a page that keeps dying once more. */
export async function askToReload(ask: (options: MessageBoxOptions) => Promise<number>): Promise<boolean> {
  const pressed = await ask({
    type: 'error',
    message: 'The window stopped working several times.',
    detail: 'Your statements and edits are safe. If it happens again, restart the computer.',
    buttons: ['Load the window again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return pressed === 0;
}
