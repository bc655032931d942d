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
  expect(read('Bank book', ['Deposit', 'Withdrawal', 'Florist', 'Deposit of cash', 'Rent'])).toEqual({
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

it('balances that rise with debits are in doubt where neither a text nor a word of debt tells whose books they are', () => {
  const { status, rows } = read('Ledger', ['Gardens', 'Florist', 'Bakery', 'Cinema', 'Hotel']);
  expect([status, rows[0]]).toEqual(['unverified', '03 -50000 Gardens']);
});

it('of a loan they are what is owed', () => {
  const { kind, status } = read('Loan account', ['Gardens', 'Florist', 'Bakery', 'Cinema', 'Hotel']);
  expect([kind, status]).toEqual(['liability', 'verified']);
});
