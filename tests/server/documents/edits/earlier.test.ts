/** Documents that were read before figures, places and accounts were kept with them. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toDocumentBody } from '../../../../server/documents/document.ts';
import { editDocument } from '../../../../server/documents/edits/edit.ts';
import { DocumentRepository } from '../../../../server/documents/repository.ts';
import { loadStatement } from '../../../../server/documents/statement-store.ts';
import { migrations } from '../../../../server/storage/migrations/index.ts';
import { openDatabase } from '../../../../server/storage/open.ts';
import { temporaryFolder } from '../../../support/server.ts';

const FILE_ID = `doc_${'0'.repeat(24)}`;
let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  const db = openDatabase(
    dataDir,
    migrations.filter(({ version }) => version <= 2),
  );
  db.exec(`
    INSERT INTO accounts (id, email, plan, created_at) VALUES (1, 'a@b', 'free', '');
    INSERT INTO documents (id, file_id, account_id, original_name, media_type, size, page_count, content_hash, state,
      created_at, queued_at, currency, transaction_count, verification)
    VALUES (1, '${FILE_ID}', 1, 'a.pdf', 'application/pdf', 1, 1, 'ab', 'completed', '', '', 'EUR', 2,
      '{"status":"verified","openingBalance":1000,"closingBalance":1200,"totalIn":200,"totalOut":0,"difference":0,'
      || '"rowsProved":2,"rowsFlagged":0,"warnings":["Page 2 of 2 is missing from the file."]}');
    INSERT INTO statement_accounts (document_id, position, number, kind, currency, opening_balance, closing_balance, first,
      count) VALUES (1, 0, '12', 'asset', 'EUR', 1000, 1200, 0, 2);
    INSERT INTO transactions (document_id, position, account, date, direction, amount, balance, balance_printed,
      description, page, confidence, proof, boxes, flags)
    VALUES (1, 0, 0, '2026-01-01', 'in', 100, 1100, 1, 'One', 1, 1, 'balance', '[]', '[]'),
      (1, 1, 0, '2026-01-02', 'in', 100, 1200, 1, 'Two', 1, 1, 'balance', '[]', '[]');
  `);
  db.close();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('are listed with their accounts and can be edited, by the balances that were kept', () => {
  const db = openDatabase(dataDir);
  try {
    const document = new DocumentRepository(db).byFileId(FILE_ID)!;
    expect(toDocumentBody(document, null)).toMatchObject({
      accounts: [{ number: '12', opening_balance: '10.00', closing_balance: '12.00', period_start: null }],
      note: '',
      edited: false,
    });
    expect(loadStatement(db, 1)?.verification.status).toBe('verified');
    const swapped = editDocument(db, {
      documentId: 1,
      by: 'test',
      edit: { revision: 0, operations: [{ op: 'swap', rows: ['r1'] }] },
    });
    expect(swapped?.after.statement.verification).toMatchObject({
      status: 'mismatch',
      difference: 200,
      warnings: ['Page 2 of 2 is missing from the file.'],
    });
    const undone = editDocument(db, { documentId: 1, by: 'test', edit: { revision: 1, action: 'undo' } });
    expect(undone?.after.statement.verification.status).toBe('verified');
    expect(loadStatement(db, 1)?.verification.status).toBe('verified');
  } finally {
    db.close();
  }
});
