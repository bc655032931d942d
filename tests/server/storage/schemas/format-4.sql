-- A database as format 4 wrote it, with data. Never changed: what is released is released.
PRAGMA user_version = 4;
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  plan TEXT NOT NULL CHECK (plan IN ('free', 'professional', 'business', 'enterprise')),
  credits INTEGER NOT NULL DEFAULT 0 CHECK (credits >= 0),
  is_local INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;
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
, revision INTEGER NOT NULL DEFAULT 0, edited INTEGER NOT NULL DEFAULT 0, note TEXT NOT NULL DEFAULT '', accounts TEXT) STRICT;
CREATE TABLE reservations (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  document_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  quota_pages INTEGER NOT NULL CHECK (quota_pages >= 0),
  credit_pages INTEGER NOT NULL CHECK (credit_pages >= 0),
  state TEXT NOT NULL CHECK (state IN ('reserved', 'settled', 'returned'))
) STRICT;
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
  flags TEXT NOT NULL, place INTEGER, direction_from TEXT NOT NULL DEFAULT 'statement'
  CHECK (direction_from IN ('statement', 'column', 'balances')), repairs TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (document_id, position)
) STRICT, WITHOUT ROWID;
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
CREATE UNIQUE INDEX one_local_account ON accounts (is_local) WHERE is_local = 1;
CREATE INDEX keys_of_account ON keys (account_id);
CREATE INDEX documents_waiting ON documents (queued_at, id) WHERE state = 'queued';
CREATE INDEX documents_by_reading_copy ON documents (reading_hash) WHERE reading_hash IS NOT NULL;
CREATE INDEX reservations_of_account ON reservations (account_id, day);
CREATE UNIQUE INDEX one_open_reservation ON reservations (document_id) WHERE state = 'reserved';
CREATE INDEX idempotent_uploads_by_age ON idempotent_uploads (created_at);
CREATE INDEX documents_by_age ON documents (created_at);
CREATE INDEX documents_by_content ON documents (content_hash, account_id, id);
CREATE INDEX documents_listed ON documents (account_id, id, state, original_name);
INSERT INTO accounts VALUES (1, 'local@statement-desk.invalid', 'enterprise', 0, 1, '2026-01-01T08:00:00.000Z');
INSERT INTO accounts VALUES (2, 'books@example.org', 'professional', 7, 0, '2026-01-02T08:00:00.000Z');
INSERT INTO keys VALUES ('key_0000000000000001', 2, 'Script', 'sd_kkkkk', x'513c70c4fa0888e0dd4985f4166f997192c6a0c758f602c201696257289b3152', '2026-01-02T08:00:00.000Z', NULL, NULL, 0);
INSERT INTO documents VALUES (1, 'doc_AAAAAAAAAAAAAAAAAAAAAAAA', 2, 'March.pdf', 'application/pdf', 15, 1, '7386b52bf8f41e1e7f01d4b4e1a9f8db6092ec8eb118f7121640514c59e1ab28', NULL, 'completed', 1, '2026-01-03T09:00:00.000Z', '2026-01-03T09:00:00.000Z', '2026-01-03T09:00:05.000Z', NULL, NULL, 'EUR', '2026-01-01', '2026-01-31', 2, '{"status":"verified","openingBalance":1000,"closingBalance":1200,"totalIn":200,"totalOut":0,"difference":0,"rowsProved":2,"rowsFlagged":0,"warnings":[]}', 0, 0, 'Checked', '[{"number":"DE00 1234","holder":"Example Ltd","kind":"asset","currency":"EUR","periodStart":"2026-01-01","periodEnd":"2026-01-31","openingBalance":1000,"closingBalance":1200,"first":0,"count":2}]');
INSERT INTO documents VALUES (2, 'doc_BBBBBBBBBBBBBBBBBBBBBBBB', 2, 'April.pdf', 'application/pdf', 15, 2, 'ceb1f22e82c6e051231dd8989224264eef1a157be2e70c17e502000b458d1279', NULL, 'queued', 0, '2026-01-03T09:00:00.000Z', '2026-01-03T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, '', NULL);
INSERT INTO documents VALUES (3, 'doc_CCCCCCCCCCCCCCCCCCCCCCCC', 2, 'May.pdf', 'application/pdf', 16, 3, '7aa0ba771ff7f33ecf2a80d081cb8286002f37aaaa96fecb1676fa0f37106182', NULL, 'failed', 1, '2026-01-03T09:00:00.000Z', '2026-01-03T09:00:00.000Z', '2026-01-03T09:00:06.000Z', 'There is no text.', 'Scan it again.', NULL, NULL, NULL, NULL, NULL, 0, 0, '', NULL);
INSERT INTO reservations VALUES (1, 2, 1, '2026-01-03', 1, 0, 'settled');
INSERT INTO reservations VALUES (2, 2, 2, '2026-01-03', 2, 0, 'reserved');
INSERT INTO reservations VALUES (3, 2, 3, '2026-01-03', 3, 0, 'returned');
INSERT INTO statement_pages VALUES (1, 0, 1, 595, 842, 'text');
INSERT INTO statement_accounts VALUES (1, 0, 'DE00 1234', 'Example Ltd', 'asset', 'EUR', '2026-01-01', '2026-01-31', 1000, 1200, 0, 2);
INSERT INTO transactions VALUES (1, 0, 0, '2026-01-15', NULL, 'in', 100, 1100, 1, 'It''s row 1', 1, 1, 'balance', '[{"part":"row","page":1,"x0":1,"y0":2,"x1":3.5,"y1":4}]', '[]', NULL, 'statement', '[]');
INSERT INTO transactions VALUES (1, 1, 0, '2026-01-15', NULL, 'in', 100, 1200, 1, 'row 2', 1, 1, 'balance', '[]', '[]', NULL, 'statement', '[]');
INSERT INTO settings VALUES ('retention_days', '36500', '2026-01-03T09:00:00.000Z');
INSERT INTO idempotent_uploads VALUES (2, 'once', '7386b52bf8f41e1e7f01d4b4e1a9f8db6092ec8eb118f7121640514c59e1ab28', 'doc_AAAAAAAAAAAAAAAAAAAAAAAA', 1, '2026-01-03T09:00:00.000Z');
