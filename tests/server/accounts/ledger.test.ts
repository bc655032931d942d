import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Accounts, AccountError } from '../../../server/accounts/accounts.ts';
import { Ledger, QuotaExceededError } from '../../../server/accounts/ledger.ts';
import { openDatabase, type Db } from '../../../server/storage/open.ts';
import { temporaryFolder } from '../../support/server.ts';

let folder: string;
let db: Db;
let accounts: Accounts;
let ledger: Ledger;
let now: Date;
beforeEach(async () => {
  folder = await temporaryFolder();
  db = openDatabase(folder);
  accounts = new Accounts(db);
  now = new Date(2026, 0, 31, 23, 0, 0);
  ledger = new Ledger(db, () => now);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the pages were covered; any other reason to refuse them is thrown on. */
function reserves(accountId: number, documentId: number, pages: number): boolean {
  try {
    ledger.reserve(accountId, documentId, pages);
    return true;
  } catch (error) {
    if (error instanceof QuotaExceededError) return false;
    throw error;
  }
}

describe('the ledger', () => {
  it('begins each day and month anew', () => {
    const free = accounts.create('free@example.org', 'free');
    const paid = accounts.create('paid@example.org', 'professional');
    ledger.reserve(free.id, 1, 5);
    ledger.reserve(paid.id, 2, 400);
    expect(() => ledger.reserve(free.id, 3, 1)).toThrow(QuotaExceededError);
    expect(() => ledger.reserve(paid.id, 4, 1)).toThrow(expect.objectContaining({ retryAfter: 3600 }));
    now = new Date(2026, 1, 1, 0, 0, 0);
    expect(ledger.quota(free)).toEqual({ used: 0, limit: 5, remaining: 5, period: 'day' });
    expect(ledger.quota(paid)).toEqual({ used: 0, limit: 400, remaining: 400, period: 'month' });
  });

  it('counts reservations by their day when the plan changes', () => {
    const account = accounts.create('a@example.org', 'free');
    ledger.reserve(account.id, 1, 5);
    accounts.setPlan(account.id, 'professional');
    expect(ledger.quota(accounts.byId(account.id)!)).toMatchObject({ used: 5, remaining: 395 });
    ledger.reserve(account.id, 2, 100);
    accounts.setPlan(account.id, 'free');
    expect(ledger.quota(accounts.byId(account.id)!)).toMatchObject({ used: 105, remaining: 0 });
  });

  it('gives pages back to the period they were taken from', () => {
    const account = accounts.create('a@example.org', 'free');
    ledger.reserve(account.id, 1, 5);
    now = new Date(2026, 1, 1, 0, 0, 0);
    ledger.giveBack(1);
    expect(ledger.quota(account).used).toBe(0);
    now = new Date(2026, 0, 31, 23, 0, 0);
    expect(ledger.quota(account).used).toBe(0);
  });

  it('never exceeds a limit and never loses a credit, whatever the order of events', () => {
    let documentId = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.array(
          fc.record({
            pages: fc.integer({ min: 1, max: 6 }),
            end: fc.constantFrom('settle', 'giveBack', 'stay'),
          }),
          {
            maxLength: 12,
          },
        ),
        (credits, events) => {
          const account = accounts.create(`p${documentId}-${Math.random()}@example.org`, 'free');
          if (credits > 0) accounts.grantCredits(account.id, credits);
          let spent = 0;
          for (const { pages, end } of events) {
            documentId += 1;
            const accepted = reserves(account.id, documentId, pages);
            expect(accepted).toBe(pages <= 5 + credits - spent);
            if (!accepted) continue;
            if (end === 'giveBack') ledger.giveBack(documentId);
            else spent += pages;
            if (end === 'settle') {
              ledger.settle(documentId);
              ledger.giveBack(documentId);
            }
            const { used } = ledger.quota(account);
            expect(used).toBeLessThanOrEqual(5);
            expect(used + credits - accounts.byId(account.id)!.credits).toBe(spent);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('accounts', () => {
  it('have one address each, whatever its case', () => {
    accounts.create('a@example.org', 'free');
    expect(() => accounts.create('A@Example.org', 'free')).toThrow(AccountError);
    expect(() => accounts.create('nonsense', 'free')).toThrow('not an e-mail address');
  });

  it('never go below zero credits', () => {
    const { id } = accounts.create('a@example.org', 'free');
    expect(accounts.grantCredits(id, 10).credits).toBe(10);
    expect(() => accounts.grantCredits(id, -11)).toThrow(AccountError);
    expect(accounts.byId(id)?.credits).toBe(10);
  });

  it('include one of this computer, made once', () => {
    expect(accounts.ensureLocal('business').plan).toBe('business');
    expect(accounts.ensureLocal('free').plan).toBe('business');
    expect(accounts.list()).toHaveLength(1);
  });
});
