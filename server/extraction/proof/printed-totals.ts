/** The totals an account's part of the statement prints, at their places among the rows of a reading. */
import type { ControlTotal } from '../../../shared/statement.ts';
import type { AccountPart } from '../statement/accounts.ts';
import type { Item } from '../statement/entries.ts';
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

/** Total lines among the entries, with the places their sums may begin at. */
function totalRuns(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Pick<PrintedTotals, 'totals' | 'starts'> {
  if (!part.items.some((item) => item.kind === 'total')) return { totals: [], starts: [] };
  if (reading.order === 'desc') return totalOfList(part, rows, decimals);
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
      const amounts = amountsOf(item, decimals);
      if (amounts.length > 0) totals.push({ end: position, amounts });
      starts.push(position);
    } else if (item.kind === 'section') starts.push(position);
  }
  return { totals, starts: totals.length > 0 ? [...new Set(starts)] : [] };
}

type TotalItem = Extract<Item, { kind: 'total' }>;

function amountsOf({ amounts, which }: TotalItem, decimals: number): ControlTotal['amounts'] {
  return amounts
    .filter(({ money }) => money.units !== 0)
    .map(({ role, money }) => ({
      minor: minorOf(money, decimals),
      direction: role === 'in' || role === 'out' ? role : which,
    }));
}

/**
 * The one total below a list with the newest row first: of all its rows. Those of its parts are left to the balances.
 */
function totalOfList(
  { items }: AccountPart,
  rows: readonly LedgerRow[],
  decimals: number,
): Pick<PrintedTotals, 'totals' | 'starts'> {
  const [total, ...more] = items.filter((item) => item.kind === 'total');
  const below = items.slice(items.findLastIndex((item) => item.kind === 'entry') + 1);
  const ofParts = more.length > 0 || items.some((item) => item.kind === 'section');
  if (!total || ofParts || !below.includes(total)) return { totals: [], starts: [] };
  const amounts = amountsOf(total, decimals);
  return amounts.length === 0
    ? { totals: [], starts: [] }
    : { totals: [{ end: rows.length, amounts }], starts: [0] };
}
