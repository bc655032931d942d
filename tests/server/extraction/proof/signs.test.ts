/** How signs, marks, columns and sections say which way money went, each in a statement of its own. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const EXPECTED = [-1250, 50000, -730];

/** Three bookings, written each time in another convention. */
const CONVENTIONS: readonly [string, Pick<Small, 'heading' | 'rows'>][] = [
  [
    'money out and money in',
    {
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['16/03/2026', 'Books', '7.30', '', '580.20'],
      ],
    },
  ],
  [
    'money in before money out',
    {
      heading: ['Date', 'Description', 'Money in', 'Money out', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '', '12.50', '87.50'],
        ['05/03/2026', 'Salary', '500.00', '', '587.50'],
        ['16/03/2026', 'Books', '', '7.30', '580.20'],
      ],
    },
  ],
  [
    'columns filled with zeros',
    {
      heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '0.00', '87.50'],
        ['05/03/2026', 'Salary', '0.00', '500.00', '587.50'],
        ['16/03/2026', 'Books', '7.30', '0.00', '580.20'],
      ],
    },
  ],
  [
    'minus in the column of money out, as decoration',
    {
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '-12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['16/03/2026', 'Books', '-7.30', '', '580.20'],
      ],
    },
  ],
  ...(
    [
      ['minus before', '-12.50', '500.00', '-7.30'],
      ['minus behind', '12.50-', '500.00', '7.30-'],
      ['parentheses', '(12.50)', '500.00', '(7.30)'],
      ['plus and minus behind', '12.50-', '500.00+', '7.30-'],
      ['DR and CR', '12.50 DR', '500.00 CR', '7.30 DR'],
      ['CR only', '12.50', '500.00 CR', '7.30'],
      ['OD only', '12.50 OD', '500.00', '7.30 OD'],
      ['marks no language settles, told by the balance', '12.50 D', '500.00 C', '7.30 D'],
      ['nothing at all, told by the balance', '12.50', '500.00', '7.30'],
    ] as const
  ).map(([name, first, second, third]): [string, Pick<Small, 'heading' | 'rows'>] => [
    `one column: ${name}`,
    {
      heading: ['Date', 'Description', 'Amount', '', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', first, '', '87.50'],
        ['05/03/2026', 'Salary', second, '', '587.50'],
        ['16/03/2026', 'Books', third, '', '580.20'],
      ],
    },
  ]),
  [
    'no heading at all',
    {
      heading: null,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['16/03/2026', 'Books', '7.30', '', '580.20'],
        ['17/03/2026', 'Interest', '', '1.00', '581.20'],
      ],
    },
  ],
];

describe('directions', () => {
  it.each(CONVENTIONS)('%s', (_, table) => {
    const stages = readSmall({ above: [PERIOD, 'Opening balance 100.00'], ...table });
    expect(amountsOf(stages).slice(0, 3)).toEqual(EXPECTED);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('a balance overdrawn is below zero', () => {
    const stages = readSmall({
      above: [PERIOD, 'Opening balance 5.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '7.50 OD'],
        ['05/03/2026', 'Salary', '', '500.00', '492.50'],
      ],
    });
    expect(stages.statement.transactions.map((row) => row.balance)).toEqual([-750, 49250]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('a plus beside amounts without a sign marks money in, where no balance tells', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Salary', '+500.00'],
        ['16/03/2026', 'Books', '7.30'],
      ],
    });
    expect(amountsOf(stages)).toEqual(EXPECTED);
  });

  it('a reversal stands with a minus in its own column', () => {
    const stages = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Coffee, reversed', '-12.50', '', '100.00'],
        ['06/03/2026', 'Books', '7.30', '', '92.70'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 1250, -730]);
  });

  describe('in lists of one direction each', () => {
    const head = ['Date', 'Description', 'Amount'];
    const lists = () =>
      readSmall(
        {
          above: [PERIOD, 'Opening balance 100.00', 'Closing balance 580.20', 'Deposits and other credits'],
          heading: head,
          rows: [['05/03/2026', 'Salary', '500.00']],
        },
        {
          above: ['Withdrawals and other debits'],
          heading: head,
          rows: [
            ['04/03/2026', 'Coffee', '12.50'],
            ['16/03/2026', 'Books', '7.30'],
          ],
        },
      );

    it('are said by the section', () => {
      const { statement } = lists();
      expect(amountsOf({ statement }).toSorted((a, b) => a - b)).toEqual([-1250, -730, 50000]);
      expect(statement.transactions.every((row) => row.proof === 'block')).toBe(true);
    });

    // A short list behind another makes its first date look out of order: `strayDates` in statement/dates/stray-dates.ts compares
    // the last date of one list with the first of the next, which begins anew.
    it('put no date in doubt where the next list begins anew', () => {
      expect(lists().statement.verification.status).toBe('verified');
    });
  });

  it('marks on what goes one way tell what has none goes the other', () => {
    const stages = readSmall({
      above: ['Card statement', PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Thank you', '50.00 CR'],
        ['16/03/2026', 'Books', '7.30'],
      ],
      below: ['Closing balance 69.80'],
    });
    expect(amountsOf(stages)).toEqual([-1250, 5000, -730]);
    expect(stages.statement.transactions.flatMap(({ flags }) => flags)).toEqual([]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('texts tell where neither sign nor mark nor balance does, and closing proves them', () => {
    const rows = [
      ['04/03/2026', 'Coffee purchase', '12.50'],
      ['05/03/2026', 'Salary deposit', '50.00'],
      ['09/03/2026', 'Cash withdrawal', '20.00'],
      ['16/03/2026', 'Rent', '7.30'],
    ];
    const heading = ['Date', 'Description', 'Amount'];
    const bare = readSmall({ heading, rows });
    expect(amountsOf(bare)).toEqual([-1250, 5000, -2000, -730]);
    expect(bare.statement.verification.status).toBe('unverified');
    const closed = readSmall({
      above: ['Opening balance 100.00'],
      heading,
      rows,
      below: ['Closing balance 110.20'],
    });
    expect(amountsOf(closed)).toEqual([-1250, 5000, -2000, -730]);
    expect(closed.statement.verification.status).toBe('verified');
  });

  it('a payment pays what a card states', () => {
    const { statement } = readSmall({
      above: ['Credit card statement', 'Credit limit 5,000.00'],
      heading: ['Date', 'Merchant', 'Amount', 'Type'],
      rows: [
        ['04/03/2026', 'Coffee Purchase', '12.50'],
        ['05/03/2026', 'Online Payment', '50.00'],
        ['09/03/2026', 'Shoes Refund', '20.00'],
        ['16/03/2026', 'Books Purchase', '7.30'],
      ],
    });
    expect(amountsOf({ statement })).toEqual([-1250, 5000, 2000, -730]);
  });

  it('a card states what is owed: purchases raise it, payments lower it', () => {
    const stages = readSmall({
      above: [
        'Credit card statement',
        PERIOD,
        'Credit limit 2,000.00',
        'Previous balance 100.00',
        'New balance 69.80',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Payment, thank you', '-50.00'],
        ['16/03/2026', 'Books', '7.30'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 5000, -730]);
    expect(stages.statement.accounts).toMatchObject([
      { kind: 'liability', openingBalance: 10000, closingBalance: 6980 },
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('the title of a list is not read over because totals agree the other way', () => {
    const stages = readSmall(
      {
        above: ['Credit card statement', PERIOD, 'Previous balance 100.00', 'New balance 169.80', 'Payments and credits'],
        heading: ['Date', 'Description', 'Amount'],
        rows: [['05/03/2026', 'Payment, thank you', '50.00']],
      },
      {
        above: ['Purchases'],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['04/03/2026', 'Coffee', '12.50'],
          ['16/03/2026', 'Books', '7.30'],
        ],
      },
    ); // prettier-ignore
    expect(amountsOf(stages)).toEqual([-1250, 5000, -730]);
    expect(stages.statement.verification.status).toBe('mismatch');
  });
});

describe('the order of rows', () => {
  const rows = [
    ['16/03/2026', 'Books', '7.30', '', '580.20'],
    ['05/03/2026', 'Salary', '', '500.00', '587.50'],
    ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
  ];
  it('is turned round where the newest stands first', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows,
    });
    expect(amountsOf(stages)).toEqual(EXPECTED);
    expect(stages.statement.transactions.map((row) => row.balance)).toEqual([8750, 58750, 58020]);
  });

  it('is told by the balances where all rows are of one day', () => {
    const oneDay = rows.map(([, ...cells]) => ['05/03/2026', ...cells]);
    const stages = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: oneDay,
    });
    expect(amountsOf(stages)).toEqual(EXPECTED);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('signs in a column of their own beside overdrawn balances, without a name', () => {
  it('tell the direction of all rows behind their numbers', () => {
    const listed = (index: number, sign: string, amount: string, balance: string) =>
      row(
        100 + 14 * index,
        left(30, `${index + 1}`),
        left(50, `${String(index + 4).padStart(2, '0')}/03/2026`),
        left(120, 'Orchard'),
        left(260, sign),
        right(420, amount),
        right(500, balance),
      );
    const stages = readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(
          54,
          ...['Opening balance', 'Total debits', 'Total credits', 'Closing balance'].map((name, at) =>
            left(40 + 140 * at, name),
          ),
        ),
        row(
          65,
          ...['-620.92', '343.83', '2,896.41', '1,931.66'].map((figure, at) => left(40 + 140 * at, figure)),
        ),
        listed(0, '-', '28.76', '-649.68'),
        listed(1, '-', '81.37', '-731.05'),
        listed(2, '-', '84.52', '-815.57'),
        listed(3, '+', '136.92', '-678.65'),
        listed(4, '+', '538.64', '-140.01'),
        listed(5, '-', '2.26', '-142.27'),
        listed(6, '+', '928.15', '785.88'),
        listed(7, '+', '594.21', '1,380.09'),
        listed(8, '+', '698.49', '2,078.58'),
        listed(9, '-', '146.92', '1,931.66'),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-2876, -8137, -8452, 13692, 53864, -226, 92815, 59421, 69849, -14692]);
    expect(stages.statement.verification.status).toBe('verified');
    expect(new Set(stages.statement.transactions.map(({ description }) => description))).toEqual(
      new Set(['Orchard']),
    );
  });
});
