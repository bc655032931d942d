/** Numbers of cards between the rows of an account, which begin no other one. */
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { Item, RawEntry } from '../entries/entries.ts';
import { bare, MASKED } from '../facts/account-numbers.ts';
import type { Facts } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import type { PeriodFact } from '../facts/periods.ts';
import { isUnnamed } from './unnamed-accounts.ts';

/** A line with the numbers printed there. */
interface NumbersAt {
  readonly line: number;
  readonly numbers: ReadonlySet<string>;
}

/**
 * Whether a number stands between the title of a list of one direction ("Card withdrawals") and its rows, right below the
 * balance that a list starts from, or between rows whose balances run on: it names the card they were paid with, not an account.
 * Balances may run on by chance where one account ends and another begins, as what stands between says; so does a period of its own.
 */
export function namesCard(
  line: number,
  items: readonly Item[],
  figures: readonly Figure[],
  periods: readonly PeriodFact[],
): boolean {
  const below = items.find((item) => item.line > line);
  if (below?.kind !== 'entry' || beginsPeriod(line, below.line, periods)) return false;
  const before = items.findLast((item) => item.line < line);
  if (before?.kind === 'balance' && before.which === 'opening' && before.table === below.table) return true;
  const ends = figures.some(
    (figure) =>
      isEnd(figure) && figure.line < below.line && before !== undefined && figure.line > before.line,
  );
  if (before?.kind === 'entry' && !ends && runsOn(before.entry, below.entry)) return true;
  const above = items.findLast((item) => item.line < line && item.kind !== 'entry' && item.kind !== 'total');
  return above?.kind === 'section' && (above.sections.has('in') || above.sections.has('out'));
}

function isOnePeriod(periods: readonly PeriodFact[]): boolean {
  return new Set(periods.filter(({ from, to }) => from && to).map(daysOf)).size <= 1;
}

function daysOf({ from, to }: PeriodFact): string {
  return JSON.stringify([from, to]);
}

/** Whether another period than the one before stands between a number and its rows: no card has one of its own. */
function beginsPeriod(line: number, rows: number, periods: readonly PeriodFact[]): boolean {
  const own = periods.find((period) => period.line > line && period.line < rows && period.from && period.to);
  const before = periods.findLast((period) => period.line < line && period.from && period.to);
  return own !== undefined && before !== undefined && daysOf(own) !== daysOf(before);
}

function isEnd({ label }: Figure): boolean {
  return label === 'opening' || label === 'closing';
}

/** Whether the balances of two rows that follow one another differ by the amount of one of them. */
function runsOn({ anchor: above }: RawEntry, { anchor: below }: RawEntry): boolean {
  if (above.balance === null || below.balance === null) return false;
  const step = Math.abs(stated(below.balance) - stated(above.balance));
  return step > 0 && (step === below.amount.money.units || step === above.amount.money.units);
}

/** What a balance states, below zero where its sign or its mark says so. */
function stated({ units, sign, markDirection }: MoneyToken): number {
  return signedUnits({ units, sign: markDirection < 0 ? -1 : sign });
}

/** Digits of a card that are printed for its number. */
const LAST_DIGITS = 4;

/**
 * Cards of one account ("CARD 4111****1284" over a list, "CARD 4111****9930" over the next) begin no other one: only above the
 * first, or nowhere, does anything say where the account starts or ends, and no row has a balance. Digits left out, or all but the last
 * four ("Card ending in 4411"), make the number that of a card; one in full is their account's, which the head of each page may
 * name.
 */
export function withoutFurtherCards<C extends NumbersAt>(
  cuts: readonly C[],
  items: readonly Item[],
  { figures, overview, periods }: Facts,
  inEntries: ReadonlySet<number>,
): readonly C[] {
  const numbers = cuts.flatMap((cut) => [...cut.numbers]);
  const isInFull = (number: string): boolean => !MASKED.test(number) && bare(number).length > LAST_DIGITS;
  const named = new Set(numbers.filter(isInFull).map(bare));
  const hasBalance = (item: Item): boolean =>
    item.kind === 'balance' || (item.kind === 'entry' && item.entry.anchor.balance !== null);
  const endsOf = (from: number, to: number): Figure[] =>
    figures.filter(
      (figure) =>
        isEnd(figure) && figure.line >= from && figure.line < to && !inEntries.has(figure.amountLine),
    );
  const endsFrom = (from: number, to: number): boolean => endsOf(from, to).length > 0;
  const second = cuts[1]?.line ?? Infinity;
  const cards =
    overview.length === 0 &&
    cuts.every((cut) => cut.numbers.size > 0) &&
    named.size <= 1 &&
    !numbers.some(isUnnamed);
  if (!cards) return cuts;
  // What has to be paid stands on the slip at the foot of the page again, or below the last row.
  const ends = endsOf(0, second);
  const isOwed = ({ units }: MoneyToken): boolean =>
    units !== 0 && ends.some((end) => end.label === 'closing' && end.money.units === units);
  const isSaidAgain = ({ label, money }: Figure): boolean => label === 'closing' && isOwed(money);
  const mayHaveBalance = (item: Item): boolean =>
    hasBalance(item) && !(item.kind === 'balance' && item.which !== 'opening' && isOwed(item.value));
  const first = !items.some(mayHaveBalance) && ends.length > 0 && endsOf(second, Infinity).every(isSaidAgain);
  const isOne = named.size === 0 && !items.some(hasBalance) && !endsFrom(0, Infinity) && isOnePeriod(periods);
  return first || isOne || isOneList(items, endsFrom) ? cuts.slice(0, 1) : cuts;
}

/** Whether rows without balances stand between one opening above them all and one closing below, and no other end between them. */
function isOneList(items: readonly Item[], endsFrom: (from: number, to: number) => boolean): boolean {
  const [first, last] = [items.findIndex(isEntry), items.findLastIndex(isEntry)];
  if (first < 1 || items.some((item) => isEntry(item) && item.entry.anchor.balance !== null)) return false;
  const ends = items.flatMap((item, index) =>
    item.kind === 'balance' ? [{ index, which: item.which }] : [],
  );
  return (
    ends.some(({ index, which }) => index < first && which === 'opening') &&
    ends.some(({ index, which }) => index > last && which === 'closing') &&
    !ends.some(({ index }) => index > first && index < last) &&
    !endsFrom(items[first]!.line, items[last]!.line)
  );
}

function isEntry(item: Item): item is Item & { readonly kind: 'entry' } {
  return item.kind === 'entry';
}
