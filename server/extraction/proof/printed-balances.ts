/** The balances printed for an account beside those in its rows: at their places among the rows, or under a label. */
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import type { Item, RawEntry } from '../statement/entries/entries.ts';
import type { Figure } from '../statement/facts/figures.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { resolveDate, type DayOrder } from '../reading/calendar.ts';
import { remembered } from '../remembered.ts';
import type { Checkpoint } from './chain.ts';
import { isOnlyValue, isRepeated, saidAgain, type BalanceItem } from './said-balances.ts';
import { balanceOf, type LedgerReading, type LedgerRow, type SectionedEntry } from './ledger.ts';

/** At most this many different printed values are tried as opening, and as closing. */
const MAX_FIGURES = 4;

/**
 * Balances printed between entries, at their places among the rows of the reading: where each stands or, newest first, where
 * the balance of a day's end stands below the rows of its day. The only closing balance may stand in a summary above its
 * list, among dated lines of which some are bookings.
 */
export function checkpointChoices(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Checkpoint[][] {
  const habits: (Habit | undefined)[] = [undefined];
  if (reading.order === 'asc' && closesAboveTables(part)) habits.push('closing last');
  if (reading.order === 'desc' && hasDayEnds(part)) habits.push('day above');
  if (balancingClosing(part) !== null) habits.push('sides even');
  if ((reading.order === 'desc' ? namesLastAlike : namesFirstAlike)(part)) habits.push('named alike');
  if (carriesSums(part)) habits.push('sums carried');
  return habits.map((habit) => checkpointsOf(part, entries, rows, reading, decimals, habit));
}

/**
 * `day above`: the balance of a day's end is that of the rows above it, back to the balance before. `closing last`: the only
 * closing balance is that behind all rows, wherever it stands. `sides even`: the closing stands where it makes both sides even.
 * `named alike`: what is called a closing beside the oldest row is where the list starts, as another closing stands elsewhere.
 * `sums carried`: what is carried over a page in both columns is what they sum so far, without what the account began from.
 */
type Habit = 'day above' | 'closing last' | 'sides even' | 'named alike' | 'sums carried';

/**
 * The closing of a ledger whose opening stands on the other side, both without a mark: with it both sides come to the same sum,
 * so it stands opposite to what the account holds. Null elsewhere.
 */
const balancingClosing = remembered(({ items }: AccountPart): BalanceItem | null => {
  const sided = items.filter(
    (item): item is BalanceItem =>
      item.kind === 'balance' && item.value.mark === null && item.value.markDirection !== 0,
  );
  const opening = sided.find(({ which }) => which === 'opening');
  const closing = sided.findLast(({ which }) => which === 'closing');
  return opening && closing && opening.value.markDirection === -closing.value.markDirection ? closing : null;
});

/**
 * Whether the list starts from a "balance on" one day, and that on another day stands beside it or its rows have balances of
 * their own; neither says which end it is.
 */
function namesEndsAlike({ items, figures }: AccountPart, start: Item | undefined): boolean {
  return (
    start?.kind === 'balance' &&
    start.which === 'closing' &&
    (figures.some(({ label, money }) => label === 'closing' && money.units !== start.value.units) ||
      items.some((item) => item.kind === 'entry' && item.entry.anchor.balance !== null)) &&
    !figures.some(({ label }) => label === 'opening')
  );
}

const namesFirstAlike = remembered((part: AccountPart): boolean => namesEndsAlike(part, part.items[0]));
const namesLastAlike = remembered((part: AccountPart): boolean => namesEndsAlike(part, part.items.at(-1)));

/** Whether a balance is no amount of its line but the difference of two: what is carried over a page in both columns. */
function isDifference(item: Item): boolean {
  return item.kind === 'balance' && !item.row.monies.some((money) => money?.units === item.value.units);
}

const carriesSums = remembered(({ items }: AccountPart): boolean => items.some(isDifference));

/** Whether bookings stand in another table below the closing balance. */
const closesAboveTables = remembered(({ items }: AccountPart): boolean => {
  const at = items.findIndex((item) => item.kind === 'balance' && item.which === 'closing');
  return (
    at >= 0 &&
    items.some((item, index) => index > at && item.kind === 'entry' && item.table !== items[at]!.table)
  );
});

/** Balances of days' ends, from which their place is a habit of the list. */
const MIN_DAY_ENDS = 2;

const hasDayEnds = remembered(({ items }: AccountPart): boolean => {
  const dayEnds = items.filter((item) => item.kind === 'balance' && item.which === 'either');
  return dayEnds.length >= MIN_DAY_ENDS;
});

function checkpointsOf(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
  habit?: Habit,
): Checkpoint[] {
  if (!part.items.some((item) => item.kind === 'balance')) return [];
  const kept = new Set(rows.map((row) => row.entry));
  const counted = new Set(entries.map(({ entry }) => entry).filter((entry) => kept.has(entry)));
  const checkpoints: Checkpoint[] = [];
  const listed = listedBalances(part);
  const joints = jointsOf(part).map(({ opening }) => opening);
  let joined = 0;
  let position = 0;
  let dayBegins = 0;
  for (const [index, item] of part.items.entries()) {
    for (; joined < joints.length && joints[joined]!.line < item.line; joined += 1) {
      const value = balanceOf(joints[joined]!.money, decimals, reading.effect);
      checkpoints.push({ position: reading.order === 'asc' ? position : rows.length - position, value });
    }
    if (item.kind === 'entry') {
      if (counted.has(item.entry)) position += 1;
    } else if (habit === 'sums carried' && isDifference(item)) {
      dayBegins = position;
    } else if (item.kind === 'balance' && !listed.has(item) && !isRepeated(item, part)) {
      const even = habit === 'sides even' && item === balancingClosing(part);
      const place = habit === 'day above' && item.which === 'either' ? dayBegins : position;
      dayBegins = position;
      const below = dayBelow(part.items, index).filter((entry) => counted.has(entry)).length;
      let at = reading.order === 'asc' ? place + below : rows.length - place;
      // A label that names one end of the period and stands at the other is part of a summary, unless that end has
      // another value of its own; so is one that every page says.
      const only = isOnlyValue(part, item);
      const again = only && saidAgain(part, item);
      const last = (at === 0 && habit !== 'named alike') || again || habit === 'closing last';
      const astray = only && item.which === 'opening' && at === rows.length && rows.length > 0;
      const money = astray ? withoutSide(item.value) : item.value;
      const value = balanceOf(money, decimals, reading.effect) * (even ? -1 : 1);
      if (only && item.which === 'closing' && last) at = rows.length;
      else if (astray || (only && item.which === 'opening' && again && rows.length > 0)) at = 0;
      // "Balance as of" below a list with the newest entry first is the newest balance, not the one it starts from.
      else if (item.which === 'either' && reading.order === 'desc' && at === 0)
        at = rows.at(-1)?.balance === value ? rows.length : at;
      checkpoints.push({ position: at, value });
    }
  }
  return checkpoints;
}

/** The entries of the day that a balance heads: it stands above them and states what is there behind them. */
function dayBelow(items: readonly Item[], index: number): RawEntry[] {
  const item = items[index]!;
  if (item.kind !== 'balance' || item.row.booking === null) return [];
  const entries: RawEntry[] = [];
  for (let at = index + 1; at < items.length; at += 1) {
    const below = items[at]!;
    if (below.kind !== 'entry' || !below.entry.underDayHeading) break;
    if (below.entry.booking !== item.row.booking) break;
    entries.push(below.entry);
  }
  return entries;
}

/** Where one statement of a file goes on from the one before: the closing of that, and the opening of the same value. */
interface Joint {
  readonly closing: Figure;
  readonly opening: Figure;
}

/**
 * Statements of one account that follow one another in a file, a page a day: each opens between rows with what the one
 * before has closed with.
 */
const jointsOf = remembered(({ items, figures }: AccountPart): Joint[] => {
  const openings = figures.filter(({ label }) => label === 'opening');
  if (openings.length < 2) return [];
  const last = items.findLast((item) => item.kind === 'entry')?.line ?? -1;
  // The first statement has a joint behind it although none of its rows could be read.
  return openings.slice(1).flatMap((opening) => {
    if (opening.line > last) return [];
    const closing = figures.findLast(({ label, line }) => label === 'closing' && line < opening.line);
    return closing?.money.units === opening.money.units ? [{ closing, opening }] : [];
  });
});

/**
 * Balances that stand together before the first or behind the last entry and differ, or name both ends: a summary in the
 * table's columns, whose places say nothing.
 */
const listedBalances = remembered((part: AccountPart): ReadonlySet<BalanceItem> => {
  const first = part.items.findIndex((item) => item.kind === 'entry');
  const last = part.items.findLastIndex((item) => item.kind === 'entry');
  if (first < 0 || opensOtherwise(part, first)) return new Set();
  const balances = (items: readonly Item[]): BalanceItem[] => items.filter((item) => item.kind === 'balance');
  const groups = [balances(part.items.slice(0, first)), balances(part.items.slice(last + 1))];
  const differ = (group: readonly BalanceItem[]): boolean =>
    new Set(group.map(({ value }) => value.units)).size > 1 ||
    (['opening', 'closing'] as const).every((end) => group.some(({ which }) => which === end));
  return new Set(groups.filter(differ).flat());
});

/** The side that a balance of a summary stands on by chance, below columns of money in and money out. */
function withoutSide(money: MoneyToken): MoneyToken {
  return money.mark === null ? { ...money, markDirection: 0 } : money;
}

/** Whether an opening is printed beside the table or before its first entry: then every other balance has its place. */
function opensOtherwise(part: AccountPart, first: number): boolean {
  return (
    part.figures.some((figure) => figure.label === 'opening') ||
    part.items.slice(0, first).some((item) => item.kind === 'balance')
  );
}

/**
 * Whether an opening stands behind the first row of a list that begins with one: it is carried from page to page ("Continued
 * on page 2   carried  110.75").
 */
function isCarried({ label, line }: Figure, part: AccountPart): boolean {
  const first = label === 'opening' ? firstBehindOpening(part) : null;
  return first !== null && line > first.line;
}

/** The first entry of a list that begins with its opening balance; null where it does not. */
const firstBehindOpening = remembered(({ items }: AccountPart): Item | null => {
  const first = items.findIndex((item) => item.kind === 'entry');
  const opens = items.slice(0, first).some((item) => item.kind === 'balance' && item.which === 'opening');
  return first > 0 && opens ? items[first]! : null;
});

/**
 * Whether the only balance read as the last may be the one the account starts from: its list begins with it, or it is that of
 * a day ("Balance as on 1 April") and none is called the closing.
 */
export function mayOpen(
  part: AccountPart,
  [only, more]: readonly number[],
  checkpoints: readonly Checkpoint[],
): boolean {
  if (only === undefined || more !== undefined) return false;
  if (checkpoints.some(({ position, value }) => position === 0 && value === only)) return true;
  return (
    part.figures.every(({ label, dated }) => label !== 'closing' || dated === true) &&
    ![...listedBalances(part)].some(({ which }) => which === 'closing')
  );
}

/** The balances at both ends of an account, which are named alike, by the days they are of: minor units. */
export interface EndsByDays {
  readonly opening: number;
  readonly closing: number;
}

/** Which of two balances on a day ("Balance on 1 May", "Balance on 31 May") is the earlier one; null where that is not told. */
export function endsByDays(
  { figures }: AccountPart,
  reading: LedgerReading,
  decimals: number,
  order: DayOrder,
): EndsByDays | null {
  const dated = figures.flatMap(({ label, money, day }) => {
    if (label !== 'closing') return [];
    const on = day && day.year !== null ? resolveDate(day, order, day.year) : null;
    return [{ on, value: balanceOf(money, decimals, reading.effect) }];
  });
  const [first, second] = dated.toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''));
  if (dated.length !== 2 || first!.on === null || first!.on === second!.on) return null;
  return { opening: first!.value, closing: second!.value };
}

/** Different values of the figures under a label, beside the table or listed in it; minor units. */
export function figureValues(
  part: AccountPart,
  label: 'opening' | 'closing',
  reading: LedgerReading,
  decimals: number,
): number[] {
  const joints = jointsOf(part).map((joint) => joint[label]);
  const monies = [
    ...part.figures.flatMap((figure) =>
      figure.label === label && !joints.includes(figure) && !isCarried(figure, part) ? [figure.money] : [],
    ),
    ...[...listedBalances(part)].flatMap((item) => (item.which === label ? [withoutSide(item.value)] : [])),
  ];
  const values = monies.map((money) => balanceOf(money, decimals, reading.effect));
  return [...new Set(values)].slice(0, MAX_FIGURES);
}
