import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { DownloadJsonBody, TransactionsBody } from '../../../shared/api/documents.ts';
import { toTransactionsBody } from '../../../server/export/api-body.ts';
import { exportStatement } from '../../../server/export/index.ts';
import { oneAccount, transaction, twoAccounts } from './statements.ts';

const fileId = 'doc_0123456789abcdefABCDEF';
const context = { fileId, originalName: 'march.pdf' };

describe('json', () => {
  it('gives each transaction exactly the six fields of the contract', async () => {
    const { body, mediaType } = await exportStatement(oneAccount, 'json', context);
    const answer: DownloadJsonBody = Value.Parse(DownloadJsonBody, JSON.parse(String(body)));
    expect(mediaType).toContain('application/json');
    expect(answer).toMatchObject({ success: true, file_id: fileId, transaction_count: 2, currency: 'GBP' });
    expect(answer.transactions[0]).toEqual({
      date: '2026-03-02',
      type: 'DEBIT',
      description: 'Card payment Greengrocer',
      amountIn: null,
      amountOut: '12.50',
      balance: '987.50',
    });
    expect(answer.transactions[1]).toMatchObject({ type: 'CREDIT', amountIn: '2500.00', amountOut: null });
    expect(answer.verification).toEqual({
      status: 'verified',
      opening_balance: '1000.00',
      closing_balance: '3487.50',
      total_in: '2500.00',
      total_out: '12.50',
      difference: '0.00',
      rows_proved: 2,
      rows_flagged: 0,
      warnings: [],
    });
  });

  it('slices the transactions by account and writes every account in its own decimals', async () => {
    const { body } = await exportStatement(twoAccounts, 'json', context);
    const answer: DownloadJsonBody = Value.Parse(DownloadJsonBody, JSON.parse(String(body)));
    expect(
      answer.accounts.map(({ first, count, opening_balance }) => [first, count, opening_balance]),
    ).toEqual([
      [0, 1, '5000'],
      [1, 2, '10.000'],
    ]);
    expect(answer.transactions.map(({ amountIn, amountOut }) => amountIn ?? amountOut)).toEqual([
      '1000',
      '2.500',
      '1.000',
    ]);
    expect(answer.transactions[2]?.balance).toBe('');
  });
});

describe('rows with evidence', () => {
  it('carries place, proof and doubts beside the fields of the contract', () => {
    const row = transaction({
      valueDate: '2026-03-03',
      boxes: [{ part: 'amount', page: 1, x0: 1, y0: 2, x1: 3, y1: 4 }],
      proof: 'none',
      flags: [{ code: 'unproved', message: 'Nothing printed proves this row.', suggestion: null }],
    });
    const body = toTransactionsBody({ ...oneAccount, transactions: [row] }, fileId);
    expect(Value.Check(TransactionsBody, body)).toBe(true);
    expect(body.transactions[0]).toMatchObject({
      index: 0,
      value_date: '2026-03-03',
      amountOut: '12.50',
      boxes: [{ part: 'amount', page: 1, x0: 1, y0: 2, x1: 3, y1: 4 }],
      proof: 'none',
      flags: [{ code: 'unproved' }],
    });
  });
});
