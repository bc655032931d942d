/** Where one account ends and the next begins: rows change sides, and the figures printed between them go along. */
import { expect, it } from 'vitest';
import { applyOperations } from '../../../../server/documents/edits/apply.ts';
import { initialState } from '../../../../server/documents/edits/state.ts';
import { statementOf } from '../../../../server/documents/edits/statement.ts';
import { reprove } from '../../../../server/extraction/proof/reprove.ts';
import type { AccountControls, Statement, Transaction } from '../../../../shared/statement.ts';
import { account, oneAccount, transaction } from '../../export/statements.ts';

const NOTHING: AccountControls = {
  openings: [],
  closings: [],
  balances: [],
  totalsIn: [],
  totalsOut: [],
  totals: [],
  starts: [],
  merged: false,
  unread: [],
};

/** Rows of 1.00 out, without balances in them. */
const row = (of: number): Transaction =>
  transaction({ account: of, amount: 100, balance: null, balancePrinted: false });

/**
 * Account 0 prints 100.00 at its start and 97.00 behind its third row; account 1 prints 50.00 at its start and 48.00 at its
 * end. Read with the boundary before the third row, where it belongs behind it.
 */
const statement: Statement = reprove({
  ...oneAccount,
  accounts: [account({ first: 0, count: 2 }), account({ number: '2', first: 2, count: 3 })],
  transactions: [row(0), row(0), row(1), row(1), row(1)],
  controls: {
    accounts: [
      { ...NOTHING, openings: [10_000], unread: [{ place: 1, message: 'A line of the first account.' }] },
      {
        ...NOTHING,
        closings: [4800],
        balances: [
          { place: 3, value: 9700 },
          { place: 3, value: 5000 },
        ],
      },
    ],
    warnings: [],
  },
});

it('moves down and up again', () => {
  expect(statement.verification.status).toBe('mismatch');
  const start = initialState(statement);
  const down = applyOperations(start, [{ op: 'boundary', account: 1, first: 'r3' }], 1);
  const moved = statementOf(down);
  expect(moved.accounts.map(({ first, count }) => [first, count])).toEqual([
    [0, 3],
    [3, 2],
  ]);
  expect(moved.transactions.map((one) => one.account)).toEqual([0, 0, 0, 1, 1]);
  // 97.00 is the closing of the first account, 50.00 the opening of the second.
  expect(down.controls.map(({ balances }) => balances.map(({ value }) => value))).toEqual([[9700], [5000]]);
  expect(moved.verification).toMatchObject({ rowsProved: 5, difference: 0 });
  expect(moved.verification.warnings).toEqual(['A line of the first account.']);
  const up = statementOf(applyOperations(down, [{ op: 'boundary', account: 1, first: 'r2' }], 2));
  expect(up.accounts.map(({ count }) => count)).toEqual([2, 3]);
});

it('comes back to where it was: a closing and an opening printed at it keep their order', () => {
  const right = reprove({
    ...statement,
    accounts: [account({ first: 0, count: 3 }), account({ number: '2', first: 3, count: 2 })],
    transactions: [row(0), row(0), row(0), row(1), row(1)],
    controls: {
      accounts: [
        { ...NOTHING, openings: [10_000], balances: [{ place: 3, value: 9700 }] },
        { ...NOTHING, closings: [4800], balances: [{ place: 3, value: 5000 }] },
      ],
      warnings: [],
    },
  });
  expect(right.verification).toMatchObject({ status: 'verified', rowsProved: 5 });
  const up = applyOperations(initialState(right), [{ op: 'boundary', account: 1, first: 'r2' }], 1);
  expect(statementOf(up).verification.status).toBe('mismatch');
  const back = applyOperations(up, [{ op: 'boundary', account: 1, first: 'r3' }], 2);
  expect(back.controls.map(({ balances }) => balances.map(({ value }) => value))).toEqual([[9700], [5000]]);
  expect(statementOf(back).verification).toMatchObject({ status: 'verified', rowsProved: 5 });
});

it.each([
  ['r0', 'no row left'],
  ['r9', 'There is no row'],
])('cannot be at %s', (first, message) => {
  expect(() => applyOperations(initialState(statement), [{ op: 'boundary', account: 1, first }], 1)).toThrow(
    message,
  );
});
