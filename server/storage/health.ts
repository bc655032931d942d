/**
 * Looks after a database that was not closed cleanly, before the service opens it: recognises damage, keeps a copy of
 * what it found, and brings back what can be read. To be called by whoever holds the folder's lock.
 */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databasePath } from './open.ts';
import { makePrivateFolder } from './private-files.ts';
import { rebuild } from './rebuild.ts';
import { inspectWal } from './wal.ts';

export interface Health {
  /** The database was closed by its last user, and nothing stands in its log. */
  readonly clean: boolean;
  /** Something that was written could not be read any more. */
  readonly damaged: boolean;
  /** What was found and done, for the log; empty where nothing was. */
  readonly repairs: readonly string[];
}

/** The database cannot be read, not even in parts. */
export class DamagedDatabaseError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(
      `The database ${path} is damaged beyond repair. Restore the data folder from a backup (docs/deploy.md), or move ` +
        'the folder away and start with an empty one. Nothing in it was changed.',
      options,
    );
    this.name = 'DamagedDatabaseError';
  }
}

const SUFFIXES = ['', '-wal', '-shm'];

/** Whether the log of a database that nobody has open is damaged. */
export function hasDamagedLog(dataDir: string): boolean {
  return inspectWal(`${databasePath(dataDir)}-wal`)?.damaged === true;
}

/** Checks the database of a folder whose lock the caller holds, and repairs it. Throws `DamagedDatabaseError`. */
export function repairDatabase(dataDir: string, now = new Date()): Health {
  const path = databasePath(dataDir);
  if (!existsSync(path)) return { clean: true, damaged: false, repairs: [] };
  const log = inspectWal(`${path}-wal`);
  if (log === null) return { clean: true, damaged: false, repairs: [] };
  const repairs: string[] = [];
  let copy: string | null = null;
  const keepCopy = (): void => {
    if (copy !== null) return;
    copy = join(dataDir, `damaged-${now.toISOString().replaceAll(':', '-')}`);
    makePrivateFolder(copy);
    for (const suffix of SUFFIXES) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, join(copy, `statement-desk.db${suffix}`));
    }
    repairs.push(`kept a copy of the database as it was found in ${copy}`);
  };
  if (log.damaged) {
    keepCopy();
    repairs.push(
      `the database log is damaged behind ${log.frames} pages: what was written after them is gone, and is restored ` +
        'from the files in the vault',
    );
  }
  const problem = findProblem(path, log.damaged);
  if (problem !== null) {
    keepCopy();
    repairs.push(`the database is damaged (${problem}): it was written anew from what can be read`);
    replaceBy(path, (target) => rebuild(path, target));
  }
  return { clean: false, damaged: log.damaged || problem !== null, repairs };
}

/** The first complaint of SQLite's own check; null where there is none. The thorough one looks into indexes too. */
function findProblem(path: string, thorough: boolean): string | null {
  let db: Database.Database | null = null;
  try {
    db = new Database(path, { fileMustExist: true });
    const answer = String(db.pragma(thorough ? 'integrity_check(1)' : 'quick_check(1)', { simple: true }));
    return answer === 'ok' ? null : answer.split('\n')[0]!;
  } catch (error) {
    if (error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))
      return error.code;
    throw error;
  } finally {
    db?.close();
  }
}

function replaceBy(path: string, write: (target: string) => void): void {
  const target = `${path}.rebuilt`;
  rmSync(target, { force: true });
  try {
    write(target);
  } catch (cause) {
    rmSync(target, { force: true });
    throw new DamagedDatabaseError(path, { cause });
  }
  for (const suffix of SUFFIXES) rmSync(path + suffix, { force: true });
  renameSync(target, path);
}
