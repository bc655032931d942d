/** What to tell a user when the service does not start, and what they can do about it. */
import { folderTrouble, type FolderTrouble } from '../../server/storage/folder-trouble.ts';

/** What a user can do: each is a button. */
export type Repair = 'try-again' | 'choose-folder' | 'free-port' | 'show-folder' | 'quit';

export interface StartFailure {
  readonly title: string;
  /** One or two sentences on what is wrong and what to do. */
  readonly message: string;
  /** For whoever helps; never the user's data. */
  readonly detail: string;
  /** The first is proposed; the last ends the app. */
  readonly repairs: readonly Repair[];
}

interface Advice {
  readonly message: string;
  readonly repairs: readonly Repair[];
}

const TROUBLE: Readonly<Record<FolderTrouble, Advice>> = {
  blocked: {
    message:
      'Statement Desk may not write to its data folder. Check the rights of the folder, or choose another one for now.',
    repairs: ['choose-folder', 'try-again', 'show-folder'],
  },
  'read-only': {
    message: 'The disk of the data folder is read-only. Choose another data folder for now.',
    repairs: ['choose-folder', 'try-again'],
  },
  full: {
    message: 'The disk is full. Make room and try again; nothing was lost.',
    repairs: ['try-again', 'choose-folder'],
  },
  'name-taken': {
    message:
      'The data folder cannot be made: something else has its name. Choose another data folder for now.',
    repairs: ['choose-folder', 'try-again'],
  },
  'no-place': {
    message:
      'The data folder cannot be made there: its disk may not be connected. Connect it and try again, or choose another data folder for now.',
    repairs: ['try-again', 'choose-folder'],
  },
};

/** By the error's name. */
const ADVICE: Readonly<Record<string, Advice>> = {
  FolderInUseError: {
    message:
      'Another Statement Desk is already using this data folder. Close it (it may run in a terminal or a browser), then try again.',
    repairs: ['try-again', 'choose-folder'],
  },
  NewerDatabaseError: {
    message:
      'The data folder was written by a newer version of Statement Desk. Install that version to go on; nothing was changed.',
    repairs: ['choose-folder', 'show-folder'],
  },
  DamagedDatabaseError: {
    message:
      'The database is damaged beyond repair. Restore the data folder from a backup, or choose an empty folder to begin anew. Nothing in it was changed.',
    repairs: ['show-folder', 'choose-folder', 'try-again'],
  },
  PortInUseError: {
    message:
      'Another program answers at the port Statement Desk is set to. Close it, or use another port until the next start: spreadsheets and scripts will not find it there.',
    repairs: ['try-again', 'free-port'],
  },
  SettingError: {
    message: 'A setting of Statement Desk is wrong. Whoever set up this computer can correct it.',
    repairs: ['try-again'],
  },
};
const UNKNOWN: Advice = { message: 'Statement Desk could not start its service.', repairs: ['try-again'] };

/** Finds the advice for an error; repairs that IT's policy would undo are left out. */
export function describeStartFailure(
  error: unknown,
  fixed: { readonly folder: boolean; readonly port: boolean } = { folder: false, port: false },
): StartFailure {
  const { message, repairs } = adviceFor(error);
  const possible = repairs.filter(
    (repair) => !(repair === 'choose-folder' && fixed.folder) && !(repair === 'free-port' && fixed.port),
  );
  return {
    title: 'Statement Desk cannot start',
    message,
    detail: error instanceof Error ? error.message : String(error),
    repairs: [...possible, 'quit'],
  };
}

function adviceFor(error: unknown): Advice {
  if (!(error instanceof Error)) return UNKNOWN;
  if (Object.hasOwn(ADVICE, error.name)) return ADVICE[error.name]!;
  const trouble = folderTrouble(error);
  return trouble === null ? UNKNOWN : TROUBLE[trouble];
}
