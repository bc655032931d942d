/** The table of documents, which is also the durable queue. */
import type { DocumentStatus } from '../../shared/api/documents.ts';
import { randomBase62 } from '../random.ts';
import { foldText, prepared, type Db } from '../storage/open.ts';
import type { DocumentRecord } from './document.ts';

/** What is known of an upload when it is accepted. */
export interface NewDocument {
  readonly accountId: number;
  readonly originalName: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly pageCount: number;
  readonly contentHash: string;
  readonly readingHash: string | null;
}

/** What makes a document this one. */
export interface NewIdentity {
  readonly fileId: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** An identity for a document that is about to be accepted. */
export function newIdentity(now = new Date()): NewIdentity {
  return { fileId: `doc_${randomBase62(24)}`, createdAt: now.toISOString() };
}

export interface ListQuery {
  readonly limit: number;
  /** Only documents older than the one with this row id. */
  readonly before: number | null;
  readonly status: DocumentStatus | null;
  /** Part of the file's name, any case. */
  readonly search: string | null;
  /** SHA-256 of the uploaded file, lowercase hexadecimal. */
  readonly contentHash: string | null;
}

const STATES: Readonly<Record<DocumentStatus, readonly string[]>> = {
  processing: ['queued', 'running'],
  completed: ['completed'],
  failed: ['failed'],
};

export class DocumentRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Inserts a document that waits in the queue. */
  insert(document: NewDocument, { fileId, createdAt }: NewIdentity): DocumentRecord {
    const inserted = prepared<unknown[], DocumentRecord>(
      this.#db,
      `INSERT INTO documents (file_id, account_id, original_name, media_type, size, page_count, content_hash,
         reading_hash, state, created_at, queued_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?) RETURNING *`,
    ).get(
      fileId,
      document.accountId,
      document.originalName,
      document.mediaType,
      document.size,
      document.pageCount,
      document.contentHash,
      document.readingHash,
      createdAt,
      createdAt,
    );
    if (inserted === undefined) throw new Error('the document was not inserted');
    return inserted;
  }

  byFileId(fileId: string): DocumentRecord | null {
    const byFileId = prepared<[string], DocumentRecord>(
      this.#db,
      'SELECT * FROM documents WHERE file_id = ?',
    );
    return byFileId.get(fileId) ?? null;
  }

  /** Documents of an account, newest first, and how many match on all pages. */
  list(accountId: number, query: ListQuery): { documents: DocumentRecord[]; total: number } {
    const conditions = ['account_id = ?'];
    const values: (string | number)[] = [accountId];
    if (query.status !== null) {
      const states = STATES[query.status];
      conditions.push(`state IN (${states.map(() => '?').join(', ')})`);
      values.push(...states);
    }
    if (query.search !== null && query.search !== '') {
      conditions.push(`folded(original_name) LIKE ? ESCAPE '\\'`);
      values.push(`%${foldText(query.search).replace(/[\\%_]/g, '\\$&')}%`);
    }
    if (query.contentHash !== null) {
      conditions.push('content_hash = ?');
      values.push(query.contentHash);
    }
    const where = conditions.join(' AND ');
    const before = query.before ?? Number.MAX_SAFE_INTEGER;
    if (query.search !== null && query.search !== '') return this.#pageOf(where, values, before, query.limit);
    const counted = this.#db
      .prepare<unknown[], { total: number }>(`SELECT COUNT(*) AS total FROM documents WHERE ${where}`)
      .get(...values);
    const documents = this.#db
      .prepare<unknown[], DocumentRecord>(
        `SELECT * FROM documents WHERE ${where} AND id < ? ORDER BY id DESC LIMIT ?`,
      )
      .all(...values, before, query.limit);
    return { documents, total: counted?.total ?? 0 };
  }

  /** Like counting and then listing, where the condition is dear: it is looked at once for every document. */
  #pageOf(
    where: string,
    values: readonly unknown[],
    before: number,
    limit: number,
  ): { documents: DocumentRecord[]; total: number } {
    const ids = this.#db
      .prepare<unknown[], { id: number }>(`SELECT id FROM documents WHERE ${where} ORDER BY id DESC`)
      .all(...values)
      .map(({ id }) => id);
    const page = ids.filter((id) => id < before).slice(0, limit);
    const documents = this.#db
      .prepare<unknown[], DocumentRecord>(
        `SELECT * FROM documents WHERE id IN (${page.map(() => '?').join(', ')}) ORDER BY id DESC`,
      )
      .all(...page);
    return { documents, total: ids.length };
  }

  /** Changes a document's name and note; null stands for as it is. Null where the document is gone. */
  describe(id: number, change: { name: string | null; note: string | null }): DocumentRecord | null {
    const changed = this.#db
      .prepare<unknown[], DocumentRecord>(
        `UPDATE documents SET original_name = COALESCE(?, original_name), note = COALESCE(?, note)
         WHERE id = ? RETURNING *`,
      )
      .get(change.name, change.note, id);
    return changed ?? null;
  }

  /** Takes the next waiting document but those and marks it running; null where none waits. */
  claim(heldBack: readonly number[]): DocumentRecord | null {
    const claim = prepared<[string], DocumentRecord>(
      this.#db,
      `UPDATE documents SET state = 'running', attempts = attempts + 1
       WHERE id = (SELECT id FROM documents
                   WHERE state = 'queued' AND id NOT IN (SELECT value FROM json_each(?))
                   ORDER BY queued_at, id LIMIT 1)
       RETURNING *`,
    );
    return claim.get(JSON.stringify(heldBack)) ?? null;
  }

  /** Puts a running document back in its place in the queue. `forgive` does not count the attempt. */
  requeue(id: number, options: { forgive: boolean }): boolean {
    return (
      this.#db
        .prepare(
          `UPDATE documents SET state = 'queued', attempts = attempts - ? WHERE id = ? AND state = 'running'`,
        )
        .run(options.forgive ? 1 : 0, id).changes > 0
    );
  }

  /** Waiting documents that a worker was given so often before. */
  queuedAfter(attempts: number): number[] {
    return this.#db
      .prepare<[number], { id: number }>("SELECT id FROM documents WHERE state = 'queued' AND attempts >= ?")
      .all(attempts)
      .map(({ id }) => id);
  }

  /** Documents a service that ended abruptly left running. */
  running(): DocumentRecord[] {
    return this.#db
      .prepare<[], DocumentRecord>("SELECT * FROM documents WHERE state = 'running' ORDER BY id")
      .all();
  }

  /** Marks a running document failed; false where it is not running any more. */
  fail(id: number, error: string, hint: string): boolean {
    return (
      this.#db
        .prepare(
          `UPDATE documents SET state = 'failed', error = ?, hint = ?, completed_at = ?
           WHERE id = ? AND state = 'running'`,
        )
        .run(error, hint, new Date().toISOString(), id).changes > 0
    );
  }

  /** Puts a failed document at the end of the queue; false where it is not failed. */
  retry(id: number, readingHash: string | null): boolean {
    return (
      this.#db
        .prepare(
          `UPDATE documents SET state = 'queued', attempts = 0, queued_at = ?, reading_hash = ?,
             completed_at = NULL, error = NULL, hint = NULL
           WHERE id = ? AND state = 'failed'`,
        )
        .run(new Date().toISOString(), readingHash, id).changes > 0
    );
  }

  /** Queues a completed document whose result is not whole; what is left of the result goes. */
  readAgain(id: number): void {
    for (const table of ['transactions', 'statement_accounts', 'statement_pages', 'statement_facts']) {
      this.#db.prepare(`DELETE FROM ${table} WHERE document_id = ?`).run(id);
    }
    this.#db
      .prepare(
        `UPDATE documents SET state = 'queued', attempts = 0, completed_at = NULL, currency = NULL,
           period_start = NULL, period_end = NULL, transaction_count = NULL, verification = NULL
         WHERE id = ?`,
      )
      .run(id);
  }

  delete(id: number): void {
    this.#db.prepare('DELETE FROM documents WHERE id = ?').run(id);
  }

  /** Whether any document, of whichever account, has this content or reads it. */
  names(hash: string): boolean {
    const naming = prepared<[string, string], unknown>(
      this.#db,
      'SELECT 1 FROM documents WHERE content_hash = ? OR reading_hash = ? LIMIT 1',
    );
    return naming.get(hash, hash) !== undefined;
  }
}
