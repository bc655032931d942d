/** API keys. Only a key's SHA-256 is stored; the key itself is shown once, when it is made. */
import { createHash } from 'node:crypto';
import { randomBase62 } from '../random.ts';
import { prepared, type Db } from '../storage/open.ts';
import { writeNow } from '../storage/writes.ts';
import type { AccountRecord } from './accounts.ts';

const KEY_PATTERN = /^sd_[0-9A-Za-z]{40}$/;
/** Characters of a key that are kept readable, to recognise it by: `sd_` and five more (30 of 238 bits). */
const PREFIX_LENGTH = 8;
/** `last_used_at` is written at most this often, ms: polling must not become a write per request. */
const LAST_USED_STEP = 60_000;

export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** The caller a key stands for. */
export interface Caller {
  readonly keyId: string;
  /** What its owner calls the key. */
  readonly keyName: string;
  readonly account: AccountRecord;
}

interface KeyHit extends AccountRecord {
  readonly key_id: string;
  readonly key_name: string;
  readonly last_used_at: string | null;
}

export class Keys {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes a key. `ephemeral` ones are the window's: not listed, and gone when the service stops. */
  create(
    accountId: number,
    name: string,
    options: { ephemeral?: boolean } = {},
  ): { key: KeyRecord; secret: string } {
    const secret = `sd_${randomBase62(40)}`;
    const key: KeyRecord = {
      id: `key_${randomBase62(16)}`,
      name,
      prefix: secret.slice(0, PREFIX_LENGTH),
      created_at: new Date().toISOString(),
      last_used_at: null,
    };
    this.#db
      .prepare(
        'INSERT INTO keys (id, account_id, name, prefix, hash, created_at, ephemeral) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(key.id, accountId, name, key.prefix, digest(secret), key.created_at, options.ephemeral ? 1 : 0);
    return { key, secret };
  }

  /**
   * Who a key stands for; null for a malformed, unknown or revoked one. The key itself is compared with nothing: what is
   * looked up is its digest, and how long that takes tells a guesser something about digests only, which lead to no key.
   */
  authenticate(secret: string, now = new Date()): Caller | null {
    if (!KEY_PATTERN.test(secret)) return null;
    const hit = prepared<[Buffer], KeyHit>(
      this.#db,
      `SELECT k.id AS key_id, k.name AS key_name, k.last_used_at, a.id, a.email, a.plan, a.credits
       FROM keys k JOIN accounts a ON a.id = k.account_id
       WHERE k.hash = ? AND k.revoked_at IS NULL`,
    ).get(digest(secret));
    if (hit === undefined) return null;
    if (hit.last_used_at === null || now.getTime() - Date.parse(hit.last_used_at) >= LAST_USED_STEP) {
      this.#touch(hit.key_id, now);
    }
    const { id, email, plan, credits } = hit;
    return { keyId: hit.key_id, keyName: hit.key_name, account: { id, email, plan, credits } };
  }

  /**
   * Remembers a use. Neither a full disk nor somebody who writes at the moment must keep anyone from reading, so a
   * failure is let pass: the next request tries again.
   */
  #touch(keyId: string, now: Date): void {
    try {
      const update = this.#db.prepare('UPDATE keys SET last_used_at = ? WHERE id = ?');
      writeNow(this.#db, () => update.run(now.toISOString(), keyId), { synced: false });
    } catch {
      // As above.
    }
  }

  /** Keys of an account that work and are not the window's own, oldest first. */
  list(accountId: number): KeyRecord[] {
    return this.#db
      .prepare<[number], KeyRecord>(
        `SELECT id, name, prefix, created_at, last_used_at FROM keys
         WHERE account_id = ? AND revoked_at IS NULL AND ephemeral = 0 ORDER BY created_at, id`,
      )
      .all(accountId);
  }

  /** The account a working key belongs to; null where there is no such key. */
  ownerOf(keyId: string): number | null {
    const found = this.#db
      .prepare<[string], { account_id: number }>(
        'SELECT account_id FROM keys WHERE id = ? AND revoked_at IS NULL',
      )
      .get(keyId);
    return found?.account_id ?? null;
  }

  /** Ends a key at once. False where it was unknown or had ended before. */
  revoke(keyId: string): boolean {
    return (
      this.#db
        .prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
        .run(new Date().toISOString(), keyId).changes > 0
    );
  }

  /** Removes the keys of windows: they live as long as the service runs. */
  removeEphemeral(): void {
    this.#db.prepare('DELETE FROM keys WHERE ephemeral = 1').run();
  }
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
