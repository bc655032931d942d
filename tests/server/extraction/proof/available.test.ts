/** What may be spent, printed beside balances that say otherwise. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const read = (available: string, ...days: readonly (readonly string[])[]) =>
  readSmall({
    above: ['Período 01/03/2026 a 31/03/2026', 'Saldo anterior 100.00'],
    heading: ['Data', 'Histórico', 'Valor', 'Saldo'],
    rows: [
      ['04/03/2026', 'Café', '-12.50'],
      ...days.slice(0, 1),
      ['05/03/2026', 'Salário', '500.00'],
      ['05/03/2026', 'Livros', '-7.30'],
      ...days.slice(1),
    ],
    below: [`Saldo disponível ${available}`],
  }).statement;

const DAYS = [
  ['', 'Saldo do dia', '', '87.50'],
  ['', 'Saldo do dia', '', '580.20'],
];

it('is not where the account ends whose list ends in a balance of its own', () => {
  const { verification, transactions } = read('2,580.20', ...DAYS);
  expect(verification.status).toBe('verified');
  expect(transactions.flatMap(({ flags }) => flags)).toEqual([]);
});

it('is where it ends as long as the list prints nothing else', () => {
  expect(read('580.20').accounts[0]!.closingBalance).toBe(58020);
});
