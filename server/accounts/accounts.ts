/** Accounts: who pays with which pages. */
import type { Statement } from 'better-sqlite3';
import type { Plan } from '../../shared/plans.ts';
import type { Db } from '../storage/open.ts';

export interface AccountRecord {
  readonly id: number;
  readonly email: string;
  readonly plan: Plan;
  /** Prepaid pages, used when the period's quota is spent. */
  readonly credits: number;
}

/** The account the first start makes; `.invalid` is reserved and can never be anyone's address (RFC 2606). */
const LOCAL_EMAIL = 'local@statement-desk.invalid';

/** What an operator asked for cannot be done; the message is for them. */
export class AccountError extends Error {
  override name = 'AccountError';
}

export class Accounts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes an account. Throws `AccountError` for a malformed or taken address. */
  create(email: string, plan: Plan, options: { local?: boolean; now?: Date } = {}): AccountRecord {
    if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw new AccountError(`"${email}" is not an e-mail address.`);
    }
    return this.#db
      .transaction(() => {
        if (this.byEmail(email) !== null) throw new AccountError(`There is already an account for ${email}.`);
        const { lastInsertRowid } = this.#db
          .prepare('INSERT INTO accounts (email, plan, is_local, created_at) VALUES (?, ?, ?, ?)')
          .run(email, plan, options.local === true ? 1 : 0, (options.now ?? new Date()).toISOString());
        return { id: Number(lastInsertRowid), email, plan, credits: 0 };
      })
      .immediate();
  }

  /** The account of this computer's user; made by the first call. */
  ensureLocal(plan: Plan): AccountRecord {
    return this.#db
      .transaction(() => {
        const found = this.#select('WHERE is_local = 1').get();
        return found ?? this.create(LOCAL_EMAIL, plan, { local: true });
      })
      .immediate();
  }

  byId(id: number): AccountRecord | null {
    return this.#select('WHERE id = ?').get(id) ?? null;
  }

  byEmail(email: string): AccountRecord | null {
    return this.#select('WHERE email = ?').get(email) ?? null;
  }

  /** Like `byEmail`, but throws `AccountError` where there is none. */
  requireByEmail(email: string): AccountRecord {
    const found = this.byEmail(email);
    if (found === null) throw new AccountError(`There is no account for ${email}.`);
    return found;
  }

  list(): AccountRecord[] {
    return this.#select('ORDER BY id').all();
  }

  setPlan(id: number, plan: Plan): void {
    this.#db.prepare('UPDATE accounts SET plan = ? WHERE id = ?').run(plan, id);
  }

  /** Adds prepaid pages (takes them, when negative). Throws `AccountError` where fewer than 0 would be left. */
  grantCredits(id: number, pages: number): AccountRecord {
    return this.#db
      .transaction(() => {
        const changed = this.#db
          .prepare('UPDATE accounts SET credits = credits + ? WHERE id = ? AND credits + ? >= 0')
          .run(pages, id, pages);
        if (changed.changes === 0) throw new AccountError('The account has fewer credits than that.');
        return this.byId(id)!;
      })
      .immediate();
  }

  #select(rest: string): Statement<unknown[], AccountRecord> {
    return this.#db.prepare(`SELECT id, email, plan, credits FROM accounts ${rest}`);
  }
}
