/** The balances printed for an account under a label, beside its list or in it; those at places among its rows: `checkpoints.ts`. */
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { Figure } from '../statement/facts/figures.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { resolveDate, type DayOrder } from '../reading/calendar.ts';
import { remembered } from '../remembered.ts';
import type { Checkpoint } from './chain.ts';
import type { BalanceItem } from './said-balances.ts';
import { balanceOf, type ReadAccount } from './ledger.ts';

/** At most this many different printed values are tried as opening, and as closing. */
const MAX_FIGURES = 4;

/** Where one statement of a file goes on from the one before: the closing of that, and the opening of the same value. */
interface Joint {
  readonly closing: Figure;
  readonly opening: Figure;
}

/**
 * Statements of one account that follow one another in a file, a page a day: each opens between rows with what the one
 * before has closed with.
 */
export const jointsOf = remembered(({ items, figures }: AccountPart): Joint[] => {
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
export const listedBalances = remembered((part: AccountPart): ReadonlySet<BalanceItem> => {
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
export function withoutSide(money: MoneyToken): MoneyToken {
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
export function endsByDays({ part, reading, decimals }: ReadAccount, order: DayOrder): EndsByDays | null {
  const dated = part.figures.flatMap(({ label, money, day }) => {
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
  { part, reading, decimals }: ReadAccount,
  label: 'opening' | 'closing',
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
