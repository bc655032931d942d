/** Texts that are wrapped onto the line of their amount, where all lines are evenly set. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const textsOf = (...rows: readonly (readonly string[])[]): string[] =>
  readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Out', 'In', 'Balance'],
    rows: [['', 'Opening balance', '', '', '1,000.00'], ...rows],
  }).statement.transactions.map(({ description }) => description);

it('a line with room for the first word of the next ends its entry', () => {
  expect(
    textsOf(
      ['02/03/2025', 'Harbour shop', '10.00', '', '990.00'],
      ['', 'Transfer to M. Ashby and Sons'],
      ['03/03/2025', 'reference 4410', '20.00', '', '970.00'],
      ['', 'Direct debit of Northway Gas'],
      ['04/03/2025', 'meter 118', '30.00', '', '940.00'],
      ['05/03/2025', 'Fee', '40.00', '', '900.00'],
      ['', 'Standing order Anna Kerrigan'],
      ['06/03/2025', 'agreement of 2019', '50.00', '', '850.00'],
    ),
  ).toEqual([
    'Harbour shop',
    'Transfer to M. Ashby and Sons reference 4410',
    'Direct debit of Northway Gas meter 118',
    'Fee',
    'Standing order Anna Kerrigan agreement of 2019',
  ]);
});

it('a line without room for it goes on in the next', () => {
  expect(
    textsOf(
      ['02/03/2025', 'Transfer to M. Ashby and Sons', '20.00', '', '980.00'],
      ['', 'reference 4410'],
      ['04/03/2025', 'Direct debit of Northway Gas', '30.00', '', '950.00'],
      ['', 'meter 118'],
      ['05/03/2025', 'Standing order Anna Kerrigan', '50.00', '', '900.00'],
      ['', 'agreement of 2019'],
      ['06/03/2025', 'Harbour shop', '10.00', '', '890.00'],
    ),
  ).toEqual([
    'Transfer to M. Ashby and Sons reference 4410',
    'Direct debit of Northway Gas meter 118',
    'Standing order Anna Kerrigan agreement of 2019',
    'Harbour shop',
  ]);
});

it('text behind the last amount and none above the first goes on below its amount, however wide it is', () => {
  expect(
    textsOf(
      ['02/03/2025', 'Transfer', '20.00', '', '980.00'],
      ['', 'number 4410 of Ashby and Sons'],
      ['04/03/2025', 'Payment', '30.00', '', '950.00'],
      ['', 'number 4411 of Ashby and Sons'],
      ['05/03/2025', 'Purchase', '50.00', '', '900.00'],
      ['', 'number 4412 of Ashby and Sons'],
      ['06/03/2025', 'Withdrawal', '10.00', '', '890.00'],
      ['', 'number 4413 of Ashby and Sons'],
    ),
  ).toEqual([
    'Transfer number 4410 of Ashby and Sons',
    'Payment number 4411 of Ashby and Sons',
    'Purchase number 4412 of Ashby and Sons',
    'Withdrawal number 4413 of Ashby and Sons',
  ]);
});

it('short texts in a column with room for more are what they are', () => {
  const { statement } = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025', 'Opening balance 1,000.00', 'Closing balance 1,940.00'],
    heading: ['Date', 'Details', '', '', 'Amount'],
    rows: [
      ['02/03/2025', 'PAID BY CARD', '', '', '-10.00'],
      ['', '2025.01.31 HARBOUR SHOP'],
      ['03/03/2025', 'SALARY', '', '', '1,020.00'],
      ['', 'NORTHWAY GAS 01'],
      ['04/03/2025', 'COLLECTION BY', '', '', '-30.00'],
      ['', 'WEST ENERGY 2'],
      ['05/03/2025', 'WITHDRAWALS OF CASH', '', '', '-40.00'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'PAID BY CARD 2025.01.31 HARBOUR SHOP',
    'SALARY NORTHWAY GAS 01',
    'COLLECTION BY WEST ENERGY 2',
    'WITHDRAWALS OF CASH',
  ]);
});

it('goes on below its amount where rows of the same words always or never have text below them', () => {
  expect(
    textsOf(
      ['02/03/2025', 'Transfer', '20.00', '', '980.00'],
      ['', 'number 4410 of Ashby and Sons'],
      ['04/03/2025', 'Northway Gas meter', '30.00', '', '950.00'],
      ['05/03/2025', 'Monthly charge 03', '50.00', '', '900.00'],
      ['06/03/2025', 'Transfer', '10.00', '', '890.00'],
      ['', 'number 4413 of Ashby and Sons'],
      ['07/03/2025', 'Monthly charge 04', '10.00', '', '880.00'],
      ['08/03/2025', 'Transfer', '10.00', '', '870.00'],
      ['', 'number 4415 of Ashby and Sons'],
      ['10/03/2025', 'Monthly charge 05', '20.00', '', '850.00'],
      ['12/03/2025', 'Northway Gas meter', '50.00', '', '800.00'],
      ['14/03/2025', 'Coffee', '10.00', '', '790.00'],
    ),
  ).toEqual([
    'Transfer number 4410 of Ashby and Sons',
    'Northway Gas meter',
    'Monthly charge 03',
    'Transfer number 4413 of Ashby and Sons',
    'Monthly charge 04',
    'Transfer number 4415 of Ashby and Sons',
    'Monthly charge 05',
    'Northway Gas meter',
    'Coffee',
  ]);
});
