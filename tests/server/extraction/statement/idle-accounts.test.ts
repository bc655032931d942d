/** Accounts without a row, and what is not theirs. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Amount', 'Balance'];

describe('an account without transactions between two with some', () => {
  const pot = (number: string, opening: string, closing: string, rows: string[][]) => ({
    above: [
      `Account number: ${number}`,
      '1 February 2026 - 28 February 2026',
      `Opening balance: ${opening}`,
      `Closing balance: ${closing}`,
    ],
    heading: HEADING,
    rows,
  });
  const first = pot('58255531', '700.00', '655.00', [
    ['03/02/2026', 'Baker', '-15.00', '685.00'],
    ['09/02/2026', 'Grocer', '-30.00', '655.00'],
  ]);
  const idle = pot('80420106', '652.04', '652.04', [['', 'There were no transactions in this period.']]);
  const last = pot('30071039', '400.00', '475.00', [
    ['04/02/2026', 'Wages', '100.00', '500.00'],
    ['11/02/2026', 'Water', '-25.00', '475.00'],
  ]);

  it('keeps its number, its balances and its place', () => {
    const { accounts, verification } = readSmall(first, idle, last).statement;
    expect(accounts.map(({ number, openingBalance, count }) => [number, openingBalance, count])).toEqual([
      ['58255531', 70_000, 2],
      ['80420106', 65_204, 0],
      ['30071039', 40_000, 2],
    ]);
    expect(verification.status).toBe('verified');
  });

  it('names the balances at both ends alike, each of its day', () => {
    const alike = (small: typeof first) => ({
      ...small,
      above: [
        small.above[0]!,
        small.above[2]!.replace('Opening balance', 'Balance on 01/02/2026'),
        small.above[3]!.replace('Closing balance', 'Balance on 28/02/2026'),
      ],
    });
    const { accounts } = readSmall(alike(first), alike(idle), alike(last)).statement;
    expect(accounts.map(({ number, openingBalance, count }) => [number, openingBalance, count])).toEqual([
      ['58255531', 70_000, 2],
      ['80420106', 65_204, 0],
      ['30071039', 40_000, 2],
    ]);
  });

  it.each([0, 1])(
    'stands below its own title, whatever list of all accounts stands above the first (%i rows)',
    (rows) => {
      const titled = (number: string, opening: string, closing: string, booked: string[][]) => ({
        above: [`Current account number ${number} EUR`],
        heading: HEADING,
        rows: [['', 'Opening balance', '', opening], ...booked, ['', 'Closing balance', '', closing]],
      });
      const all = ['58255531 EUR 655.00', '80420106 EUR 652.04', '30071039 EUR 475.00'];
      const start = titled('58255531', '700.00', '655.00', first.rows);
      const between =
        rows === 0
          ? {
              above: [
                'Current account number 80420106 EUR',
                'Opening balance 652.04',
                'Closing balance 652.04',
              ],
              heading: null,
              rows: [],
            }
          : titled('80420106', '600.00', '652.04', [['15/02/2026', 'Refund', '52.04', '652.04']]);
      const { accounts, verification } = readSmall(
        { ...start, above: [...all.map((text) => `Account number ${text}`), ...start.above] },
        between,
        titled('30071039', '400.00', '475.00', last.rows),
      ).statement;
      expect(accounts.map(({ number, count }) => [number, count])).toEqual([
        ['58255531', 2],
        ['80420106', rows],
        ['30071039', 2],
      ]);
      expect(verification.status).toBe('verified');
    },
  );

  it('says nothing to the rows before it', () => {
    const listed = {
      ...idle,
      rows: [
        ['', 'Opening balance', '', '652.04'],
        ['', 'There were no transactions in this period'],
        ['', 'Closing balance', '', '652.04'],
      ],
    };
    const texts = readSmall(first, listed).statement.transactions.map(({ description }) => description);
    expect(texts).toEqual(['Baker', 'Grocer']);
  });
});

it('a card without transactions above another with some', () => {
  const { statement } = readSmall({
    above: [
      'Card statement, all amounts in EUR',
      'Card account 5412 XXXX XXXX 1182',
      'Previous balance 0.00',
      'No transactions this month',
      'New balance 0.00',
      'Card account 5412 XXXX XXXX 4471',
      'Previous balance 40.00',
    ],
    heading: ['Date', 'Merchant', 'Amount'],
    rows: [
      ['04/02/2026', 'Ferry', '18.50'],
      ['09/02/2026', 'Payment - thank you', '40.00-'],
      ['11/02/2026', 'Harbour hotel', '95.10'],
    ],
    below: ['New balance 113.60'],
  });
  expect(
    statement.accounts.map(({ number, closingBalance, count }) => [number, closingBalance, count]),
  ).toEqual([
    ['5412 XXXX XXXX 1182', 0, 0],
    ['5412 XXXX XXXX 4471', 11_360, 3],
  ]);
  expect(statement.verification.status).toBe('verified');
});

describe('accounts of a table that only their titles name', () => {
  it('takes the end of a number behind its label', () => {
    const list = (number: string, from: string, rows: string[][]) => ({
      above: [`Savings  Account number ...${number}`],
      heading: HEADING,
      rows: [['02/01', 'Beginning balance', '', from], ...rows],
    });
    const { accounts } = readSmall(
      list('4493', '200.00', [
        ['02/03', 'Baker', '-15.00', '185.00'],
        ['02/05', 'Grocer', '-5.00', '180.00'],
        ['02/28', 'Ending balance', '', '180.00'],
      ]),
      list('5700', '90.00', [
        ['02/07', 'Wages', '10.00', '100.00'],
        ['02/08', 'Water', '-60.00', '40.00'],
        ['02/28', 'Ending balance', '', '40.00'],
      ]),
    ).statement;
    expect(accounts.map(({ number }) => number)).toEqual(['...4493', '...5700']);
  });
});

describe('accounts that each print the balance at one end alone', () => {
  const pot = (number: string, figure: string, rows: string[][]) => ({
    above: [`Account number: ${number}`, figure],
    heading: rows.length > 0 ? HEADING : null,
    rows,
  });
  const first = ['03/02/2026', 'Baker', '-15.00', '685.00'];

  it.each(['Opening balance', 'Closing balance'])('are all there, with rows or without: %s', (label) => {
    const { accounts } = readSmall(
      pot('58255531', `${label}: ${label.startsWith('O') ? '700.00' : '685.00'}`, [first]),
      pot('80420106', `${label}: 652.04`, []),
    ).statement;
    expect(accounts.map(({ number, count }) => [number, count])).toEqual([
      ['58255531', 1],
      ['80420106', 0],
    ]);
  });

  it('are one where only one of the numbers has such a balance', () => {
    const { accounts } = readSmall(pot('80420106', 'Opening balance: 700.00', []), {
      above: ['Account number: 58255531'],
      heading: HEADING,
      rows: [first],
    }).statement;
    expect(accounts).toHaveLength(1);
  });
});

it('a product that no number is known of, its totals of nothing between its balances, is an account of its own', () => {
  const { accounts, verification } = readSmall({
    above: ['Account number: 58255531', 'Final balance of the previous period 700.00', 'Cheque account'],
    heading: ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
    rows: [
      ['03/02/2026', 'Baker', '15.00', '', '685.00'],
      ['09/02/2026', 'Wages', '', '30.00', '715.00'],
      ['', 'Total', '15.00', '30.00'],
      ['', 'Closing balance', '', '', '715.00'],
      ['', 'Growing deposit 66-00012'],
      ['', 'Opening balance', '', '', '5000.00'],
      ['', 'Total', '0.00', '0.00'],
      ['', 'Closing balance', '', '', '5000.00'],
    ],
  }).statement;
  expect(accounts.map(({ closingBalance, count }) => [closingBalance, count])).toEqual([
    [71_500, 2],
    [500_000, 0],
  ]);
  expect(verification.status).toBe('verified');
});
