/**
 * One service per data folder. The lock is an exclusive SQLite transaction on a file of its own: the operating
 * system lets go of it when the process ends, however it ends, so there is no stale lock to recognise.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makePrivateFolder } from './private-files.ts';

export interface FolderLock {
  release(): void;
}

/** Another process serves this data folder. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another Statement Desk service uses the data folder ${dataDir}.`);
    this.name = 'FolderInUseError';
  }
}

/** Held connections: one that nothing refers to would be collected, and its lock with it. */
const held = new Set<Database.Database>();

/** Takes the lock of a data folder at once or throws `FolderInUseError`. */
export function lockFolder(dataDir: string): FolderLock {
  makePrivateFolder(dataDir);
  const umask = process.umask(0o077);
  const db = new Database(join(dataDir, 'service.lock'), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(dataDir);
    }
    throw error;
  } finally {
    process.umask(umask);
  }
  held.add(db);
  return {
    release() {
      held.delete(db);
      db.close();
    },
  };
}
