/** Accounts and keys, the quota ledger, documents with their queue, and what was read from them. */
import type { Migration } from './index.ts';

export const initial: Migration = {
  version: 1,
  name: 'initial',
  sql: `
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY,
      email TEXT NOT NULL UNIQUE COLLATE NOCASE,
      plan TEXT NOT NULL CHECK (plan IN ('free', 'professional', 'business', 'enterprise')),
      credits INTEGER NOT NULL DEFAULT 0 CHECK (credits >= 0),
      is_local INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX one_local_account ON accounts (is_local) WHERE is_local = 1;

    CREATE TABLE keys (
      id TEXT PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES accounts (id),
      name TEXT NOT NULL,
      prefix TEXT NOT NULL,
      hash BLOB NOT NULL UNIQUE,
      created_at TEXT NOT NULL,
      last_used_at TEXT,
      revoked_at TEXT,
      ephemeral INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX keys_of_account ON keys (account_id);

    CREATE TABLE documents (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      file_id TEXT NOT NULL UNIQUE,
      account_id INTEGER NOT NULL REFERENCES accounts (id),
      original_name TEXT NOT NULL,
      media_type TEXT NOT NULL,
      size INTEGER NOT NULL,
      page_count INTEGER NOT NULL CHECK (page_count > 0),
      content_hash TEXT NOT NULL,
      reading_hash TEXT,
      state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'completed', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL,
      queued_at TEXT NOT NULL,
      completed_at TEXT,
      error TEXT,
      hint TEXT,
      currency TEXT,
      period_start TEXT,
      period_end TEXT,
      transaction_count INTEGER,
      verification TEXT
    ) STRICT;
    CREATE INDEX documents_of_account ON documents (account_id, id);
    CREATE INDEX documents_waiting ON documents (queued_at, id) WHERE state = 'queued';
    CREATE INDEX documents_by_content ON documents (content_hash);
    CREATE INDEX documents_by_reading_copy ON documents (reading_hash) WHERE reading_hash IS NOT NULL;

    CREATE TABLE reservations (
      id INTEGER PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES accounts (id),
      document_id INTEGER NOT NULL,
      day TEXT NOT NULL,
      quota_pages INTEGER NOT NULL CHECK (quota_pages >= 0),
      credit_pages INTEGER NOT NULL CHECK (credit_pages >= 0),
      state TEXT NOT NULL CHECK (state IN ('reserved', 'settled', 'returned'))
    ) STRICT;
    CREATE INDEX reservations_of_account ON reservations (account_id, day);
    CREATE UNIQUE INDEX one_open_reservation ON reservations (document_id) WHERE state = 'reserved';

    CREATE TABLE statement_pages (
      document_id INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      number INTEGER NOT NULL,
      width REAL NOT NULL,
      height REAL NOT NULL,
      source TEXT NOT NULL,
      PRIMARY KEY (document_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE statement_accounts (
      document_id INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      number TEXT,
      holder TEXT,
      kind TEXT NOT NULL CHECK (kind IN ('asset', 'liability')),
      currency TEXT,
      period_start TEXT,
      period_end TEXT,
      opening_balance INTEGER,
      closing_balance INTEGER,
      first INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (document_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE transactions (
      document_id INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      account INTEGER NOT NULL,
      date TEXT NOT NULL,
      value_date TEXT,
      direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
      amount INTEGER NOT NULL CHECK (amount >= 0),
      balance INTEGER,
      balance_printed INTEGER NOT NULL,
      description TEXT NOT NULL,
      page INTEGER NOT NULL,
      confidence REAL NOT NULL,
      proof TEXT NOT NULL CHECK (proof IN ('balance', 'block', 'totals', 'none')),
      boxes TEXT NOT NULL,
      flags TEXT NOT NULL,
      PRIMARY KEY (document_id, position)
    ) STRICT, WITHOUT ROWID;
  `,
};
