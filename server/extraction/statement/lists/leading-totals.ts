/**
 * Totals that stand above what they sum: "12 June  Total money out  65.18" over the three payments of that day. Each is the
 * title of a short list and tells its direction; the sums tell such totals from those below a list.
 */
import { fold } from '../../reading/fold.ts';
import { leadingLabel, sectionsOf, TOTAL_LABELS, type Section } from '../../reading/vocabulary.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { cellsOf } from '../facts/cells.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { SectionFact } from './sections.ts';

/** A single total may equal what happens to stand below it. */
const MIN_TOTALS = 3;
/** Share of the totals of a list that sum what stands below them. */
const SUMMING_SHARE = 0.8;

interface Total {
  readonly index: number;
  readonly section: Section;
  readonly money: MoneyToken;
}

/** The titles that are totals; none where they do not sum what stands below them. */
export function leadingTotals(lines: readonly TokenLine[]): SectionFact[] {
  const totals = lines.flatMap((tokens, index) => totalAt(tokens, index) ?? []);
  if (totals.length < MIN_TOTALS) return [];
  const summing = totals.filter((total, at) => sumsBelow(total, totals[at + 1], lines));
  // A summary at the top states totals of its own.
  const listed = totals.filter(({ index }) => index >= (summing[0]?.index ?? Infinity));
  if (summing.length < MIN_TOTALS || summing.length < SUMMING_SHARE * listed.length) return [];
  return listed.map(({ index, section }) => ({
    line: lines[index]!.line.index,
    sections: new Set([section]),
  }));
}

function totalAt({ line, dates, monies }: TokenLine, index: number): Total | null {
  const strong = monies.filter((money) => money.strong);
  const [money] = strong;
  if (!money || strong.length > 1 || dates.length > 1) return null;
  const from = dates[0]?.from === 0 ? dates[0].to : 0;
  const text = textOf(line.words.slice(from, money.from));
  const found = leadingLabel(text, ['totalIn', 'totalOut']);
  if (!found) return null;
  const words = fold(text).split(' ');
  if (found.words < words.filter((word) => word !== '').length) return null;
  return { index, section: found.label === 'totalIn' ? 'in' : 'out', money };
}

/** Rows a total sums up, from which it is no chance that the sums agree. */
const MIN_SUMMED = 2;

/**
 * The amount in a cell of its own that ends the title of a list, over its heading where the title is known, else over the
 * rows that it sums: "Withdrawals  1,204.10"; null where a line does not end so.
 */
export function totalInTitle(
  lines: readonly TokenLine[],
  index: number,
  overHeading: boolean,
): MoneyToken | null {
  const { line, dates, monies } = lines[index]!;
  const strong = monies.filter((money) => money.strong);
  const [money] = strong;
  if (!money || strong.length > 1 || dates.length > 0 || money.from === 0) return null;
  if (cellsOf(line).at(-1)!.from !== money.from || money.to < line.words.length) return null;
  const title = textOf(line.words.slice(0, money.from));
  if (leadingLabel(title, ['total']) !== null) return null;
  // In a summary the sum of one direction is that of the other and of both together.
  const below = lines[index + 1]?.line.words ?? [];
  if (leadingLabel(textOf(below), TOTAL_LABELS) !== null) return null;
  const sections = sectionsOf(title);
  // The balance of a day is what the payments of the next one and its balance sum to.
  if (sections.has('balances')) return null;
  // "Credit available: 232.00" right above a list is a figure of the summary.
  const known = overHeading && sections.size > 0 && !(sections.has('other') && title.endsWith(':'));
  return known || sumsBelow({ index, money }, undefined, lines, MIN_SUMMED) ? money : null;
}

/**
 * Whether the amounts between a total and the next one sum to it: those that end where it ends, else those that end their
 * lines, among which are amounts of other currencies in the texts of rows.
 */
function sumsBelow(
  { index, money }: Pick<Total, 'index' | 'money'>,
  next: Total | undefined,
  lines: readonly TokenLine[],
  rows = 1,
): boolean {
  const sums = (isThere: (money: MoneyToken, line: Line) => boolean): boolean =>
    sumsTo(money, lines, [index + 1, next?.index ?? lines.length], rows, isThere);
  return (
    sums((other, { size }) => Math.abs(other.x1 - money.x1) < size) ||
    sums((other, { words }) => other.to === words.length)
  );
}

/** Whether the amounts of a place, one a line from one line until another, sum to a total of at least so many rows. */
function sumsTo(
  { units }: MoneyToken,
  lines: readonly TokenLine[],
  [from, until]: readonly [from: number, until: number],
  rows: number,
  isThere: (money: MoneyToken, line: Line) => boolean,
): boolean {
  let sum = 0;
  let count = 0;
  // A copy of all lines below would be made for each line of a long document.
  for (let at = from; at < until; at += 1) {
    const { line, monies } = lines[at]!;
    const amount = monies.find((money) => money.strong && isThere(money, line));
    if (!amount) continue;
    count += 1;
    sum += amount.units;
    if (sum >= units) return sum === units && count >= rows;
  }
  return false;
}
