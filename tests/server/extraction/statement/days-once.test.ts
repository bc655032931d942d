/** Dates that are not printed in every row, from words to flags. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Flag, Statement } from '../../../../shared/statement.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
const ABOVE = ['Statement period: 1 March 2026 to 31 March 2026', 'Opening balance: 1,000.00'];

/** Date and the codes of the flags of each row. */
function dated({ transactions }: Statement): [string, Flag['code'][]][] {
  return transactions.map(({ date, flags }) => [date, flags.map(({ code }) => code)]);
}

describe('dates printed with the first booking of a day, balances with its last', () => {
  const { statement } = readSmall({
    above: ABOVE,
    heading: HEADING,
    rows: [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', ''],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      ['12 Mar 2026', 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00', '', '1,515.00'],
    ],
    below: ['Closing balance: 1,515.00'],
  });

  it('date the rows without, and leave no doubt even where a single day has two', () => {
    expect(dated(statement)).toEqual([
      ['2026-03-03', []],
      ['2026-03-05', []],
      ['2026-03-05', []],
      ['2026-03-09', []],
      ['2026-03-12', []],
      ['2026-03-16', []],
    ]);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('a row without a date where each has one', () => {
  const { statement } = readSmall({
    above: ABOVE,
    heading: HEADING,
    rows: [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      ['12 Mar 2026', 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00', '', '1,515.00'],
    ],
    below: ['Closing balance: 1,515.00'],
  });

  it('has the date of the row before, and a doubt', () => {
    expect(dated(statement)[2]).toEqual(['2026-03-05', ['date_inherited']]);
    expect(statement.verification.status).toBe('unverified');
  });
});

describe('a row without a date behind the end of a day', () => {
  const doubts = (rows: readonly (readonly string[])[]) => {
    const { statement } = readSmall({ above: ABOVE, heading: HEADING, rows });
    return [statement.verification.status, dated(statement).filter(([, flags]) => flags.length > 0)];
  };

  it('is in doubt where a line of its own tells the balance of each day', () => {
    const day = (balance: string) => ['', 'Balance of the day', '', '', balance];
    const rows = (third: string) => [
      ['03 Mar 2026', 'Coffee', '10.00'],
      ['', 'Books', '20.00'],
      day('970.00'),
      [third, 'Rent', '300.00'],
      ['', 'Fuel', '40.00'],
      day('630.00'),
      ['16 Mar 2026', 'Market', '15.00'],
      ['', 'Tea', '5.00'],
      day('610.00'),
    ];
    expect(doubts(rows('09 Mar 2026'))).toEqual(['verified', []]);
    expect(doubts(rows(''))).toEqual(['unverified', [['2026-03-03', ['date_inherited']]]]);
  });

  it('is in doubt also where few days have several rows', () => {
    const rows = (fifth: string) => [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', ''],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      [fifth, 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00'],
      ['', 'Tea', '5.00', '', '1,510.00'],
      ['18 Mar 2026', 'Bread', '4.00', '', '1,506.00'],
    ];
    expect(doubts(rows('12 Mar 2026'))).toEqual(['verified', []]);
    expect(doubts(rows(''))).toEqual(['unverified', [['2026-03-09', ['date_inherited']]]]);
  });

  it('is a row all the same where its balance is misprinted', () => {
    const rows = [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
      ['', 'Rent', '300.00', '', '671.00'],
    ];
    const { statement } = readSmall({ above: ABOVE, heading: HEADING, rows });
    expect([statement.verification.status, statement.transactions.length]).toEqual(['mismatch', 3]);
  });
});

describe('a row that is cut by the end of the page within its wrapped date', () => {
  /** A row of a grid: the date on two lines, all else between them. */
  const grid = (y: number, day: string, text: string, out: string, balance: string): [Row, Row, Row] => [
    row(y, left(40, `${day}-03-`)),
    row(y + 6, left(110, text), right(340, out), right(500, balance)),
    row(y + 12, left(40, '2026')),
  ];
  const head = (y: number): Row =>
    row(y, left(40, 'Date'), left(110, 'Description'), right(340, 'Paid out'), right(500, 'Balance'));
  const [upper, ...lower] = grid(0, '16', 'Market', '15.00', '915.00');
  const { statement } = readStatement([
    page(1, [
      ...ABOVE.map((text, index) => row(60 + index * 14, left(40, text))),
      head(120),
      ...grid(140, '03', 'Coffee', '10.00', '990.00'),
      ...grid(170, '05', 'Books', '20.00', '970.00'),
      ...grid(200, '12', 'Fuel', '40.00', '930.00'),
      { ...upper, y: 780 },
    ]),
    page(2, [
      head(60),
      ...lower.map((of) => ({ ...of, y: of.y + 80 })),
      ...grid(120, '20', 'Tea', '5.00', '910.00'),
      ...grid(150, '21', 'Bread', '4.00', '906.00'),
      row(200, left(40, 'Closing balance: 906.00')),
    ]),
  ]);

  it('has the date that the next page ends', () => {
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([1000, 2000, 4000, 1500, 500, 400]);
    expect(statement.verification.status).toBe('verified');
  });

  it('leaves the rows around it with their own', () => {
    expect(dated(statement)).toEqual([
      ['2026-03-03', []],
      ['2026-03-05', []],
      ['2026-03-12', []],
      ['2026-03-16', []],
      ['2026-03-20', []],
      ['2026-03-21', []],
    ]);
  });
});

describe('a row with only one of two dates', () => {
  const read = (made: string): Statement =>
    readStatement([
      page(1, [
        row(40, left(40, 'Card statement')),
        row(52, left(40, 'Statement period 1 March 2026 to 31 March 2026')),
        row(64, left(40, 'Previous balance 50.00')),
        row(76, left(40, 'New balance 42.50')),
        row(100, left(40, made), left(120, 'Posting date'), left(200, 'Details'), right(500, 'Amount')),
        row(114, left(40, '08/03/2026'), left(200, 'Payment, thank you'), right(500, '-50.00')),
        ...['03', '12', '20', '25'].map((day, index) =>
          row(
            128 + 14 * index,
            left(40, `${day}/03/2026`),
            left(120, `${Number(day) + 1}/03/2026`.padStart(10, '0')),
            left(200, 'Market hall'),
            right(500, ['10.00', '20.00', '5.00', '7.50'][index]!),
          ),
        ),
      ]),
    ]).statement;

  it('has the day on which it was made, if that is the one', () => {
    expect(read('Transaction date').transactions[0]).toMatchObject({ date: '2026-03-08', direction: 'in' });
  });

  it('a value date alone is none', () => {
    expect(read('Value date').transactions[0]!.date).not.toBe('2026-03-08');
  });
});

describe('rows that print no date at all', () => {
  const read = (about: string): Statement =>
    readSmall({
      above: [about, 'Opening balance: 1,000.00'],
      heading: ['No.', 'Description', 'Paid out', 'Paid in', 'Balance'],
      rows: [
        ['1.', 'Coffee', '10.00', '', '990.00'],
        ['2.', 'Salary', '', '900.00', '1,890.00'],
        ['3.', 'Fuel', '40.00', '', '1,850.00'],
      ],
      below: ['Closing balance: 1,850.00'],
    }).statement;

  it('are of the one day a statement is about', () => {
    const statement = read('Transactions for the day 16/03/2026');
    expect(dated(statement)).toEqual(Array.from({ length: 3 }, () => ['2026-03-16', []]));
    expect(statement.verification.status).toBe('verified');
  });

  it('are in doubt where it is about more', () => {
    expect(dated(read('Statement period 16/03/2026 to 17/03/2026')).map(([, flags]) => flags)).toEqual(
      Array.from({ length: 3 }, () => ['date_uncertain']),
    );
  });
});

describe('rows without a date behind a dated balance that is carried', () => {
  it('are most likely of its day, in doubt', () => {
    const { statement } = readSmall({
      above: ['Statement period: 1 March 2026 to 31 March 2026'],
      heading: HEADING,
      rows: [
        ['03 Mar 2026', 'Balance forward', '', '', '1,000.00'],
        ['', 'Coffee', '10.00', '', '990.00'],
        ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
        ['09 Mar 2026', 'Salary', '', '900.00', '1,870.00'],
      ],
    });
    expect(dated(statement)).toEqual([
      ['2026-03-03', ['date_inherited']],
      ['2026-03-05', []],
      ['2026-03-09', []],
    ]);
  });
});

it('a table that goes on in the other half of a sheet and on the next has the day it was at', () => {
  const half = (at: number, rows: readonly (readonly [string, string, string, string])[]): Row[] => [
    row(60, left(at, 'Date'), left(at + 60, 'Details'), right(at + 280, 'Out'), right(at + 350, 'Balance')),
    ...rows.map(([day, text, amount, balance], index) =>
      row(
        76 + 14 * index,
        ...(day === '' ? [] : [left(at, day)]),
        left(at + 60, text),
        right(at + 280, amount),
        right(at + 350, balance),
      ),
    ),
  ];
  const one = half(40, [
    ['02/03/2026', 'Coffee', '10.00', '990.00'],
    ['', 'Books', '20.00', '970.00'],
    ['05/03/2026', 'Fuel', '40.00', '930.00'],
    ['', 'Market', '30.00', '900.00'],
  ]);
  const other = half(450, [
    ['', 'Bread', '5.00', '895.00'],
    ['09/03/2026', 'Lamp', '45.00', '850.00'],
    ['', 'Chair', '50.00', '800.00'],
    ['12/03/2026', 'Table', '100.00', '700.00'],
  ]);
  const sheet = one.map((line, index) => ({ ...line, cells: [...line.cells, ...other[index]!.cells] }));
  const next = half(40, [
    ['', 'Paint', '15.00', '685.00'],
    ['16/03/2026', 'Brush', '5.00', '680.00'],
    ['', 'Ladder', '80.00', '600.00'],
  ]);
  const { statement } = readStatement([
    page(1, [row(30, left(40, 'Period: 01/03/2026 to 31/03/2026')), ...sheet], 842),
    page(2, next, 842),
  ]);
  expect(statement.transactions.map(({ date }) => Number(date.slice(-2)))).toEqual([
    2, 2, 5, 5, 5, 9, 9, 12, 12, 16, 16,
  ]);
});

describe('a day over rows that print another day of their own', () => {
  const status = (...days: readonly string[]) => {
    const list = days.map((day, index) =>
      row(
        130 + 14 * index,
        ...(index === 0 ? [left(40, '21/06/2026')] : []),
        left(120, `Bakery ${index}`),
        right(400, '-10.00'),
        left(420, day),
      ),
    );
    return readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        row(74, left(40, 'Closing balance 60.00')),
        row(106, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'), left(420, 'Value date')),
        ...list,
      ]),
    ]).statement.verification.status;
  };

  it('is theirs where that lies near it', () => {
    expect(status('21/06/2026', '22/06/2026', '22/06/2026', '23/06/2026')).toBe('verified');
  });

  it('is in doubt where that lies far from it', () => {
    expect(status('21/06/2026', '12/09/2026', '15/09/2026', '20/09/2026')).toBe('unverified');
  });
});

it('the rows of one list have value dates alone, under the names of another list that has both', () => {
  const cells = (y: number, day: string, value: string, text: string, out: string): Row =>
    row(y, ...(day === '' ? [] : [left(40, day)]), left(120, value), left(200, text), right(430, out));
  const names = (y: number): Row =>
    row(
      y,
      left(40, 'Date'),
      left(120, 'Value date'),
      left(200, 'Description'),
      right(430, 'Paid out'),
      right(510, 'Paid in'),
    );
  const { accounts, transactions } = readStatement([
    page(1, [
      row(30, left(40, 'Statement period: 1 March 2026 to 31 March 2026')),
      row(60, left(40, 'Account number 70312288')),
      row(74, left(40, 'Opening balance 500.00')),
      row(88, left(40, 'Closing balance 480.00')),
      names(110),
      cells(124, '', '04/03/2026', 'Coffee', '20.00'),
      row(160, left(40, 'Account number 70312296')),
      row(174, left(40, 'Opening balance 500.00')),
      row(188, left(40, 'Closing balance 480.00')),
      names(210),
      cells(224, '09/03/2026', '08/03/2026', 'Books', '12.50'),
      cells(238, '17/03/2026', '16/03/2026', 'Market', '7.50'),
    ]),
  ]).statement;
  expect(accounts.map(({ number, count }) => [number, count])).toEqual([
    ['70312288', 1],
    ['70312296', 2],
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([2000, 1250, 750]);
});

describe('days of booking printed once for all rows of them, beside the days on which each was made', () => {
  const rows = (first: string, again: string): Statement =>
    readSmall({
      above: ABOVE,
      heading: ['Posting date', 'Description', 'Transaction date', 'Paid out', 'Paid in', 'Balance'],
      rows: [
        [first, 'Coffee', '02 Mar 2026', '10.00', '', '990.00'],
        ['05 Mar 2026', 'Books', '03 Mar 2026', '20.00', '', '970.00'],
        ['', 'Rent', '04 Mar 2026', '300.00', '', '670.00'],
        ['09 Mar 2026', 'Salary', '09 Mar 2026', '', '900.00', '1,570.00'],
        ['', 'Fuel', '07 Mar 2026', '40.00', '', '1,530.00'],
        [again, 'Market', '08 Mar 2026', '15.00', '', '1,515.00'],
      ],
      below: ['Closing balance: 1,515.00'],
    }).statement;

  it('are the days of the rows below them', () => {
    expect(dated(rows('03 Mar 2026', '')).map(([date]) => date)).toEqual([
      '2026-03-03', '2026-03-05', '2026-03-05', '2026-03-09', '2026-03-09', '2026-03-09',
    ]); // prettier-ignore
  });

  it('are not where a row says again the day of the one before it', () => {
    expect(dated(rows('05 Mar 2026', '09 Mar 2026'))[4]![0]).toBe('2026-03-07');
  });
});

describe('a day that other bookings print elsewhere', () => {
  const booking = (y: number, text: string, amount: string): Row =>
    row(y, left(44, text), right(480, amount));

  it('at the top of a page is that of the last booking of the page before, where all print theirs below', () => {
    const listed = (days: readonly number[], top: number): Row[] =>
      days.flatMap((day, index) => [
        booking(top + 27 * index, `Shop ${'abcdefgh'[index]}`, `-${day}.00`),
        row(top + 27 * index + 11, left(44, `${day} Mar 2026`)),
      ]);
    const cut = readStatement([
      page(1, [
        row(60, left(40, 'Account number: 20450011')),
        row(80, left(40, 'Opening balance'), right(480, '300.00')),
        ...listed([2, 3, 4, 6, 7, 8], 120),
        booking(282, 'Fuel', '-4.10'),
      ]),
      page(2, [
        row(60, left(44, '9 Mar 2026')),
        ...listed([12, 14, 15, 17, 18, 22], 76),
        row(250, left(40, 'Closing balance'), right(480, '167.90')),
      ]),
    ]);
    const days = rowsOf(cut).map((text) => Number(text.slice(8, 10)));
    expect(days).toEqual([2, 3, 4, 6, 7, 8, 9, 12, 14, 15, 17, 18, 22]);
  });

  it('glued to its weekday leaves the booking above in doubt', () => {
    const flagsOf = (day: string): boolean[] =>
      readStatement([
        page(1, [
          row(60, left(40, 'Account number: 20450011')),
          row(80, left(40, 'Opening balance'), right(480, '100.00')),
          row(110, left(40, 'Mon 7 Sep 2026')),
          booking(125, 'Coffee', '-1.50'),
          booking(140, 'Books', '-2.25'),
          row(155, left(40, day)),
          booking(170, 'Shoes', '-3.75'),
          row(185, left(40, 'Wed 9 Sep 2026')),
          booking(200, 'Fuel', '-4.10'),
          row(230, left(40, 'Closing balance'), right(480, '88.40')),
        ]),
      ]).statement.transactions.map(({ flags }) => flags.some(({ code }) => code === 'date_uncertain'));
    expect(flagsOf('Tue 8 Sep 2026')).not.toContain(true);
    expect(flagsOf('Qva8.Sep')).toContain(true);
  });

  it('in a further line of its text is no day of a booking below one', () => {
    const read = readStatement([
      page(1, [
        row(60, left(40, 'Account number: 20450011')),
        row(80, left(40, 'Opening balance'), right(480, '100.00')),
        row(110, left(40, '3 March 2026')),
        booking(125, 'Coffee', '-1.50'),
        booking(140, 'Books', '-2.25'),
        row(155, left(40, '6 March 2026')),
        booking(170, 'Shoes', '-3.75'),
        row(181, left(44, '4 March 2026 card')),
        row(196, left(40, '9 March 2026')),
        booking(211, 'Fuel', '-4.10'),
        booking(226, 'Rent', '-5.20'),
        row(237, left(44, 'Ref 3437')),
        row(260, left(40, 'Closing balance'), right(480, '83.20')),
      ]),
    ]);
    expect(rowsOf(read)).toEqual([
      '2026-03-03 -150 Coffee',
      '2026-03-03 -225 Books',
      '2026-03-06 -375 Shoes 4 March 2026 card',
      '2026-03-09 -410 Fuel',
      '2026-03-09 -520 Rent Ref 3437',
    ]);
  });
});
