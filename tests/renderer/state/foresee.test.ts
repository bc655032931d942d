import { expect, test } from 'vitest';
import type { Operation } from '../../../shared/api/edits.ts';
import { foresee } from '../../../renderer/state/foresee.ts';
import { row, statement } from '../rows.ts';

const known = statement([row(0), row(1, { balance: '5.00', balance_printed: true }), row(2)]);
const all = (...operations: readonly Operation[]) => foresee(known, operations, 4);
const see = (...operations: readonly Operation[]) => all(...operations).transactions[0]!;

test('a value, a direction, a mark are foreseen', () => {
  expect(
    see({ op: 'set', row: 'r0', date: '2026-05-09', description: 'New', balance: '5.00' }),
  ).toMatchObject({
    date: '2026-05-09',
    description: 'New',
    balance: '5.00',
    balance_printed: true,
    amountOut: '1.00',
  });
  expect(see({ op: 'set', row: 'r0', type: 'CREDIT', amount: '7.00' })).toMatchObject({
    amountIn: '7.00',
    amountOut: null,
  });
  expect(see({ op: 'swap', rows: ['r0', 'r1'] })).toMatchObject({
    type: 'CREDIT',
    amountIn: '1.00',
    amountOut: null,
  });
  expect(see({ op: 'exclude', rows: ['r0'] }).excluded).toBe(true);
  expect(see({ op: 'exclude', rows: ['r0'] }, { op: 'restore', rows: ['r0'] }).excluded).toBe(false);
  expect(see({ op: 'confirm', rows: ['r0'] }).confirmed).toBe(true);
  expect(see({ op: 'set', row: 'r0', balance: null })).toMatchObject({
    balance: '',
    balance_printed: false,
  });
});

test("merged rows are the service's to say; rows an edit is not about stay the same objects", () => {
  expect(all({ op: 'merge', row: 'r1' })).toBe(known);
  const seen = all({ op: 'swap', rows: ['r0'] });
  expect(seen.transactions[1]).toBe(known.transactions[1]);
  expect(seen.verification).toBe(known.verification);
});

const added = {
  op: 'add',
  after: 'r0',
  account: 0,
  date: '2026-05-03',
  type: 'CREDIT',
  amount: '3.00',
  description: 'Refund',
} as const;

test('a row that is added stands behind the one it follows, by the name the service will give it', () => {
  const { transactions, accounts } = all(added);
  expect(transactions.map(({ id, index }) => [id, index])).toEqual([
    ['r0', 0],
    ['n4.1', 1],
    ['r1', 2],
    ['r2', 3],
  ]);
  expect(transactions[1]).toMatchObject({
    type: 'CREDIT',
    amountIn: '3.00',
    amountOut: null,
    date: '2026-05-03',
    proof: 'none',
  });
  expect(accounts[0]).toMatchObject({ first: 0, count: 4 });
  const leading = all({ ...added, after: null });
  expect(leading.transactions.map(({ id }) => id)).toEqual(['n4.1', 'r0', 'r1', 'r2']);
  expect(foresee(statement([]), [{ ...added, after: null }], 1).transactions.map(({ id }) => id)).toEqual([
    'n1.1',
  ]);
});

test('the first part of a row keeps its name, the last its printed balance', () => {
  const parts = (['0.60', '0.40'] as const).map((amount) => ({
    type: 'DEBIT' as const,
    amount,
    description: `Part of ${amount}`,
  }));
  const { transactions } = all({ op: 'split', row: 'r1', parts });
  expect(
    transactions.map(({ id, amountOut, balance, balance_printed: printed }) => [
      id,
      amountOut,
      balance,
      printed,
    ]),
  ).toEqual([
    ['r0', '1.00', '', false],
    ['r1', '0.60', '', false],
    ['n4.1', '0.40', '5.00', true],
    ['r2', '1.00', '', false],
  ]);
});

test('a corrected balance of an account is foreseen', () => {
  const { accounts, transactions } = all({ op: 'account', account: 0, closing_balance: '8.00' });
  expect(accounts[0]!.closing_balance).toBe('8.00');
  expect(transactions[0]).toBe(known.transactions[0]);
});
