/** Days that each head their rows and say how they end by the name of a period's end: "Thursday 1 May   Closing balance 601.11". */
import type { MoneyRole, Row } from './rows.ts';

/** Days with a closing balance of their own; a period has one or, where it is said again, two. */
const MIN_DAYS = 3;

/** The rows of the tables of a shape, the closings of many days read as balances of those. */
export function withClosingsOfDays<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
  roles: readonly MoneyRole[],
): readonly T[] {
  if (roles.includes('balance')) return tables;
  const closings = tables.flatMap(({ rows }) => rows.filter(closesDay));
  if (new Set(closings.map(({ row }) => JSON.stringify(row.booking!.date))).size < MIN_DAYS) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (closesDay(row) ? { ...row, which: 'either' as const } : row)),
  }));
}

function closesDay(row: Row): row is Row & { kind: 'balance' } {
  return row.kind === 'balance' && row.which === 'closing' && row.row.booking !== null;
}
