/** What a firm's statement for its customer looks like, and what a card thanks for. */
import { describe, expect, it } from 'vitest';
import { readSmall, type Small } from '../../../support/small-statement.ts';

const statusOf = (small: Small): string => readSmall(small).statement.verification.status;

describe('invoices that raise a balance which payments lower', () => {
  const made = (...texts: readonly string[]): string =>
    statusOf({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', texts[0]!, '50.00', '150.00'],
        ['05/03/2026', texts[1]!, '-80.00', '70.00'],
        ['10/03/2026', texts[2]!, '70.00', '140.00'],
      ],
    });

  it('may be owed, though nothing speaks of that', () => {
    expect(made('Invoice 2041', 'Payment received', 'Invoice 2042')).toBe('unverified');
    expect(made('Rechnung 2041', 'Zahlung', 'Rechnung 2042')).toBe('unverified');
    expect(made('Factuur 2041', 'Creditnota 12', 'Factuur 2042')).toBe('unverified');
  });

  it('may be so where nothing but the balances tells the directions', () => {
    const stated = (charged: string): string =>
      statusOf({
        above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
        heading: ['Date', 'Type', 'Amount', 'Balance'],
        rows: [
          ['04/03/2026', charged, '50.00', '150.00'],
          ['05/03/2026', 'Payment Cash', '80.00', '70.00'],
        ],
      });
    expect(stated('Debt Cement')).toBe('unverified');
    expect(stated('Wages')).toBe('verified');
  });

  it('are those of an account where other texts stand among them', () => {
    expect(made('Invoice 2041', 'Rent', 'Invoice 2042')).toBe('verified');
    expect(made('Harrow Ltd invoice 2041', 'Payment to Harrow', 'Wages')).toBe('verified');
  });
});

it('what a card thanks for is no purchase, whatever its balances say', () => {
  const made = (text: string): string =>
    statusOf({
      above: [
        'Credit card statement',
        'Credit limit 5000.00',
        'Statement period 01/03/2026 to 31/03/2026',
        'Previous balance -250.00',
        'New balance 160.00',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Harrow Bakery', '-20.00'],
        ['05/03/2026', 'Quarry Lane', '30.00'],
        ['10/03/2026', text, '400.00'],
      ],
    });
  expect(made('Payment received - thank you')).toBe('unverified');
});

it('a plus beside what would go out, where a loan is spoken of and no balance is positive, leaves the sense in doubt', () => {
  const status = statusOf({
    above: ['Statement period 01/03/2026 to 31/03/2026', 'Loan account', 'Loan balance'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '-755.85'],
      ['04/03/2026', 'Harrow', '1456.24-', '-2212.09'],
      ['05/03/2026', 'Withdrawal Quarry', '275.11+', ''],
      ['06/03/2026', 'Withdrawal Tidewater', '145.59+', '-1791.39'],
      ['10/03/2026', 'Tarn', '1035.54+', '-755.85'],
      ['', 'Closing balance', '', '-755.85'],
    ],
  });
  expect(status).toBe('unverified');
});

it('as much in as out, with a minus beside what some texts say comes in, is in doubt', () => {
  const made = (refund: string, invoice: string): string =>
    statusOf({
      above: [
        'Statement period 01/03/2026 to 31/03/2026',
        'Opening balance 500.00',
        'Closing balance 500.00',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Refund Harrow', refund],
        ['05/03/2026', 'Refund Tarn', refund],
        ['10/03/2026', 'Harrow', invoice],
      ],
    });
  expect(made('-20.00', '40.00')).toBe('unverified');
});
