/** What stands in the way of using a data folder, from what the system or SQLite says. */
export type FolderTrouble = 'blocked' | 'read-only' | 'full' | 'name-taken' | 'no-place';

const BY_CODE: Readonly<Record<string, FolderTrouble>> = {
  EACCES: 'blocked',
  EPERM: 'blocked',
  SQLITE_CANTOPEN: 'blocked',
  SQLITE_READONLY: 'blocked',
  EROFS: 'read-only',
  ENOSPC: 'full',
  SQLITE_FULL: 'full',
  ENOTDIR: 'name-taken',
  EEXIST: 'name-taken',
};

/** Null for an error that is about something else. */
export function folderTrouble(error: unknown): FolderTrouble | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Of anything but the making of a folder it says that a file is missing, which is another trouble.
  if (code === 'ENOENT') return isAboutMaking(error) ? 'no-place' : null;
  // SQLite refines its codes: SQLITE_READONLY_DIRECTORY is a SQLITE_READONLY.
  const plain = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return Object.hasOwn(BY_CODE, plain) ? BY_CODE[plain]! : null;
}

function isAboutMaking(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
}

/** The data folder cannot be used; the message says why, for the operator. */
export class UnusableFolderError extends Error {
  override name = 'UnusableFolderError';
  constructor(folder: string, trouble: FolderTrouble, cause: unknown) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} cannot be used: ${WORDS[trouble]} (${detail}).`, { cause });
  }
}

/** The error for the operator where `error` says that the folder cannot be used; any other as it is. */
export function explained(folder: string, error: unknown): unknown {
  const trouble = folderTrouble(error);
  return trouble === null ? error : new UnusableFolderError(folder, trouble, error);
}

const WORDS: Readonly<Record<FolderTrouble, string>> = {
  blocked: 'it may not be written',
  'read-only': 'its disk is read-only',
  full: 'its disk is full',
  'name-taken': 'something else has its name',
  'no-place': 'no folder can be made there',
};
