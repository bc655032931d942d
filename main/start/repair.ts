/** Starts the service, and where it does not start, does with the user what can be done about it. */
import type { MessageBoxOptions } from 'electron';
import type { Flags } from '../../server/config/settings.ts';
import { describeStartFailure, type Repair, type StartFailure } from './failure.ts';

export interface StartSurroundings<S> {
  readonly start: (flags: Flags) => Promise<S>;
  readonly fixed: () => { readonly folder: boolean; readonly port: boolean };
  /** Shows a message with buttons; answers the index of the one that was pressed. */
  readonly ask: (options: MessageBoxOptions) => Promise<number>;
  /** Asks for a folder; null where the user thought better of it. */
  readonly chooseFolder: () => Promise<string | null>;
  /** Shows the data folder of these flags in the system's file manager. */
  readonly showFolder: (flags: Flags) => void;
  readonly log: (line: string) => void;
}

const BUTTONS: Readonly<Record<Repair, string>> = {
  'try-again': 'Try again',
  'choose-folder': 'Choose another folder…',
  'free-port': 'Use another port',
  'show-folder': 'Show the folder',
  quit: 'Quit',
};

/** Answers the running service, or null where the user gave up. */
export async function startWithRepair<S>(first: Flags, around: StartSurroundings<S>): Promise<S | null> {
  let flags = first;
  for (;;) {
    try {
      return await around.start(flags);
    } catch (error) {
      around.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      const next = await repair(describeStartFailure(error, around.fixed()), flags, around);
      if (next === null) return null;
      flags = next;
    }
  }
}

/** The flags to try next; null to give up. */
async function repair<S>(
  failure: StartFailure,
  flags: Flags,
  around: StartSurroundings<S>,
): Promise<Flags | null> {
  const { title, message, detail, repairs } = failure;
  for (;;) {
    const pressed = await around.ask({
      type: 'error',
      title,
      message,
      detail,
      buttons: repairs.map((repair) => BUTTONS[repair]),
      defaultId: 0,
      cancelId: repairs.length - 1,
      noLink: true,
    });
    const chosen = repairs[pressed] ?? 'quit';
    switch (chosen) {
      case 'quit':
        return null;
      case 'try-again':
        return flags;
      case 'free-port':
        return { ...flags, port: '0' };
      case 'show-folder':
        around.showFolder(flags);
        break;
      case 'choose-folder': {
        const folder = await around.chooseFolder();
        if (folder !== null) return { ...flags, dataDir: folder };
        break;
      }
    }
  }
}
