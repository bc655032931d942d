/**
 * Headings written as one text ("Date Reference Description Credits Charges"), whose names stand over nothing of theirs:
 * those of amounts name the columns of amounts in their order. Where one names balances, these tell the directions: a text that
 * was not set over its columns may have another order than they.
 */
import { anyRecognised } from '../words/word.ts';
import { holdsAmount } from './begins-row.ts';
import { clusterByEdge, type Placed } from './columns.ts';
import { cellsOf, type HeadingColumn } from './heading-columns.ts';
import type { Heading } from './headings.ts';
import { MONEY } from './money-columns.ts';
import type { TokenLine } from './tokens.ts';

/** Amounts that make a column. */
const MIN_IN_COLUMN = 2;

/** The headings, with the names of those written as one text over the columns that the rows of all of them have. */
export function withNamesInOrder(lines: readonly TokenLine[], headings: readonly Heading[]): Heading[] {
  const moved = new Map<Heading, Heading>();
  for (const alike of Map.groupBy(headings, namesOf).values()) {
    if (!alike.every((heading) => isOneText(lines, heading) && !namesBalance(heading))) continue;
    const rows = alike.flatMap((heading) => rowsUnder(lines, heading, headings));
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

/** The heading with its names of amounts over the columns, where these are as many and behind all names. */
function inOrder(heading: Heading, columns: readonly (readonly Placed[])[]): Heading {
  const isAmount = ({ roles }: HeadingColumn): boolean => MONEY.some((role) => roles.has(role));
  const right = Math.max(...heading.columns.map(({ x1 }) => x1));
  if (heading.columns.filter(isAmount).length !== columns.length) return heading;
  if (columns.flat().some(({ x0 }) => x0 < right)) return heading;
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
