/** What stands behind the last booking of an account, or where there is none. */
import { describe, expect, it } from 'vitest';
import { accountsOf, CURRENT, HEADING, PERIOD } from '../../../support/small-accounts.ts';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('a statement without transactions', () => {
  it('has its account, no rows, and claims nothing it cannot prove', () => {
    const { statement } = readSmall({
      above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00', 'Closing balance 100.00'],
      heading: HEADING,
      rows: [['', 'No transactions in this period']],
    });
    expect(statement.transactions).toEqual([]);
    expect(statement.accounts).toMatchObject([
      { number: '90112233', openingBalance: 10000, closingBalance: 10000 },
    ]);
    expect(statement.verification.status).toBe('unverified');
  });
});

it('the last balance once more, on a day and by a name nobody knows, is what the account comes to', () => {
  const of = (last: string) =>
    readSmall({
      above: ['2026-03-01 - 2026-03-31'],
      heading: ['Tav', 'Ondrel', 'Sum', 'Rast'],
      rows: [
        ['2026-03-01', 'Ilvek rast', '', '100.00'],
        ['2026-03-04', 'Kunt', '-12.50', '87.50'],
        ['2026-03-05', 'Velm', '40.00', '127.50'],
        ['2026-03-06', 'Prusk', '-7.50', '120.00'],
        ['', 'Velm 27211'],
        ['2026-03-31', 'Ultrem rast', '', last],
      ],
    }).statement.verification.status;
  expect(of('120.00')).toBe('verified');
  expect(of('119.00')).not.toBe('verified');
});

describe('behind the last booking', () => {
  const first: Small = {
    above: [PERIOD],
    heading: HEADING,
    rows: [
      ['01/03/2026', 'Opening balance', '', '', '100.00'],
      ...CURRENT,
      ['', 'Closing balance', '', '', '587.50'],
    ],
  };

  it('an account without any is one of its own, and has the number above it to itself', () => {
    const idle: Small = {
      above: ['Holiday savings 90112233'],
      heading: HEADING,
      rows: [
        ['01/03/2026', 'Opening balance', '', '', '0.70'],
        ['31/03/2026', 'Closing balance', '', '', '0.70'],
      ],
    };
    expect(accountsOf(first, idle)).toEqual({
      status: 'verified',
      accounts: [
        [null, null, 10000, 58750, [0, 2]],
        ['90112233', null, 70, 70, [2, 0]],
      ],
    });
  });

  it('a list that names bookings again is none of bookings', () => {
    const again = (amount: string): Small => ({
      above: ['Items paid'],
      heading: ['Date', 'Item', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Salary', amount],
      ],
    });
    expect(accountsOf(first, again('500.00'))).toEqual({
      status: 'verified',
      accounts: [[null, null, 10000, 58750, [0, 2]]],
    });
    expect(accountsOf(first, again('499.00')).status).not.toBe('verified');
  });
});

it('details of some bookings below their list are none, where the balances of its ends stand among its rows', () => {
  const heading = ['Date', 'Description', 'Amount'];
  const days = ['02', '03', '04', '05', '06', '09', '10', '11', '12'];
  const list: Small = {
    above: [PERIOD],
    heading,
    rows: [
      ['', 'Balance on 28/02/2026', '100.00'],
      ...days.map((day, index) => [`${day}/03/2026`, `Payment ${index}`, `-${index + 1}.00`]),
      ['', 'Closing balance on 31/03/2026', '55.00'],
    ],
  };
  const details: Small = {
    above: ['Details of your direct debits'],
    heading: ['Date', 'Creditor', 'Amount'],
    rows: [
      ['03/03/2026', 'Water works', '-2.00'],
      ['05/03/2026', 'Light and power', '-4.00'],
    ],
  };
  expect(accountsOf(list, details)).toEqual({
    status: 'verified',
    accounts: [[null, null, 10000, 5500, [0, 9]]],
  });
});

it('a sentence below the last row is none of its text where it stands further off than all texts do', () => {
  const read = (gap: number) => {
    let y = 100;
    const next = (by: number) => (y += by);
    const days = ['02', '03', '04', '05', '06', '09'];
    const rows = days.flatMap((day, index) => [
      row(next(14), left(40, `${day}/03/2026`), left(110, `Shop ${index}`), right(500, `-${index + 1}.00`)),
      row(next(9), left(110, `Order 7${index}`)),
    ]);
    const below = row(next(gap), left(40, 'Deposits are protected by the scheme'));
    const { transactions } = readStatement([page(1, [row(60, left(40, PERIOD)), ...rows, below])]).statement;
    return transactions.at(-1)!.description;
  };
  expect(read(13)).toBe('Shop 5 Order 75');
  expect(read(9)).toContain('Shop 5 Order 75');
});

it.each([
  ['a code right below the text of the only row', 110, 10, 'Transfer 2T30C8EKAJ'],
  ['a footnote at the left edge', 40, 10, 'Transfer'],
  ['a footnote further off', 110, 20, 'Transfer'],
])('in smaller type: %s', (_, x, gap, text) => {
  const small = row(100 + gap, left(x, '2T30C8EKAJ'));
  const { transactions } = readStatement([
    page(1, [
      row(60, left(40, PERIOD)),
      row(80, ...HEADING.map((name, index) => left([40, 110, 330, 410, 490][index]!, name))),
      row(100, left(40, '04/03/2026'), left(110, 'Transfer'), right(440, '20.00'), right(520, '120.00')),
      { ...small, size: 6 },
    ]),
  ]).statement;
  expect(transactions[0]!.description).toBe(text);
});

it.each([
  ['below a row whose day stands at the row above', 110, 'Cash Lane 4 Harrow'],
  ['at the left edge', 40, 'Cash'],
])('in smaller type, two lines %s', (_, x, text) => {
  const small = (y: number, words: string): Row => ({ ...row(y, left(x, words)), size: 6 });
  const { transactions } = readStatement([
    page(1, [
      row(60, left(40, PERIOD)),
      row(80, ...HEADING.map((name, index) => left([40, 110, 330, 410, 490][index]!, name))),
      row(100, left(40, '04/03/2026'), left(110, 'Transfer'), right(440, '20.00'), right(520, '120.00')),
      row(114, left(110, 'Cash'), right(360, '5.00'), right(520, '115.00')),
      small(124, 'Lane 4'),
      small(134, 'Harrow'),
    ]),
  ]).statement;
  expect(transactions[1]!.description).toBe(text);
});

describe('a line behind the last row of a list whose rows have one line each', () => {
  const textsWith = (distance: number): string[] => {
    const list = ['Coffee', 'Bread', 'Oil', 'Rent of the shed'].map((text, index) =>
      row(
        100 + 14 * index,
        left(40, `0${index + 1}/03/2026`),
        left(110, text),
        right(400, `${index + 1}2.50`),
      ),
    );
    const names = row(84, left(40, 'Date'), left(110, 'Details'), right(400, 'Amount'));
    const below = row(142 + distance, left(110, 'Call us at any hour'));
    return readStatement([page(1, [names, ...list, below])]).statement.transactions.map(
      ({ description }) => description,
    );
  };

  it('is no text of it further off than rows are', () => {
    expect(textsWith(18).at(-1)).toBe('Rent of the shed');
  });

  it('goes on with it as close as rows are', () => {
    expect(textsWith(14).at(-1)).toBe('Rent of the shed Call us at any hour');
  });
});

it('a line that states the balance above it once more, in words nobody knows, is no text of that booking', () => {
  const heading = ['Dato', 'Tekst', 'Beløb', 'Saldo'];
  const stages = readSmall(
    {
      above: ['Saldo fra sidste kontoudskrift   100,00'],
      heading,
      rows: [
        ['02.03.2026', 'Kaffe', '-12,50', '87,50'],
        ['04.03.2026', 'Løn', '500,00', '587,50'],
        ['', 'Gorf plun til trel hin mist', '', '587,50'],
      ],
    },
    {
      heading,
      rows: [
        ['', 'Gorf plun fra trel hin mist', '', '587,50'],
        ['05.03.2026', 'Bog', '-7,30', '580,20'],
        ['', 'Jeres trel gorf plun hin', '', '580,20'],
      ],
    },
  );
  expect(rowsOf(stages)).toEqual(['2026-03-02 -1250 Kaffe', '2026-03-04 +50000 Løn', '2026-03-05 -730 Bog']);
  expect(stages.statement.verification.status).toBe('verified');
});

it('small print below the last row goes on in it, behind the time below its day', () => {
  const small = (...of: Parameters<typeof row>): Row => ({ ...row(...of), size: 7 });
  const entry = (y: number, day: string, text: string, code: string, amount: string) => [
    row(y, left(40, `${day} Mar 2026`), left(150, text), right(500, amount)),
    small(y + 9.5, left(40, '06:49 pm'), left(150, `Code T${code}`)),
    small(y + 19, left(150, `Trace ${code}99`)),
  ];
  const names = row(60, left(40, 'Date'), left(150, 'Details'), right(500, 'Amount'));
  const { statement } = readStatement([
    page(1, [names, ...entry(80, '02', 'Paid to Corner shop', '551', '-12.50')]),
    page(2, [
      names,
      ...entry(80, '03', 'Paid to Ferry lines', '562', '-7.50'),
      small(130, left(40, 'This statement was printed by a computer, write to us with any question.')),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Paid to Corner shop 06:49 pm Code T551 Trace 55199',
    'Paid to Ferry lines 06:49 pm Code T562 Trace 56299',
  ]);
});

it('what the codes of the rows mean is not of the last one', () => {
  const stages = readSmall({
    above: [PERIOD, 'Opening balance 100.00'],
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Coffee', '-5.00', '95.00'],
      ['05/03/2026', 'Shoes', '-45.00', '50.00'],
      ['', 'A = ATM  C = Card  T = Teller'],
    ],
  });
  expect(rowsOf(stages).at(-1)).toMatch(/Shoes$/);
});

it('a dash that ends the text before an amount of one direction is no minus of it', () => {
  const { statement } = readStatement([
    page(1, [
      row(26, left(40, 'Opening balance 100.00')),
      row(
        40,
        left(40, 'Date'),
        left(120, 'Details'),
        left(190, 'Debit'),
        left(260, 'Credit'),
        left(330, 'Balance'),
      ),
      row(60, left(40, '04/03/2026'), left(120, 'Withdrawal -'), left(190.5, '12.50'), left(330, '87.50')),
      row(72, left(120, 'cheque 237')),
      row(90, left(40, '05/03/2026'), left(120, 'Deposit'), left(260, '20.00'), left(330, '107.50')),
      row(110, left(40, '06/03/2026'), left(120, 'Withdrawal -'), left(190.5, '7.50'), left(330, '100.00')),
      row(122, left(120, 'cheque 238')),
      row(140, left(40, '07/03/2026'), left(120, 'Fee'), left(190.5, '5.00'), left(330, '95.00')),
      row(160, left(40, '08/03/2026'), left(120, 'Rent'), left(190.5, '40.00'), left(330, '55.00')),
    ]),
  ]);
  expect(amountsOf({ statement })).toEqual([-1250, 2000, -750, -500, -4000]);
  expect(statement.verification.status).toBe('verified');
});

it('what a line of credit advances goes out and adds to what is owed, what is paid comes in', () => {
  const { statement } = readSmall({
    above: ['Home equity line of credit statement', 'Credit limit 75,000.00', 'Previous balance 31,220.10'],
    heading: ['Date', 'Description', 'Advances', 'Payments', 'Principal balance'],
    rows: [
      ['08/12/2025', 'Check 1004', '5,000.00', '', '36,220.10'],
      ['08/15/2025', 'Payment', '', '612.40', '35,607.70'],
      ['08/29/2025', 'Transfer', '1,200.00', '', '36,807.70'],
    ],
  });
  expect(amountsOf({ statement })).toEqual([-500_000, 61_240, -120_000]);
  expect(statement.accounts[0]!.kind).toBe('liability');
});
