/** One account at a time: what accounting packages import, over one document or several. */
import type { CalendarDate } from '../../shared/dates.ts';
import type { Account, Transaction } from '../../shared/statement.ts';
import type { ExportDocument, ExportedFile } from './exported-file.ts';
import { mergeRows } from './merge-rows.ts';
import { regionalOrder, type RegionalOrder } from './regional-date.ts';

/** Everything the chosen documents say about one account. Amounts are minor units of `currency`. */
export interface AccountStatement {
  /** For people: the number as printed, else its place ("Account 2"). */
  readonly label: string;
  readonly number: string | null;
  /** Letters and digits of the number, the same for every document of the account; null where none is printed. */
  readonly identity: string | null;
  /** Stands for an unknown number: made of the document's content and the account's place in it. */
  readonly placeholder: string;
  readonly holder: string | null;
  readonly kind: Account['kind'];
  readonly currency: string | null;
  /** For formats that print dates without saying in which order. */
  readonly dateOrder: RegionalOrder;
  readonly periodStart: CalendarDate | null;
  readonly periodEnd: CalendarDate | null;
  readonly openingBalance: number | null;
  readonly closingBalance: number | null;
  /** In the order the running balance runs; rows that overlapping documents share stand here once. */
  readonly rows: readonly Transaction[];
  /** Where one document ends with another balance than the next one begins with. */
  readonly breaks: readonly BalanceBreak[];
  /** Accounts of the documents this one is made of; both count from 0. */
  readonly sources: readonly { readonly document: number; readonly account: number }[];
}

export interface BalanceBreak {
  readonly end: CalendarDate;
  readonly closing: number;
  readonly start: CalendarDate;
  readonly opening: number;
}

/** Writes one account, as one file or as several where the importing program bounds them. */
export type AccountWriter = (account: AccountStatement) => readonly ExportedFile[];

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

/**
 * The accounts of all documents, in the order they first appear. Two documents speak of the same account where number,
 * currency and kind agree; an account without a printed number is never joined with another.
 */
export function accountStatements(documents: readonly ExportDocument[]): AccountStatement[] {
  const groups = new Map<string, AccountPart[]>();
  for (const [index, document] of documents.entries()) {
    const parallel = new Map<string, AccountPart[]>();
    for (const section of sectionsOf(document, index)) {
      const key = accountKey(section, index);
      const chains = parallel.get(key) ?? [];
      parallel.set(key, chains);
      const place = chains.findIndex((chain) => !overlap(chain, section));
      const known = chains[place];
      if (known === undefined) chains.push(section);
      else chains[place] = joinSections(known, section);
    }
    for (const [key, chains] of parallel) {
      for (const [ordinal, part] of chains.entries()) {
        const name = JSON.stringify([key, ordinal]);
        groups.set(name, [...(groups.get(name) ?? []), part]);
      }
    }
  }
  return [...groups]
    .sort(([, left], [, right]) => byPlace(left, right))
    .map(([name, parts], index) => joinParts(parts, ordinalOf(name), documents, index));
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
function identityOf(number: string | null): string | null {
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

function ordinalOf(name: string): number {
  const [, ordinal]: [string, number] = JSON.parse(name);
  return ordinal;
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

function joinParts(
  unordered: readonly AccountPart[],
  ordinal: number,
  documents: readonly ExportDocument[],
  index: number,
): AccountStatement {
  const parts = unordered.toSorted(
    (a, b) => compare(a.start, b.start) || compare(a.end, b.end) || a.document - b.document,
  );
  const [first] = unordered;
  const last = parts.toSorted((a, b) => compare(a.end, b.end)).at(-1);
  if (first === undefined || last === undefined) throw new RangeError('an account without a document');
  const { rows, breaks } = mergeRows(parts);
  const { number, kind } = first.facts;
  const identity = identityOf(number);
  const suffix = ordinal === 0 ? '' : `-${ordinal + 1}`;
  const content = documents[first.document]?.contentHash.slice(0, 10).toUpperCase();
  return {
    label: number === null ? `Account ${index + 1}` : `${number}${suffix}`,
    number,
    identity: identity === null ? null : `${identity}${suffix}`,
    placeholder: `UNKNOWN-${content}-${(first.accounts[0] ?? 0) + 1}`,
    holder: parts.map(({ facts }) => facts.holder).find((holder) => holder !== null) ?? null,
    kind,
    currency: first.currency,
    dateOrder: first.dateOrder,
    periodStart: firstKnown(parts.map(({ facts }) => facts.periodStart)),
    periodEnd: firstKnown([last, ...parts.toReversed()].map(({ facts }) => facts.periodEnd)),
    openingBalance: parts[0]?.facts.openingBalance ?? null,
    closingBalance: last.facts.closingBalance,
    rows,
    breaks,
    sources: unordered.flatMap(({ document, accounts }) =>
      accounts.map((account) => ({ document, account })),
    ),
  };
}

function firstKnown<T>(values: readonly (T | null)[]): T | null {
  return values.find((value) => value !== null) ?? null;
}

function compare(left: CalendarDate | null, right: CalendarDate | null): number {
  return (left ?? '') < (right ?? '') ? -1 : (left ?? '') > (right ?? '') ? 1 : 0;
}
