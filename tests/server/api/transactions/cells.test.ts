/** Cells and directions that are changed, over the really listening service. */
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { TransactionsBody } from '../../../../shared/api/documents.ts';
import { inShort, ORIGINAL, statementToEdit } from './statement-to-edit.ts';

const statement = statementToEdit();

describe('a statement that was not edited', () => {
  it('is shown as it was extracted', async () => {
    const body = await statement.document.read();
    expect(Value.Errors(TransactionsBody, body)).toEqual([]);
    expect(inShort(body)).toEqual(ORIGINAL);
    expect(body).toMatchObject({ revision: 0, can_undo: false, can_redo: false, history: [] });
    expect(body.formats).toEqual({ decimal_separator: '.', date_order: 'dmy' });
    expect(body.verification).toMatchObject({ status: 'verified', difference: '0.00' });
  });
});

describe('set', () => {
  it('changes cells, proves at once, and keeps what was extracted beside', async () => {
    const body = await statement.edit({ op: 'set', row: 'r2', amount: '7.03' });
    expect(Value.Errors(TransactionsBody, body)).toEqual([]);
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '-0.27', rows_proved: 3 });
    expect(body.transactions[2]).toMatchObject({
      amountOut: '7.03',
      proof: 'none',
      original: {
        amount: '7.30',
        type: 'DEBIT',
        date: '2026-03-06',
        description: 'Books',
        balance: '1480.20',
      },
    });
    expect(body.transactions[2]!.flags.map(({ code }) => code)).toEqual(['balance_mismatch', 'edited']);
    expect(body.transactions[1]!.original).toBeNull();
  });

  it('suggests the digits that were exchanged, as a batch that can be sent', async () => {
    const broken = await statement.edit({ op: 'set', row: 'r2', amount: '7.03' });
    const fix = broken.transactions[2]!.flags[0]!.fix!;
    expect(fix.label).toBe('Change the amount to 7.30');
    const fixed = await statement.edit(...fix.operations);
    expect(fixed.verification.status).toBe('verified');
  });
});

describe('swap', () => {
  it('turns directions round, and suggests to turn them back', async () => {
    const body = await statement.edit({ op: 'swap', rows: ['r0'] });
    expect(inShort(body)[0]).toBe('r0 12.50 Coffee none');
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '-25.00' });
    expect(body.transactions[0]!.flags[0]).toMatchObject({
      suggestion: 'Balances if 12.50 is money out.',
      fix: { label: 'Make 12.50 money out', operations: [{ op: 'swap', rows: ['r0'] }] },
    });
  });
});
