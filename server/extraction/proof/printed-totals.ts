/** The totals an account's part of the statement prints, at their places among the rows of a reading. */
import type { ControlTotal } from '../../../shared/statement.ts';
import type { AccountPart } from '../statement/accounts.ts';
import { minorOf, type LedgerReading, type LedgerRow } from './ledger.ts';
import type { PrintedTotals } from './totals.ts';

export function printedTotals(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): PrintedTotals {
  const labelled = (label: 'totalIn' | 'totalOut'): number[] => [
    ...new Set(
      part.figures
        .filter((figure) => figure.label === label)
        .map((figure) => minorOf(figure.money, decimals)),
    ),
  ];
  return {
    totalsIn: labelled('totalIn'),
    totalsOut: labelled('totalOut'),
    ...totalRuns(part, rows, reading, decimals),
  };
}

/** Total lines among the entries, with the places their sums may begin at. Newest-first lists are left to the balances. */
function totalRuns(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Pick<PrintedTotals, 'totals' | 'starts'> {
  if (reading.order === 'desc' || !part.items.some((item) => item.kind === 'total'))
    return { totals: [], starts: [] };
  const kept = new Set(rows.map((row) => row.entry));
  const totals: ControlTotal[] = [];
  const starts: number[] = [0];
  let position = 0;
  let page = -1;
  let section: unknown = null;
  for (const item of part.items) {
    if (item.kind === 'entry') {
      if (!kept.has(item.entry)) continue;
      const row = rows[position]!;
      if (row.entry.anchor.row.tokens.line.page !== page) starts.push(position);
      if (row.section !== section) starts.push(position);
      page = row.entry.anchor.row.tokens.line.page;
      section = row.section;
      position += 1;
    } else if (item.kind === 'total') {
      const amounts = item.amounts
        .filter(({ money }) => money.units !== 0)
        .map(({ role, money }) => ({
          minor: minorOf(money, decimals),
          direction: role === 'in' ? ('in' as const) : role === 'out' ? ('out' as const) : item.which,
        }));
      if (amounts.length > 0) totals.push({ end: position, amounts });
      starts.push(position);
    } else if (item.kind === 'section') starts.push(position);
  }
  return { totals, starts: totals.length > 0 ? [...new Set(starts)] : [] };
}
