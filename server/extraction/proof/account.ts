/**
 * One account under every reading that makes sense, judged by its arithmetic: the reading under which most rows are
 * proved and none is broken wins; headings and habits of statements only break ties.
 */
import type { TokenLine } from '../layout/tokens.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { trendOf } from './datings.ts';
import type { Dating } from '../statement/dates/dating.ts';
import type { Item } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import { speaksOfDebt, type Debt } from '../statement/kind.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import { provesAll, type ChainResult } from './chain.ts';
import { isAssumed, isGathered } from './assumed.ts';
import { withoutBreakdownsOutside } from './broken-down.ts';
import { withoutFiguresBefore } from './before-opening.ts';
import { withoutLinesBehind, withoutRowsAfterPeriod } from './behind-closing.ts';
import { withoutBlocksApart } from './blocks-apart.ts';
import { bookedEntries } from './booked.ts';
import { withDaysTurned } from './days-turned.ts';
import { bookedFromNothing } from './from-nothing.ts';
import {
  ledgerRows,
  sectionDirection,
  signHabits,
  type LedgerReading,
  type LedgerRow,
  type SectionedEntry,
  type SignHabits,
} from './ledger.ts';
import { withoutKindsBehind } from './kinds-behind.ts';
import { linkRows, type LinkedRows } from './linked-rows.ts';
import { printedTotals } from './printed-totals.ts';
import { runsInCredit } from './in-credit.ts';
import { ownBooks, type OwnBooks } from './own-books.ts';
import { costOf, gainByTexts, ledgerReadings, prior, usualSense, type Usual } from './usual.ts';
import { isSenseInDoubt, isToldByOrder, mayBeOwed } from './sense-in-doubt.ts';
import { leavesOtherDays, runsWithinPeriod, withoutRowsOutside } from './rows-outside.ts';
import { withBalancesUnsided } from './unsided-balances.ts';
import { withUnnamedBalances } from './unnamed/balances.ts';
import { withTotals, type PrintedTotals, type TotalsResult } from './totals.ts';

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
  /** Nothing but signs tells money in from money out, and what they mean on this statement is in doubt. */
  readonly senseInDoubt: boolean;
  /** Per row: nothing printed tells which way it goes, see `isAssumed`; on a card it is a purchase. */
  readonly assumed: readonly boolean[];
  readonly books: OwnBooks;
  /** A liability whose balances are printed negative has effect +1; a liability else has effect -1. */
  readonly kind: 'asset' | 'liability';
  /** Both are printed. */
  readonly openingAndClosing: boolean;
  /** Lines of what was read as the account's and is none of it, for the rest alone is proved. */
  readonly leftOut?: ReadonlySet<number>;
}

/** Figures printed for an account beside the balances in its rows, as the statement signs them; minor units. */
export interface PrintedFigures
  extends PrintedTotals, Pick<LinkedRows, 'openings' | 'closings' | 'checkpoints'> {}

/** What is known of an account before its arithmetic is looked at. */
export interface AccountContext {
  readonly decimals: number;
  /** Lines of the whole document. */
  readonly lines: readonly TokenLine[];
  readonly sections: readonly SectionFact[];
  /** How clearly the statement speaks of money owed. */
  readonly debt: Debt;
  /** Of several accounts: from behind the last row of the one before to its own last, where its title stands. */
  readonly own?: readonly TokenLine[];
  /** The statement names itself the books of the account's holder, which debit what comes in. */
  readonly books: boolean;
  readonly dating: Dating;
  /** Dates rise (+1) or fall (-1) down the page; 0 unknown. */
  readonly dateTrend: -1 | 0 | 1;
}

/** A row that only a total proves, which tells less than the balances around a block: not from what to what. */
const PROVED_BY_TOTAL = 0.85;
/** A printed total that agrees or disagrees, against one proved row. */
const TOTAL_WEIGHT = 0.5;
/** An undated line that nothing proves, where every dated row is proved: more than leaving such lines out costs. */
const LOOSE_LINE = 0.4;
/** A dated line none of whose amounts is read, against one proved row: a reading that books next to nothing breaks nothing either. */
const UNREAD = 0.5;
/** Totals that say that every direction is turned round, against one proved row: more than any habit of statements. */
const EXCHANGED = 2;

export function proveAccount(part: AccountPart, context: AccountContext): ProvedAccount {
  const proved = proveAsPrinted(part, context);
  if (proved.part === part) return proved;
  const kept = new Set(linesOf(proved.part));
  return { ...proved, leftOut: new Set(linesOf(part).filter((line) => !kept.has(line))) };
}

/** The lines of an account's items, every row of its bookings. */
function linesOf({ items }: AccountPart): number[] {
  return items.flatMap((item) =>
    item.kind === 'entry'
      ? item.entry.rows.map(({ tokens }) => tokens.line.index)
      : [item.row.tokens.line.index],
  );
}

function proveAsPrinted(part: AccountPart, context: AccountContext): ProvedAccount {
  const proved = provePart(part, context);
  /** The account as it is printed but for what is none of it, if all of it is proved then and its figures mean what they did. */
  const provedWithin = (candidate: AccountPart | null): ProvedAccount | null => {
    const other = candidate && provePart(candidate, context);
    const { effect } = proved.reading;
    if (!other || !(other.natural || other.reading.effect === effect || context.debt === 'weak')) return null;
    const whole = other.openingAndClosing
      ? provesAll(other.chain)
      : runsWithinPeriod(other, part, context.dating);
    return whole ? other : null;
  };
  const undivided = provedWithin(withoutBreakdownsOutside(proved));
  if (undivided) return undivided;
  if (provesAll(proved.chain)) return proved;
  const listed = withoutKindsBehind(part, proved.rows);
  if (listed) return proveAccount(listed, context);
  const turned = context.dateTrend < 0 ? withDaysTurned(part, context.dating) : null;
  const byDays = turned && provePart(turned, { ...context, dateTrend: 1 });
  if (byDays?.natural && provesAll(byDays.chain)) return byDays;
  for (const within of [
    withoutLinesBehind(part),
    withoutRowsAfterPeriod(part, context.dating),
    withoutFiguresBefore(part),
    withBalancesUnsided(part),
  ]) {
    const without = provedWithin(within);
    if (without) return without;
  }
  for (const candidate of withUnnamedBalances(proved, context)) {
    const other = provePart(candidate, context);
    if (other.natural && !mayBeOwed(other) && provesAll(other.chain)) return other;
  }
  for (const candidate of [...withoutRowsOutside(part), ...blocksApart(proved, context.dating)]) {
    const without = provedWithin(candidate);
    if (without) return without;
  }
  return proved;
}

/** The account without blocks of rows: any, where both its ends are printed, else such as are of days outside the printed period. */
function blocksApart(proved: ProvedAccount, dating: Dating): AccountPart[] {
  if (proved.openingAndClosing) return withoutBlocksApart(proved, dating);
  const { start, end } = dating.period;
  if (start === null && end === null) return [];
  return withoutBlocksApart(proved, dating).filter((part) => leavesOtherDays(part, proved.part, dating));
}

/** Whether balances prove every row and no printed total speaks against it: another reading is better only by its texts. */
function isSettled({ chain, totals: { disagreed, mismatches, exchanged } }: Judged): boolean {
  return provesAll(chain) && disagreed === 0 && mismatches.length === 0 && !exchanged;
}

function provePart(part: AccountPart, context: AccountContext): ProvedAccount {
  const { entries, withOthers, othersRun } = bookedEntries(part, context.sections);
  const titled = proveEntries(part, entries, context);
  const proved = withoutTitles(titled, entries, context) ?? titled;
  if (withOthers === null || !(othersRun || proved.chain.broken.some(Boolean))) return proved;
  // "Closing of accounts" may be a table of interest, or the title of the last bookings: only the balances can tell.
  const whole = proveEntries(part, withOthers, context);
  const unproved = ({ chain }: ProvedAccount): number =>
    chain.proofs.filter((proof) => proof === 'none').length;
  return whole.natural && !whole.chain.broken.includes(true) && unproved(whole) <= unproved(proved)
    ? whole
    : proved;
}

/**
 * The account without what titles say of rows that print balances: "Interest paid" may be the text of a booking, "Crédit" a part
 * of a bank's name at the head of a page. Null where the balances bear the titles out.
 */
function withoutTitles(
  { part, chain, natural }: ProvedAccount,
  entries: readonly SectionedEntry[],
  context: AccountContext,
): ProvedAccount | null {
  if (natural && !chain.broken.includes(true)) return null;
  const isTitled = ({ entry, section }: SectionedEntry): boolean =>
    entry.anchor.balance !== null && sectionDirection(section, -1) !== 0;
  if (!entries.some(isTitled)) return null;
  const untitled = entries.map((one) => (isTitled(one) ? { ...one, section: null } : one));
  const proved = proveEntries(part, untitled, context);
  return proved.natural && provesAll(proved.chain) ? proved : null;
}

function proveEntries(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  { dateTrend: trend, ...others }: AccountContext,
): ProvedAccount {
  // What is still to come may be listed the other way round.
  const apart = entries.length < part.items.filter(({ kind }) => kind === 'entry').length;
  const own = apart && trendOf(entries, others.dating);
  const context: AccountContext = { ...others, dateTrend: own || trend };
  const habits = signHabits(entries);
  const usual = usualSense(part, entries, habits, context);
  let best: Judged | null = null;
  for (const reading of ledgerReadings(entries, habits, usual, context.dateTrend)) {
    if (best !== null && isSettled(best) && !maySpeakLouder(reading, best, usual)) continue;
    const candidate = judge(part, entries, habits, reading, usual, context);
    if (best === null || candidate.score > best.score + 1e-9) best = candidate;
  }
  const booked = bookedFromNothing(best!, (reading) => judge(part, entries, habits, reading, usual, context));
  return withDoubts(booked, habits, usual, context);
}

/** One reading of an account before it is asked what nothing printed tells of it: that of the best is enough. */
type Judged = Omit<ProvedAccount, 'senseInDoubt' | 'assumed'>;

function withDoubts(
  best: Judged,
  habits: SignHabits,
  usual: Usual,
  { debt, sections, own }: AccountContext,
): ProvedAccount {
  const { rows, reading, chain } = best;
  // Beside a card's an account's balances state what is there: nothing among its own lines speaks of a debt.
  const besideCard = best.kind === 'liability' && reading.effect > 0 && own && speaksOfDebt(own) === 'none';
  return {
    ...best,
    kind: besideCard ? 'asset' : best.kind,
    senseInDoubt:
      isSenseInDoubt(best, usual, debt) ||
      (debt === 'none' && (mayBeOwed(best) || isToldByOrder(best, sections))),
    assumed: rows.map(
      (row, index) =>
        debt === 'none' &&
        (isAssumed(row, reading, habits) || (chain.proofs[index] === 'none' && isGathered(row, sections))),
    ),
  };
}

/** Whether less may speak against another reading of what is proved. */
function maySpeakLouder(reading: LedgerReading, { reading: best, rows }: Judged, usual: Usual): boolean {
  return costOf(reading, usual) - costOf(best, usual) < gainByTexts(rows);
}

function judge(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  reading: LedgerReading,
  usual: Usual,
  context: AccountContext,
): Judged {
  const rows = ledgerRows(entries, reading, habits, context.decimals);
  const { effect } = reading;
  const figures = printedTotals(part, rows, reading, context.decimals);
  const linked = linkRows(part, entries, rows, reading, figures, context);
  const { openings, closings, checkpoints, score } = linked;
  const { chain, totals } = withTotals(
    linked.chain,
    figures,
    rows.map((row) => row.amount),
    effect,
  );
  const provedByTotals = totals.proved.filter(
    (proved, index) => proved && chain.proofs[index] === 'none' && !chain.broken[index],
  ).length;
  const books = ownBooks(rows, reading, context, provesAll(chain));
  return {
    part,
    reading,
    rows,
    chain,
    totals,
    books,
    printed: { openings, closings, checkpoints, ...figures },
    openingAndClosing: (['opening', 'closing'] as const).every(
      (end) => (end === 'opening' ? openings : closings).length > 0 || isListed(part, end),
    ),
    natural: reading.effect === usual.effect,
    kind:
      (reading.effect < 0 && !books.mirrored) ||
      (context.debt === 'strong' && usual.effect > 0 && !runsInCredit(entries, part))
        ? 'liability'
        : 'asset',
    score:
      score +
      PROVED_BY_TOTAL * provedByTotals +
      TOTAL_WEIGHT * (totals.agreed - totals.disagreed - totals.mismatches.length) -
      (totals.exchanged ? EXCHANGED : 0) -
      UNREAD * part.items.filter(({ kind }) => kind === 'orphan').length -
      LOOSE_LINE *
        looseLines(part, rows, (index) => chain.proofs[index] !== 'none' || totals.proved[index]!) -
      prior(reading, usual, rows),
  };
}

/** Whether the balance at one end of the account stands in its list: before its first row, or named so behind the last. */
function isListed({ items }: AccountPart, end: 'opening' | 'closing'): boolean {
  const isEntry = ({ kind }: Item): boolean => kind === 'entry';
  return end === 'opening'
    ? items.slice(0, items.findIndex(isEntry)).some(({ kind }) => kind === 'balance')
    : items
        .slice(items.findLastIndex(isEntry) + 1)
        .some((item) => item.kind === 'balance' && item.which === 'closing');
}

/**
 * Undated lines nothing proves, behind what ends a list all of whose dated rows are proved: "Minimum payment 50.00" below
 * the closing balance is a note. None where a dated row is not proved either.
 */
function looseLines(
  { items }: AccountPart,
  rows: readonly LedgerRow[],
  isProved: (index: number) => boolean,
): number {
  if (!rows.every(({ entry }, index) => entry.inherited || isProved(index))) return 0;
  const last = items.findLastIndex((item) => item.kind === 'entry' && !item.entry.inherited);
  const ends = items.findIndex(({ kind }, at) => at > last && (kind === 'balance' || kind === 'total'));
  if (last < 0 || ends < 0) return 0;
  const behind = new Set(entriesAmong(items.slice(ends)));
  return rows.filter(({ entry }, index) => behind.has(entry) && !isProved(index)).length;
}
