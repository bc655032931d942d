/** Rows of the ledger beside the transactions they became. */
import type { Transaction } from '../../../shared/statement.ts';
import type { ProvedAccount } from '../../extraction/proof/proved-account.ts';
import type { LedgerRow } from '../../extraction/proof/ledger.ts';
import type { Stages } from '../../extraction/read.ts';

export interface ProvedRow {
  /** Position among all transactions of the statement, from 0. */
  readonly index: number;
  readonly account: ProvedAccount;
  readonly row: LedgerRow;
  readonly transaction: Transaction;
  readonly state: 'proved' | 'unproved' | 'broken';
}

/** All rows in the order of the statement's transactions. */
export function provedRows(stages: Stages): ProvedRow[] {
  const { transactions } = stages.statement;
  return stages.reading.accounts
    .flatMap((account) => account.rows.map((row, position) => ({ account, row, position })))
    .flatMap(({ account, row, position }, index) => {
      const transaction = transactions[index];
      if (!transaction) return [];
      const state = account.chain.broken[position]
        ? 'broken'
        : transaction.proof === 'none'
          ? 'unproved'
          : 'proved';
      return [{ index, account, row, transaction, state }];
    });
}
