/** Edits that are refused, over the really listening service. */
import { describe, expect, it } from 'vitest';
import type { EditBody, Operation } from '../../../../shared/api/edits.ts';
import { editedDocument } from '../../../support/edited.ts';
import { json } from '../../../support/server.ts';
import { addition, statementToEdit } from './statement-to-edit.ts';

const statement = statementToEdit();

describe('an edit that is refused', () => {
  it.each([
    ['an unknown row', { op: 'set', row: 'r9', amount: '1.00' }, 'There is no row "r9"'],
    ['an unknown account', addition({ after: null, amount: '1' }), 'There is no account 3', { account: 3 }],
    ['too many decimals', { op: 'set', row: 'r1', amount: '1.005' }, 'not possible'],
    ['a day that does not exist', { op: 'set', row: 'r1', date: '2026-02-30' }, 'no day 2026-02-30'],
    [
      'parts with another sum',
      {
        op: 'split',
        row: 'r1',
        parts: [
          { type: 'CREDIT', amount: '400.00', description: '' },
          { type: 'DEBIT', amount: '100.00', description: '' },
        ],
      },
      'sum to 300.00, the row is 500.00',
    ],
    ['a merge without a row above', { op: 'merge', row: 'r0' }, 'no row above'],
    [
      'the boundary of the first account',
      { op: 'boundary', account: 0, first: 'r1' },
      'no account before it',
    ],
    [
      'the boundary of an unknown account',
      { op: 'boundary', account: 1, first: 'r1' },
      'There is no account 1',
    ],
    [
      'a period that ends before it starts',
      { op: 'account', account: 0, period_start: '2026-04-01', period_end: '2026-03-01' },
      'before it starts',
    ],
  ] as [string, Operation, string, object?][])(
    '%s names the operation and changes nothing',
    async (_what, wrong, message, also = {}) => {
      const before = await statement.document.read();
      const refusal = await statement.document.refusal({ op: 'swap', rows: ['r0'] }, { ...wrong, ...also });
      expect(refusal.error).toContain('Operation 1 (');
      expect(refusal.error).toContain(message);
      expect(refusal.hint).toContain('nothing was changed');
      expect(await statement.document.read()).toEqual(before);
    },
  );

  it('is one of an old revision', async () => {
    await statement.edit({ op: 'swap', rows: ['r0'] });
    const response = await statement.document.send({
      revision: 0,
      operations: [{ op: 'swap', rows: ['r1'] }],
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('revision 1') });
    expect((await statement.document.read()).revision).toBe(1);
  });

  it.each([
    { revision: 0, operations: [] },
    { revision: 0, operations: [{ op: 'set', row: 'r0', amount: '-1.00' }] },
    { revision: 0, operations: [{ op: 'burn', row: 'r0' }] },
    { revision: 0, operations: [{ op: 'swap', rows: ['r0'], more: 1 }] },
    { revision: 0, action: 'forget' },
    { operations: [{ op: 'swap', rows: ['r0'] }] },
  ])('is malformed: %j', async (body) => {
    const response = await statement.document.sendRaw(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, hint: expect.stringMatching(/\w/) });
    expect((await statement.document.read()).revision).toBe(0);
  });

  it('names the operation that is malformed', async () => {
    const operations = [
      { op: 'swap', rows: ['r0'] },
      { op: 'set', row: 'r1', amount: '-1' },
    ];
    expect(await json(statement.document.sendRaw({ revision: 0, operations }))).toMatchObject({
      error: '"operations[1]" is not valid.',
      hint: expect.stringContaining('without a sign'),
    });
  });

  it('is of a document of another account, unknown, or not completed', async () => {
    const edits: EditBody = { revision: 0, operations: [{ op: 'swap', rows: ['r0'] }] };
    const stranger = editedDocument(
      statement.server,
      statement.server.addAccount(),
      statement.document.fileId,
    );
    expect((await stranger.send(edits)).status).toBe(403);
    const unknown = editedDocument(statement.server, statement.key, `doc_${'0'.repeat(24)}`);
    expect((await unknown.send(edits)).status).toBe(404);
  });
});
