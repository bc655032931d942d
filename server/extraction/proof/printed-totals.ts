/** The totals an account's part of the statement prints, at their places among the rows of a reading. */
import type { ControlTotal } from '../../../shared/statement.ts';
import { MASKED } from '../statement/facts/account-numbers.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Item } from '../statement/entries/entries.ts';
import { minorOf, type LedgerReading, type LedgerRow } from './ledger.ts';
import type { PrintedTotals } from './totals.ts';

export function printedTotals(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): PrintedTotals {
  const notOfAll = new Set([
    ...part.items.flatMap((item) => (sumsBothSides(item) ? [item.line] : [])),
    ...(part.number !== null && MASKED.test(part.number) ? totalsOfOneList(part.items) : []),
  ]);
  const labelled = (label: 'totalIn' | 'totalOut'): number[] => [
    ...new Set(
      part.figures
        .filter((figure) => figure.label === label && !notOfAll.has(figure.amountLine))
        .map((figure) => minorOf(figure.money, decimals)),
    ),
  ];
  return {
    totalsIn: labelled('totalIn'),
    totalsOut: labelled('totalOut'),
    ...totalRuns(part, rows, reading, decimals),
  };
}

/** Whether a line of sums has one in either column: the columns say which is which, whatever the line is called. */
function sumsBothSides(item: Item): boolean {
  if (item.kind !== 'total') return false;
  const roles = new Set(item.amounts.map(({ role }) => role));
  return roles.has('in') && roles.has('out');
}

/**
 * Lines of totals that sum up the rows under a title of one direction ("Interest charged", its rows, "Total interest charged"), where other
 * rows stand under no such title, as on cards of several holders: they are none of all money that went that way.
 */
function totalsOfOneList(items: readonly Item[]): readonly number[] {
  const lines: number[] = [];
  let titled = false;
  let others = false;
  let sum = 0;
  for (const item of items) {
    if (item.kind === 'section') {
      titled = item.sections.has('in') !== item.sections.has('out');
      sum = 0;
    } else if (item.kind === 'entry') {
      others ||= !titled;
      sum += item.entry.anchor.amount.money.units;
    } else if (item.kind === 'total' && titled && item.amounts.some(({ money }) => money.units === sum))
      lines.push(item.line);
  }
  return others ? lines : [];
}

/** Total lines among the entries, with the places their sums may reach back to. */
function totalRuns(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Pick<PrintedTotals, 'totals' | 'starts' | 'newestFirst'> {
  const newestFirst = reading.order === 'desc';
  if (!part.items.some((item) => item.kind === 'total')) return { totals: [], starts: [], newestFirst };
  const kept = new Map(rows.map((row) => [row.entry, row]));
  const totals: ControlTotal[] = [];
  const starts: number[] = [0];
  let position = 0;
  let page = -1;
  let section: unknown = null;
  for (const item of part.items) {
    if (item.kind === 'entry') {
      const row = kept.get(item.entry);
      if (!row) continue;
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
  // Places so far are those on the page; the ledger counts from the oldest row.
  const placed = (at: number): number => (newestFirst ? rows.length - at : at);
  return {
    totals: totals.map((total) => ({ ...total, end: placed(total.end) })),
    starts: totals.length > 0 ? [...new Set(starts)].map(placed).toSorted((a, b) => a - b) : [],
    newestFirst,
  };
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
