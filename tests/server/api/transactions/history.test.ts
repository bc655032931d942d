/** What was edited, shown, undone and redone, over the really listening service. */
import { describe, expect, it } from 'vitest';
import { inShort, ORIGINAL, statementToEdit } from './statement-to-edit.ts';

const statement = statementToEdit();

describe('undo, redo and reset', () => {
  it('go through the history, which tells who did what from what to what', async () => {
    await statement.edit({ op: 'set', row: 'r2', amount: '7.03', description: 'Bücher' });
    await statement.edit({ op: 'exclude', rows: ['r0', 'r1'] });
    const undone = await statement.document.act('undo');
    expect(undone).toMatchObject({ revision: 3, can_undo: true, can_redo: true });
    expect(undone.history.map(({ label, undone: gone }) => [label, gone])).toEqual([
      ['Edit', false],
      ['Leave out', true],
    ]);
    expect(undone.history[0]).toMatchObject({
      revision: 1,
      by: 'test',
      changes_total: 2,
      changes: [
        { row: 'r2', field: 'amount', from: '7.30', to: '7.03' },
        { row: 'r2', field: 'description', from: 'Books', to: 'Bücher' },
      ],
    });
    expect(undone.transactions.some(({ excluded }) => excluded)).toBe(false);
    expect(
      (await statement.document.act('redo')).transactions.filter(({ excluded }) => excluded),
    ).toHaveLength(2);
    const reset = await statement.document.act('reset');
    expect(inShort(reset)).toEqual(ORIGINAL);
    expect(reset.verification.status).toBe('verified');
    expect((await statement.document.describe()).edited).toBe(false);
    expect(
      (await statement.document.act('undo')).transactions.filter(({ excluded }) => excluded),
    ).toHaveLength(2);
  });
});

describe('what the list and the downloads show', () => {
  it('is the edited statement', async () => {
    await statement.edit({ op: 'set', row: 'r0', description: 'Espresso' }, { op: 'exclude', rows: ['r3'] });
    expect(await statement.document.describe()).toMatchObject({
      edited: true,
      transaction_count: 3,
      verification: { status: 'mismatch', total_out: '19.80' },
      accounts: [{ opening_balance: '1000.00' }],
    });
    const json = await statement.document.download('json');
    expect(json).toMatchObject({ transaction_count: 3, accounts: [{ first: 0, count: 3 }] });
    expect(json.transactions.map(({ description }) => description)).toEqual(['Espresso', 'Salary', 'Books']);
  });
});

describe('edits at the same time', () => {
  it('of one revision: one is taken, the others are told that it was', async () => {
    const responses = await Promise.all(
      ['1.00', '2.00', '3.00', '4.00'].map((amount) =>
        statement.document.send({ revision: 0, operations: [{ op: 'set', row: 'r0', amount }] }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const after = await statement.document.read();
    expect(after).toMatchObject({ revision: 1 });
    expect(after.history).toHaveLength(1);
  });
});
