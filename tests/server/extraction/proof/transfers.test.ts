/** Rows whose text says where their money comes from, or goes. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

it('are money in, or out, where nothing else tells', () => {
  const stages = readSmall({
    above: ['Opening balance: 150.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['2026-03-01', 'Deposit at the branch', '5,000.00'],
      ['2026-03-03', 'Transfer to 4410', '1,250.00'],
      ['2026-03-15', 'Transfer from 4411', '420.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([500_000, -125_000, 42_050]);
});

it.each([
  ['pt', ['PIX recebida 4411', 'PIX enviada 4410', 'Saque']],
  ['en', ['Payment received Jo', 'Payment sent Al', 'Withdrawal']],
  ['de', ['Überweisung empfangen', 'Überweisung gesendet', 'Auszahlung']],
  ['ru', ['Входящий перевод', 'Исходящий перевод', 'Снятие']],
  ['zh', ['转入', '转出', '取款']],
])('are told by what programs call their kinds: %s', (_, [into, out, taken]) => {
  const stages = readSmall({
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['2026-03-01', into!, '500.00'],
      ['2026-03-03', out!, '125.00'],
      ['2026-03-15', taken!, '42.50'],
      ['2026-03-16', into!, '7.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([50_000, -12_500, -4250, 750]);
});

it('of interest alone is money in on an account, and still in doubt', () => {
  const stages = readSmall({
    heading: ['Date', 'Type', 'Amount'],
    rows: [
      ['2026-03-01', 'DEPOSIT', '500.00'],
      ['2026-03-03', 'INTEREST', '3.10'],
      ['2026-03-15', 'WITHDRAWAL', '42.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([50_000, 310, -4250]);
  expect(stages.statement.verification.status).toBe('unverified');
});
