/** What is known of an account is corrected, and doubts are confirmed, over the really listening service. */
import { describe, expect, it } from 'vitest';
import { statementToEdit } from './statement-to-edit.ts';

const statement = statementToEdit();

describe('account', () => {
  it('corrects the ends of the proof and what is known of it', async () => {
    const wrong = await statement.edit({
      op: 'account',
      account: 0,
      opening_balance: '999.00',
      holder: 'Ada',
    });
    expect(wrong.accounts[0]).toMatchObject({ opening_balance: '999.00', holder: 'Ada' });
    expect(wrong.verification).toMatchObject({
      status: 'mismatch',
      difference: '1.00',
      opening_balance: '999.00',
    });
    const right = await statement.edit({ op: 'account', account: 0, opening_balance: '1000.00' });
    expect(right.verification.status).toBe('verified');
  });

  it('shows the period and the flags of a corrected period', async () => {
    const body = await statement.edit({
      op: 'account',
      account: 0,
      period_start: '2026-05-01',
      period_end: '2026-05-31',
    });
    expect(body.transactions[0]!.flags.map(({ code }) => code)).toEqual(['date_outside_period']);
    expect(body.verification.status).toBe('unverified');
    expect((await statement.document.describe()).period_start).toBe('2026-05-01');
  });

  it('takes another currency where the amounts are possible in it', async () => {
    const { error } = await statement.document.refusal({ op: 'account', account: 0, currency: 'JPY' });
    expect(error).toMatch(/^Operation 0 \(account\): [\d.]+ is not possible in JPY\.$/);
    const body = await statement.edit({ op: 'account', account: 0, currency: 'KWD' });
    expect(body).toMatchObject({
      currency: 'KWD',
      verification: { status: 'verified', total_in: '500.000' },
    });
    expect(body.transactions[0]).toMatchObject({ amountOut: '12.500', original: null });
  });
});

describe('confirm', () => {
  it('counts no doubt of a row any more, and proves nothing', async () => {
    const doubtful = await statement.edit(
      { op: 'set', row: 'r2', date: '2027-03-06' },
      { op: 'account', account: 0, period_start: '2026-03-01', period_end: '2026-03-31' },
    );
    expect(doubtful.verification).toMatchObject({ status: 'unverified', rows_flagged: 1, rows_proved: 4 });
    const confirmed = await statement.edit({ op: 'confirm', rows: ['r2'] });
    expect(confirmed.verification).toMatchObject({ status: 'verified', rows_flagged: 0 });
    expect(confirmed.transactions[2]).toMatchObject({ confirmed: true });
    expect(confirmed.transactions[2]!.flags.map(({ code }) => code)).toEqual([
      'date_outside_period',
      'edited',
    ]);
    const broken = await statement.edit({ op: 'set', row: 'r2', amount: '1.00' });
    expect(broken.verification).toMatchObject({ status: 'mismatch', rows_flagged: 0 });
  });
});
