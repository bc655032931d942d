/** Dashes and minuses that say nothing of the way money went. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

it('a dash below the name of amounts that no row has is no sign of the balance beside it', () => {
  const booking = (y: number, day: string, amount: string, balance: string): Row =>
    row(
      y,
      left(40, `${day}/03/2027`),
      left(110, 'Shop'),
      right(380, amount),
      left(440, '—'),
      right(540, balance),
    );
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      row(
        90,
        left(40, 'Date'),
        left(110, 'Description'),
        right(380, 'Amount'),
        left(430, 'Fees'),
        right(540, 'Balance'),
      ),
      booking(104, '04', '-5.00', '95.00'),
      booking(118, '05', '20.00', '115.00'),
      booking(132, '08', '-40.00', '75.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ direction, balance }) => `${direction} ${balance}`)).toEqual([
    'out 9500',
    'in 11500',
    'out 7500',
  ]);
});

describe('a dash for nothing right before an amount', () => {
  it('is no sign where it lines up with the amounts of its column', () => {
    const cells = (y: number, day: string, paidIn: string, paidOut: string, balance: string): Row =>
      row(
        y,
        left(40, day),
        left(110, 'Transfer'),
        right(300, paidIn),
        right(380, paidOut),
        left(392, balance),
      );
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        row(
          100,
          left(40, 'Date'),
          left(110, 'Details'),
          right(300, 'Paid in'),
          right(380, 'Paid out'),
          left(392, 'Balance'),
        ),
        cells(114, '04/03/2026', '50.00', '-', '150.00'),
        cells(128, '05/03/2026', '-', '30.00', '120.00'),
        cells(142, '06/03/2026', '-', '20.00', '100.00'),
        cells(156, '09/03/2026', '25.00', '-', '125.00'),
      ]),
    ]);
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([15000, 12000, 10000, 12500]);
  });
});

describe('a dash for nothing is no minus of the balance behind it', () => {
  const balances = ({ statement }: ReturnType<typeof readSmall>): (number | null)[] =>
    statement.transactions.map(({ balance }) => balance);

  it('where amounts end in their currency', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: null,
      rows: [
        ['04/03/2026', 'Coffee', '12.50 kr', '-', '87.50 kr'],
        ['05/03/2026', 'Salary', '-', '500.00 kr', '587.50 kr'],
        ['16/03/2026', 'Books', '7.30 kr', '-', '580.20 kr'],
      ],
    });
    expect(balances(stages)).toEqual([8750, 58750, 58020]);
  });

  it('where only the name of the column tells that there is one', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Money out', 'In', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '-', '11,000,087.50'],
        ['16/03/2026', 'Books', '7.30', '-', '11,000,080.20'],
      ],
    });
    expect(balances(stages)).toEqual([1_100_008_750, 1_100_008_020]);
  });
});

it('a minus on all amounts of a list is decoration, though another list of the same direction prints none', () => {
  const heading = ['Date', 'Description', 'Amount'];
  const stages = readSmall(
    {
      above: [PERIOD, 'Closing balance 441.00', 'Withdrawals'],
      heading,
      rows: [
        ['04/03/2026', 'Coffee', '-12.50'],
        ['16/03/2026', 'Books', '-7.30'],
        ['', 'Total withdrawals', '-19.80'],
      ],
    },
    {
      above: ['Checks paid'],
      heading,
      rows: [
        ['06/03/2026', 'Check 301', '11.00'],
        ['09/03/2026', 'Check 302', '8.00'],
        ['10/03/2026', 'Check 303', '20.20'],
        ['', 'Total checks paid', '39.20'],
      ],
    },
    {
      above: ['Service fees'],
      heading,
      rows: [
        ['31/03/2026', 'Monthly fee', '-3.00'],
        ['', 'Total service fees', '-3.00'],
      ],
    },
  );
  expect(amountsOf(stages).toSorted((a, b) => a - b)).toEqual([-2020, -1250, -1100, -800, -730, -300]);
});

describe('a minus and the mark of credits in one list of money in', () => {
  const heading = ['Date', 'Description', 'Amount'];
  const purchases = {
    above: ['Purchases'],
    heading,
    rows: [
      ['06/03/2026', 'Coffee', '12.50'],
      ['09/03/2026', 'Books', '7.30'],
    ],
  };

  it('both say what the title says', () => {
    const stages = readSmall(
      {
        above: [PERIOD, 'Credit card', 'Payments and other credits'],
        heading,
        rows: [
          ['04/03/2026', 'Internet payment', '-500.00'],
          ['05/03/2026', 'Returned goods', '25.00 CR'],
        ],
      },
      purchases,
    );
    expect(amountsOf(stages).toSorted((a, b) => a - b)).toEqual([-1250, -730, 2500, 50_000]);
  });
});

it('one payment below the title of payments leaves what was bought with a card below it', () => {
  const stages = readSmall({
    above: [
      PERIOD,
      'Previous balance 200.00',
      'Payments and credits -46.70',
      'Purchases 78.30',
      'New balance 231.60',
      'Credit limit 5,000.00',
    ],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['PAYMENTS AND CREDITS'],
      ['05/03/2026', 'Online payment', '-46.70'],
      ['M Whitlow Card ending in 4417'],
      ['06/03/2026', 'Ferry', '20.10'],
      ['07/03/2026', 'Bookshop', '12.20'],
      ['09/03/2026', 'Hardware', '8.00'],
      ['A Whitlow Card ending in 4425'],
      ['11/03/2026', 'Bakery', '3.00'],
      ['12/03/2026', 'Garage', '35.00'],
    ],
  });
  expect(amountsOf(stages)).toEqual([4670, -2010, -1220, -800, -300, -3500]);
  expect(stages.statement.verification.status).toBe('verified');
});
