/** Settings that the user changes in the app, and the uploads that repeated requests are answered with. */
import type { Migration } from './index.ts';

export const settingsAndIdempotency: Migration = {
  version: 2,
  name: 'settings-and-idempotency',
  sql: `
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL,
      changed_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE idempotent_uploads (
      account_id INTEGER NOT NULL REFERENCES accounts (id),
      key TEXT NOT NULL,
      content_hash TEXT NOT NULL,
      file_id TEXT NOT NULL,
      page_count INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      PRIMARY KEY (account_id, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX idempotent_uploads_by_age ON idempotent_uploads (created_at);

    CREATE INDEX documents_by_age ON documents (created_at);
  `,
};
