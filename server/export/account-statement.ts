/** One account at a time: what accounting packages import, over one document or several. */
import type { CalendarDate } from '../../shared/dates.ts';
import type { Account, Transaction } from '../../shared/statement.ts';
import { accountParts, identityOf, type AccountParts } from './account-parts.ts';
import type { ExportDocument, ExportedFile } from './exported-file.ts';
import { mergeRows } from './merge-rows.ts';
import type { RegionalOrder } from './regional-date.ts';

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

/** The accounts of all documents, each joined from what every document says of it. */
export function accountStatements(documents: readonly ExportDocument[]): AccountStatement[] {
  return accountParts(documents).map((parts, index) => joinParts(parts, documents, index));
}

function joinParts(
  { ordinal, parts: unordered }: AccountParts,
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
