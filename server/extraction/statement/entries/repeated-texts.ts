/**
 * What rows that say the same tell of where an entry begins, where all lines are evenly set: a standing order has its further line each
 * time, a fee never has one. On which side of such rows text stands, always or never, is the side of their own text.
 */
import { fold } from '../../reading/fold.ts';
import { isDatedBooking, isPlainText } from './list-beginnings.ts';
import type { Row } from './row-kinds.ts';

/** Rows that agree with others of their words, at least, and those that would not on the other side. */
const MIN_ALIKE = 4;
const MIN_UNLIKE = 2;

/** Rows of the same words, by whether text stands below each. */
interface Alike {
  readonly followed: boolean;
  readonly preceded: boolean;
}

/** Whether text stands always or never below rows of the same words, and above them now and then. */
export function textsFollowTheirRows(tables: readonly (readonly Row[])[]): boolean {
  const groups = [...Map.groupBy(tables.flatMap(rowsBetween), ({ words }) => words).values()].filter(
    ({ length }) => length > 1,
  );
  const all = groups.flat();
  if (all.length < MIN_ALIKE) return false;
  // Where every row has text below it, the next one has text above it: that tells nothing.
  if (new Set(all.map(({ followed }) => followed)).size < 2) return false;
  const unlike = (side: keyof Alike): number =>
    groups.reduce((sum, rows) => {
      const has = rows.filter((row) => row[side]).length;
      return sum + Math.min(has, rows.length - has);
    }, 0);
  return unlike('followed') === 0 && unlike('preceded') >= MIN_UNLIKE;
}

/** The dated amounts of a list that have lines of their page on both sides, by the words beside them, whatever their numbers are. */
function rowsBetween(rows: readonly Row[]): (Alike & { readonly words: string })[] {
  return rows.flatMap((row, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]];
    if (!isDatedBooking(row) || !isBeside(row, above) || !isBeside(row, below)) return [];
    const words = fold(row.row.rest.map(({ text }) => text).join(' ')).replace(/[^\p{L}]/gu, '');
    return words === '' ? [] : [{ words, followed: isPlainText(below), preceded: isPlainText(above) }];
  });
}

function isBeside(row: Row, other: Row | undefined): other is Row {
  return other?.row.tokens.line.flow === row.row.tokens.line.flow;
}
