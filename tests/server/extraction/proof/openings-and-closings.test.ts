/** Which printed balances an account opens and closes with, and where one account ends and the next begins. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, smallPage } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const HEADING = ['Date', 'Description', 'Amount', 'Balance'];
it('the opening and the closing of the whole statement, said on each page, are no others there', () => {
  const sheet = (rows: readonly (readonly string[])[]) => ({
    above: [PERIOD, 'Opening balance 300.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [...rows, ['', 'Closing balance', '205.00']],
  });
  const again = (rows: readonly (readonly string[])[]) => ({
    ...sheet([['', 'Opening balance', '300.00'], ...rows]),
    above: [],
  });
  const stages = readSmall(
    sheet([
      ['02/03/2026', 'Grocer', '-50.00'],
      ['05/03/2026', 'Fuel', '-30.00'],
    ]),
    again([
      ['09/03/2026', 'Cinema', '-18.00'],
      ['10/03/2026', 'Refund', '3.00'],
    ]),
  );
  expect(stages.statement.accounts).toMatchObject([
    { openingBalance: 30000, closingBalance: 20500, count: 4 },
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

describe('accounts that follow one another without a name', () => {
  it('are cut where one opens behind the closing of another', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: HEADING,
      rows: [
        ['01/03/2026', 'Beginning balance', '', '100.00'],
        ['04/03/2026', 'Coffee', '-12.50', '87.50'],
        ['31/03/2026', 'Ending balance', '', '87.50'],
        ['01/03/2026', 'Beginning balance', '', '900.00'],
        ['05/03/2026', 'Books', '-7.30', '892.70'],
        ['31/03/2026', 'Ending balance', '', '892.70'],
      ],
    });
    expect(stages.statement.accounts).toMatchObject([
      { openingBalance: 10000, closingBalance: 8750, count: 1 },
      { openingBalance: 90000, closingBalance: 89270, count: 1 },
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

it('a balance over a table of other columns opens another account where the rows above end in another one', () => {
  const stages = readStatement([
    page(1, [
      ...smallPage({
        above: [PERIOD],
        heading: ['Date', 'Details', 'Deposit', 'Withdrawal', 'Balance'],
        rows: [
          ['01/03/2026', 'Balance brought forward', '', '', '900.00'],
          ['04/03/2026', 'Rent', '', '100.00', '800.00'],
          ['09/03/2026', 'Wages', '50.00', '', '850.00'],
        ],
      }),
      row(
        300,
        left(40, 'CCY'),
        left(110, 'Date'),
        left(180, 'Details'),
        right(500, 'Deposit'),
        right(580, 'Balance'),
      ),
      row(
        314,
        left(40, 'USD'),
        left(110, '01/03/2026'),
        left(180, 'Balance brought forward'),
        right(580, '20.00'),
      ),
      row(328, left(110, '05/03/2026'), left(180, 'Interest'), right(500, '2.00'), right(580, '22.00')),
      row(342, left(110, '06/03/2026'), left(180, 'Gift'), right(500, '3.00'), right(580, '25.00')),
    ]),
  ]);
  expect(stages.statement.accounts).toMatchObject([
    { openingBalance: 90000, closingBalance: 85000, count: 2 },
    { openingBalance: 2000, closingBalance: 2500, count: 2 },
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

describe('one balance alone', () => {
  it('opens the account where the rows say so, whatever its label', () => {
    const stages = readSmall({
      above: [PERIOD, 'Balance as on 01/03/2026 1500.00'],
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Grocer', '-50.00', '1450.00'],
        ['05/03/2026', 'Fuel', '-30.00', '1420.00'],
        ['10/03/2026', 'Wages', '500.00', '1920.00'],
        ['11/03/2026', 'Rent', '-700.00', '1220.00'],
      ],
    });
    expect(stages.statement.accounts).toMatchObject([{ openingBalance: 150000 }]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('balances of two days that say alike which day they are of', () => {
  // The newest row stands on top, below the balance that it leads to; the other closes the table.
  const read = (above: string, below: string) =>
    readSmall({
      above: [PERIOD, above],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['11/03/2026', 'Rent', '-700.00'],
        ['10/03/2026', 'Wages', '+500.00'],
        ['05/03/2026', 'Fuel', '-30.00'],
        ['04/03/2026', 'Grocer', '-50.00'],
        ['', below, '1500.00'],
      ],
    });

  it('are where a list with the newest row on top ends and starts', () => {
    const { statement } = read('Balance at 31/03/2026 1220.00', 'Balance at 28/02/2026');
    expect(amountsOf({ statement })).toEqual([-5000, -3000, 50000, -70000]);
    expect(statement.accounts).toMatchObject([{ openingBalance: 150000, closingBalance: 122000 }]);
    expect(statement.verification.status).toBe('verified');
  });
});

it('of two balances on a day the earlier one opens, though the rows lead from the other one to it', () => {
  const { statement } = readSmall({
    above: [PERIOD, 'Balance at 01/03/2026: 100.00'],
    heading: ['Date', 'Description', 'Credit', 'Debit'],
    rows: [
      ['04/03/2026', 'Fuel', '30.00', ''],
      ['09/03/2026', 'Wages', '', '240.00'],
      ['', 'Balance at 31/03/2026: 310.00', '', ''],
    ],
  });
  expect(statement.accounts).toMatchObject([{ openingBalance: 10000, closingBalance: 31000 }]);
  expect(statement.verification.status).not.toBe('verified');
});

it('names set left stand over the figures set right behind them, whatever stands below the list', () => {
  const booking = columnsAt(left(40), left(110), right(455), right(545));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Balance at 01/03/2026: 120.45')),
      row(90, left(40, 'Date'), left(110, 'Transaction'), left(372, 'Debit'), left(462, 'Credit')),
      booking(104, '04/03/2026', 'Wages', '', '980.00'),
      booking(118, '06/03/2026', 'Bakery', '7.20', ''),
      booking(132, '13/03/2026', 'Insurance', '45.90', ''),
      booking(146, '22/03/2026', 'Cheque', '250.00', ''),
      row(174, left(40, 'Balance at 31/03/2026: 797.35')),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([98000, -720, -4590, -25000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('balances that end where the last column of a list without any does are no overdrafts, if they agree only so', () => {
  const listed = (opening: string, closing: string) =>
    readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026'],
      heading: ['Date', 'Description', 'Credit', 'Debit'],
      rows: [
        ['', 'Opening balance', '', opening],
        ['04/03/2026', 'Grocer', '', '50.00'],
        ['10/03/2026', 'Wages', '500.00', ''],
        ['12/03/2026', 'Rent', '', '700.00'],
        ['', 'Closing balance', '', closing],
      ],
    }).statement;
  const own = listed('1500.00', '1250.00');
  expect(own.accounts[0]).toMatchObject({ openingBalance: 150_000, closingBalance: 125_000 });
  expect(own.verification.status).toBe('verified');
  const overdrawn = listed('1500.00', '1750.00');
  expect(overdrawn.accounts[0]).toMatchObject({ openingBalance: -150_000, closingBalance: -175_000 });
});
