/** Labels and values without a blank between them. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Details', 'Debit', 'Credit'];
const ROWS = [
  ['02/03/2026', 'Coffee Fee:1.25 IBAN:DE89370400440532013000', '20.00', ''],
  ['04/03/2026', 'Salary Ref:44102 12:30', '', '150.00'],
];

it('are told apart beside the table, and stay one word in the text of a booking', () => {
  const above = [
    'Account No:40218850 Period:01/03/2026 to 31/03/2026',
    'Opening Balance:1,000.00',
    'Closing Balance:1,130.00',
  ];
  const { statement } = readSmall({ above, heading: HEADING, rows: ROWS });
  const { number, openingBalance, closingBalance, periodStart, periodEnd } = statement.accounts[0]!;
  expect({ number, openingBalance, closingBalance, periodStart, periodEnd }).toEqual({
    number: '40218850',
    openingBalance: 100_000,
    closingBalance: 113_000,
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
  });
  expect(statement.verification.status).toBe('verified');
  expect(statement.transactions.map(({ description }) => description)).toEqual(ROWS.map(([, text]) => text));
});

it('are told apart in scripts that set no blanks', () => {
  const above = ['户名:林小雨 账号:62170031254 币种:人民币', '期初余额:1,000.00'];
  const heading = ['交易日期', '摘要', '支出', '收入'];
  const rows = [
    ['2026-03-02', '消费', '20.00', ''],
    ['2026-03-04', '转账', '', '150.00'],
  ];
  const below = ['期末余额:1,130.00'];
  const { accounts, currency, verification } = readSmall({ above, heading, rows, below }).statement;
  expect(verification.status).toBe('verified');
  expect(accounts[0]!.number).toBe('62170031254');
  expect(currency).toBe('CNY');
});
