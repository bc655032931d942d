/** Whether money in is told from money out by nothing that could not as well mean the opposite. */
import { currencyDecimals } from '../../../shared/money.ts';
import type { Debt } from '../statement/kind.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import { areBilled } from './billed.ts';
import type { PrintedFigures, ProvedAccount } from './proved-account.ts';
import type { ChainResult } from './chain.ts';
import { balanceOf, sectionDirection, type LedgerReading, type LedgerRow } from './ledger.ts';
import type { TotalsResult } from './totals.ts';
import { isOneLetter, markOf } from './marks.ts';
import { isThanks, signsAlone, wordingFor, type Usual } from './usual.ts';

/** An account under one reading. */
export interface Read {
  readonly rows: readonly LedgerRow[];
  readonly reading: LedgerReading;
  readonly totals: TotalsResult;
  readonly chain: Pick<ChainResult, 'opening' | 'closing' | 'directions'>;
  /** Opening and closing balances that are printed, and balances between the rows. */
  readonly printed: Pick<PrintedFigures, 'openings' | 'closings' | 'checkpoints'>;
}

/** Nothing but signs tells money in from money out, and what they mean on this statement is in doubt. */
export function isSenseInDoubt(
  { rows, reading, totals, chain, printed: { openings, closings, checkpoints } }: Read,
  usual: Usual,
  debt: Debt,
): boolean {
  const { effect } = reading;
  if (
    inDoubt(reading, usual, debt) &&
    isUntold(totals, debt) &&
    (signsAlone(rows, effect) || isOneSided(rows, debt))
  )
    return true;
  if (usual.emptied && signsAlone(rows, effect)) return true;
  if (effect > 0 && areBilled(rows, chain.directions)) return true;
  // What a card or a loan thanks for was paid, not charged.
  if (debt !== 'none' && rows.some(({ flow, entry }) => flow < 0 && isThanks(entry))) return true;
  if (effect < 0 && isPlusOut(rows) && areNegative(rows, chain)) return true;
  // What is owed with a minus says that a plus pays; "Withdrawal" beside one says the opposite, and the ends alike say nothing.
  const endsAlike = chain.opening === chain.closing;
  if (effect > 0 && debt !== 'none' && endsAlike && areNegative(rows, chain) && wordingFor(rows) < 0)
    return true;
  if (debt === 'none' && effect !== usual.effect) {
    if (mayStandBefore(reading, usual, chain) || areMostlyInCredit(rows)) return true;
    if (rows.some(isUnderBalances)) return true;
    if (isUntold(totals, debt) && (mayBeOneTurned(rows, chain) || isMarkedAlone(rows))) return true;
  }
  if (isUnsignedList(rows, debt) && isUntold(totals, debt) && signsAlone(rows, effect)) return true;
  if (isEven(rows) && !totals.directed.includes(true)) {
    // A minus beside what comes in speaks louder than a few texts that say so.
    const isTurned = debt === 'none' && rows.some((row) => row.flow > 0 && isNegative(row));
    if (isTurned || signsAlone(rows, effect) || areUnnamed(rows)) return true;
  }
  if (areOpposed(rows) && (effect < 0 || areNegative(rows, chain))) return true;
  const endsPrinted = openings.length + closings.length > 0;
  const balancesPrinted = endsPrinted || checkpoints.length > 0;
  if (
    debt === 'none' &&
    !balancesPrinted &&
    isUntold(totals, debt) &&
    signsAlone(rows, effect) &&
    mayBeRefunds(rows)
  )
    return true;
  // "Credit card statement" alone over signs that prove as well as those of an account.
  const onlyEnds = rows.every(({ balance }) => balance === null);
  if (effect > 0 && debt === 'weak' && onlyEnds && isUntold(totals, debt) && signsAlone(rows, effect))
    return true;
  // Nobody's account prints a minus beside what comes in: it may be a card's.
  if (effect > 0 && reading.polarity < 0 && debt === 'weak' && rows.some(isNegative)) return true;
  if (effect < 0 && debt === 'weak' && rows.every(({ flow }) => flow === 0)) return true;
  return (!endsPrinted || effect !== usual.effect) && isOnlyPaid(rows, debt);
}

function isNegative({ entry: { anchor } }: LedgerRow): boolean {
  return anchor.amount.money.sign < 0;
}

/**
 * Balances that move against what is usual, or a statement that may be of an account or of a card: the same figures add
 * up with money in and money out exchanged.
 */
function inDoubt(reading: LedgerReading, usual: Usual, debt: Debt): boolean {
  if (debt === 'none') return reading.effect !== usual.effect;
  if (reading.polarity !== usual.polarity) return true;
  // People pay more often than they are paid: a minus on most amounts is money out on a card as on an account.
  return reading.polarity < 0 && (debt === 'weak' || reading.effect !== usual.effect);
}

/**
 * Whether figures that add up only as what is owed, and only in the other order or because the account ends with what it began
 * with, may be balances before each row: a wrong one among those behind the rows looks so.
 */
function mayStandBefore(
  { order }: LedgerReading,
  usual: Usual,
  { opening, closing }: Read['chain'],
): boolean {
  return order !== usual.order || opening === closing;
}

/** Whether most balances are marked as ones in credit: those without a mark may be overdrawn, on an account that owes nothing else. */
function areMostlyInCredit(rows: readonly LedgerRow[]): boolean {
  const balances = rows.flatMap(({ entry }) => entry.anchor.balance ?? []);
  return (
    balances.length > 0 &&
    2 * balances.filter(({ markDirection }) => markDirection > 0).length > balances.length
  );
}

/** Whether between two balances alone the rows would prove an account with one of them turned round. */
function mayBeOneTurned(rows: readonly LedgerRow[], { opening, closing }: Read['chain']): boolean {
  if (opening === null || closing === null || rows.some(({ balance }) => balance !== null)) return false;
  return rows.some(({ amount }) => amount === Math.abs(closing - opening));
}

/** Whether nothing but one letter behind some of the amounts tells their direction: "D" is debit here and "Dal", credit, there. */
function isMarkedAlone(rows: readonly LedgerRow[]): boolean {
  const marks = rows.map(({ entry }) => (entry.anchor.amount.role === 'amount' ? markOf(entry) : ''));
  const said = new Set(marks.filter((mark) => mark !== null));
  return said.size === 1 && isOneLetter([...said][0]!) && marks.includes(null);
}

/** Whether what a plus stands beside goes out, though others have a minus: few cards mark so what was bought. */
function isPlusOut(rows: readonly LedgerRow[]): boolean {
  return (
    rows.some(isNegative) && rows.some(({ flow, entry }) => flow < 0 && entry.anchor.amount.money.sign > 0)
  );
}

/**
 * Whether each row goes against the name of its column. Where balances are owed or none is positive, all of it turned round goes as the columns
 * say: what is read as a debit mark at every amount or balance may be something else.
 */
function areOpposed(rows: readonly LedgerRow[]): boolean {
  return rows.length > 0 && rows.every(({ entry }) => entry.anchor.amount.opposed);
}

function areNegative(
  rows: readonly LedgerRow[],
  { opening, closing }: Pick<ChainResult, 'opening' | 'closing'>,
): boolean {
  return [opening, closing, ...rows.map(({ balance }) => balance)].every((balance) => (balance ?? 0) <= 0);
}

/**
 * Whether nothing names the balances or the columns of an account more than two thirds of whose rows come in. People pay more
 * often than they are paid: those may be what was bought on a card that speaks no known language.
 */
export function mayBeOwed({ part, rows }: Pick<ProvedAccount, 'part' | 'rows'>): boolean {
  const isNamed =
    part.figures.some(({ unnamed }) => !unnamed) ||
    part.items.some((item) => item.kind === 'balance' && item.which !== 'either') ||
    rows.some(({ entry: { anchor } }) => anchor.amount.named);
  return !isNamed && 3 * rows.filter(({ flow }) => flow > 0).length > 2 * rows.length;
}

/**
 * Whether no sign tells what comes in from what is paid, and no name tells the balance at the start from that at the end: with both
 * exchanged the figures add up as well.
 */
export function isToldByOrder(
  account: Pick<ProvedAccount, 'part' | 'rows' | 'reading' | 'chain'>,
  sections: readonly SectionFact[],
): boolean {
  const { part, rows } = account;
  // Titles nobody knows, told by sums, are told by that order as well.
  const isKnown = !sections.some(({ bySums }) => bySums);
  return (
    (part.figures.some(({ unnamed }) => unnamed) || areEndsExchanged(account)) &&
    rows.every(({ entry, section }) => {
      const { role, money, named } = entry.anchor.amount;
      // "Deposits and other credits" over it: the title of its list tells.
      const isTitled = isKnown && sectionDirection(section, -1) !== 0;
      return !isTitled && !(role !== 'amount' && named) && money.sign === 0 && markOf(entry) === null;
    })
  );
}

/**
 * Whether several balances of an account are each named as if it were the last ("Balance on 31 March", "New balance"), and it is read from
 * the one printed behind its rows to the one above them: columns without names exchanged lead there as well.
 */
function areEndsExchanged({
  part,
  rows,
  reading,
  chain,
}: Pick<ProvedAccount, 'part' | 'rows' | 'reading' | 'chain'>): boolean {
  const ends = [
    ...part.figures.map(({ line, label, money }) => ({ line, label, money })),
    ...part.items.flatMap((item) =>
      item.kind === 'balance' ? [{ line: item.line, label: item.which, money: item.value }] : [],
    ),
  ].toSorted((a, b) => a.line - b.line);
  const closings = ends.filter(({ label }) => label === 'closing');
  if (closings.length < 2 || ends.some(({ label }) => label === 'opening')) return false;
  if (!rows.every(({ balance, entry: { anchor } }) => balance === null && anchor.amount.role !== 'amount'))
    return false;
  const [first, last] = [closings[0]!, closings.at(-1)!].map(({ money }) =>
    balanceOf(money, currencyDecimals(part.currency), reading.effect),
  );
  const [opening, closing] = reading.order === 'asc' ? [first, last] : [last, first];
  return opening !== closing && chain.opening === closing && chain.closing === opening;
}

/**
 * Whether as much came in as went out up to every row with a balance, and in all: turned round, the rows lead as well from
 * opening to closing.
 */
function isEven(rows: readonly LedgerRow[]): boolean {
  let sum = 0;
  for (const { flow, amount, balance } of rows) {
    sum += flow * amount;
    if (balance !== null && sum !== 0) return false;
  }
  return sum === 0;
}

/** Whether the amounts stand in two columns that nothing names. */
function areUnnamed(rows: readonly LedgerRow[]): boolean {
  return rows.every(({ entry: { anchor } }) => anchor.amount.role !== 'amount' && !anchor.amount.named);
}

/**
 * Whether a list without any balance has a minus on few of its amounts and no sign on the others: people pay more often than
 * they are paid, so those may be refunds on a card that nothing speaks of.
 */
function mayBeRefunds(rows: readonly LedgerRow[]): boolean {
  const signs = rows.map(({ entry }) => entry.anchor.amount.money.sign);
  const negative = signs.filter((sign) => sign < 0).length;
  const isUnsigned = signs.every((sign) => sign <= 0) && rows.every(({ balance }) => balance === null);
  return isUnsigned && negative > 0 && 2 * negative <= rows.length;
}

/** Rows from which it is strange that all are of one side. */
const MIN_ONE_SIDED = 3;

/** On what looks like no card or loan, rows all of one side: the name of their one column, or the balances, may mean the other. */
function isOneSided(rows: readonly LedgerRow[], debt: Debt): boolean {
  return debt === 'none' && new Set(rows.map(({ flow }) => flow)).size === 1;
}

/**
 * Whether many unsigned amounts, without a balance, all come in on what looks like no card: from nothing owed purchases add up
 * to what is owed as credits do to what is there.
 */
function isUnsignedList(rows: readonly LedgerRow[], debt: Debt): boolean {
  if (debt !== 'none' || rows.length < MIN_ONE_SIDED) return false;
  return rows.every(({ balance, flow, entry: { anchor } }) => {
    const { role, money } = anchor.amount;
    return flow > 0 && balance === null && role === 'amount' && money.sign === 0;
  });
}

/** Whether a card or a loan has many rows and each of them pays: "credit" in the title of a list may be what was bought on it. */
function isOnlyPaid(rows: readonly LedgerRow[], debt: Debt): boolean {
  return debt !== 'none' && rows.length >= MIN_ONE_SIDED && rows.every(({ flow }) => flow > 0);
}

/** Share of a card's rows whose direction totals tell: "Payments made" sums one row, and speaks of either side. */
const TOLD_SHARE = 0.5;

/**
 * Whether no printed total tells money in from money out. On what looks like no card or loan a single one does not: it may
 * have been taken for another.
 */
function isUntold({ directed }: TotalsResult, debt: Debt): boolean {
  const told = directed.filter(Boolean).length;
  return debt === 'none' ? told < directed.length : told < TOLD_SHARE * directed.length;
}

/** Whether the amount of a row stands in a column named for balances: the names stand over other columns than those they are of. */
function isUnderBalances({ entry: { anchor, shape } }: LedgerRow): boolean {
  const { role, money } = anchor.amount;
  const roles = shape.monies[anchor.row.monies.indexOf(money)]?.roles;
  return role !== 'amount' && roles !== undefined && roles.size === 1 && roles.has('balance');
}
