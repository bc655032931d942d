/** Words that tell which way money went: of the texts of rows, of their titles, in columns of their own. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

it('of two lines of a text that speak of opposite directions the first tells where money went', () => {
  const entry = (y: number, date: string, text: string, account: string, amount: string) => [
    row(y, left(40, date), left(110, text), right(500, amount)),
    row(y + 12, left(110, account)),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Date'), left(110, 'Transaction details'), right(500, 'Amount')),
      ...entry(90, '01/03/2026', 'Paid to Corner shop', 'Paid by account 4417', '120.00'),
      ...entry(130, '04/03/2026', 'Received from Dana Wells', 'Paid to account 4417', '75.50'),
      ...entry(170, '09/03/2026', 'Paid to Ferry lines', 'Paid by account 4417', '18.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-12000, 7550, -1800]);
});

it('texts over and under the amounts tell where money went, in rows whose cells stand in their middle', () => {
  const entry = (y: number, date: string, text: string, code: string, amount: string) => [
    row(y - 6, left(110, text)),
    row(y, left(40, date), right(400, amount), left(430, 'Successful')),
    row(y + 6, left(110, code)),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Date'), left(110, 'Transaction'), right(400, 'Amount'), left(430, 'Status')),
      ...entry(90, '01/03/2026', 'Sent to Corner shop', 'Ref: T551', '120.00'),
      ...entry(124, '04/03/2026', 'Received from Dana Wells', 'Ref: T562', '75.50'),
      ...entry(158, '09/03/2026', 'Sent to Ferry lines', 'Ref: T570', '18.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-12000, 7550, -1800]);
});

it('the title of a list tells the direction of a row that says no more', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['02/03/2026', 'Direct deposit', '2750.00'],
      ['05/03/2026', 'Corner shop', '12.50'],
      ['31/03/2026', 'Interest earned', '1.95'],
    ],
  });
  expect(amountsOf(stages)).toEqual([275000, -1250, 195]);
});

it('words for cash in and cash out tell the sides in a column of their own', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Kind', 'Amount'],
    rows: [
      ['02/03/2026', 'Sales', 'cash-in', '850.00'],
      ['05/03/2026', 'Supplies', 'cash-out', '26.00'],
      ['09/03/2026', 'Rent', 'cash-out', '393.40'],
    ],
  });
  expect(amountsOf(stages)).toEqual([85000, -2600, -39340]);
});

it.each([
  ['Money out', 'Money in'],
  ['PAID OUT', 'PAID IN'],
  ['(-)', '(+)'],
])('"%s" and "%s" tell the sides in a column of their own', (out, into) => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Kind', 'Amount'],
    rows: [
      ['02/03/2026', 'Harrow Works', into, '850.00'],
      ['05/03/2026', 'Old Bakery', out, '26.00'],
      ['09/03/2026', 'Mill Lane', out, '393.40'],
      ['10/03/2026', 'Coming and going', into, '7.10'],
    ],
  });
  expect(amountsOf(stages)).toEqual([85000, -2600, -39340, 710]);
});

it('words for income and expense tell the sides in a column of their own', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Kind', 'Amount'],
    rows: [
      ['02/03/2026', 'Rent March', 'expense', '850.00'],
      ['05/03/2026', 'Wages', 'income', '2600.00'],
      ['09/03/2026', 'Groceries', 'expense', '93.40'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-85000, 260000, -9340]);
});

it('titles of two short words tell the direction where they begin a text without any sign', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['01/03/2026', 'TRANSFER_IN savings', '75.50'],
      ['04/03/2026', 'Transfer out savings', '20.00'],
      ['05/03/2026', 'Cash out kiosk', '40.00'],
      ['09/03/2026', 'Cash in kiosk', '60.00'],
    ],
  });
  expect(amountsOf(stages)).toEqual([7550, -2000, -4000, 6000]);
});
