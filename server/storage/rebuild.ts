/** Writes a database anew from all rows that can still be read of a damaged one. */
import Database from 'better-sqlite3';

interface Table {
  readonly name: string;
  readonly sql: string;
}

/**
 * Copies tables, rows and indexes from `path` to a new file `target`. Rows that cannot be read, that are there twice or
 * that break a rule of their table are left out; the caller makes sense of what is missing. Throws where not even the
 * list of tables or the accounts can be read.
 */
export function rebuild(path: string, target: string): void {
  const umask = process.umask(0o077);
  const from = new Database(path, { readonly: true, fileMustExist: true });
  const to = new Database(target);
  process.umask(umask);
  try {
    const tables = from
      .prepare<[], Table>(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
      .all();
    if (!tables.some(({ name }) => name === 'accounts')) throw new Error('the accounts are not there');
    const others = from
      .prepare<[], { sql: string }>("SELECT sql FROM sqlite_master WHERE type != 'table' AND sql IS NOT NULL")
      .all();
    const version = Number(from.pragma('user_version', { simple: true }));
    to.pragma('foreign_keys = OFF');
    to.transaction(() => {
      for (const { sql } of tables) to.exec(sql);
      for (const table of tables) copyRows(from, to, table);
      for (const { sql } of others) to.exec(sql);
      dropOrphans(to);
      to.pragma(`user_version = ${version}`);
    })();
    if (to.prepare('SELECT COUNT(*) FROM accounts').pluck().get() === 0)
      throw new Error('no account can be read');
  } finally {
    from.close();
    to.close();
  }
}

/** From the first row on as far as it goes, then from the last one backwards. */
function copyRows(from: Database.Database, to: Database.Database, { name, sql }: Table): void {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const columns = from.prepare(`SELECT * FROM ${quoted} LIMIT 0`).columns();
  const insert = to.prepare(`INSERT OR IGNORE INTO ${quoted} VALUES (${columns.map(() => '?').join(', ')})`);
  const byRow = !/WITHOUT\s+ROWID/i.test(sql);
  for (const order of byRow ? ['rowid', 'rowid DESC'] : ['1', '1 DESC']) {
    if (copyInOrder(from, insert, `SELECT * FROM ${quoted} NOT INDEXED ORDER BY ${order}`)) return;
  }
}

/** Whether it came to the end. */
function copyInOrder(from: Database.Database, insert: Database.Statement, query: string): boolean {
  try {
    const rows = from.prepare<[], unknown[]>(query).raw().safeIntegers();
    for (const row of rows.iterate()) insert.run(...row);
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false;
    throw error;
  }
}

interface Orphan {
  readonly table: string;
  readonly parent: string;
  readonly fkid: number;
}
interface ForeignKey {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** Rows that point to a row that was lost. Repeated, because their own dependants go with them. */
function dropOrphans(db: Database.Database): void {
  for (;;) {
    const orphans = db.prepare<[], Orphan>('PRAGMA foreign_key_check').all();
    const kinds = new Map(orphans.map((orphan) => [`${orphan.table} ${orphan.fkid}`, orphan]));
    if (kinds.size === 0) return;
    for (const { table, parent, fkid } of kinds.values()) {
      const keys = db.prepare<[], ForeignKey>(`PRAGMA foreign_key_list("${table}")`).all();
      const key = keys.find(({ id }) => id === fkid)!;
      db.exec(`DELETE FROM "${table}" WHERE "${key.from}" IS NOT NULL
                 AND "${key.from}" NOT IN (SELECT "${key.to}" FROM "${parent}")`);
    }
  }
}
