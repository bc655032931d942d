/** Proving a statement from its rows and printed figures alone: says what reading it said, and follows corrections. */
import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../../../server/extraction/extract.ts';
import { reprove } from '../../../../server/extraction/proof/reprove.ts';
import type { Statement, Transaction } from '../../../../shared/statement.ts';
import { layouts } from '../../../statements/registry.ts';

const SEEDS = [3];

describe('a statement nobody has changed', () => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))(
    '%s is proved again as it was read',
    async (_name, layout) => {
      for (const seed of SEEDS) {
        const { pdf, password } = await layout.generate(seed);
        const { statement } = await extractStatement(pdf, { password });
        const stored: Statement = JSON.parse(JSON.stringify(statement));
        expect(reprove(bare(stored))).toEqual(stored);
      }
    },
  );
});

/** What a proof makes, taken away: to be found again. */
function bare(statement: Statement): Statement {
  return {
    ...statement,
    accounts: statement.accounts.map((account) => ({
      ...account,
      openingBalance: null,
      closingBalance: null,
    })),
    transactions: statement.transactions.map((row): Transaction => ({
      ...row,
      balance: row.balancePrinted ? row.balance : null,
      proof: 'none',
      direction: row.directionFrom === 'balances' ? 'in' : row.direction,
    })),
    verification: {
      status: 'unverified',
      openingBalance: null,
      closingBalance: null,
      totalIn: 0,
      totalOut: 0,
      difference: null,
      rowsProved: 0,
      rowsFlagged: 0,
      warnings: [],
    },
  };
}
