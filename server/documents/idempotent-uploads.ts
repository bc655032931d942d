/**
 * Uploads that may be sent twice: a client that got no answer repeats its request with the same `Idempotency-Key`, and
 * is answered with the document it made the first time. The key is stored in the transaction that accepts the
 * document, so that also after a kill there is either both or neither. Nothing is stored of a refused upload: the
 * repetition is judged anew.
 *
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
import type { Db } from '../storage/open.ts';
import type { DocumentRecord } from './document.ts';
import { acceptUpload, type IntakeDependencies, type Upload } from './intake.ts';

/** What the answer to an upload is made of. */
export type AcceptedUpload = Pick<DocumentRecord, 'file_id' | 'original_name' | 'page_count'>;

/** The key was used for another content. */
export class ReusedKeyError extends Error {
  override name = 'ReusedKeyError';
}

/** How long a key is remembered, ms. */
const KEY_LIFETIME = 24 * 60 * 60_000;

interface StoredUpload {
  readonly content_hash: string;
  readonly file_id: string;
  readonly page_count: number;
  readonly original_name: string | null;
}

export class IdempotentUploads {
  readonly #db: Db;
  readonly #now: () => number;
  /** The last request of each key that is under way. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Accepts an upload unless one with this key was accepted; requests with the same key go one after the other. The draft
   * is used up either way. Throws `ReusedKeyError`, and what `acceptUpload` throws.
   */
  async accept(deps: IntakeDependencies, upload: Upload, key: string): Promise<AcceptedUpload> {
    const name = `${upload.accountId} ${key}`;
    const before = this.#underWay.get(name);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return this.#acceptInTurn(deps, upload, key);
    })();
    this.#underWay.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#underWay.get(name) === turn) this.#underWay.delete(name);
    }
  }

  /** Removes keys past their lifetime; answers how many. */
  forgetOld(): number {
    return this.#db.prepare('DELETE FROM idempotent_uploads WHERE created_at < ?').run(this.#oldest())
      .changes;
  }

  async #acceptInTurn(deps: IntakeDependencies, upload: Upload, key: string): Promise<AcceptedUpload> {
    const { accountId, draft } = upload;
    const stored = this.#find(accountId, key);
    if (stored === null) {
      return acceptUpload(deps, upload, {
        idempotencyKey: key,
        alongside: (document) => this.remember(accountId, key, document),
      });
    }
    await deps.vault.discard(draft.path);
    if (stored.content_hash !== draft.hash) throw new ReusedKeyError('the key was used for another file');
    return { ...stored, original_name: stored.original_name ?? upload.originalName };
  }

  #find(accountId: number, key: string): StoredUpload | null {
    return (
      this.#db
        .prepare<[number, string, string], StoredUpload>(
          `SELECT u.content_hash, u.file_id, u.page_count, d.original_name
           FROM idempotent_uploads u LEFT JOIN documents d ON d.file_id = u.file_id
           WHERE u.account_id = ? AND u.key = ? AND u.created_at >= ?`,
        )
        .get(accountId, key, this.#oldest()) ?? null
    );
  }

  /** Remembers what a key was used for. Runs inside the caller's transaction. */
  remember(accountId: number, key: string, document: DocumentRecord): void {
    this.#db
      .prepare(
        `INSERT OR REPLACE INTO idempotent_uploads (account_id, key, content_hash, file_id, page_count, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(
        accountId,
        key,
        document.content_hash,
        document.file_id,
        document.page_count,
        new Date(this.#now()).toISOString(),
      );
  }

  #oldest(): string {
    return new Date(this.#now() - KEY_LIFETIME).toISOString();
  }
}
