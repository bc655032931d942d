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
