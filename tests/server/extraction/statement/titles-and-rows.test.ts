/** What the titles of lists make of the rows below them, in statements that are read whole. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('a title of another list at the head of a page', () => {
  const heading = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
  const first: Small = {
    above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
    heading,
    rows: [
      ['02/03/2026', 'Coffee', '10.00', '', '90.00'],
      ['03/03/2026', 'Wages', '', '50.00', '140.00'],
      ['04/03/2026', 'Books', '20.00', '', '120.00'],
    ],
  };
  const read = (title: string, balances: readonly string[]): [string, number] => {
    const rows = [
      ['05/03/2026', 'Fuel', '15.00', '', balances[0]!],
      ['06/03/2026', 'Tea', '5.00', '', balances[1]!],
    ];
    const { statement } = readSmall(first, { above: [title], heading, rows });
    return [statement.verification.status, statement.transactions.length];
  };

  it.each(['Account summary', 'Daily balances', 'Zusammenfassung'])(
    'loses no row whose balance goes on: %s',
    (title) => {
      expect(read(title, ['105.00', '100.00'])).toEqual(['verified', 5]);
    },
  );

  it('names a list that books nothing where no balance goes on', () => {
    expect(read('Pending transactions', ['', ''])).toEqual(['verified', 3]);
  });
});

it('a day without an amount under a title of rates is no row', () => {
  const tier = (y: number, day: string, text: string, ...rates: readonly string[]): Row =>
    row(y, left(40, day), left(120, text), ...rates.map((rate, index) => right(300 + 80 * index, rate)));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(74, left(40, 'Opening balance 100.00')),
      row(
        110,
        left(40, 'Date'),
        left(120, 'Details'),
        right(380, 'Paid out'),
        right(465, 'Paid in'),
        right(555, 'Balance'),
      ),
      row(124, left(40, '02/03/2026'), left(120, 'Coffee'), right(380, '10.00'), right(555, '90.00')),
      row(138, left(40, '03/03/2026'), left(120, 'Wages'), right(465, '50.00'), right(555, '140.00')),
      row(160, left(40, 'Direct debits')),
      row(174, left(40, 'Name'), left(120, 'Reference'), left(280, 'Last paid'), right(480, 'Amount')),
      row(188, left(40, 'Water'), left(120, 'W-12'), left(280, '01/02/2026'), right(480, '10.00')),
      row(202, left(40, 'Power'), left(120, 'P-12'), left(280, '02/02/2026'), right(480, '20.00')),
      row(230, left(40, 'Interest rates')),
      tier(244, 'From', 'Tier', 'AER', 'Gross'),
      tier(258, '01/03/2026', '0.01 - 2,500.00', '2.00', '1.98'),
      tier(272, '01/03/2026', '2,500.01 or over', '0.00', '0.00'),
      tier(286, '01/01/2026', '0.01 - 2,500.00', '3.00', '2.96'),
    ]),
  ]);
  expect(statement.verification.warnings).toEqual([]);
});

it('rewards beside the amounts of a card, its plans of instalments and what was earned with it book nothing', () => {
  const stages = readSmall(
    {
      above: [
        'Credit card statement',
        'Previous total balance $480.00',
        'Total balance $425.00',
        'Transactions',
      ],
      heading: ['Date', 'Description', 'Cash back', 'Amount'],
      rows: [
        ['03/04/2026', 'Coffee', '$0.10', '$5.00'],
        ['03/10/2026', 'Grocer', '$0.80', '$40.00'],
        ['03/31/2026', 'Payment received', '', '-$100.00'],
      ],
    },
    {
      above: ['Monthly installments'],
      heading: ['Dates', 'Description', 'Cash back', 'Amounts'],
      rows: [['10/28/2025', 'Phone shop', '', '$480.00']],
      below: ['Cash back', 'Cash back from the card $0.90'],
    },
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -500 Coffee',
    '2026-03-10 -4000 Grocer',
    '2026-03-31 +10000 Payment received',
  ]);
});

it('titles of lists tell money in from money out where no name tells which balance is the first', () => {
  const list = (title: string, ...rows: Small['rows']): Small => ({
    above: [title],
    heading: ['Date', 'Description', 'Amount'],
    rows,
  });
  const { statement } = readSmall(
    { above: ['Zalm uvor 100.00', 'Zalm tenk 480.00'], heading: null, rows: [] },
    list('Deposits and other credits', ['02/03/2026', 'Wages', '500.00'], ['09/03/2026', 'Refund', '30.00']),
    list('Other debits', ['05/03/2026', 'Rent', '130.00'], ['06/03/2026', 'Grocer', '20.00']),
  );
  expect(statement.verification).toMatchObject({
    status: 'verified',
    openingBalance: 10000,
    closingBalance: 48000,
  });
});

it('an undated figure below a list of balances per day is no balance', () => {
  const stages = readSmall(
    {
      above: ['Opening balance 100.00', 'Closing balance 80.00'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['02/03/2026', 'Grocer', '-12.00'],
        ['09/03/2026', 'Books', '-8.00'],
      ],
    },
    {
      above: ['Your account from day to day'],
      heading: ['Date', '', 'Balance'],
      rows: [
        ['02/03/2026', '', '88.00'],
        ['09/03/2026', '', '80.00'],
        ['', '', '0.12'],
      ],
    },
  );
  expect(stages.statement.accounts[0]).toMatchObject({ openingBalance: 10000, closingBalance: 8000 });
  expect(stages.statement.verification.status).toBe('verified');
});

it('a numbered title of what is not billed yet ends the list', () => {
  const stages = readSmall({
    above: ['Credit card statement', 'Credit limit 1500.00', 'Previous balance 80.00', 'New balance 18.45'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['12/09/2026', 'Grocer', '13.45'],
      ['15/09/2026', 'Shoes', '5.00'],
      ['16/09/2026', 'Payment', '-80.00'],
      ['2.4. Unbilled transactions'],
      ['18/09/2026', 'Shoe shop', '9.99'],
    ],
  });
  expect(rowsOf(stages)).toHaveLength(3);
});
