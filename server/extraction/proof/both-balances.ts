/** "Old balance | Amount | New balance": what is there before the first booking, printed beside it. */
import { labelsOf } from '../reading/vocabulary.ts';
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import { balanceOf, type LedgerReading, type LedgerRow } from './ledger.ts';

/** Rows that begin with what the row before them has led to, from which a column that is not named so holds such balances. */
const MIN_LINKED = 2;

/**
 * The balance before the first row, minor units, where a column that the reading leaves out prints before every row what the
 * one before it has led to, but for rows that are `broken` anyway, behind a lost page say; null where none does. `byDates`: the
 * rows stand in the order of their days. In the other order the balances after the rows look like those before them, unless the
 * column has a name of figures that book nothing.
 */
export function openingBeside(
  rows: readonly LedgerRow[],
  { effect }: LedgerReading,
  decimals: number,
  { byDates, broken }: { readonly byDates: boolean; readonly broken: readonly boolean[] },
): number | null {
  const [first] = rows;
  if (!first) return null;
  const { shape } = first.entry;
  const figureAt = ({ entry: { anchor } }: LedgerRow, column: number): number | null => {
    const money: MoneyToken | null = anchor.row.monies[column] ?? null;
    if (money === null || money === anchor.amount.money || money === anchor.balance) return null;
    return balanceOf(money, decimals, effect);
  };
  for (const [column, { heading, roles }] of shape.monies.entries()) {
    const opening = figureAt(first, column);
    if (opening === null || !(byDates || roles.has('foreign'))) continue;
    const named = heading !== null && labelsOf(heading).has('opening');
    let linked = 0;
    const goesOn = rows.every(({ entry }, place) => {
      const before = rows[place - 1]?.balance ?? null;
      if (before === null || broken[place] || entry.shape !== shape || entry.charge !== null) return true;
      linked += 1;
      return figureAt(rows[place]!, column) === before;
    });
    if (goesOn && (named || linked >= MIN_LINKED)) return opening;
  }
  return null;
}
