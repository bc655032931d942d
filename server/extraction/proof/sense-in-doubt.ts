/**
 * Whether money in is told from money out by nothing that could not as well mean the opposite. Each doubt is one way in which the same
 * figures may be meant the other way round; one of them is enough.
 */
import type { RowLine } from '../layout/row-line.ts';
import { titleDirection } from '../reading/directions.ts';
import type { Debt } from '../statement/kind.ts';
import { areBilled } from './billed.ts';
import type { PrintedFigures } from './proved-account.ts';
import type { ChainResult } from './chain.ts';
import type { LedgerReading, LedgerRow } from './ledger.ts';
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

/** The same with what a doubt asks of it. */
interface Doubted extends Read {
  readonly usual: Usual;
  readonly debt: Debt;
  /** See `LedgerReading`: -1 where balances state what is owed. */
  readonly effect: 1 | -1;
  /** No printed total tells money in from money out. */
  readonly untold: boolean;
  /** Nothing but signs, or columns without names, tells some row's direction. */
  readonly bySigns: () => boolean;
}

export function isSenseInDoubt(read: Read, usual: Usual, debt: Debt): boolean {
  const { rows, totals, reading } = read;
  const { effect } = reading;
  let known: boolean | null = null;
  const bySigns = (): boolean => (known ??= signsAlone(rows, effect));
  const doubted: Doubted = { ...read, usual, debt, effect, untold: isUntold(totals, debt), bySigns };
  const doubts = [
    ...DOUBTS,
    ...(debt === 'none' ? OF_ACCOUNTS : OF_DEBTS),
    ...(debt === 'weak' ? OF_EITHER : []),
  ];
  return doubts.some((isInDoubt) => isInDoubt(doubted));
}

/** On whatever kind of statement. */
const DOUBTS: readonly ((read: Doubted) => boolean)[] = [
  // What the signs mean on this statement is in doubt.
  (read) =>
    inDoubt(read.reading, read.usual, read.debt) && read.untold && (read.bySigns() || isOneSided(read)),
  ({ usual, bySigns }) => usual.emptied && bySigns(),
  ({ effect, rows, chain }) => effect > 0 && areBilled(rows, chain.directions),
  ({ effect, rows, chain }) => effect < 0 && isPlusOut(rows) && areNegative(rows, chain),
  ({ effect, rows, chain }) => areOpposed(rows) && (effect < 0 || areNegative(rows, chain)),
  ({ rows }) => rows.some(isAgainstMark),
  isOnlyBalanceBefore,
  isEvenTurned,
];

/** On what looks like no card or loan. */
const OF_ACCOUNTS: readonly ((read: Doubted) => boolean)[] = [
  // One payment of what is owed makes no card of a list whose texts say the opposite.
  ({ effect, usual, rows }) =>
    effect < 0 && usual.effect < 0 && rows.every(isOfOneColumn) && wordingFor(rows) < 0,
  (read) => read.effect !== read.usual.effect && isAgainstUsual(read),
  ({ rows, untold, bySigns }) => isUnsignedList(rows) && untold && bySigns(),
  ({ rows, printed: { openings, closings, checkpoints }, untold, bySigns }) =>
    openings.length + closings.length + checkpoints.length === 0 && untold && bySigns() && mayBeRefunds(rows),
];

/** On what looks like a card or a loan. */
const OF_DEBTS: readonly ((read: Doubted) => boolean)[] = [
  // What it thanks for was paid, not charged.
  ({ rows }) => rows.some(({ flow, entry }) => flow < 0 && isThanks(entry)),
  (read) => read.untold && areTurnedByTexts(read),
  // What is owed with a minus says that a plus pays; "Withdrawal" beside one says the opposite, and the ends alike say nothing.
  ({ effect, rows, chain }) =>
    effect > 0 && chain.opening === chain.closing && areNegative(rows, chain) && wordingFor(rows) < 0,
  ({ effect, reading, rows, chain }) => effect < 0 && reading.polarity > 0 && areInCredit(rows, chain),
  // Balances without a minus on what is surely a card or a loan are owed, though more amounts have one than not.
  ({ effect, usual, debt, rows, chain, untold, bySigns }) =>
    debt === 'strong' &&
    effect > 0 &&
    usual.effect < 0 &&
    (haveBareBalances(rows) || (chain.opening ?? 0) > 0) &&
    untold &&
    bySigns(),
  ({ effect, usual, rows, printed: { openings, closings } }) =>
    (openings.length + closings.length === 0 || effect !== usual.effect) && areAllPaid(rows),
];

/** On what may be a card or an account. */
const OF_EITHER: readonly ((read: Doubted) => boolean)[] = [
  ({ effect, rows, untold, bySigns }) => effect > 0 && rows.every(isSigned) && untold && bySigns(),
  // "Credit card statement" alone over signs that prove as well as those of an account.
  ({ effect, rows, untold, bySigns }) =>
    effect > 0 && rows.every(({ balance }) => balance === null) && untold && bySigns(),
  // Nobody's account prints a minus beside what comes in: it may be a card's.
  ({ effect, reading, rows }) => effect > 0 && reading.polarity < 0 && rows.some(isNegative),
  ({ effect, rows }) => effect < 0 && rows.every(({ flow }) => flow === 0),
];

/** Whether figures that add up only as what is owed, though nothing speaks of a debt, may be something else. */
function isAgainstUsual({ rows, reading, usual, chain, untold }: Doubted): boolean {
  if (mayStandBefore(reading, usual, chain) || areMostlyInCredit(rows) || rows.some(isUnderBalances))
    return true;
  return untold && (mayBeOneTurned(rows, chain) || isMarkedAlone(rows));
}

/** Whether as much came in as went out, and nothing tells which is which. */
function isEvenTurned({ rows, totals, debt, bySigns }: Doubted): boolean {
  if (!isEven(rows) || totals.directed.includes(true)) return false;
  // A minus beside what comes in speaks louder than a few texts that say so.
  const isTurned = debt === 'none' && rows.some((row) => row.flow > 0 && isNegative(row));
  return isTurned || bySigns() || areUnnamed(rows);
}

/** Whether an amount in a column that nothing names goes the other way than the mark beside it says ("13.00 CR"). */
function isAgainstMark({ entry: { anchor }, flow }: LedgerRow): boolean {
  const { role, named, money } = anchor.amount;
  return role !== 'amount' && !named && money.markDirection * flow < 0;
}

function isSigned({ entry: { anchor } }: LedgerRow): boolean {
  return anchor.amount.money.sign !== 0;
}

/**
 * Whether the only balance beside rows stands before its amount in columns that nothing names: with the two exchanged the rows lead from the
 * opening to it as well.
 */
function isOnlyBalanceBefore({ rows }: Doubted): boolean {
  const [row, more] = rows.filter(({ balance }) => balance !== null);
  if (!row || more) return false;
  const { shape, anchor } = row.entry;
  return shape.heading === null && (anchor.balance?.x1 ?? Infinity) < anchor.amount.money.x0;
}

/** Rows from which bare balances tell that they are what is owed. */
const MIN_BARE = 3;

/** Whether balances stand beside rows, none with a sign or a mark. */
function haveBareBalances(rows: readonly LedgerRow[]): boolean {
  const balances = rows.flatMap(({ entry }) => entry.anchor.balance ?? []);
  return (
    balances.length >= MIN_BARE &&
    balances.every(({ sign, markDirection }) => sign === 0 && markDirection === 0)
  );
}

function isOfOneColumn({ entry: { anchor } }: LedgerRow): boolean {
  return anchor.amount.role === 'amount';
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

/** Whether the first word of a text says that money comes in, as that of a shop ("Sports Depot") does not. */
function beginsWithIn({ rest }: RowLine): boolean {
  const first = rest.find(({ text }) => /^\p{L}{2}/u.test(text));
  return first !== undefined && titleDirection(first.text) === 'in';
}

/** Whether the texts of some rows say that they come in ("Refund"), and all those are read as going out: the others go in then. */
function areTurnedByTexts({ rows, chain: { directions }, effect }: Doubted): boolean {
  const flows = rows.flatMap(({ entry: { anchor }, flow }, index) => {
    const saysIn = anchor.amount.role === 'amount' && beginsWithIn(anchor.row);
    return saysIn ? [flow || directions[index]! * effect] : [];
  });
  return flows.length > 0 && flows.every((flow) => flow < 0);
}

/** Whether what is read as owed is negative throughout, by amounts without a minus: nobody keeps paying a card that owes him. */
function areInCredit(rows: readonly LedgerRow[], chain: Pick<ChainResult, 'opening' | 'closing'>): boolean {
  return areNegative(rows, chain) && (chain.opening ?? 0) + (chain.closing ?? 0) < 0;
}

function areNegative(
  rows: readonly LedgerRow[],
  { opening, closing }: Pick<ChainResult, 'opening' | 'closing'>,
): boolean {
  return [opening, closing, ...rows.map(({ balance }) => balance)].every((balance) => (balance ?? 0) <= 0);
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
function isOneSided({ rows, debt }: Doubted): boolean {
  return debt === 'none' && new Set(rows.map(({ flow }) => flow)).size === 1;
}

/**
 * Whether many unsigned amounts, without a balance, all come in on what looks like no card: from nothing owed purchases add up
 * to what is owed as credits do to what is there.
 */
function isUnsignedList(rows: readonly LedgerRow[]): boolean {
  if (rows.length < MIN_ONE_SIDED) return false;
  return rows.every(({ balance, flow, entry: { anchor } }) => {
    const { role, money } = anchor.amount;
    return flow > 0 && balance === null && role === 'amount' && money.sign === 0;
  });
}

/** Whether a card or a loan has many rows and each of them pays: "credit" in the title of a list may be what was bought on it. */
function areAllPaid(rows: readonly LedgerRow[]): boolean {
  return rows.length >= MIN_ONE_SIDED && rows.every(({ flow }) => flow > 0);
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
