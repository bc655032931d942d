/**
 * Headings written as one text ("Date Reference Description Credits Charges"), whose names stand over nothing of theirs:
 * those of amounts name the columns of amounts in their order. Where one names balances, these tell the directions: a text that
 * was not set over its columns may have another order than they, and what its names stand over is none of theirs.
 */
import { anyRecognised } from '../../words/word.ts';
import { holdsAmount } from '../lines/begins-row.ts';
import { clusterByEdge, type Placed } from '../columns/columns.ts';
import { cellsOf } from './heading-chunks.ts';
import type { HeadingColumn } from './heading-columns.ts';
import type { Heading } from './headings.ts';
import { MONEY } from '../columns/money-columns.ts';
import { signedUnits } from '../amounts/money-token.ts';
import { areRowsText, trailing } from '../columns/ragged.ts';
import type { TokenLine } from '../tokens.ts';

/** Amounts that make a column. */
const MIN_IN_COLUMN = 2;

/** The headings, with the names of those written as one text over the columns that the rows of all of them have. */
export function withNamesInOrder(lines: readonly TokenLine[], headings: readonly Heading[]): Heading[] {
  const moved = new Map<Heading, Heading>();
  for (const alike of Map.groupBy(headings, namesOf).values()) {
    const isText = alike.every((heading) => isOneText(lines, heading));
    if (!isText && !endsInBalance(alike[0]!)) continue;
    const rows = alike.flatMap((heading) => rowsUnder(lines, heading, headings));
    if (!isText) {
      for (const heading of alike) moved.set(heading, overPairs(heading, rows));
      continue;
    }
    if (namesBalance(alike[0]!)) {
      if (alike.every((heading) => endsBeforeAmounts(heading, rows)))
        for (const heading of alike) moved.set(heading, withoutAmountNames(heading));
      continue;
    }
    const size = lines[alike[0]!.first]!.line.size;
    const amounts = rows.flatMap(({ monies }) => monies.filter((money) => money.strong));
    const columns = clusterByEdge(amounts, size).clusters.map(({ tokens }) => tokens);
    if (columns.some((tokens) => tokens.length < MIN_IN_COLUMN)) continue;
    for (const heading of alike) moved.set(heading, inOrder(heading, columns));
  }
  return headings.map((heading) => moved.get(heading) ?? heading);
}

function namesOf({ columns }: Heading): string {
  return columns.map(({ text }) => text).join('\n');
}

function namesBalance({ columns }: Heading): boolean {
  return columns.some(({ roles }) => roles.has('balance'));
}

function isOneText(lines: readonly TokenLine[], { first, last }: Heading): boolean {
  const { line } = lines[first]!;
  return first === last && cellsOf(line).length === 1 && !anyRecognised(line.words);
}

/** Lines that begin with a date, maybe behind a number, and hold an amount, up to the next heading. */
function rowsUnder(
  lines: readonly TokenLine[],
  { last }: Heading,
  headings: readonly Heading[],
): TokenLine[] {
  const next = headings.find(({ first }) => first > last)?.first ?? lines.length;
  return lines
    .slice(last + 1, next)
    .filter((tokens) => (tokens.dates[0]?.from ?? 2) <= 1 && holdsAmount(tokens));
}

/** Rows with a balance behind an amount, needed to tell that the names stand before both. */
const MIN_ROWS = 3;

/** Whether rows in columns have their last amounts behind the last name, which should stand over them. */
function endsBeforeAmounts(heading: Heading, rows: readonly TokenLine[]): boolean {
  const last = heading.columns.at(-1)!;
  const balanced = rows.filter((row) => trailing(row) > 1);
  if (!isAmount(last) || balanced.length < MIN_ROWS) return false;
  if (balanced.some(({ monies }) => monies.at(-1)!.x0 < last.x1)) return false;
  return !areRowsText(rows, heading, balanced[0]!.line.size);
}

function withoutAmountNames(heading: Heading): Heading {
  return { ...heading, columns: heading.columns.filter((column) => !isAmount(column)) };
}

function isAmount({ roles }: HeadingColumn): boolean {
  return MONEY.some((role) => roles.has(role));
}

/** Whether the names of amounts are one of bookings and, last of all, one of balances. */
function endsInBalance({ columns }: Heading): boolean {
  const [amount, balance, ...more] = columns.filter(isAmount);
  if (!balance || more.length > 0 || balance !== columns.at(-1)) return false;
  return balance.roles.has('balance') && !amount!.roles.has('balance');
}

/**
 * The heading over rows that were typed further left than their names, so that the last is over nothing: where each row has
 * two amounts and the second follows from the first, the names can only mean the two in their order.
 */
function overPairs(heading: Heading, rows: readonly TokenLine[]): Heading {
  const last = heading.columns.at(-1)!;
  const pairs = rows.map(({ monies }) => monies.filter((money) => money.strong));
  if (rows.length < MIN_ROWS || pairs.some((pair) => pair.length !== 2 || pair[1]!.end > last.x0))
    return heading;
  const follows = pairs.slice(1).filter(([amount, balance], index) => {
    const [other, before] = pairs[index]!;
    const moved = Math.abs(signedUnits(balance!) - signedUnits(before!));
    return moved === amount!.units || moved === other!.units;
  });
  if (follows.length < pairs.length - 1) return heading;
  return namedOver(
    heading,
    [0, 1].map((place) => pairs.map((pair) => pair[place]!)),
  );
}

/** The heading with its names of amounts over the columns, where these are as many and behind all names. */
function inOrder(heading: Heading, columns: readonly (readonly Placed[])[]): Heading {
  const right = Math.max(...heading.columns.map(({ x1 }) => x1));
  if (heading.columns.filter(isAmount).length !== columns.length) return heading;
  if (columns.flat().some(({ x0 }) => x0 < right)) return heading;
  return namedOver(heading, columns);
}

/** The heading with its names of amounts over as many columns, in their order. */
function namedOver(heading: Heading, columns: readonly (readonly Placed[])[]): Heading {
  const over = columns.values();
  return {
    ...heading,
    columns: heading.columns.map((column) => {
      if (!isAmount(column)) return column;
      const tokens = over.next().value!;
      return {
        ...column,
        x0: Math.min(...tokens.map(({ x0 }) => x0)),
        x1: Math.max(...tokens.map(({ x1 }) => x1)),
      };
    }),
  };
}
