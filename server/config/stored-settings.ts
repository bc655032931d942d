/** What was changed in the app, as JSON per name. */
import type { Db } from '../storage/open.ts';

export class StoredSettings {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A stored value; undefined where the setting was never changed. */
  get(name: string): unknown {
    const found = this.#db
      .prepare<[string], { value: string }>('SELECT value FROM settings WHERE name = ?')
      .get(name);
    return found === undefined ? undefined : JSON.parse(found.value);
  }

  /** Stores several values in one step. */
  set(values: Readonly<Record<string, unknown>>): void {
    const now = new Date().toISOString();
    this.#db
      .transaction(() => {
        for (const [name, value] of Object.entries(values)) {
          this.#db
            .prepare('INSERT OR REPLACE INTO settings (name, value, changed_at) VALUES (?, ?, ?)')
            .run(name, JSON.stringify(value), now);
        }
      })
      .immediate();
  }
}
