/**
 * A firm's statement for its customer: invoices raise what the customer owes, payments and credit notes lower it. Without a word of
 * that it looks like an account that is paid by invoices and pays.
 */
import { textOf } from '../layout/lines/lines.ts';
import { billedBy } from '../reading/bills.ts';
import type { ChainResult } from './chain.ts';
import type { LedgerRow } from './ledger.ts';

/** Rows that are charged, at least, from which they may be all there is. */
const MIN_CHARGED = 3;

/** Whether all that comes in is called an invoice, and all that goes out what settles one. `directions`: as the balances tell them. */
export function areBilled(rows: readonly LedgerRow[], directions: ChainResult['directions']): boolean {
  const sides = rows.map(
    ({ entry }, index) => [directions[index]! > 0, billedBy(textOf(entry.anchor.row.rest))] as const,
  );
  if (!sides.every(([isIn, said]) => said === (isIn ? 'charged' : 'settled'))) return false;
  const charges = sides.filter(([isIn]) => isIn).length;
  return charges > 0 && (charges < rows.length || charges >= MIN_CHARGED);
}
