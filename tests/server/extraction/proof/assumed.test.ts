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

it('which way a list goes is in doubt where only words of a title that nobody knows as a whole tell, and its own total', () => {
  const read = (title: string) =>
    readSmall({
      above: ['Period 01/03/2025 - 31/03/2025'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['Card purchases'],
        ['02/03/2025', 'Gorf', '29.85'],
        ['04/03/2025', 'Trel', '40.45'],
        ['Total card purchases', '', '70.30'],
        [title],
        ['06/03/2025', 'Plun', '70.00'],
        ['09/03/2025', 'Hin', '5.00'],
        [`Total ${title}`, '', '75.00'],
      ],
    }).statement;
  expect(read('Interest paid to you').verification.status).toBe('verified');
  expect(read('Interest paid to you').verification).toMatchObject({ totalIn: 7500, totalOut: 7030 });
  expect(read('Gorf paid by Trel').verification.status).toBe('unverified');
});

it('a total of the day behind its bookings is none, though it names the day', () => {
  const { statement } = readSmall({
    above: ['Period 01/03/2025 - 31/03/2025', 'Opening balance 100.00', 'Closing balance 145.00'],
    heading: ['', 'Description', 'Amount'],
    rows: [
      ['02/03/2025'],
      ['', 'Coffee', '-12.50'],
      ['', 'Salary', '100.00'],
      ['', 'Subtotal for 02/03/2025', '87.50'],
      ['09/03/2025'],
      ['', 'Books', '-42.50'],
      ['', 'Subtotal for 09/03/2025', '-42.50'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual(['Coffee', 'Salary', 'Books']);
});
