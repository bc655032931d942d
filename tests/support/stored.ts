/** A statement stored in a real database as its extraction would leave it. */
import type { Db } from '../../server/storage/open.ts';
import { Accounts } from '../../server/accounts/accounts.ts';
import { prepareStatement, storeStatement } from '../../server/documents/statement-store.ts';
import type { Statement } from '../../shared/statement.ts';

/** Answers the document's row id. */
export function storedStatement(db: Db, statement: Statement): number {
  const { id: account } = new Accounts(db).ensureLocal('enterprise');
  const count = db.prepare<[], { n: number }>('SELECT COUNT(*) AS n FROM documents').get()!.n;
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO documents (file_id, account_id, original_name, media_type, size, page_count, content_hash, state,
         created_at, queued_at)
       VALUES (?, ?, 'a.pdf', 'application/pdf', 1, 1, ?, 'running', '2026-01-01', '2026-01-01')`,
    )
    .run(`doc_${String(count).padStart(24, '0')}`, account, String(count).padStart(64, '0'));
  const id = Number(lastInsertRowid);
  if (!storeStatement(db, id, prepareStatement(statement))) throw new Error('the statement was not stored');
  return id;
}
