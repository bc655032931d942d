import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const heading = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'];
const read = (above: string, texts: readonly [string, string, string, string, string]) => {
  const [first, second, third, fourth, fifth] = texts;
  const rows = [
    ['01/06/2026', 'Opening Balance', '', '', '1,000.00'],
    ['03/06/2026', first, '500.00', '', '1,500.00'],
    ['04/06/2026', second, '', '200.00', '1,300.00'],
    ['05/06/2026', third, '', '100.00', '1,200.00'],
    ['08/06/2026', fourth, '300.00', '', '1,500.00'],
    ['09/06/2026', fifth, '', '400.00', '1,100.00'],
    ['30/06/2026', 'Closing Balance', '', '', '1,100.00'],
  ];
  const stages = readSmall({ above: [above, 'Statement period 01/06/2026 to 30/06/2026'], heading, rows });
  const { accounts, verification } = stages.statement;
  return {
    kind: accounts[0]!.kind,
    status: verification.status,
    ends: [accounts[0]!.openingBalance, accounts[0]!.closingBalance],
    rows: rowsOf(stages).map((row) => row.slice('2026-06-'.length)),
  };
};

it('books that debit what comes in are told by the texts of their bookings, and stay in doubt', () => {
  expect(read('Journal', ['Deposit', 'Withdrawal', 'Florist', 'Deposit of cash', 'Rent'])).toEqual({
    kind: 'asset',
    status: 'unverified',
    ends: [100000, 110000],
    rows: [
      '03 +50000 Deposit',
      '04 -20000 Withdrawal',
      '05 -10000 Florist',
      '08 +30000 Deposit of cash',
      '09 -40000 Rent',
    ],
  });
});

it('texts that stand above and below the line of their amounts tell it too', () => {
  const rows = [
    ['01/06/2026', 'Opening Balance', '', '', '1,000.00'],
    ...(
      [
        ['03', 'Deposit', '500.00', '', '1,500.00'],
        ['04', 'Withdrawal', '', '200.00', '1,300.00'],
        ['05', 'Withdrawal', '', '100.00', '1,200.00'],
        ['08', 'Deposit of cash', '300.00', '', '1,500.00'],
      ] as const
    ).flatMap(([day, text, ...amounts]) => [
      ['', text],
      [`${day}/06/2026`, '', ...amounts],
      ['', 'Branch 4'],
    ]),
  ];
  const stages = readSmall({ above: ['Statement period 01/06/2026 to 30/06/2026'], heading, rows });
  expect(rowsOf(stages).map((row) => row.slice(8, 12))).toEqual(['03 +', '04 -', '05 -', '08 +']);
});

it('balances that rise with debits are in doubt where neither a text nor a word of debt tells whose books they are', () => {
  const { status, rows } = read('Ledger', ['Gardens', 'Florist', 'Bakery', 'Cinema', 'Hotel']);
  expect([status, rows[0]]).toEqual(['unverified', '03 -50000 Gardens']);
});

it('of a loan they are what is owed', () => {
  const { kind, status } = read('Loan account', ['Gardens', 'Florist', 'Bakery', 'Cinema', 'Hotel']);
  expect([kind, status]).toEqual(['liability', 'verified']);
});

const NEUTRAL = ['Gardens', 'Florist', 'Bakery', 'Cinema', 'Hotel'] as const;

it('books that call themselves so need no texts to tell it, but stay in doubt without them', () => {
  for (const title of ['General ledger', 'Report basis: Accrual basis']) {
    const { kind, status, rows } = read(title, NEUTRAL);
    expect([kind, status, rows[0]]).toEqual(['asset', 'unverified', '03 +50000 Gardens']);
  }
  expect(read('Bank book', ['Deposit', 'Withdrawal', 'Florist', 'Deposit of cash', 'Rent']).status).toBe(
    'verified',
  );
});

it('a title of books turns no account round whose balances rise with its credits', () => {
  const rows = [
    ['01/06/2026', 'Opening Balance', '', '', '1,000.00'],
    ['03/06/2026', 'Gardens', '500.00', '', '500.00'],
    ['04/06/2026', 'Florist', '', '200.00', '700.00'],
    ['05/06/2026', 'Bakery', '', '100.00', '800.00'],
  ];
  const stages = readSmall({
    above: ['General ledger', 'Statement period 01/06/2026 to 30/06/2026'],
    heading,
    rows,
  });
  expect([stages.statement.verification.status, rowsOf(stages)[0]]).toEqual([
    'verified',
    '2026-06-03 -50000 Gardens',
  ]);
});

/** A list with the sums of both its columns and no balances, under a title. */
const withoutBalances = (title: string) => {
  const rows = [
    ['03/06/2026', 'Gardens', '500.00', ''],
    ['04/06/2026', 'Florist', '', '200.00'],
    ['05/06/2026', 'Bakery', '', '100.00'],
    ['08/06/2026', 'Cinema', '300.00', ''],
    ['', 'Totals', '800.00', '300.00'],
  ];
  const above = [title, 'Date from: 01/06/2026', 'Date to: 30/06/2026'];
  return readSmall({ above, heading: heading.slice(0, 4), rows });
};

it('without balances the columns of books are those of the holder, in doubt', () => {
  const stages = withoutBalances('Nominal activity');
  expect(stages.statement.verification.status).toBe('unverified');
  expect(rowsOf(stages)[0]).toBe('2026-06-03 +50000 Gardens');
});

it.each(['Account transactions', 'Obroty na koncie', 'Account statement'])(
  'a title that banks have as well tells no books: %s',
  (title) => {
    expect(rowsOf(withoutBalances(title))[0]).toBe('2026-06-03 -50000 Gardens');
  },
);

/** A ledger that lists both ends among its sides: the opening as a debit, the closing where it makes both even. */
const ends = (closing: readonly [string, string]) => [
  ['01/06/2026', 'Opening Balance', '1,000.00', ''],
  ['03/06/2026', 'Deposit', '500.00', ''],
  ['04/06/2026', 'Withdrawal', '', '200.00'],
  ['05/06/2026', 'Bakery', '', '100.00'],
  ['08/06/2026', 'Deposit of cash', '300.00', ''],
  ['30/06/2026', 'Closing Balance', ...closing],
];

it('a closing that makes both sides of a ledger even is what the account holds', () => {
  const above = ['Ledger account', 'Statement period 01/06/2026 to 30/06/2026'];
  const stages = readSmall({ above, heading: heading.slice(0, 4), rows: ends(['', '1,500.00']) });
  const { accounts, verification } = stages.statement;
  expect([accounts[0]!.openingBalance, accounts[0]!.closingBalance, verification.status]).toEqual([
    100000,
    150000,
    'verified',
  ]);
  expect(rowsOf(stages)[1]).toBe('2026-06-04 -20000 Withdrawal');
});

it('an account that went from credit to debit closes on the other side as it says', () => {
  const rows = [
    ['01/06/2026', 'Opening Balance', '', '100.00'],
    ['03/06/2026', 'Withdrawal', '500.00', ''],
    ['04/06/2026', 'Deposit', '', '200.00'],
    ['05/06/2026', 'Withdrawal', '50.00', ''],
    ['30/06/2026', 'Closing Balance', '250.00', ''],
  ];
  const above = ['Statement period 01/06/2026 to 30/06/2026'];
  const { accounts, verification } = readSmall({ above, heading: heading.slice(0, 4), rows }).statement;
  expect([accounts[0]!.openingBalance, accounts[0]!.closingBalance, verification.status]).toEqual([
    10000,
    -25000,
    'verified',
  ]);
});

it('a loan is released and its principal paid', () => {
  const rows = [
    ['06/01/2026', 'Release', '50,000.00', '', '50,000.00'],
    ['05/02/2026', 'Payment', '', '3,450.00', '46,550.00'],
    ['08/03/2026', 'Payment', '', '3,801.75', '42,748.25'],
    ['06/04/2026', 'Payment', '', '3,558.78', '39,189.47'],
  ];
  const stages = readSmall({
    above: ['Individual Loan Ledger', 'Loan No.: 2026-00441', 'Loan Type: Regular'],
    heading: ['Date', 'Particulars', 'Loan Released', 'Principal Paid', 'Outstanding Balance'],
    rows,
  });
  expect(stages.statement.accounts[0]!.kind).toBe('liability');
  expect(
    rowsOf(stages)
      .slice(0, 2)
      .map((row) => row.slice(11)),
  ).toEqual(['-5000000 Release', '+345000 Payment']);
});

it.each([
  ['Journal of the account', 'unverified'],
  ['Account number: 4410 2288 7731', 'verified'],
])('balances on the side of debits below %s are %s', (title, status) => {
  const rows = [
    ['01/06/2026', 'Opening Balance', '', '', '1,000.00 Dr'],
    ['03/06/2026', 'Gardens', '500.00', '', '1,500.00 Dr'],
    ['04/06/2026', 'Florist', '', '200.00', '1,300.00 Dr'],
    ['05/06/2026', 'Bakery', '', '100.00', '1,200.00 Dr'],
  ];
  const above = [title, 'Statement period 01/06/2026 to 30/06/2026'];
  const stages = readSmall({ above, heading, rows });
  expect([stages.statement.verification.status, rowsOf(stages)[0]]).toEqual([
    status,
    '2026-06-03 -50000 Gardens',
  ]);
});

it.each(['Laporan Kas', 'Petty cash book', 'Libro de caja', 'Livre de caisse', 'Prima nota cassa'])(
  'books of cash debit what comes in: %s',
  (title) => {
    expect(read(title, NEUTRAL).rows[0]).toBe('03 +50000 Gardens');
  },
);
