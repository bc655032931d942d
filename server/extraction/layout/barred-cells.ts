/**
 * Rows of text whose cells are parted by bars and stand under nothing of theirs ("05/03 | Toll | 12.00 | "): the number of
 * bars before an amount tells its column, as it does in the heading.
 */
import { loneSign } from '../reading/numbers.ts';
import type { Column } from './columns.ts';
import type { Heading } from './headings.ts';
import { MONEY } from './money-columns.ts';
import type { MoneyToken } from './money-token.ts';
import type { Shape } from './shape.ts';
import type { TokenLine } from './tokens.ts';

/** Rows needed to tell how a table is parted. */
const MIN_ROWS = 2;
/** Bars of one column vary by less than this where cells stand under one another. */
const ALIGNED_EM = 1;

/**
 * The columns of amounts under a heading, by the number of their cells; null where rows have other bars than the heading, or
 * have them under those of the heading, so that places tell.
 */
export function barredColumns(
  moneyLines: readonly TokenLine[],
  { bars, columns }: Heading,
  size: number,
): Column[] | null {
  const rows = moneyLines.filter(({ dates }) => dates[0]?.from === 0);
  if (bars.length === 0 || rows.length < MIN_ROWS) return null;
  if (rows.some(({ line }) => line.bars.length !== bars.length)) return null;
  const aligned = rows.every(({ line }) =>
    line.bars.every((x, index) => Math.abs(x - bars[index]!) < ALIGNED_EM * size),
  );
  if (aligned) return null;
  return columns
    .filter(({ roles }) => MONEY.some((role) => roles.has(role)))
    .map(({ text, roles, x1 }): Column => {
      const cell = cellAt(x1, bars);
      const count = rows.filter((row) => lastIn(row, cell) !== null).length;
      return { x0: -Infinity, x1: Infinity, align: 'right', cell, edge: cell, count, roles, heading: text };
    });
}

/** Whether a line is parted into the cells of its shape. */
export function isParted({ line }: TokenLine, { heading, monies }: Shape): boolean {
  return monies[0]?.cell !== undefined && line.bars.length === heading!.bars.length;
}

/** The amounts of a line that is parted, one per column. */
export function placeInCells(tokens: TokenLine, { monies }: Shape): (MoneyToken | null)[] {
  return monies.map(({ cell }) => lastIn(tokens, cell!));
}

/** Words in the cells of amounts of a line that is parted: what stands beside an amount there is a name or a sign of it. */
export function wordsInCells({ line }: TokenLine, { monies }: Shape): number[] {
  const cells = new Set(monies.map(({ cell }) => cell));
  return line.words.flatMap(({ x1 }, index) => (cells.has(cellAt(x1, line.bars)) ? [index] : []));
}

/** The last amount in a cell: without decimals too, as nothing else stands there. A dash in another cell is no sign of it. */
function lastIn({ line, monies }: TokenLine, cell: number): MoneyToken | null {
  const money = monies.findLast(({ x1 }) => cellAt(x1, line.bars) === cell);
  if (!money) return null;
  const other = line.words
    .slice(money.from, money.to)
    .some(({ text, x1 }) => loneSign(text) !== 0 && cellAt(x1, line.bars) !== cell);
  return other ? { ...money, sign: 0 } : money;
}

/** How many bars stand before a place. */
function cellAt(x: number, bars: readonly number[]): number {
  return bars.filter((bar) => bar < x).length;
}
