/**
 * Dated lines of a summary that state a total, whatever words follow its name: "30.04.2021  Kartentotal Ada Lane, Gold  95.01"
 * over "Rechnungsbetrag  95.01". "Total" alone may be a shop.
 */
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { Row } from '../entries/row-kinds.ts';
import { wordingOf } from '../entries/wording.ts';
import type { TableRows } from '../entries/table-rows.ts';

export function withRepeatedTotals(tables: readonly TableRows[]): readonly TableRows[] {
  const stated = new Set(tables.flatMap(({ rows }) => rows.flatMap(statedBy)).map(signedUnits));
  if (stated.size === 0) return tables;
  const read = (row: Row): Row => {
    if (row.kind !== 'booking' || row.row.booking === null || !stated.has(signedUnits(row.amount.money)))
      return row;
    const { words, leadsTotal } = wordingOf(row.row);
    if (!leadsTotal || words[0] === 'total') return row;
    return { kind: 'total', row: row.row, which: null, amounts: [row.amount] };
  };
  return tables.map((table) => ({ ...table, rows: table.rows.map(read) }));
}

/** The amount of a line that states what its statement comes to. */
function statedBy(row: Row): MoneyToken[] {
  if (row.kind === 'balance') return row.which === 'closing' ? [row.value] : [];
  return row.kind === 'total' && row.row.booking === null && row.amounts.length === 1
    ? [row.amounts[0]!.money]
    : [];
}
