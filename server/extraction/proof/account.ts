/**
 * One account under every reading that makes sense, judged by its arithmetic: the reading under which most rows are
 * proved and none is broken wins; headings and habits of statements only break ties.
 */
import type { MoneyToken } from '../layout/tokens.ts';
import type { Heading } from '../layout/headings.ts';
import type { Table } from '../layout/tables.ts';
import type { Item } from '../statement/entries.ts';
import { sectionAt, type SectionFact } from '../statement/sections.ts';
import type { AccountPart } from '../statement/stream.ts';
import type { ChainResult, Checkpoint } from './chain.ts';
import { chooseEnds } from './ends.ts';
import {
  balanceOf,
  ledgerRows,
  signHabits,
  type LedgerReading,
  type LedgerRow,
  type SectionedEntry,
  type SignHabits,
} from './ledger.ts';
import { directionOf } from './direction.ts';
import { printedTotals } from './printed-totals.ts';
import { checkTotals, type PrintedTotals, type TotalsResult } from './totals.ts';

export interface ProvedAccount {
  readonly part: AccountPart;
  readonly reading: LedgerReading;
  readonly rows: readonly LedgerRow[];
  readonly chain: ChainResult;
  readonly totals: TotalsResult;
  /** What the rows were held against. */
  readonly printed: PrintedFigures;
  readonly score: number;
  /** Money in raises the balance, or lowers what is owed: no sense had to be turned round to prove the rows. */
  readonly natural: boolean;
  /** The statement speaks of money owed. */
  readonly owed: boolean;
  /** A liability whose balances are printed negative has effect +1; a liability else has effect -1. */
  readonly kind: 'asset' | 'liability';
  /** Both are printed. */
  readonly openingAndClosing: boolean;
}

/** Figures printed for an account beside the balances in its rows, as the statement signs them; minor units. */
export interface PrintedFigures extends PrintedTotals {
  readonly openings: readonly number[];
  readonly closings: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
}

/** What is known of an account before its arithmetic is looked at. */
export interface AccountContext {
  readonly decimals: number;
  readonly sections: readonly SectionFact[];
  /** More phrases of credit cards and loans than this were found: amounts owed. */
  readonly liability: boolean;
  /** Dates rise (+1) or fall (-1) down the page; 0 unknown. */
  readonly dateTrend: -1 | 0 | 1;
}

/** A printed total that agrees or disagrees, against one proved row. */
const TOTAL_WEIGHT = 0.5;
/** At most this many different printed values are tried as opening, and as closing. */
const MAX_FIGURES = 4;
/** Undated entries are notes at most where they are no more than this share. */
const MAX_UNDATED_SHARE = 0.4;

/** How an account's figures are to be understood before its arithmetic is looked at. */
type Usual = Pick<LedgerReading, 'effect' | 'polarity'>;

export function proveAccount(part: AccountPart, context: AccountContext): ProvedAccount {
  const entries = entriesOf(part, context.sections);
  const habits = signHabits(entries);
  const usual: Usual = {
    effect: usualEffect(part, context),
    polarity: usualPolarity(entries, habits, context),
  };
  let best: ProvedAccount | null = null;
  for (const reading of ledgerReadings(entries, usual, context.dateTrend)) {
    const candidate = judge(part, entries, habits, reading, usual, context);
    if (best === null || candidate.score > best.score + 1e-9) best = candidate;
  }
  return best!;
}

/** Entries that are bookings by their section: lists of daily balances and the like hold none. */
function entriesOf(part: AccountPart, sections: readonly SectionFact[]): SectionedEntry[] {
  const all = part.items.filter((item) => item.kind === 'entry');
  const booked = all.flatMap((item) => {
    const section = sectionAt(item.line, headingAbove(item.entry.shape.tables, item.line), sections);
    const none =
      section !== null &&
      !section.has('in') &&
      !section.has('out') &&
      (section.has('balances') || section.has('other'));
    return none ? [] : [{ entry: item.entry, section }];
  });
  // A title that happens to read like another table's does not empty the account.
  if (booked.length === 0) return all.map((item) => ({ entry: item.entry, section: null }));
  const weak = new Set(sections.flatMap((fact) => (fact.byWords ? [fact.sections] : [])));
  const mixed = [...Map.groupBy(booked, ({ section }) => section)].flatMap(([section, list]) =>
    section !== null && weak.has(section) && signsOf(list).size > 1 ? [section] : [],
  );
  return booked.map((one) => (mixed.includes(one.section!) ? { ...one, section: null } : one));
}

/** The signs amounts of a list carry: one where all are alike. */
function signsOf(list: readonly SectionedEntry[]): ReadonlySet<number> {
  return new Set(
    list.map(({ entry }) => {
      const { sign, markDirection } = entry.anchor.amount.money;
      return sign || markDirection;
    }),
  );
}

/** The heading above a line among the tables of its shape. */
function headingAbove(tables: readonly Table[], line: number): Heading | null {
  return tables.findLast((table) => table.heading !== null && table.heading.last < line)?.heading ?? null;
}

function ledgerReadings(
  entries: readonly SectionedEntry[],
  usual: Usual,
  trend: AccountContext['dateTrend'],
): LedgerReading[] {
  const single = entries.some(({ entry }) => entry.anchor.amount.role === 'amount');
  const undated = entries.filter(({ entry }) => entry.inherited).length;
  const readings: LedgerReading[] = [];
  const effects: (1 | -1)[] = usual.effect > 0 ? [1, -1] : [-1, 1];
  const orders: LedgerReading['order'][] =
    trend < 0 ? ['desc', 'asc'] : trend > 0 ? ['asc'] : ['asc', 'desc'];
  const polarities: (1 | -1)[] = single ? (usual.polarity > 0 ? [1, -1] : [-1, 1]) : [1];
  const dated = undated > 0 && undated <= MAX_UNDATED_SHARE * entries.length ? [false, true] : [false];
  for (const effect of effects) {
    for (const order of orders) {
      for (const polarity of polarities)
        for (const datedOnly of dated) readings.push({ effect, order, polarity, datedOnly });
    }
  }
  return readings;
}

/** Cards and loans print what is owed, unless they print it negative; accounts print what is there. */
function usualEffect(part: AccountPart, context: AccountContext): 1 | -1 {
  if (!context.liability) return 1;
  let positive = 0;
  let negative = 0;
  const count = (money: MoneyToken | null): void => {
    if (money === null || money.units === 0) return;
    if (money.sign < 0 || money.markDirection < 0) negative += 1;
    else positive += 1;
  };
  for (const figure of part.figures)
    if (figure.label === 'opening' || figure.label === 'closing') count(figure.money);
  for (const item of part.items) {
    if (item.kind === 'entry') count(item.entry.anchor.balance);
    else if (item.kind === 'balance') count(item.value);
  }
  return negative > positive ? 1 : -1;
}

/** What an unsigned amount usually means beside the marks and signs that are there. */
function usualPolarity(
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  context: AccountContext,
): 1 | -1 {
  let credit = 0;
  let debit = 0;
  for (const { entry } of entries) {
    const direction = entry.anchor.amount.money.markDirection;
    if (direction > 0) credit += 1;
    if (direction < 0) debit += 1;
  }
  if (credit > 0 && debit === 0) return -1;
  if (debit > 0 && credit === 0) return 1;
  // Cards list purchases as positive and payments as negative, unless most amounts are negative.
  if (context.liability) return habits.negative.amount > 0.5 ? 1 : -1;
  return 1;
}

function judge(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  reading: LedgerReading,
  usual: Usual,
  context: AccountContext,
): ProvedAccount {
  const rows = ledgerRows(entries, reading, habits, context.decimals);
  const { effect } = reading;
  const chainRows = rows.map((row) => ({
    amount: row.amount,
    direction: directionOf(row.flow * effect),
    balance: row.balance,
  }));
  const checkpoints = checkpointsOf(part, entries, rows, reading, context.decimals);
  const openings = figureValues(part, 'opening', reading, context.decimals);
  const closings = figureValues(part, 'closing', reading, context.decimals);
  // "Balance on 1 May" and "Balance on 31 May" read alike: the earlier is where the account starts.
  if (openings.length === 0 && closings.length > 1) openings.push(...closings);
  const ends = chooseEnds(chainRows, openings, closings, checkpoints);
  // "Balance as on 1 April" alone may be where the account starts.
  const opened =
    openings.length === 0 && closings.length === 1 ? chooseEnds(chainRows, closings, [], checkpoints) : ends;
  if (opened.score > ends.score) openings.push(...closings.splice(0));
  const { chain, score } = opened.score > ends.score ? opened : ends;
  const flows = chain.directions.map((direction) => direction * effect);
  const totalFigures = printedTotals(part, rows, reading, context.decimals);
  const totals = checkTotals(
    totalFigures,
    rows.map((row) => row.amount),
    flows,
  );
  const provedByTotals = totals.proved.filter(
    (proved, index) => proved && chain.proofs[index] === 'none' && !chain.broken[index],
  ).length;
  return {
    part,
    reading,
    rows,
    chain,
    totals,
    printed: { openings, closings, checkpoints, ...totalFigures },
    openingAndClosing: openings.length > 0 && closings.length > 0,
    natural: reading.effect === usual.effect,
    owed: context.liability,
    kind: reading.effect < 0 || (context.liability && usual.effect > 0) ? 'liability' : 'asset',
    score:
      score +
      provedByTotals +
      TOTAL_WEIGHT * (totals.agreed - totals.disagreed - totals.mismatches.length) -
      prior(reading, usual),
  };
}

/** What speaks against a reading before the arithmetic: small, so that it only decides between equals. */
function prior(reading: LedgerReading, usual: Usual): number {
  let against = 0;
  if (reading.effect !== usual.effect) against += 0.2;
  if (reading.polarity !== usual.polarity) against += 0.1;
  if (reading.datedOnly) against += 0.3;
  return against;
}

/** Balances printed between entries, at their places among the rows of the reading. */
function checkpointsOf(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Checkpoint[] {
  const kept = new Set(rows.map((row) => row.entry));
  const counted = new Set(entries.map(({ entry }) => entry).filter((entry) => kept.has(entry)));
  const checkpoints: Checkpoint[] = [];
  const listed = listedBalances(part);
  const labels = Map.groupBy(
    part.items.filter((item) => item.kind === 'balance'),
    (item) => item.which,
  );
  const labelled = (which: BalanceItem['which']): number => labels.get(which)?.length ?? 0;
  let position = 0;
  for (const item of part.items) {
    if (item.kind === 'entry') {
      if (counted.has(item.entry)) position += 1;
    } else if (item.kind === 'balance' && !listed.includes(item)) {
      const value = balanceOf(item.value, decimals, reading.effect);
      let at = reading.order === 'asc' ? position : rows.length - position;
      // A label that names one end of the period and stands at the other is part of a summary, unless that end has its own.
      const only = labelled(item.which) === 1;
      if (only && item.which === 'closing' && at === 0) at = rows.length;
      else if (only && item.which === 'opening' && at === rows.length && rows.length > 0) at = 0;
      checkpoints.push({ position: at, value });
    }
  }
  return checkpoints;
}

type BalanceItem = Extract<Item, { kind: 'balance' }>;

/**
 * Balances that stand together before the first or behind the last entry and differ: a summary in the table's columns,
 * whose places say nothing.
 */
function listedBalances(part: AccountPart): BalanceItem[] {
  const first = part.items.findIndex((item) => item.kind === 'entry');
  const last = part.items.findLastIndex((item) => item.kind === 'entry');
  if (first < 0 || opensOtherwise(part, first)) return [];
  const balances = (items: readonly Item[]): BalanceItem[] => items.filter((item) => item.kind === 'balance');
  return [balances(part.items.slice(0, first)), balances(part.items.slice(last + 1))]
    .filter((group) => new Set(group.map((item) => item.value.units)).size > 1)
    .flat();
}

/** Whether an opening is printed beside the table or before its first entry: then every other balance has its place. */
function opensOtherwise(part: AccountPart, first: number): boolean {
  return (
    part.figures.some((figure) => figure.label === 'opening') ||
    part.items.slice(0, first).some((item) => item.kind === 'balance')
  );
}

function figureValues(
  part: AccountPart,
  label: 'opening' | 'closing',
  reading: LedgerReading,
  decimals: number,
): number[] {
  const monies = [
    ...part.figures.filter((figure) => figure.label === label).map((figure) => figure.money),
    ...listedBalances(part).flatMap((item) => (item.which === label ? [item.value] : [])),
  ];
  const values = monies.map((money) => balanceOf(money, decimals, reading.effect));
  return [...new Set(values)].slice(0, MAX_FIGURES);
}
