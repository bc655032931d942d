/**
 * The quota ledger. Pages are reserved when a document is accepted, settled when it completes and returned when it
 * fails or is deleted unprocessed. A reservation remembers the local day it was made on, so that it counts in that
 * day and month whatever plan the account is moved to, and is returned to the period it was taken from.
 *
 * Every method runs inside the caller's transaction, so that the ledger and what it stands for change together.
 */
import { PLAN_QUOTAS, type PeriodName } from '../../shared/plans.ts';
import { prepared, type Db } from '../storage/open.ts';
import type { AccountRecord } from './accounts.ts';
import { localDay, periodDays, secondsUntilReset } from './periods.ts';

/** Pages of the current period. */
export interface QuotaState {
  /** Reserved and settled pages. */
  readonly used: number;
  readonly limit: number;
  /** Never negative, also after a move to a smaller plan. */
  readonly remaining: number;
  readonly period: PeriodName;
}

/** The pages left in the period and the credits do not cover a document. */
export class QuotaExceededError extends Error {
  readonly pages: number;
  readonly quota: QuotaState;
  readonly credits: number;
  /** Seconds until the period resets. */
  readonly retryAfter: number;

  constructor(pages: number, quota: QuotaState, credits: number, retryAfter: number) {
    super(`${pages} pages are not covered by ${quota.remaining} pages left and ${credits} credits`);
    this.name = 'QuotaExceededError';
    this.pages = pages;
    this.quota = quota;
    this.credits = credits;
    this.retryAfter = retryAfter;
  }
}

export class Ledger {
  readonly #db: Db;
  readonly #now: () => Date;

  constructor(db: Db, now: () => Date = () => new Date()) {
    this.#db = db;
    this.#now = now;
  }

  quota(account: Pick<AccountRecord, 'id' | 'plan'>): QuotaState {
    const { pages: limit, period } = PLAN_QUOTAS[account.plan];
    const { first, last } = periodDays(period, this.#now());
    const found = prepared<[number, string, string], { used: number }>(
      this.#db,
      `SELECT COALESCE(SUM(quota_pages), 0) AS used FROM reservations
       WHERE account_id = ? AND day BETWEEN ? AND ? AND state != 'returned'`,
    ).get(account.id, first, last);
    const used = found?.used ?? 0;
    return { used, limit, remaining: Math.max(0, limit - used), period };
  }

  /** Reserves a document's pages: the period's first, then credits. Throws `QuotaExceededError` and reserves nothing. */
  reserve(accountId: number, documentId: number, pages: number): void {
    const account = prepared<[number], Pick<AccountRecord, 'id' | 'plan' | 'credits'>>(
      this.#db,
      'SELECT id, plan, credits FROM accounts WHERE id = ?',
    ).get(accountId);
    if (account === undefined) throw new Error('there is no such account');
    const quota = this.quota(account);
    const fromQuota = Math.min(pages, quota.remaining);
    const fromCredits = pages - fromQuota;
    if (fromCredits > account.credits) {
      const retryAfter = secondsUntilReset(quota.period, this.#now());
      throw new QuotaExceededError(pages, quota, account.credits, retryAfter);
    }
    if (fromCredits > 0) {
      this.#db.prepare('UPDATE accounts SET credits = credits - ? WHERE id = ?').run(fromCredits, accountId);
    }
    prepared(
      this.#db,
      `INSERT INTO reservations (account_id, document_id, day, quota_pages, credit_pages, state)
       VALUES (?, ?, ?, ?, ?, 'reserved')`,
    ).run(accountId, documentId, localDay(this.#now()), fromQuota, fromCredits);
  }

  /** Charges a document whose reservation was lost, whatever is left of the quota: its pages were used. */
  restore(accountId: number, documentId: number, pages: number, state: 'reserved' | 'settled'): void {
    this.#db
      .prepare(
        `INSERT INTO reservations (account_id, document_id, day, quota_pages, credit_pages, state)
         VALUES (?, ?, ?, ?, 0, ?)`,
      )
      .run(accountId, documentId, localDay(this.#now()), pages, state);
  }

  /** The document was processed: its pages stay used. */
  settle(documentId: number): void {
    this.#db
      .prepare("UPDATE reservations SET state = 'settled' WHERE document_id = ? AND state = 'reserved'")
      .run(documentId);
  }

  /** The document was not processed: gives its pages and credits back. Does nothing where they were settled. */
  giveBack(documentId: number): void {
    const returned = this.#db
      .prepare<[number], { account_id: number; credit_pages: number }>(
        `UPDATE reservations SET state = 'returned' WHERE document_id = ? AND state = 'reserved'
         RETURNING account_id, credit_pages`,
      )
      .all(documentId);
    for (const { account_id, credit_pages } of returned) {
      this.#db
        .prepare('UPDATE accounts SET credits = credits + ? WHERE id = ?')
        .run(credit_pages, account_id);
    }
  }
}
