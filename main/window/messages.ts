/** What each message of the window does: the parts of main that act, put behind the names of the bridge. */
import type { Handlers } from '../ipc/answer.ts';

/** The acts, each with its effects already inside. */
export interface WindowActs {
  readonly key: () => Promise<string>;
  /** Asks for files and queues them; answers how many. */
  readonly chooseFiles: Handlers['desk:choose-files'];
  readonly nextFile: Handlers['desk:next-file'];
  readonly saveAs: Handlers['desk:save-as'];
  readonly reveal: (path: string) => void;
  /** Throws where the folder cannot be shown. */
  readonly openDataFolder: () => Promise<void>;
  readonly showProgress: (share: number | null) => void;
  readonly tellBatchEnded: (words: string) => void;
  readonly setAppearance: (appearance: 'system' | 'light' | 'dark') => void;
  readonly setCommands: (...values: Parameters<Handlers['desk:commands']>) => void;
  /** The page has finished what it held back. */
  readonly left: () => void;
}

export function windowMessages(acts: WindowActs): Handlers {
  const done =
    <A extends readonly unknown[]>(act: (...values: A) => void | Promise<void>) =>
    async (...values: A): Promise<null> => {
      await act(...values);
      return null;
    };
  return {
    'desk:key': acts.key,
    'desk:choose-files': acts.chooseFiles,
    'desk:next-file': acts.nextFile,
    'desk:save-as': acts.saveAs,
    'desk:reveal': done(acts.reveal),
    'desk:open-data-folder': done(acts.openDataFolder),
    'desk:progress': done(acts.showProgress),
    'desk:batch-ended': done(acts.tellBatchEnded),
    'desk:appearance': done(acts.setAppearance),
    'desk:commands': done(acts.setCommands),
    'desk:left': done(acts.left),
  };
}
