/** Lists that print neither a sign nor a word for the way their amounts go. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const list = (title: string, total: string, ...amounts: string[]): string[][] => [
  ['', title],
  ...amounts.map((amount, index) => [`0${index + 2}/03/2025`, 'Gorf', amount]),
  ['', total, amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2)],
];

it('two lists under unknown titles are proved by their totals, but which way they go is in doubt', () => {
  const { statement } = readSmall({
    above: ['Period 01/03/2025 - 31/03/2025'],
    heading: null,
    rows: [
      ...list('Trel', 'Trel plun', '29.85', '40.45', '249.69'),
      ...list('Hin', 'Hin plun', '70.00', '275.00', '53.37'),
    ],
  });
  expect(statement.transactions.map(({ proof }) => proof)).toEqual(Array(6).fill('totals'));
  expect(statement.verification.status).toBe('unverified');
  expect(
    statement.transactions.every(({ flags }) => flags.some(({ code }) => code === 'direction_uncertain')),
  ).toBe(true);
});
