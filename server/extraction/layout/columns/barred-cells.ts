/**
 * Rows of text whose cells are parted by bars and stand under nothing of theirs ("05/03 | Toll | 12.00 | "): the number of
 * bars before an amount tells its column, as it does in the heading.
 */
import { loneSign } from '../../reading/numbers.ts';
import type { Column } from './columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { Line } from '../lines/lines.ts';
import { MONEY } from './money-columns.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import type { Shape } from '../shape.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows needed to tell how a table is parted. */
const MIN_ROWS = 1;
/** Bars of one column vary by less than this where cells stand under one another. */
const ALIGNED_EM = 1;

/**
 * The columns of amounts under a heading, by the number of their cells; null where rows have other bars than the heading, or
 * have them under those of the heading, so that places tell.
 */
export function barredColumns(
  moneyLines: readonly TokenLine[],
  heading: Heading,
  size: number,
): Column[] | null {
  const { bars, columns } = heading;
  const dated = columns.find(({ roles }) => roles.has('date'));
  const rows = moneyLines.filter((tokens) => beginsRow(tokens, dated && cellAt(dated.x1, bars)));
  if (bars.length === 0 || rows.length < MIN_ROWS) return null;
  const parted = rows.map(({ line }) => barsBetween(line, heading));
  if (parted.includes(null)) return null;
  const aligned = parted.every((own) =>
    own!.every((x, index) => Math.abs(x - bars[index]!) < ALIGNED_EM * size),
  );
  if (aligned) return null;
  return columns
    .filter(({ roles }) => MONEY.some((role) => roles.has(role)))
    .map(({ text, roles, x1 }): Column => {
      const cell = cellAt(x1, bars);
      const count = rows.filter((row, index) => lastIn(row, cell, parted[index]!) !== null).length;
      return { x0: -Infinity, x1: Infinity, align: 'right', cell, edge: cell, count, roles, heading: text };
    });
}

/** Whether a line begins with a day, or has one in the cell of such, behind a number of its row or a reference. */
function beginsRow({ dates: [date], line }: TokenLine, cell: number | undefined): boolean {
  return date?.from === 0 || (date !== undefined && cellAt(line.words[date.from]!.x1, line.bars) === cell);
}

/**
 * The bars that part a line as they do its heading, from left to right; null where it has too few. Bars too many are those
 * of a text that has some of its own ("Ferry | Northern line").
 */
function barsBetween({ bars }: Line, heading: Heading): readonly number[] | null {
  const more = bars.length - heading.bars.length;
  if (more === 0) return bars;
  const text = heading.columns.find(({ roles }) => roles.has('description'));
  return more < 0 || !text ? null : bars.toSpliced(cellAt(text.x1, heading.bars), more);
}

/** A line seen through cells that bars part. */
export interface PartedLine {
  /** The amounts, one per column. */
  readonly monies: readonly (MoneyToken | null)[];
  /** Words in the cells of amounts: what stands beside an amount there is a name or a sign of it. */
  readonly words: readonly number[];
}

/** A line through the cells of its shape; null where it is not parted into them. */
export function partedLine(tokens: TokenLine, { heading, monies }: Shape): PartedLine | null {
  if (monies[0]?.cell === undefined) return null;
  const bars = barsBetween(tokens.line, heading!);
  if (bars === null) return null;
  const cells = new Set(monies.map(({ cell }) => cell));
  return {
    monies: monies.map(({ cell }) => lastIn(tokens, cell!, bars)),
    words: tokens.line.words.flatMap(({ x1 }, index) => (cells.has(cellAt(x1, bars)) ? [index] : [])),
  };
}

/** The last amount in a cell: without decimals too, as nothing else stands there. A dash in another cell is no sign of it. */
function lastIn({ line, monies }: TokenLine, cell: number, bars: readonly number[]): MoneyToken | null {
  const money = monies.findLast(({ x1 }) => cellAt(x1, bars) === cell);
  if (!money) return null;
  const other = line.words
    .slice(money.from, money.to)
    .some(({ text, x1 }) => loneSign(text) !== 0 && cellAt(x1, bars) !== cell);
  return other ? { ...money, sign: 0 } : money;
}

/** How many bars stand before a place. */
function cellAt(x: number, bars: readonly number[]): number {
  return bars.filter((bar) => bar < x).length;
}
