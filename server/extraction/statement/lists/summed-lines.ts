/**
 * Lines without a date that begin where dates do ("Interest charge on purchases  2.34"), between the title of a list and
 * its total: bookings where they add up to it, notes else. Those of nothing ("Interest charge on advances  0.00") are none.
 */
import { signedUnits } from '../../layout/amounts/money-token.ts';
import type { BookingRow, PlacedAmount, Row } from '../entries/row-kinds.ts';
import type { RowContext, TableRows } from '../entries/table-rows.ts';

export function withSummedLines(
  tables: readonly TableRows[],
  { classify }: RowContext,
): readonly TableRows[] {
  return tables.map((table) => ({ ...table, rows: withBookedLines(table.rows, classify) }));
}

function withBookedLines(rows: readonly Row[], classify: RowContext['classify']): readonly Row[] {
  const booked = new Map<Row, Row>();
  rows.forEach((title, index) => {
    if (title.kind !== 'section' || title.sections.has('in') === title.sections.has('out')) return;
    const end = rows.findIndex(({ kind }, at) => at > index && kind !== 'text');
    const total = rows[end];
    if (total?.kind !== 'total' || total.amounts.length !== 1) return;
    const lines = rows.slice(index + 1, end).flatMap((line) => {
      const made = line.row.prose ? classify({ ...line.row, prose: false }) : line;
      return made.kind === 'booking' ? [[line, made] as const] : [];
    });
    const sum = lines.reduce((all, [, { amount }]) => all + unitsOf(amount), 0);
    if (sum === 0 || sum !== unitsOf(total.amounts[0]!)) return;
    for (const [line, made] of lines) booked.set(line, unitsOf(made.amount) === 0 ? nothing(made) : made);
  });
  return booked.size === 0 ? rows : rows.map((row) => booked.get(row) ?? row);
}

function nothing({ row }: BookingRow): Row {
  return { kind: 'total', row, which: null, amounts: [] };
}

function unitsOf({ money }: PlacedAmount): number {
  return signedUnits(money);
}
