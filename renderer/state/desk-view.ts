/** What of the list is shown and in which order, as pure functions. */
import type { DocumentBody } from '../../shared/api/documents.ts';
import { accountKey, accountLabel } from './accounts.ts';
import { isProcessing, needsAttention, standingOf, type Standing } from './documents.ts';
import { assertNever } from './never.ts';

export const FILTERS = ['all', 'attention', 'verified', 'processing'] as const;
export type Filter = (typeof FILTERS)[number];

export const COLUMNS = ['name', 'state', 'account', 'period', 'pages', 'rows', 'added'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  readonly column: Column;
  readonly descending: boolean;
}

export interface DeskView {
  readonly filter: Filter;
  /** One standing only, or null for all. */
  readonly standing: Standing | null;
  /** An `accountKey`, or null for all. */
  readonly account: string | null;
  /** The beginning of a calendar date, "2026" or "2026-05": statements that touch that year or month. */
  readonly period: string | null;
  readonly search: string;
  readonly sorting: Sorting;
}

/** Newest first, everything. */
export const WHOLE_DESK: DeskView = {
  filter: 'all',
  standing: null,
  account: null,
  period: null,
  search: '',
  sorting: { column: 'added', descending: true },
};

/** Whether a view may leave documents out. */
export function isNarrowed(view: DeskView): boolean {
  return (
    view.filter !== 'all' ||
    view.standing !== null ||
    view.account !== null ||
    view.period !== null ||
    view.search.trim() !== ''
  );
}

/** Whether a document falls under a filter. */
export function fallsUnder(document: DocumentBody, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'verified':
      return standingOf(document) === 'verified';
    case 'processing':
      return isProcessing(document);
    case 'attention':
      return needsAttention(document);
    default:
      return assertNever(filter);
  }
}

/** The documents a view shows, in its order. */
export function viewDocuments(documents: readonly DocumentBody[], view: DeskView): readonly DocumentBody[] {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = documents.filter(
    (document) =>
      fallsUnder(document, view.filter) &&
      (view.standing === null || standingOf(document) === view.standing) &&
      (view.account === null || document.accounts.some((account) => accountKey(account) === view.account)) &&
      (view.period === null || touches(document, view.period)) &&
      (words.length === 0 || holds(document, words)),
  );
  return sorted(shown, view.sorting);
}

/** Whether a document's period has a day in a year ("2026") or month ("2026-05"). */
function touches({ period_start, period_end }: DocumentBody, period: string): boolean {
  const from = period_start ?? period_end;
  const to = period_end ?? period_start;
  if (from === null || to === null) return false;
  return from.slice(0, period.length) <= period && period <= to.slice(0, period.length);
}

/** What is searched of a document, made once for each state of it: every letter typed looks through thousands. */
const texts = new WeakMap<DocumentBody, string>();

function holds(document: DocumentBody, words: readonly string[]): boolean {
  let text = texts.get(document);
  if (text === undefined) {
    text = searchedText(document);
    texts.set(document, text);
  }
  return words.every((word) => text.includes(word));
}

function searchedText(document: DocumentBody): string {
  return [
    document.original_name,
    document.note,
    document.period_start,
    document.period_end,
    document.currency,
    ...document.accounts.flatMap(({ number, holder }) => [number, number?.replace(/\s+/g, ''), holder]),
  ]
    .join(' ')
    .toLocaleLowerCase();
}

/** Order of standings when sorted: what wants work first. */
const WORK_FIRST: Readonly<Record<Standing, number>> = {
  failed: 0,
  mismatch: 1,
  unverified: 2,
  verified: 3,
  processing: 4,
};

const BY_TEXT = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** What a column sorts by; null where the document has no value there. */
function valueOf(document: DocumentBody, column: Column): string | number | null {
  switch (column) {
    case 'name':
      return document.original_name;
    case 'state':
      return WORK_FIRST[standingOf(document)];
    case 'account':
      return document.accounts.map(accountLabel).find((label) => label !== '') ?? null;
    case 'period':
      return document.period_start ?? document.period_end;
    case 'pages':
      return document.page_count;
    case 'rows':
      return document.transaction_count;
    case 'added':
      return document.created_at;
    default:
      return assertNever(column);
  }
}

/** Sorts by a column; documents without a value stand last both ways, equals keep their order. */
function sorted(
  documents: readonly DocumentBody[],
  { column, descending }: Sorting,
): readonly DocumentBody[] {
  const turn = descending ? -1 : 1;
  return documents
    .map((document) => ({ document, value: valueOf(document, column) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return turn * compare(a.value, b.value, column);
    })
    .map(({ document }) => document);
}

function compare(a: string | number, b: string | number, column: Column): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (column === 'name' || column === 'account') return BY_TEXT.compare(String(a), String(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The view after a click on a column's head: a new column the way it is mostly wanted, the same one turned round. */
export function sortBy(sorting: Sorting, column: Column): Sorting {
  if (sorting.column === column) return { column, descending: !sorting.descending };
  return { column, descending: column === 'added' || column === 'pages' || column === 'rows' };
}

/** Years, newest first, with the months of each in which a document has its beginning or end. */
export function periodsIn(
  documents: readonly DocumentBody[],
): readonly { readonly year: string; readonly months: readonly string[] }[] {
  const months = new Set<string>();
  for (const { period_start, period_end } of documents) {
    for (const date of [period_start, period_end]) if (date !== null) months.add(date.slice(0, 7));
  }
  const years = Map.groupBy([...months].sort().reverse(), (month) => month.slice(0, 4));
  return [...years].map(([year, found]) => ({ year, months: found }));
}
