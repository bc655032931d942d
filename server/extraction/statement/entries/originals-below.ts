/** Below the amount of a row what it was in other money, behind a line of its text: "Rate 1.00 = 0.86  £12.40" under "€14.42". */
import { standsRightBelow } from '../../layout/lines/lines.ts';
import type { Row } from './row-kinds.ts';
import type { TableRows } from './table-rows.ts';

/** The rows of the tables, those that say the amount above again in other money read as lines of its text. */
export function withOriginalsBelow(tables: readonly TableRows[]): readonly TableRows[] {
  const own = new Set(
    tables.flatMap(({ rows }) =>
      rows.filter((row) => row.kind === 'booking' && row.row.booking !== null).map(currencyOf),
    ),
  );
  // Rows of several currencies take turns.
  if (own.size !== 1 || own.has(null)) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row, at) =>
      isOriginal(row, table.rows, at, own) ? { kind: 'text', row: row.row } : row,
    ),
  }));
}

/** Whether a row without a day has other money below an amount that led to a balance, or below lines of its text. */
function isOriginal(row: Row, rows: readonly Row[], at: number, own: ReadonlySet<string | null>): boolean {
  if (row.kind !== 'booking' || row.row.booking !== null || row.row.otherDate !== null) return false;
  const code = currencyOf(row);
  if (row.balance !== null || code === null || own.has(code)) return false;
  for (let above = at - 1; above >= 0; above -= 1) {
    const upper = rows[above]!;
    if (!standsRightBelow(rows[above + 1]!.row.tokens.line, upper.row.tokens.line)) return false;
    if (upper.kind === 'booking') return upper.row.booking !== null && upper.balance !== null;
    if (upper.kind !== 'text') return false;
  }
  return false;
}

function currencyOf(row: Row): string | null {
  return row.kind === 'booking' ? row.amount.money.currency : null;
}
