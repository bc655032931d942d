/** What to tell a user when the service does not start. */

export interface StartFailure {
  readonly title: string;
  /** One sentence on what is wrong and what to do. */
  readonly message: string;
  /** For whoever helps; never the user's data. */
  readonly detail: string;
}

const ADVICE: Readonly<Record<string, string>> = {
  FolderInUseError:
    'Another Statement Desk is already using this data folder. Close it, or open it in the browser it was started with.',
  NewerDatabaseError:
    'The data folder was written by a newer version of Statement Desk. Install that version to go on.',
  PortInUseError: 'Another program answers at the port Statement Desk is set to. Choose another port.',
  SettingError: 'A setting of Statement Desk is wrong. Correct it and start again.',
  EACCES: 'Statement Desk may not write to its data folder. Check the rights of the folder.',
  EROFS: 'The disk of the data folder is read-only. Choose another data folder.',
  ENOSPC: 'The disk is full. Make room and start again; nothing was lost.',
};

/** Finds the advice for an error by its name or its system code; any other is shown as it is. */
export function describeStartFailure(error: unknown): StartFailure {
  const known = [nameOf(error), codeOf(error)].find((key) => key !== null && key in ADVICE);
  return {
    title: 'Statement Desk cannot start',
    message:
      known === undefined || known === null ? 'Statement Desk could not start its service.' : ADVICE[known]!,
    detail: error instanceof Error ? error.message : String(error),
  };
}

function nameOf(error: unknown): string | null {
  return error instanceof Error ? error.name : null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
