/** Balances printed in a column that the reading leaves out, and that disagree with its rows. */
import { currencyDecimals } from '../../../shared/money.ts';
import type { Column } from '../layout/columns/columns.ts';
import type { ProvedAccount } from './proved-account.ts';
import type { ChainResult } from './chain.ts';
import { balanceOf, type LedgerRow } from './ledger.ts';

/** A figure in a column that is not booked: `place` in the ledger, `value` and what the row itself books in minor units. */
interface Printed {
  readonly place: number;
  readonly value: number;
  readonly booked: number;
}

/** Share of all steps from one figure to the next that the amounts between make, before a column reads like balances. */
const STEP_SHARE = 1 / 3;

/**
 * Per row, in the ledger's order: nothing but totals or the ends of the account prove it, and what another column prints beside
 * it reads like balances that this row does not lead to, or has an amount where nothing was booked. A changed balance is seen so
 * although the column was not.
 */
export function besideOverlookedBalances({ part, rows, chain }: ProvedAccount): boolean[] {
  const found = rows.map(() => false);
  if (chain.proofs.every((proof) => proof === 'balance')) return found;
  const sums = [0];
  for (const { amount, flow } of rows) sums.push(sums.at(-1)! + amount * flow);
  for (const [{ roles }, column] of unreadColumns(rows, currencyDecimals(part.currency))) {
    // Beside nothing booked another figure may be what is.
    const instead = roles.has('foreign')
      ? []
      : column.filter(({ booked, value }) => booked === 0 && value !== 0);
    for (const place of [...strayOf(column, sums, chain), ...instead.map((figure) => figure.place)])
      if (chain.proofs[place] !== 'balance') found[place] = true;
  }
  return found;
}

/** The figures of each column that holds neither amounts nor balances of rows. */
function unreadColumns(rows: readonly LedgerRow[], decimals: number): Map<Column, Printed[]> {
  const read = new Set<Column>();
  const columns = new Map<Column, Printed[]>();
  rows.forEach(({ amount: booked, entry: { anchor, shape } }, place) => {
    anchor.row.monies.forEach((money, index) => {
      if (!money) return;
      const column = shape.monies[index]!;
      // The balance beside a fee is that of the fee, which stands behind the amount of its row.
      if (money === anchor.amount.money || money === anchor.balance) read.add(column);
      const figure = { place, value: balanceOf(money, decimals, 1), booked };
      const known = columns.get(column);
      if (known) known.push(figure);
      else columns.set(column, [figure]);
    });
  });
  for (const column of read) columns.delete(column);
  return columns;
}

/** A step that a column makes: the row it leads to, and whether the rows make it, read down the ledger and read up. */
interface Step {
  readonly place: number;
  readonly down: boolean;
  readonly up: boolean;
}

/**
 * The rows at which a column leaves off running with the amounts; none where it runs with all of them, or with hardly any. Read
 * from the other end it may run better: then the order of the rows is in doubt, and all of them are.
 */
function strayOf(
  column: readonly Printed[],
  sums: readonly number[],
  { opening, closing }: Pick<ChainResult, 'opening' | 'closing'>,
): number[] {
  const [first, last] = [column[0]!, column.at(-1)!];
  const all = sums.at(-1)!;
  const inner = column.slice(1).flatMap(({ place, value }, index): Step[] => {
    const before = column[index]!;
    const down = sums[place + 1]! - sums[before.place + 1]!;
    const up = sums[before.place]! - sums[place]!;
    const moved = value - before.value;
    return moved === 0 && down === 0 ? [] : [{ place, down: moved === down, up: moved === up }];
  });
  // A column that repeats the amounts runs from an opening of nothing to the first.
  const told = ({ value, booked }: Printed): boolean => value !== 0 && Math.abs(value) !== booked;
  const ends: Step[] = [];
  if (opening !== null && told(first) && told(last))
    ends.push({
      place: first.place,
      down: first.value - opening === sums[first.place + 1]!,
      up: last.value - opening === all - sums[last.place]!,
    });
  if (closing !== null && told(first) && told(last))
    ends.push({
      place: last.place,
      down: closing - last.value === all - sums[last.place + 1]!,
      up: closing - first.value === sums[first.place]!,
    });
  const steps = [...inner, ...ends];
  const count = (way: 'down' | 'up'): number => steps.filter((step) => step[way]).length;
  const [down, up] = [count('down'), count('up')];
  if (Math.max(down, up) === 0 || Math.max(down, up) < STEP_SHARE * steps.length) return [];
  return up > down
    ? column.map(({ place }) => place)
    : steps.filter((step) => !step.down).map(({ place }) => place);
}
