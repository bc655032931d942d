/** Marks of debit and credit that are of the balances, in columns of their own. */
import { markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { buildColumns, type Column } from './columns.ts';
import type { TokenLine } from '../tokens.ts';

/** Share of the amounts, or of the lines with some, that have a mark, from which marks are of all. */
export const MARKED_SHARE = 0.7;

/** Whether marks stand behind the last amounts where those before have marks of their own: they are of the balances. */
export function areBehindMarked(
  marks: Column,
  lines: readonly TokenLine[],
  monies: readonly Column[],
): boolean {
  const last = monies.at(-1)!;
  if (monies.length < 2 || marks.x0 < last.x1) return false;
  const booked = lines.flatMap(({ monies: placed }) => placed.filter(({ x1 }) => x1 <= last.x0));
  const marked = booked.filter(({ mark }) => mark !== null);
  return marked.length >= Math.max(2, MARKED_SHARE * booked.length);
}

/** Marks behind the last amounts, beside those behind what is booked: of the balances, which not every row states. */
export function behindBalances(
  marks: Column,
  tokens: readonly Word[],
  lines: readonly TokenLine[],
  monies: readonly Column[],
  size: number,
): Column | null {
  const last = monies.at(-1)!;
  const booked = monies.findLast(({ x1 }) => x1 < last.x0);
  if (!booked || marks.x0 < booked.x1 || marks.x1 > last.x0) return null;
  const behind = tokens.filter(({ x0 }) => x0 >= last.x1);
  if (behind.length === 0) return null;
  const stated = lines.filter((line) => line.monies.some(({ x1 }) => x1 > last.x0 && x1 <= last.x1)).length;
  const [column, more] = buildColumns(behind, null, [], size, Math.max(2, MARKED_SHARE * stated));
  return column && !more ? column : null;
}

/** The second of two columns of marks, each before its amounts: the last amounts are what its marks tell the side of. */
export function besideBalances(
  marks: Column,
  columns: readonly Column[],
  monies: readonly Column[],
): Column | null {
  const last = monies.at(-1)!;
  const booked = monies.findLast(({ x1 }) => x1 < last.x0);
  if (!booked || marks.x1 > booked.x1) return null;
  return columns.find(({ x0, x1 }) => x0 > booked.x1 && x1 < last.x0) ?? null;
}

/**
 * Whether the only marks stand before the balances or behind them and are theirs: what goes out and what comes in have columns of their
 * own and need none. Marks that say of every row what its column says are of the rows.
 */
export function areOfBalances(
  { x0, x1 }: Column,
  tokens: readonly Word[],
  lines: readonly TokenLine[],
  monies: readonly Column[],
): boolean {
  const balance = monies.at(-1)!;
  const [first, second, ...more] = monies.slice(0, -1);
  if (!first || !second || more.length > 0) return false;
  if (!balance.roles.has('balance') && balance.roles.size > 0) return false;
  const before = x0 >= Math.max(first.x1, second.x1) && x1 <= balance.x0;
  if (!before && x0 < balance.x1) return false;
  const out = [first, second].find(({ roles }) => roles.has('out') && !roles.has('in'));
  const into = [first, second].find(({ roles }) => roles.has('in') && !roles.has('out'));
  if (!out || !into) return false;
  const marks = new Set(tokens.filter((word) => word.x0 < x1 && word.x1 > x0));
  return lines.some(({ line: { words }, monies: placed }) => {
    const mark = words.find((word) => marks.has(word));
    const side = mark ? markDirection(mark.text) : 0;
    const against = side < 0 ? into : out;
    return side !== 0 && placed.some((money) => money.x1 > against.x0 && money.x1 <= against.x1);
  });
}
