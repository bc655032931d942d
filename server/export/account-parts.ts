/** What each document says about each of its accounts, and which of them speak of the same account. */
import type { CalendarDate } from '../../shared/dates.ts';
import type { Account, Transaction } from '../../shared/statement.ts';
import type { ExportDocument } from './exported-file.ts';
import { regionalOrder, type RegionalOrder } from './regional-date.ts';

/** What one document says about one account. */
export interface AccountPart {
  readonly document: number;
  /** Accounts of the document, counted from 0, oldest first. */
  readonly accounts: readonly number[];
  readonly facts: Account;
  readonly currency: string | null;
  readonly dateOrder: RegionalOrder;
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly rows: readonly Transaction[];
}

/** The parts of one account, in the order of the documents; at least one. */
export interface AccountParts {
  /** Tells accounts apart that run at the same time under one number in one document: 0 for the first. */
  readonly ordinal: number;
  readonly parts: readonly AccountPart[];
}

/**
 * The accounts of all documents, in the order they first appear. Two documents speak of the same account where number,
 * currency and kind agree; an account without a printed number is never joined with another.
 */
export function accountParts(documents: readonly ExportDocument[]): AccountParts[] {
  const accounts = new Map<string, { readonly ordinal: number; readonly parts: AccountPart[] }>();
  for (const [index, document] of documents.entries()) {
    for (const [key, chains] of chainsOf(document, index)) {
      for (const [ordinal, part] of chains.entries()) {
        const name = JSON.stringify([key, ordinal]);
        const known = accounts.get(name);
        if (known === undefined) accounts.set(name, { ordinal, parts: [part] });
        else known.parts.push(part);
      }
    }
  }
  return [...accounts.values()].sort((left, right) => byPlace(left.parts, right.parts));
}

/** One document's accounts by what they are known by: more than one where several run at the same time. */
function chainsOf(document: ExportDocument, index: number): Map<string, AccountPart[]> {
  const known = new Map<string, AccountPart[]>();
  for (const section of sectionsOf(document, index)) {
    const key = accountKey(section, index);
    const chains = known.get(key) ?? [];
    known.set(key, chains);
    const place = chains.findIndex((chain) => !overlap(chain, section));
    const earlier = chains[place];
    if (earlier === undefined) chains.push(section);
    else chains[place] = joinSections(earlier, section);
  }
  return known;
}

/** Orders accounts by the document they first appear in, and within it by their place. */
function byPlace([left]: readonly AccountPart[], [right]: readonly AccountPart[]): number {
  if (left === undefined || right === undefined) return 0;
  return left.document - right.document || (left.accounts[0] ?? 0) - (right.accounts[0] ?? 0);
}

function sectionsOf({ statement }: ExportDocument, document: number): AccountPart[] {
  const whole = { ...UNKNOWN_ACCOUNT, count: statement.transactions.length };
  const accounts = statement.accounts.length > 0 ? statement.accounts : [whole];
  return accounts.map((facts, account) => {
    const rows = statement.transactions.slice(facts.first, facts.first + facts.count);
    const dates = rows.map(({ date }) => date).sort();
    return {
      document,
      accounts: [account],
      facts,
      currency: facts.currency ?? statement.currency,
      dateOrder: regionalOrder(statement, facts.currency ?? statement.currency),
      start: facts.periodStart ?? dates[0] ?? null,
      end: facts.periodEnd ?? dates.at(-1) ?? null,
      rows,
    };
  });
}

const UNKNOWN_ACCOUNT: Account = {
  number: null,
  holder: null,
  kind: 'asset',
  currency: null,
  periodStart: null,
  periodEnd: null,
  openingBalance: null,
  closingBalance: null,
  first: 0,
  count: 0,
};

/** Letters and digits only, so that "12-34 56" and "123456" are one. */
export function identityOf(number: string | null): string | null {
  const letters =
    number
      ?.normalize('NFKC')
      .replace(/[^\p{L}\p{N}*]/gu, '')
      .toUpperCase() ?? '';
  return letters === '' ? null : letters;
}

function accountKey({ facts, currency, accounts }: AccountPart, document: number): string {
  const identity = identityOf(facts.number);
  return JSON.stringify(identity === null ? [document, accounts[0]] : [identity, currency, facts.kind]);
}

/** Two sections of one document that run at the same time are two accounts, even under one printed number. */
function overlap(left: AccountPart, right: AccountPart): boolean {
  if (left.start === null || left.end === null || right.start === null || right.end === null) return true;
  return left.start < right.end && right.start < left.end;
}

/** Two statements of one account in one file, e.g. of two months scanned together. */
function joinSections(left: AccountPart, right: AccountPart): AccountPart {
  const [older, newer] = (right.start ?? '') < (left.start ?? '') ? [right, left] : [left, right];
  return {
    ...older,
    accounts: [...older.accounts, ...newer.accounts],
    facts: {
      ...older.facts,
      holder: older.facts.holder ?? newer.facts.holder,
      closingBalance: newer.facts.closingBalance,
      periodEnd: newer.facts.periodEnd,
    },
    end: newer.end,
    rows: [...older.rows, ...newer.rows],
  };
}
