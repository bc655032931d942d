/** Rows that are left out, added, split and merged, over the really listening service. */
import { describe, expect, it } from 'vitest';
import { addition, inShort, ORIGINAL, statementToEdit } from './statement-to-edit.ts';

const statement = statementToEdit();

describe('exclude and restore', () => {
  it('leave a row out of sums, proof and exports, in its place on the screen', async () => {
    const body = await statement.edit({ op: 'exclude', rows: ['r1'] });
    expect(inShort(body)).toEqual([
      'r0 -12.50 Coffee balance',
      'r1 500.00 Salary out',
      'r2 -7.30 Books none',
      'r3 -40.00 Groceries balance',
    ]);
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '500.00', total_in: '0.00' });
    const fix = body.transactions[2]!.flags[0]!.fix!;
    expect(fix.operations).toEqual([{ op: 'restore', rows: ['r1'] }]);
    expect((await statement.document.download('json')).transactions).toHaveLength(3);
    expect((await statement.edit(...fix.operations)).verification.status).toBe('verified');
  });

  it('of a row that stands twice is suggested', async () => {
    const body = await statement.edit({
      op: 'add',
      after: 'r0',
      account: 0,
      date: '2026-03-04',
      type: 'DEBIT',
      amount: '12.50',
      description: 'Coffee',
    });
    const doubled = body.transactions.find(({ flags }) =>
      flags.some(({ fix }) => fix?.operations[0]?.op === 'exclude'),
    );
    expect(doubled?.id).toBe('n1.1');
    const fixed = await statement.edit({ op: 'exclude', rows: ['n1.1'] });
    expect(fixed.verification.status).toBe('verified');
  });
});

describe('add', () => {
  it('puts a row where it was missing; only the arithmetic proves it', async () => {
    await statement.edit({ op: 'exclude', rows: ['r2'] });
    const wrong = await statement.edit(addition({ after: 'r1', amount: '7.00' }));
    expect(inShort(wrong)[2]).toBe('n2.1 -7.00 Found by hand none');
    expect(wrong.verification.status).toBe('mismatch');
    await statement.document.act('undo');
    const right = await statement.edit(addition({ after: 'r1', amount: '7.30' }));
    expect(inShort(right)[2]).toBe('n3.1 -7.30 Found by hand block');
    expect(right.transactions[2]).toMatchObject({ original: null, boxes: [], page: 1, balance: '1480.20' });
    expect(right.transactions[2]!.flags.map(({ code }) => code)).toEqual(['edited']);
    expect(right.verification).toMatchObject({ status: 'verified', rows_proved: 4, rows_flagged: 0 });
  });

  it('is suggested where money is missing, and goes before the first row as well', async () => {
    await statement.edit({ op: 'exclude', rows: ['r0', 'r1'] });
    const body = await statement.edit({ op: 'reset', rows: ['r1'] });
    const flagged = body.transactions.find(({ id }) => id === 'r1')!.flags[0]!;
    expect(flagged.suggestion).toContain('12.50');
    const first = await statement.edit(addition({ after: null, amount: '12.50' }));
    expect(inShort(first)[0]).toBe('n3.1 -12.50 Found by hand block');
    expect(first.verification.status).toBe('verified');
  });
});

describe('split', () => {
  it('makes parts that are proved together; the printed balance stays with the last', async () => {
    const body = await statement.edit({
      op: 'split',
      row: 'r1',
      parts: [
        { type: 'CREDIT', amount: '520.00', description: 'Gross' },
        { type: 'DEBIT', amount: '20.00', description: 'Fee', date: '2026-03-06' },
      ],
    });
    expect(inShort(body).slice(1, 3)).toEqual(['r1 520.00 Gross block', 'n1.1 -20.00 Fee block']);
    expect(body.transactions.slice(1, 3).map((row) => [row.balance, row.balance_printed])).toEqual([
      ['1507.50', false],
      ['1487.50', true],
    ]);
    expect(body.verification.status).toBe('verified');
    expect(inShort(await statement.edit({ op: 'reset', rows: ['r1'] }))).toEqual(ORIGINAL);
  });
});

describe('merge', () => {
  it('adds a row to the one above it', async () => {
    const body = await statement.edit({ op: 'merge', row: 'r1' });
    expect(inShort(body)[0]).toBe('r0 487.50 Coffee Salary balance');
    expect(body.transactions).toHaveLength(3);
    expect(body.transactions[0]).toMatchObject({ balance: '1487.50', original: { amount: '12.50' } });
    expect(body.verification.status).toBe('verified');
    expect(inShort(await statement.edit({ op: 'reset', rows: ['r0'] }))).toEqual(ORIGINAL);
  });

  it('takes only the text of what was no booking', async () => {
    const body = await statement.edit(addition({ after: 'r0', amount: '99.00' }), {
      op: 'merge',
      row: 'n1.1',
      amount: 'above',
    });
    expect(inShort(body)[0]).toBe('r0 -12.50 Coffee Found by hand balance');
    expect(body.verification.status).toBe('verified');
  });
});
