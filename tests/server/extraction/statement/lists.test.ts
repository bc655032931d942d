/** Lists of one account: cards they were paid with, sums no known word announces, lists that repeat others. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const HEAD = ['Account number 40 118 772', 'Opening balance 900.00', 'Closing balance 743.50'];
const DEPOSITS: Small = {
  above: ['Statement period 1 March 2026 to 31 March 2026', ...HEAD, 'Deposits'],
  heading: ['Date', 'Details', 'Amount'],
  rows: [
    ['04/03/2026', 'Wages Holt Farm', '120.00'],
    ['18/03/2026', 'Cheque paid in', '80.00'],
    ['', 'Total deposits', '200.00'],
  ],
};
const CARD_LIST: Small = {
  above: ['Card withdrawals', 'Card number 4402 **** **** 1177'],
  heading: ['Date', 'Details', 'Amount'],
  rows: [
    ['05/03/2026', 'Greengrocer', '61.50'],
    ['09/03/2026', 'Bicycle repair', '75.00'],
    ['', 'Card 1177 withdrawals subtotal', '136.50'],
  ],
};
const OTHER_CARD: Small = {
  above: ['Card number 4402 **** **** 9081'],
  heading: ['Date', 'Details', 'Amount'],
  rows: [
    ['11/03/2026', 'Train ticket', '120.00'],
    ['12/03/2026', 'Museum', '100.00'],
    ['', 'Paid with this card (2)', '220.00'],
  ],
};

describe('lists of an account', () => {
  it('the number under the title of a list is that of a card; its sums are no bookings', () => {
    const { statement } = readSmall(DEPOSITS, CARD_LIST, OTHER_CARD);
    expect(statement.accounts.map(({ number }) => number)).toEqual(['40 118 772']);
    expect(amountsOf({ statement })).toEqual([12000, -6150, -7500, -12000, -10000, 8000]);
    expect(statement.verification.status).toBe('verified');
  });

  it('the number below the balance that a list starts from is that of a card', () => {
    const { statement } = readSmall({
      above: ['Credit card bill of 28 March 2026', 'Account number 40 118 772', 'Credit limit 5,000.00'],
      heading: ['Date', 'Details', 'Amount'],
      rows: [
        ['', 'Previous balance', '310.00'],
        ['', 'Card number 4402 **** **** 1177', ''],
        ['05/03/2026', 'Greengrocer', '61.50'],
        ['09/03/2026', 'Payment received', '-310.00'],
        ['', 'New balance', '61.50'],
      ],
    });
    expect(statement.accounts).toMatchObject([
      { number: '40 118 772', openingBalance: 31000, closingBalance: 6150, count: 2 },
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('an undated figure that is no sum stays a booking', () => {
    const deposits = { ...DEPOSITS, above: DEPOSITS.above!.map((text) => text.replace('743.50', '734.50')) };
    const rows = OTHER_CARD.rows.map((cells) => cells.map((text) => text.replace('220.00', '9.00')));
    expect(amountsOf(readSmall(deposits, CARD_LIST, { ...OTHER_CARD, rows }))).toContain(-900);
  });

  const again: Small = {
    above: ['Cheques paid this month'],
    heading: ['Date', 'Number', 'Amount'],
    rows: [
      ['05/03/2026', '201', '61.50'],
      ['09/03/2026', '202', '75.00'],
    ],
  };
  const all: Small = {
    above: ['Opening balance 900.00', 'Closing balance 883.50'],
    heading: ['Date', 'Details', 'Paid in', 'Paid out'],
    rows: [
      ['04/03/2026', 'Wages Holt Farm', '120.00'],
      ['05/03/2026', 'Cheque 201', '', '61.50'],
      ['09/03/2026', 'Cheque 202', '', '75.00'],
    ],
  };

  it('a list that repeats bookings is left out where both ends prove the rest', () => {
    const { statement } = readSmall(all, again);
    expect(amountsOf({ statement })).toEqual([12000, -6150, -7500]);
    expect(statement.verification.status).toBe('verified');
  });

  it('each of several lists that repeat bookings may repeat a single one', () => {
    const stages = readSmall(
      {
        above: ['Statement period 1 March 2026 to 31 March 2026', ...HEAD],
        heading: ['Date', 'Details', 'Money out', 'Money in', 'Balance'],
        rows: [
          ['05/03/2026', 'Greengrocer', '61.50', '', '838.50'],
          ['09/03/2026', 'Bicycle repair', '95.00', '', '743.50'],
        ],
      },
      {
        above: ['Made online'],
        heading: ['Date', 'Details', 'Amount'],
        rows: [['05/03/2026', 'Order 7', '61.50']],
      },
      {
        above: ['Made at a till'],
        heading: ['Date', 'Shop', 'Sum'],
        rows: [['09/03/2026', 'Till 2', '95.00']],
      },
    );
    expect(amountsOf(stages)).toEqual([-6150, -9500]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('the one cheque of a list that a running balance names by its number is left out', () => {
    const stages = readSmall(
      {
        heading: ['Date', 'Details', 'Money out', 'Money in', 'Balance'],
        rows: [
          ['04/03/2026', 'Wages', '', '100.00', '1000.00'],
          ['05/03/2026', 'Draft 2204', '61.50', '', '938.50'],
          ['09/03/2026', 'Bicycle repair', '75.00', '', '863.50'],
        ],
      },
      {
        above: ['Draft summary'],
        heading: ['Date', 'Draft', 'Amount'],
        rows: [['05/03/2026', '2204', '61.50']],
      },
    );
    expect(amountsOf(stages)).toEqual([10000, -6150, -7500]);
  });

  it('an undated charge of nothing beside another one is no booking', () => {
    const stages = readSmall({
      above: [
        'Credit card bill of 28 March 2026',
        'Credit limit 5,000.00',
        'Previous balance 310.00',
        'New balance 71.50',
      ],
      heading: ['Date', 'Details', 'Amount'],
      rows: [
        ['05/03/2026', 'Greengrocer', '61.50'],
        ['09/03/2026', 'Payment received', '-310.00'],
        ['', 'Interest charge on purchases', '10.00'],
        ['', 'Interest charge on cash advances', '0.00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-6150, 31000, -1000]);
  });

  it('a list that repeats the first booking of a running balance is left out though nothing proves that one', () => {
    const stages = readSmall(
      {
        heading: ['Date', 'Details', 'Money out', 'Money in', 'Balance'],
        rows: [
          ['05/03/2026', 'Greengrocer', '61.50', '', '838.50'],
          ['09/03/2026', 'Bicycle repair', '75.00', '', '763.50'],
          ['19/03/2026', 'Wages', '', '100.00', '863.50'],
        ],
      },
      again,
    );
    expect(amountsOf(stages)).toEqual([-6150, -7500, 10000]);
  });

  it('equal bookings of two lists are both kept where the balances ask for them', () => {
    const twice = { ...all, above: ['Opening balance 900.00', 'Closing balance 747.00'] };
    expect(amountsOf(readSmall(twice, again))).toEqual([12000, -6150, -6150, -7500, -7500]);
  });
});

it('a dated row that fills both directions is a sum, whatever stands beside its name', () => {
  const stages = readSmall({
    above: ['Opening balance 100.00'],
    heading: ['Date', 'Details', 'Money out', 'Money in'],
    rows: [
      ['04/03/2026', 'Rent', '30.00', ''],
      ['05/03/2026', 'Wages', '', '50.00'],
      ['31/03/2026', 'Turnover EUR', '30.00', '50.00'],
    ],
    below: ['Closing balance 120.00'],
  });
  expect(amountsOf(stages)).toEqual([-3000, 5000]);
  expect(stages.statement.verification).toMatchObject({ status: 'verified', warnings: [] });
});

describe('marks in a column of their own', () => {
  it('are seen before a column of currencies', () => {
    const cells = (y: number, day: string, mark: string, amount: string): Row =>
      row(
        y,
        left(40, `${day}/03/2026`),
        left(110, 'Transfer'),
        left(220, mark),
        left(250, 'INR'),
        right(340, amount),
      );
    const rows = [
      cells(114, '04', 'Cr.', '50.00'),
      cells(128, '05', 'Dr.', '30.00'),
      cells(142, '06', 'Dr.', '20.00'),
      cells(156, '09', 'Cr.', '25.00'),
    ];
    const heading = row(
      100,
      left(40, 'Date'),
      left(110, 'Details'),
      left(216, 'CR/DR'),
      left(250, 'CCY'),
      right(340, 'Amount'),
    );
    expect(amountsOf(readStatement([page(1, [heading, ...rows])]))).toEqual([5000, -3000, -2000, 2500]);
  });
});

describe('lists side by side', () => {
  const heads = (y: number): Row =>
    row(y, ...[40, 320].flatMap((x) => [left(x, 'Number'), left(x + 60, 'Date'), right(x + 200, 'Amount')]));
  const pair = (y: number, a: readonly string[], b: readonly string[] = []): Row =>
    row(
      y,
      ...[a, b].flatMap(([number, day, amount], index) =>
        number === undefined
          ? []
          : [
              left(40 + 280 * index, number),
              left(100 + 280 * index, day!),
              right(240 + 280 * index, amount!),
            ],
      ),
    );
  const checks = (note: Row | null): Row[] => [
    row(60, left(40, 'Statement period 1 March 2026 to 31 March 2026')),
    row(74, left(40, 'Opening balance 900.00')),
    row(88, left(40, 'Closing balance 700.00')),
    row(120, left(40, 'Checks')),
    ...(note ? [note] : []),
    heads(150),
    pair(164, ['201', '03/04', '50.00'], ['203', '03/09', '30.00']),
    pair(178, ['202', '03/06', '70.00'], ['204', '03/12', '50.00']),
    row(192, left(40, 'Paid in this way'), right(520, '200.00')),
  ];

  it('a sum across them is of all', () => {
    const { statement } = readStatement([page(1, checks(null))]);
    expect(amountsOf({ statement })).toEqual([-5000, -7000, -3000, -5000]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      '201',
      '202',
      '203',
      '204',
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('a sentence right above their heading is none of it', () => {
    const note = 'No check in a row may be paid twice, and a gap in check numbers is an open one';
    expect(amountsOf(readStatement([page(1, checks(row(134, left(40, note))))]))).toHaveLength(4);
  });
});

describe('what stands right behind the last row', () => {
  it('a count of bookings is none of its text', () => {
    const small: Small = {
      above: ['Opening balance 900.00'],
      heading: ['Date', 'Details', 'Paid in', 'Paid out', 'Balance'],
      rows: [
        ['04/03/2026', 'Wages Holt Farm', '120.00', '', '1,020.00'],
        ['05/03/2026', 'Greengrocer', '', '61.50', '958.50'],
        ['09/03/2026', 'Bicycle repair', '', '75.00', '883.50'],
        ['', 'Number of deposits 1', '', '', ''],
      ],
    };
    expect(rowsOf(readSmall(small)).at(-1)).toBe('2026-03-09 -7500 Bicycle repair');
  });
});

describe('sums without any word', () => {
  const card = (fee: string[][]): Small => ({
    above: ['Credit card statement', 'Statement period 1 March 2026 to 31 March 2026', 'New balance 225.00'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['01/03/2026', 'Fee of the month', '5.00'],
      ...fee,
      ['04/03/2026', 'Train ticket', '120.00'],
      ['12/03/2026', 'Museum', '100.00'],
      ['', '', '220.00'],
    ],
  });

  it('an amount alone on its line is the sum of the rows above, even of a single one', () => {
    expect(amountsOf(readSmall(card([['', '', '5.00']])))).toEqual([-500, -12000, -10000]);
  });

  it('with a text it may be another booking of that amount', () => {
    expect(amountsOf(readSmall(card([['', 'Fee of the card', '5.00']])))).toContain(-500);
    expect(amountsOf(readSmall(card([['', 'Fee of the card', '5.00']]))).length).toBeGreaterThan(3);
  });
});
