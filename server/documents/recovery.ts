/** Makes documents, quota and files agree again after an abrupt end, before anything is accepted. */
import { existsSync } from 'node:fs';
import { Ledger, QuotaExceededError } from '../accounts/ledger.ts';
import type { Db } from '../storage/open.ts';
import type { Vault } from '../storage/vault.ts';
import type { Acceptance, Acceptances } from './acceptances.ts';
import type { DocumentRecord } from './document.ts';
import { IdempotentUploads } from './idempotent-uploads.ts';
import type { DocumentRepository } from './repository.ts';

export interface RecoveryDependencies {
  readonly db: Db;
  readonly documents: DocumentRepository;
  readonly vault: Vault;
  readonly acceptances: Acceptances;
}

/**
 * Accepts again what was promised and is not in the database, in the order of the uploads. Answers what was done, for the
 * log.
 */
export function restorePromised(deps: RecoveryDependencies): string[] {
  const { documents, acceptances, vault } = deps;
  // What is in the database's log may not be on the disk yet: its promise goes when the log is taken over.
  const missing = acceptances.list().filter((fileId) => documents.byFileId(fileId) === null);
  const promises = missing.map((fileId) => acceptances.read(fileId)).filter((promise) => promise !== null);
  const done: string[] = [];
  for (const promise of promises.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const kept = existsSync(vault.path(promise.readingHash ?? promise.contentHash));
    if (kept && accept(deps, promise)) done.push(`accepted document ${promise.fileId} again`);
  }
  for (const fileId of missing) acceptances.drop(fileId);
  return done;
}

/** False where it would not have been accepted: the account is unknown, or its quota does not cover the pages. */
function accept({ db, documents }: RecoveryDependencies, promise: Acceptance): boolean {
  const moment = new Date(promise.createdAt);
  const accept = db.transaction(() => {
    if (db.prepare('SELECT 1 FROM accounts WHERE id = ?').get(promise.accountId) === undefined) return false;
    const document = documents.insert(promise, promise);
    new Ledger(db, () => moment).reserve(promise.accountId, document.id, promise.pageCount);
    if (promise.idempotencyKey !== null) {
      new IdempotentUploads(db, () => moment.getTime()).remember(
        promise.accountId,
        promise.idempotencyKey,
        document,
      );
    }
    return true;
  });
  try {
    return accept.immediate();
  } catch (error) {
    if (error instanceof QuotaExceededError) return false;
    throw error;
  }
}

/**
 * After damage: deletions whose end was lost are finished, results that are not whole are read again, and every document
 * has its pages in the ledger. Answers what was done, for the log.
 */
export function mendDocuments({ db, documents, vault }: RecoveryDependencies): string[] {
  const done: string[] = [];
  const all = db.prepare<[], DocumentRecord>('SELECT * FROM documents ORDER BY id').all();
  // What has been edited counts other rows than those that were extracted.
  const isHalf = db.prepare(
    `SELECT 1 FROM documents d WHERE id = ? AND state = 'completed' AND revision = 0
       AND transaction_count != (SELECT COUNT(*) FROM transactions t WHERE t.document_id = d.id)`,
  );
  const reservation = db.prepare("SELECT 1 FROM reservations WHERE document_id = ? AND state != 'returned'");
  db.transaction(() => {
    for (const document of all) {
      const { id, file_id: fileId, state } = document;
      if (!existsSync(vault.path(document.content_hash))) {
        new Ledger(db).giveBack(id);
        documents.delete(id);
        done.push(`finished the deletion of document ${fileId}, whose file is gone`);
      } else if (isHalf.get(id) !== undefined) {
        documents.readAgain(id);
        done.push(`document ${fileId} is read again: its result is not whole`);
      }
      if (state !== 'failed' && documents.byFileId(fileId) !== null && reservation.get(id) === undefined) {
        const { account_id: accountId, page_count: pages, created_at: createdAt } = document;
        const ledger = new Ledger(db, () => new Date(createdAt));
        ledger.restore(accountId, id, pages, state === 'completed' ? 'settled' : 'reserved');
        done.push(`the pages of document ${fileId} are charged again`);
      }
    }
  }).immediate();
  return done;
}
