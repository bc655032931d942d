import { describe, expect, test } from 'vitest';
import { cellText, contextOf, originalOf, readCell, type Column } from '../../../renderer/state/cells.ts';
import { readNewRow } from '../../../renderer/state/new-row.ts';
import { checkSplit } from '../../../renderer/state/split.ts';
import { row, statement } from '../rows.ts';

const comma = {
  ...statement([row(0)], { currency: 'EUR', period_start: '2026-05-01', period_end: '2026-05-31' }),
  formats: { decimal_separator: ',' as const, date_order: 'dmy' as const },
};
const context = contextOf(comma, 0);
const out = row(0, { amountOut: '1234.50', balance: '99.00', balance_printed: true });
const read = (column: Column, text: string) => readCell(out, column, text, context);
const operation = (column: Column, text: string) => {
  const reading = read(column, text);
  return 'operation' in reading ? reading.operation : reading.trouble;
};

describe('a cell', () => {
  test('is edited as the statement writes it', () => {
    expect(cellText(out, 'out', comma.formats)).toBe('1234,50');
    expect(cellText(out, 'in', comma.formats)).toBe('');
    expect(cellText(out, 'date', comma.formats)).toBe('01/05/2026');
    expect(cellText(out, 'date', { ...comma.formats, date_order: 'mdy' })).toBe('05/01/2026');
  });

  test('takes amounts as they are printed', () => {
    expect(operation('out', '1.234,60')).toEqual({ op: 'set', row: 'r0', amount: '1234.60' });
    expect(operation('balance', '-12,00')).toEqual({ op: 'set', row: 'r0', balance: '-12.00' });
    expect(operation('balance', '')).toEqual({ op: 'set', row: 'r0', balance: null });
  });

  test('turns the row round by a value in the other column or a minus sign', () => {
    expect(operation('in', '1234,50')).toEqual({ op: 'set', row: 'r0', type: 'CREDIT' });
    expect(operation('in', '5')).toEqual({ op: 'set', row: 'r0', type: 'CREDIT', amount: '5.00' });
    expect(operation('out', '-1234,50')).toEqual({ op: 'set', row: 'r0', type: 'CREDIT' });
    expect(operation('in', '-1234,50')).toBeNull();
  });

  test('takes dates in the statement’s order, with the year of its period', () => {
    expect(operation('date', '3/5')).toEqual({ op: 'set', row: 'r0', date: '2026-05-03' });
    expect(operation('date', '2026-05-04')).toEqual({ op: 'set', row: 'r0', date: '2026-05-04' });
  });

  test('says nothing where it says the same, and says what it does not understand', () => {
    expect(operation('out', '1.234,5')).toBeNull();
    expect(operation('description', 'Row  0')).toBeNull();
    expect(operation('out', 'abc')).toMatch(/abc/);
    expect(operation('out', '')).toMatch(/amount/);
    expect(operation('date', '31/2/2026')).toMatch(/31\/2\/2026/);
  });
});

test('a changed cell knows what was extracted, also where nothing stood', () => {
  const original = {
    date: '2026-05-01',
    value_date: null,
    type: 'DEBIT' as const,
    amount: '1.00',
    description: 'Row 0',
    balance: null,
  };
  const swapped = row(0, { original, type: 'CREDIT', amountIn: '1.00', amountOut: null, balance: '7.00' });
  expect(originalOf(swapped, 'out')).toBe('1.00');
  expect(originalOf(swapped, 'in')).toBe('');
  expect(originalOf(swapped, 'date')).toBeNull();
  // A computed balance moves with every edit; it was not changed by anybody.
  expect(originalOf(swapped, 'balance')).toBeNull();
  expect(originalOf(row(0), 'out')).toBeNull();
});

describe('splitting', () => {
  const part = (amount: string) => ({ description: 'Part', amount });

  test('is ready when the parts make up the row, in its direction', () => {
    const check = checkSplit(out, [part('1.234,00'), part('0,50')], context);
    expect(check.rest).toBe('0.00');
    expect(check.operation).toEqual({
      op: 'split',
      row: 'r0',
      parts: [
        { type: 'DEBIT', amount: '1234.00', description: 'Part' },
        { type: 'DEBIT', amount: '0.50', description: 'Part' },
      ],
    });
  });

  test('takes a part against the direction by its minus sign', () => {
    const check = checkSplit(out, [part('1.300,00'), part('-65,50')], context);
    expect(check.operation).toMatchObject({
      parts: [{ type: 'DEBIT' }, { type: 'CREDIT', amount: '65.50' }],
    });
  });

  test('says what is left, and which amount is none', () => {
    expect(checkSplit(out, [part('1.000,00'), part('0,50')], context)).toMatchObject({
      rest: '234.00',
      operation: null,
    });
    expect(checkSplit(out, [part('x'), part('')], context).troubles).toEqual([
      expect.stringContaining('x'),
      'An amount is needed.',
    ]);
  });
});

describe('a new row', () => {
  const place = { after: out, account: 0 };
  const typed = { date: '9/5', description: ' Cash  point ', in: '', out: '20', balance: '' };

  test('is read like the cells', () => {
    expect(readNewRow(typed, place, context)).toEqual({
      operation: {
        op: 'add',
        after: 'r0',
        account: 0,
        date: '2026-05-09',
        type: 'DEBIT',
        amount: '20.00',
        description: 'Cash point',
      },
    });
  });

  test('names every field that is missing or not understood', () => {
    expect(readNewRow({ ...typed, date: '', out: '', balance: 'x' }, place, context)).toEqual({
      troubles: { date: expect.any(String), out: expect.any(String), balance: expect.any(String) },
    });
    expect(readNewRow({ ...typed, in: '3' }, place, context)).toMatchObject({
      troubles: { out: 'Either in or out, not both.' },
    });
    expect(readNewRow({ ...typed, out: '-3' }, place, context)).toMatchObject({
      troubles: { out: expect.any(String) },
    });
  });
});
