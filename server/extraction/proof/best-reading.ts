/**
 * The entries of one account under every reading that makes sense: the one under which most rows are proved and none is broken
 * wins; headings and habits of statements only break ties.
 */
import type { Item } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import { speaksOfDebt } from '../statement/kind.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { isAssumed, isGathered } from './assumed.ts';
import { provesAll } from './chain.ts';
import { trendOf } from './datings.ts';
import { bookedFromNothing } from './from-nothing.ts';
import { runsInCredit } from './in-credit.ts';
import {
  ledgerRows,
  signHabits,
  type LedgerReading,
  type LedgerRow,
  type ReadAccount,
  type SectionedEntry,
  type SignHabits,
} from './ledger.ts';
import { linkRows } from './linked-rows.ts';
import { ownBooks } from './own-books.ts';
import { printedTotals } from './printed-totals.ts';
import type { AccountContext, ProvedAccount } from './proved-account.ts';
import { isSenseInDoubt } from './sense-in-doubt.ts';
import { isToldByOrder, mayBeOwed } from './told-by-order.ts';
import { withTotals } from './totals.ts';
import { costOf, gainByTexts, ledgerReadings, prior, usualSense, type Usual } from './usual.ts';

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

/** The entries, each in its section, under the reading that the arithmetic bears out best. */
export function proveEntries(
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
  const account: Unread = { part, entries, habits, usual, context };
  let best: Judged | null = null;
  // Of what is proved another reading is better only by its texts: by so much at most.
  let gain = Infinity;
  for (const reading of ledgerReadings(entries, habits, usual, context.dateTrend)) {
    if (best !== null && costOf(reading, usual) - costOf(best.reading, usual) >= gain) continue;
    const candidate = judge(account, reading);
    if (best === null || candidate.score > best.score + 1e-9) {
      best = candidate;
      gain = isSettled(best) ? gainByTexts(best.rows) : Infinity;
    }
  }
  const booked = bookedFromNothing(best!, (reading) => judge(account, reading));
  return withDoubts(booked, habits, usual, context);
}

/** Whether balances prove every row and no printed total speaks against it: another reading is better only by its texts. */
function isSettled({ chain, totals: { disagreed, mismatches, exchanged } }: Judged): boolean {
  return provesAll(chain) && disagreed === 0 && mismatches.length === 0 && !exchanged;
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

/** An account before any reading of it, and what is asked of each. */
interface Unread {
  readonly part: AccountPart;
  readonly entries: readonly SectionedEntry[];
  readonly habits: SignHabits;
  readonly usual: Usual;
  readonly context: AccountContext;
}

function judge({ part, entries, habits, usual, context }: Unread, reading: LedgerReading): Judged {
  const rows = ledgerRows(entries, reading, habits, context.decimals);
  const { effect } = reading;
  const figures = printedTotals(part, rows, reading, context.decimals);
  const read: ReadAccount = { part, entries, rows, reading, decimals: context.decimals };
  const linked = linkRows(read, figures, context);
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
  const books = ownBooks(rows, reading, { ...context, numbered: part.number !== null }, provesAll(chain));
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
