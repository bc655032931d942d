/**
 * Notes across the table right behind the last row of a list ("There are 5 deposits totalling 1,203.40.", "This statement
 * was printed by a computer."): no text of that row, which begins behind the date.
 */
import type { Row } from './rows.ts';

/** Rows from which a list tells that its texts do not begin in the column of dates. */
const MIN_BOOKINGS = 3;

const isNote = ({ kind, row }: Row): boolean => kind === 'text' && row.booking === null && row.prose;

export function withoutNotes(rows: readonly Row[]): readonly Row[] {
  if (rows.filter(({ kind }) => kind === 'booking').length < MIN_BOOKINGS) return rows;
  const kept: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    if (!isNote(row)) {
      kept.push(row);
      continue;
    }
    const { flow } = row.row.tokens.line;
    const end = rows.findIndex(
      (other, at) => at > index && (other.kind !== 'text' || other.row.tokens.line.flow !== flow),
    );
    const next = rows[end];
    // Between two rows it is the text of one: here texts begin in the column of dates.
    if (next?.kind === 'booking' && next.row.tokens.line.flow === flow) return rows;
    if (end === -1) break;
    index = end - 1;
  }
  return kept;
}
