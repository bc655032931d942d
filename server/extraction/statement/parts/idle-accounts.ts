/**
 * Accounts without a row among those of a statement: a number of its own, with an opening and a closing that are equal, before the
 * number of the next one; where the statement prints the balance at one end alone, and for each account, with that.
 */
import { sameNumber } from '../facts/account-numbers.ts';
import type { Item } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import { isOtherDay } from '../facts/printed-days.ts';

/** Where an account's number is printed. */
export interface NumberAt {
  readonly line: number;
  readonly value: string;
}

const NONE: ReadonlyMap<number, number> = new Map();

/** By the line of its number the line where each idle account ends. */
export function idleAccounts(
  mentions: readonly NumberAt[],
  items: readonly Item[],
  { figures, overview }: Facts,
  inEntries: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  // Each page may print the number of its account: most statements have one.
  const values = new Set(mentions.map(({ value }) => value));
  if (values.size < 2) return NONE;
  const numbers = withoutListing(mentions, items[0]?.line ?? Infinity);
  const ends = figures.filter(({ amountLine }) => !inEntries.has(amountLine));
  const pairs = [...idlePairs(ends), ...loneEnds(ends, values.size)];
  const listed = new Set(overview.map(({ line }) => line));
  const idle = new Map<number, number>();
  for (const { opening, closing } of pairs) {
    const first = Math.min(opening, closing);
    const above = numbers.findLast(({ line }) => line <= first);
    const own = numbers.find(({ value }) => value === above?.value);
    if (!own || listed.has(own.line)) continue;
    const others = [...values].filter((value) => !sameNumber(value, own.value));
    const end =
      numbers.find(({ line, value }) => line > own.line && others.includes(value))?.line ?? Infinity;
    const within = (at: number): boolean => at >= own.line && at < end;
    const alone = numbers.every(({ line, value }) => others.includes(value) || within(line));
    const isEmpty = items.every(({ line, kind }) => kind === 'balance' || !within(line));
    if (alone && within(Math.max(opening, closing)) && isEmpty) idle.set(own.line, end);
  }
  return idle;
}

/** The numbers without those that are listed with others above the first row, as an overview does, and printed again over their own accounts. */
function withoutListing(mentions: readonly NumberAt[], firstRow: number): readonly NumberAt[] {
  const above = mentions.filter(({ line }) => line < firstRow);
  if (!above.some(({ value }) => !sameNumber(value, above[0]!.value))) return mentions;
  const again = ({ line, value }: NumberAt): boolean =>
    mentions.some((other) => other.value === value && other.line > line);
  return mentions.filter((mention) => mention.line > firstRow || !again(mention));
}

/** The lines of the balances at one end, where the other is printed nowhere and each of so many accounts has one. */
function loneEnds(figures: readonly Figure[], accounts: number): { opening: number; closing: number }[] {
  const [openings, closings] = (['opening', 'closing'] as const).map((end) =>
    figures.filter(({ label }) => label === end),
  );
  const lone = closings!.length === 0 ? openings! : openings!.length === 0 ? closings! : [];
  return lone.length === accounts ? lone.map(({ line }) => ({ opening: line, closing: line })) : [];
}

/**
 * An opening's line and the line of the closing that follows it, or stands beside it, where both are equal (newest first, the closing
 * stands above); what is named alike at both ends ("Balance on 1 May", "Balance on 31 May") has the day of each.
 */
function idlePairs(figures: readonly Figure[]): { opening: number; closing: number }[] {
  return figures.flatMap((figure, index) => {
    const next = figures[index + 1];
    const above = figures[index - 1];
    if (
      figure.label === 'opening' &&
      above?.label === 'closing' &&
      isEqual(figure, above) &&
      !isEqual(figure, next)
    )
      return [{ opening: figure.line, closing: above.line }];
    if (figure.label !== 'opening' && !(figure.day && next?.day && isOtherDay(figure.day, next.day)))
      return [];
    const closing = figures.slice(index + 1).find(({ label }) => label === 'opening' || label === 'closing');
    const equal = closing?.label === 'closing' && isEqual(closing, figure);
    return equal ? [{ opening: figure.line, closing: closing.line }] : [];
  });
}

function isEqual(one: Figure, other: Figure | undefined): boolean {
  return one.money.units === other?.money.units;
}
