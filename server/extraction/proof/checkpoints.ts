/** The balances printed at places among the rows of an account, and the habits by which those places are meant. */
import { remembered } from '../remembered.ts';
import type { Item, RawEntry } from '../statement/entries/entries.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Checkpoint } from './chain.ts';
import { balanceOf, type LedgerReading, type ReadAccount } from './ledger.ts';
import { jointsOf, listedBalances, withoutSide } from './printed-balances.ts';
import { isOnlyValue, isRepeated, saidAgain, type BalanceItem } from './said-balances.ts';

/**
 * Balances printed between entries, at their places among the rows of the reading: where each stands or, newest first, where
 * the balance of a day's end stands below the rows of its day. The only closing balance may stand in a summary above its
 * list, among dated lines of which some are bookings.
 */
export function checkpointChoices(account: ReadAccount): Checkpoint[][] {
  const { part, reading } = account;
  const habits = HABITS.filter(([, mayBe]) => mayBe(part, reading.order)).map(([habit]) => habit);
  return [undefined, ...habits].map((habit) => checkpointsOf(account, habit));
}

/**
 * `day above`: the balance of a day's end is that of the rows above it, back to the balance before. `closing last`: the only
 * closing balance is that behind all rows, wherever it stands. `sides even`: the closing stands where it makes both sides even.
 * `named alike`: what is called a closing beside the oldest row is where the list starts, as another closing stands elsewhere.
 * `sums carried`: what is carried over a page in both columns is what they sum so far, without what the account began from.
 */
type Habit = 'day above' | 'closing last' | 'sides even' | 'named alike' | 'sums carried';

/** Where a statement may have each of them; of habits that prove as much the first is taken. */
const HABITS: readonly (readonly [Habit, (part: AccountPart, order: LedgerReading['order']) => boolean])[] = [
  ['closing last', (part, order) => order === 'asc' && closesAboveTables(part)],
  ['day above', (part, order) => order === 'desc' && hasDayEnds(part)],
  ['sides even', (part) => balancingClosing(part) !== null],
  ['named alike', (part, order) => (order === 'desc' ? namesLastAlike : namesFirstAlike)(part)],
  ['sums carried', (part) => carriesSums(part)],
];

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
 * Whether the list starts from a "balance on" one day, and that on another day stands beside it, a "balance" at its other end, or its
 * rows have balances of their own; neither says which end it is.
 */
function namesEndsAlike({ items, figures }: AccountPart, start: Item | undefined, end?: Item): boolean {
  return (
    start?.kind === 'balance' &&
    start.which === 'closing' &&
    ((end?.kind === 'balance' && end.which === 'either' && end.value.units !== start.value.units) ||
      figures.some(({ label, money }) => label === 'closing' && money.units !== start.value.units) ||
      items.some((item) => item.kind === 'entry' && item.entry.anchor.balance !== null)) &&
    !figures.some(({ label }) => label === 'opening')
  );
}

const namesFirstAlike = remembered((part: AccountPart): boolean =>
  namesEndsAlike(part, part.items[0], part.items.at(-1)),
);
const namesLastAlike = remembered((part: AccountPart): boolean =>
  namesEndsAlike(part, part.items.at(-1), part.items[0]),
);

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
  { part, entries, rows, reading, decimals }: ReadAccount,
  habit: Habit | undefined,
): Checkpoint[] {
  const joints = jointsOf(part).map(({ opening }) => opening);
  if (joints.length === 0 && !part.items.some((item) => item.kind === 'balance')) return [];
  const kept = new Set(rows.map((row) => row.entry));
  const counted = new Set(entries.map(({ entry }) => entry).filter((entry) => kept.has(entry)));
  const checkpoints: Checkpoint[] = [];
  const listed = listedBalances(part);
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
