/** Opens the database of a data folder and brings it to the current version. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrations as allMigrations, type Migration } from './migrations/index.ts';
import { makePrivateFolder } from './private-files.ts';

export type Db = Database.Database;
export type Statement<Values extends unknown[], Row> = Database.Statement<Values, Row>;

/** How long a statement waits for another thread or process (the `accounts` command) to finish writing, ms. */
export const BUSY_TIMEOUT = 5_000;

/** The data folder was last used by a newer version of the program; opening it could lose what that one stored. */
export class NewerDatabaseError extends Error {
  constructor(path: string, found: number, known: number) {
    super(
      `${path} was written by a newer version of Statement Desk (format ${found}, this one knows ${known}). ` +
        'Install the newer version again, or choose another data folder.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Opens `statement-desk.db` in a data folder, which is made if need be.
 * Every commit is synced to disk (`synchronous=FULL`), unless `writes.ts` was told that it need not be.
 * Throws `NewerDatabaseError` for a database of a later version.
 */
export function openDatabase(dataDir: string, migrations: readonly Migration[] = allMigrations): Db {
  makePrivateFolder(dataDir);
  const path = databasePath(dataDir);
  // SQLite takes the modes of its -wal and -shm files from the database file, so one umask covers all three.
  const umask = process.umask(0o077);
  try {
    const db = new Database(path, { timeout: BUSY_TIMEOUT });
    try {
      db.pragma('journal_mode = WAL');
      setUp(db);
      migrate(db, migrations, path);
    } catch (error) {
      db.close();
      throw error;
    }
    return db;
  } finally {
    process.umask(umask);
  }
}

/**
 * A further connection to a database that `openDatabase` has opened, for another thread of the same service.
 * The caller closes it.
 */
export function connectDatabase(dataDir: string, options: { readonly: boolean }): Db {
  const db = new Database(databasePath(dataDir), {
    timeout: BUSY_TIMEOUT,
    fileMustExist: true,
    readonly: options.readonly,
  });
  setUp(db);
  return db;
}

/** Statements that were prepared before, by their text. */
const known = new WeakMap<Db, Map<string, unknown>>();

/** `db.prepare` for statements that every request needs: compiling one takes longer than most of them run. */
export function prepared<Values extends unknown[], Row>(db: Db, sql: string): Statement<Values, Row> {
  let statements = known.get(db);
  if (statements === undefined) known.set(db, (statements = new Map()));
  const found = statements.get(sql) ?? db.prepare<Values, Row>(sql);
  statements.set(sql, found);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text says what it takes and answers
  return found as Statement<Values, Row>;
}

/** The database file of a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'statement-desk.db');
}

function setUp(db: Db): void {
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // What is deleted is overwritten, not only forgotten.
  db.pragma('secure_delete = ON');
  // SQLite's own LIKE knows the case of ASCII only; and file names come composed or, from a Mac, decomposed.
  db.function('folded', { deterministic: true }, (text) => foldText(String(text)));
}

/** Characters that are the same in every composition. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** A text without the difference of case and of ways to write the same letter, as SQL's `folded` has it. */
export function foldText(text: string): string {
  // Most names are ASCII, and composing is dear for lists of thousands.
  return (PLAIN.test(text) ? text : text.normalize('NFKC')).toLowerCase();
}

function migrate(db: Db, migrations: readonly Migration[], path: string): void {
  const known = migrations.at(-1)?.version ?? 0;
  // Immediate: two processes that open a new folder at once must not both create the tables.
  db.transaction(() => {
    const found = Number(db.pragma('user_version', { simple: true }));
    if (found > known) throw new NewerDatabaseError(path, found, known);
    for (const migration of migrations) {
      if (migration.version <= found) continue;
      db.exec(migration.sql);
      db.pragma(`user_version = ${migration.version}`);
    }
  }).immediate();
}
