/** Edits of statements, the figures that prove a statement anew, and what a person writes about a document. */
import type { Migration } from './index.ts';

export const edits: Migration = {
  version: 3,
  name: 'edits',
  sql: `
    CREATE TABLE edits (
      document_id INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      made_at TEXT NOT NULL,
      made_by TEXT NOT NULL,
      label TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('edit', 'reset')),
      operations TEXT NOT NULL,
      changes TEXT NOT NULL,
      change_count INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('applied', 'undone', 'dropped')),
      PRIMARY KEY (document_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE statement_facts (
      document_id INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      currency TEXT,
      formats TEXT NOT NULL,
      controls TEXT NOT NULL
    ) STRICT;

    DROP INDEX documents_by_content;
    CREATE INDEX documents_by_content ON documents (content_hash, account_id, id);

    ALTER TABLE transactions ADD COLUMN place INTEGER;
    ALTER TABLE transactions ADD COLUMN direction_from TEXT NOT NULL DEFAULT 'statement'
      CHECK (direction_from IN ('statement', 'column', 'balances'));
    ALTER TABLE transactions ADD COLUMN repairs TEXT NOT NULL DEFAULT '[]';

    ALTER TABLE documents ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE documents ADD COLUMN edited INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE documents ADD COLUMN note TEXT NOT NULL DEFAULT '';
    ALTER TABLE documents ADD COLUMN accounts TEXT;
    UPDATE documents SET accounts = (
      SELECT json_group_array(json_object(
        'number', a.number, 'holder', a.holder, 'kind', a.kind, 'currency', a.currency,
        'periodStart', a.period_start, 'periodEnd', a.period_end,
        'openingBalance', a.opening_balance, 'closingBalance', a.closing_balance,
        'first', a.first, 'count', a.count))
      FROM (SELECT * FROM statement_accounts WHERE document_id = documents.id ORDER BY position) a
    ) WHERE state = 'completed';
  `,
};
