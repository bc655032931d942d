/** Cards of several holders on a statement without any balance: whose list is whose, and which way the purchases go. */
import { describe, expect, test } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const ABOVE = [
  'Credit card statement',
  'Card number: 4417 **** **** 0967',
  'Statement period 01/05/2026 to 31/05/2026',
];

/** A list of payments, then the purchases of two holders under their names and cards. */
const holders = (payment: string, cards: readonly [string, string], sign = ''): Small => ({
  above: ABOVE,
  heading: ['', 'Payments and credits'],
  rows: [
    ['Date', 'Description', 'Amount'],
    ['04/05/2026', 'Your payment, thank you', payment],
    [`R. Holder ${cards[0]}`],
    ['05/05/2026', 'Corner shop', `${sign}12.50`],
    ['07/05/2026', 'Book shop', `${sign}40.00`],
    ['09/05/2026', 'Fuel', `${sign}33.10`],
    [`J. Partner ${cards[1]}`],
    ['11/05/2026', 'Museum', `${sign}9.20`],
    ['18/05/2026', 'Tailor', `${sign}115.00`],
  ],
});

const READ = [292_88, -12_50, -40_00, -33_10, -9_20, -115_00];

describe('cards of several holders, no balance printed', () => {
  test.each([
    ['the numbers of cards, mostly masked', '4417 XXXX XXXX 0382', '4417 XXXX XXXX 6248'],
    ['the card named before its last digits', '- Card number •••• 0382', '- Card number •••• 6248'],
    ['the number at the head of the page', '4417 **** **** 0967', '4417 **** **** 6248'],
  ])('end the list of payments: %s', (_, ...cards) => {
    for (const [payment, sign] of [
      ['-292.88', ''],
      ['292.88', '-'],
    ] as const) {
      const read = readSmall(holders(payment, cards, sign));
      expect(amountsOf(read)).toEqual(READ);
      expect(read.statement.accounts).toHaveLength(1);
    }
  });

  test('a card right below the title of a list ends nothing', () => {
    const small = holders('', ['4417 XXXX XXXX 0382', '4417 XXXX XXXX 6248']);
    const read = readSmall({
      ...small,
      rows: [
        small.rows[0]!,
        ['R. Holder 4417 XXXX XXXX 0382'],
        ['04/05/2026', 'Refund', '12.50'],
        ...small.rows.slice(6),
      ],
    });
    expect(amountsOf(read).every((amount) => amount > 0)).toBe(true);
  });

  test('the total of fees is none of all that was bought', () => {
    const small = holders('-292.88', ['4417 XXXX XXXX 0382', '4417 XXXX XXXX 6248']);
    const names = small.rows[0]!;
    const rows = small.rows.flatMap((row) => {
      if (row[0]!.startsWith('R. Holder')) return [row, names];
      return row[0]!.startsWith('J. Partner') ? [['', 'Total R. Holder', '85.60'], row, names] : [row];
    });
    const read = readSmall({
      ...small,
      rows: [
        ...rows,
        ['', 'Total J. Partner', '124.20'],
        ['', 'Fees'],
        ['Date', 'Description', 'Amount'],
        ['30/05/2026', 'Cash advance', '12.00'],
        ['', 'Total fees', '12.00'],
      ],
    });
    expect(amountsOf(read)).toEqual([...READ, -12_00]);
    expect(read.statement.accounts).toHaveLength(1);
  });

  test.each(['***********9912', 'from card 4417 **** **** 0382'])(
    'no line of a text ends a list: %s',
    (text) => {
      const { statement } = readSmall({
        above: ['Account number: 20450011', 'Statement period 01/05/2026 to 31/05/2026'],
        heading: ['', 'Deposits and other credits'],
        rows: [
          ['Date', 'Description', 'Amount'],
          ['04/05/2026', 'Payroll', '1,950.00'],
          ['', text],
          ['09/05/2026', 'Interest paid', '0.12'],
        ],
      });
      const [payroll, interest] = statement.transactions;
      expect(payroll!.description.slice(-4)).toBe(text.slice(-4));
      expect(interest!.direction).toBe('in');
    },
  );
});

const columns = columnsAt(left(40), left(110), left(180), left(270), right(560));

test('a title with a holder right below the names of columns is no text of the first row', () => {
  const titled = (y: number, title: string, ...shops: readonly string[]): Row[] => [
    row(y, left(40, title)),
    ...shops.map((shop, index) =>
      columns(
        y + 11 * (index + 1),
        `0${index + 1}/05/2026`,
        '',
        `670${index}300${y}`,
        shop,
        `${index + 12}.${y}`.slice(0, 5),
      ),
    ),
  ];
  const names = columns(100, 'Date', '', 'Reference', 'Description', 'Amount');
  const { statement } = readStatement([
    page(1, [
      ...ABOVE.map((text, index) => row(40 + 14 * index, left(40, text))),
      names,
      ...titled(114, 'Transactions for R. HOLDER', 'Corner shop', 'Book shop', 'Fuel', 'Bakery'),
      ...titled(194, 'Transactions for J. PARTNER', 'Museum', 'Tailor', 'Cinema', 'Florist'),
      ...titled(274, 'Transactions for K. PARTNER', 'Paint'),
      columns(330, 'Kind', '', 'APR', 'Balance at that rate', 'Interest'),
      columns(344, 'Purchases', '', '21.24%', '$213.34', '$24.63'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description.replace(/^\d+ /, ''))).toEqual([
    'Corner shop',
    'Book shop',
    'Fuel',
    'Bakery',
    'Museum',
    'Tailor',
    'Cinema',
    'Florist',
    'Paint',
  ]);
});

test('what was charged at which rate, right below the rows, is none of them', () => {
  const { statement } = readStatement([
    page(1, [
      ...ABOVE.map((text, index) => row(40 + 14 * index, left(40, text))),
      columns(100, 'Trans Date', 'Post Date', 'Description', '', 'Amount'),
      columns(114, '05/05/2026', '05/05/2026', 'Corner shop', '', '12.50'),
      columns(128, '07/05/2026', '09/05/2026', 'Your payment', '', '-40.00'),
      columns(142, '09/05/2026', '10/05/2026', 'Fuel', '', '33.10'),
      columns(156, 'Kind', '', 'APR', 'Balance at that rate', 'Interest'),
      columns(170, 'Purchases', '', '21.24%', '$213.34', '$24.63'),
    ]),
  ]);
  expect(statement.transactions).toHaveLength(3);
});
