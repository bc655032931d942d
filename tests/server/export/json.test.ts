import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { DownloadJsonBody } from '../../../shared/api/documents.ts';
import { exported } from './export.ts';
import { oneAccount, twoAccounts } from './statements.ts';

const fileId = `doc_${'ab'.repeat(12)}`;

describe('json', () => {
  it('gives each transaction exactly the six fields of the contract', async () => {
    const { body, mediaType } = await exported(oneAccount, 'json');
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
    const { body } = await exported(twoAccounts, 'json');
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
