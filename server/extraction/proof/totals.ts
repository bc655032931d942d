/** Printed totals: of a section, of a page, of a direction, of the whole account. They prove rows no balance proves. */
import type { AccountPart } from '../statement/stream.ts';
import { minorOf, type LedgerReading, type LedgerRow } from './ledger.ts';

export interface TotalsResult {
  /** Per row, in the ledger's order: a printed total sums it up. */
  readonly proved: readonly boolean[];
  /** Per row: the total that sums it up says whether it is of money in or of money out. */
  readonly directed: readonly boolean[];
  /** Printed totals that some run of rows adds up to, and those that none does. */
  readonly agreed: number;
  readonly disagreed: number;
  /** Labelled totals of the whole account that disagree: printed and computed, minor units. */
  readonly mismatches: readonly {
    readonly direction: 'in' | 'out';
    readonly printed: number;
    readonly computed: number;
  }[];
}

type Direction = 'in' | 'out';

/** `flows` holds +1 in, -1 out, 0 unknown for each row. */
export function checkTotals(
  part: AccountPart,
  rows: readonly LedgerRow[],
  flows: readonly number[],
  reading: LedgerReading,
  decimals: number,
): TotalsResult {
  const proved = rows.map(() => false);
  const directed = rows.map(() => false);
  let agreed = 0;
  let disagreed = 0;
  const is = (index: number, direction: Direction): boolean =>
    direction === 'in' ? flows[index]! > 0 : flows[index]! < 0;
  const sumOf = (from: number, to: number, direction: Direction): number => {
    let total = 0;
    for (let index = from; index < to; index += 1) if (is(index, direction)) total += rows[index]!.amount;
    return total;
  };
  const prove = (from: number, to: number, direction: Direction): void => {
    for (let index = from; index < to; index += 1) if (is(index, direction)) proved[index] = true;
  };
  const mismatches: { direction: Direction; printed: number; computed: number }[] = [];
  const summarised = { in: false, out: false };
  for (const direction of ['in', 'out'] as const) {
    const label = direction === 'in' ? 'totalIn' : 'totalOut';
    const printed = [
      ...new Set(
        part.figures
          .filter((figure) => figure.label === label)
          .map((figure) => minorOf(figure.money, decimals)),
      ),
    ];
    if (printed.length === 0) continue;
    const computed = sumOf(0, rows.length, direction);
    if (printed.includes(computed)) {
      if (computed > 0) {
        prove(0, rows.length, direction);
        rows.forEach((_, index) => (directed[index] ||= is(index, direction)));
      }
      agreed += 1;
      summarised[direction] = true;
    } else if (printed.length === 1) mismatches.push({ direction, printed: printed[0]!, computed });
  }
  for (const run of totalRuns(part, rows, reading, decimals)) {
    const found = run.amounts.every(({ minor, direction }) => {
      const directions: readonly Direction[] = direction === null ? ['in', 'out'] : [direction];
      return run.starts.some((start) =>
        directions.some((side) => {
          if (sumOf(start, run.end, side) !== minor || minor === 0) return false;
          prove(start, run.end, side);
          return true;
        }),
      );
    });
    if (found) agreed += 1;
    else disagreed += 1;
  }
  return {
    proved,
    directed,
    agreed,
    disagreed,
    mismatches: mismatches.filter(({ direction }) => !summarised[direction]),
  };
}

interface Run {
  /** Rows a total may begin with, nearest first. */
  readonly starts: readonly number[];
  readonly end: number;
  readonly amounts: readonly { readonly minor: number; readonly direction: Direction | null }[];
}

/** Total lines among the entries, with the places their sums may begin at. Newest-first lists are left to the balances. */
function totalRuns(
  part: AccountPart,
  rows: readonly LedgerRow[],
  reading: LedgerReading,
  decimals: number,
): Run[] {
  if (reading.order === 'desc') return [];
  const kept = new Set(rows.map((row) => row.entry));
  const runs: Run[] = [];
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
      if (amounts.length > 0) runs.push({ starts: [...new Set(starts)].reverse(), end: position, amounts });
      starts.push(position);
    } else if (item.kind === 'section') starts.push(position);
  }
  return runs;
}
