import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { TransactionsBody } from '../../../shared/api/documents.ts';
import { toTransactionsBody } from '../../../server/export/rows-body.ts';
import { oneAccount, transaction } from './statements.ts';

it('carries place, proof and doubts of a row beside the fields of the contract', () => {
  const row = transaction({
    valueDate: '2026-03-03',
    boxes: [{ part: 'amount', page: 1, x0: 1, y0: 2, x1: 3, y1: 4 }],
    proof: 'none',
    flags: [{ code: 'unproved', message: 'Nothing printed proves this row.', suggestion: null }],
  });
  const body = toTransactionsBody({
    fileId: `doc_${'ab'.repeat(12)}`,
    statement: { ...oneAccount, transactions: [row] },
    ids: ['r0'],
    originals: [null],
    revision: 0,
    canUndo: false,
    canRedo: false,
    history: [],
  });
  expect(Value.Errors(TransactionsBody, body)).toEqual([]);
  expect(body.transactions[0]).toMatchObject({
    id: 'r0',
    index: 0,
    value_date: '2026-03-03',
    amountOut: '12.50',
    boxes: [{ part: 'amount', page: 1, x0: 1, y0: 2, x1: 3, y1: 4 }],
    proof: 'none',
    flags: [{ code: 'unproved' }],
  });
});
