import { expect, test } from 'vitest';
import { isDoubtful, isZero, proofLine, proofNews, totalsOf } from '../../../renderer/state/proof.ts';
import { doubt, row, statement, verification } from '../rows.ts';

test('an account adds up exactly where floats would not', () => {
  const rows = [
    row(0, { amountOut: '0.10' }),
    row(1, { amountOut: '0.20' }),
    row(2, { amountOut: null, amountIn: '0.70' }),
  ];
  const line = proofLine(statement(rows, { opening_balance: '1.00', closing_balance: '1.40' }), 0);
  expect(line).toMatchObject({ totalIn: '0.70', totalOut: '0.30', difference: '0.00', rows: 3, proved: 3 });
});

test('what is owed grows by what goes out', () => {
  const rows = [row(0, { amountOut: '30.00' }), row(1, { amountOut: null, amountIn: '10.00' })];
  const line = proofLine(
    statement(rows, { kind: 'liability', opening_balance: '5.00', closing_balance: '25.00' }),
    0,
  );
  expect(line).toMatchObject({ liability: true, difference: '0.00' });
});

test('a difference is named, and is unknown where a balance is', () => {
  const rows = [row(0, { amountOut: '1.00', proof: 'none', flags: [doubt] })];
  expect(proofLine(statement(rows, { opening_balance: '9.00', closing_balance: '7.50' }), 0)).toMatchObject({
    difference: '-0.50',
    proved: 0,
    doubtful: 1,
  });
  expect(proofLine(statement(rows, { opening_balance: '9.00' }), 0).difference).toBeNull();
});

test('only the rows of the account count, in its own decimals', () => {
  const rows = [row(0, { amountOut: '500', account: 0 }), row(1, { amountOut: '7', account: 1 })];
  expect(proofLine(statement(rows, { currency: 'JPY' }), 0)).toMatchObject({ totalOut: '500', rows: 1 });
});

test.each([
  ['0', true],
  ['-0.00', true],
  ['0.01', false],
  ['10', false],
])('%s is zero: %s', (text, zero) => {
  expect(isZero(text)).toBe(zero);
});

test('rows that are left out are in no sum and no doubt', () => {
  const rows = [row(0, { amountOut: '1.00' }), row(1, { amountOut: '5.00', excluded: true, flags: [doubt] })];
  const line = proofLine(statement(rows, { opening_balance: '9.00', closing_balance: '8.00' }), 0);
  expect(line).toMatchObject({ totalOut: '1.00', difference: '0.00', rows: 1, doubtful: 0 });
  expect(totalsOf(rows, 'GBP')).toEqual({ totalIn: '0.00', totalOut: '1.00' });
});

test('a row is in doubt while nobody has settled it; being told of an edit is no doubt', () => {
  expect(isDoubtful(row(0, { flags: [doubt] }))).toBe(true);
  expect(isDoubtful(row(0, { flags: [doubt], confirmed: true }))).toBe(false);
  expect(isDoubtful(row(0, { flags: [{ ...doubt, code: 'edited' }] }))).toBe(false);
});

test('news of the proof names what changed, and only that', () => {
  const before = statement([row(0, { flags: [doubt] })]);
  const wrong = { ...verification, status: 'mismatch' as const, difference: '-1.00' };
  expect(proofNews(before, before)).toBeNull();
  expect(proofNews(before, { ...before, verification: wrong })).toBe(
    'The statement does not add up. Off by -1.00.',
  );
  const settled = { ...statement([row(0)]), verification: { ...verification, rows_proved: 1 } };
  expect(proofNews(before, settled)).toBe('Rows proved: 1. None in doubt.');
});
