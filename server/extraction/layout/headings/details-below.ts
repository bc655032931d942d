/**
 * Names of details that each row has below it, with their values on the next line ("Executed | Code | Type" under "03/06/2026
 * Baker 12.50"): they head no table, and the day among the values is no other row's.
 */
import { beginsRow, mayHoldAmount } from '../lines/begins-row.ts';
import type { Heading } from './headings.ts';
import { textOf } from '../lines/lines.ts';
import { MONEY } from '../columns/money-columns.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows that have the same names below them, at least. */
const MIN_ROWS = 3;

export interface DetailsBelow {
  /** The lines, those of values without their days and numbers. */
  readonly lines: readonly TokenLine[];
  /** The headings that are none of these names. */
  readonly headings: readonly Heading[];
  /** The lines of the names. */
  readonly names: ReadonlySet<number>;
}

/** Sets apart what stands below each row under names of its own; the same lines where none does. */
export function detailsBelow(lines: readonly TokenLine[], headings: readonly Heading[]): DetailsBelow {
  const none = { lines, headings, names: NONE };
  if (headings.length < MIN_ROWS) return none;
  const alike = Map.groupBy(
    headings.filter(({ first, last }) => first === last),
    ({ first }) => textOf(lines[first]!.line.words),
  );
  const below = [...alike.values()].filter(
    (same) => same.length >= MIN_ROWS && same.every((heading) => namesDetails(heading, lines)),
  );
  if (below.length === 0) return none;
  const names = new Set(below.flat().map(({ first }) => first));
  return {
    lines: lines.map((tokens, index) => (names.has(index - 1) ? withoutDays(tokens) : tokens)),
    headings: headings.filter(({ first }) => !names.has(first)),
    names,
  };
}

const NONE: ReadonlySet<number> = new Set();

/** Whether names without one of amounts stand between a row and a line that holds no amount. */
function namesDetails({ first, columns }: Heading, lines: readonly TokenLine[]): boolean {
  const [above, below] = [lines[first - 1], lines[first + 1]];
  if (!above || !below || columns.some(({ roles }) => MONEY.some((role) => roles.has(role)))) return false;
  return beginsRow(above) && !mayHoldAmount(below);
}

/** A line without the days among its words, all of it text. */
function withoutDays(tokens: TokenLine): TokenLine {
  const days = new Set(tokens.dates.flatMap(({ from, to }) => tokens.line.words.slice(from, to)));
  const words = tokens.line.words.filter((word) => !days.has(word));
  return words.length === 0
    ? tokens
    : { line: { ...tokens.line, words }, dates: [], monies: [], spent: NONE };
}
