/** Summaries whose lines have dates, above the list they sum up: totals and the closing balance among bookings. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const dated = (y: number, day: string, text: string, amount: string): Row =>
  row(y, left(40, `${day}.04.2021`), left(110, text), right(500, amount));
const heading = (y: number): Row =>
  row(y, left(40, 'Buchungsdatum'), left(110, 'Detail'), right(500, 'Betrag CHF'));

const read = (...summary: readonly Row[]) => {
  const { verification, transactions } = readStatement([
    page(1, [
      row(40, left(40, 'Kreditkartenabrechnung in CHF')),
      row(60, left(40, 'Kartenkonto 4402, zahlbar bis 30.04.2021')),
      ...summary,
      heading(160),
      dated(176, '05', 'Coop', '40.00'),
      dated(190, '09', 'Migros', '25.00'),
      dated(204, '12', 'Kiosk', '5.00'),
    ]),
    page(2, [heading(160), dated(176, '20', 'Bahnhof', '30.00'), row(190, left(110, 'Kartentotal'), right(500, '100.00'))]),
  ]).statement; // prettier-ignore
  return {
    status: verification.status,
    ends: [verification.openingBalance, verification.closingBalance],
    texts: transactions.map(({ description }) => description),
  };
};

const SUMMARY = [
  dated(90, '01', 'Betrag letzte Rechnung', '80.00'),
  dated(104, '02', 'LSV-Zahlung', '-80.00'),
  dated(118, '30', 'Kartentotal Ada Lane, Gold', '100.00'),
  dated(132, '30', 'Rechnungsbetrag', '100.00'),
];

describe('a summary with dates', () => {
  it('closes the account behind the list below it, and its totals are no bookings', () => {
    expect(read(...SUMMARY)).toEqual({
      status: 'verified',
      ends: [8000, 10000],
      texts: ['LSV-Zahlung', 'Coop', 'Migros', 'Kiosk', 'Bahnhof'],
    });
  });

  it('may hold a shop of the name of a total', () => {
    const shop = dated(118, '30', 'Total Tankstelle', '100.00');
    expect(read(...SUMMARY.slice(0, 2), shop, SUMMARY[3]!).texts).toContain('Total Tankstelle');
  });
});

describe('balances of days below a list', () => {
  const heading = (y: number): Row =>
    row(y, left(40, 'Date'), left(110, 'Details'), right(380, 'Paid in'), right(440, 'Paid out'), right(520, 'Balance')); // prettier-ignore
  const balance = columnsAt(left(110), right(520));

  it('are not where the account starts, which its list says', () => {
    const { verification } = readStatement([
      page(1, [
        row(40, left(40, 'Account 44021187'), left(300, '01/04/2021 to 30/04/2021')),
        row(54, left(40, 'Closing balance on 30/04'), right(300, '125.00')),
        heading(80),
        balance(94, 'Closing balance on 31/03', '100.00'),
        row(108, left(40, '05/04'), left(110, 'Coffee'), right(440, '40.00'), right(520, '60.00')),
        row(122, left(40, '09/04'), left(110, 'Books'), right(440, '25.00'), right(520, '35.00')),
        row(136, left(40, '12/04'), left(110, 'Wages'), right(380, '90.00'), right(520, '125.00')),
        balance(150, 'Closing balance on 30/04', '125.00'),
        row(174, left(40, 'Balances of days')),
        row(190, left(40, 'Day'), left(200, 'Closing balance available')),
        row(204, left(40, '05/04'), right(260, '60.00')),
        row(218, left(40, '12/04'), right(260, '125.00')),
      ]),
    ]).statement;
    expect([verification.status, verification.openingBalance, verification.closingBalance]).toEqual([
      'verified',
      10000,
      12500,
    ]);
  });
});

describe('days of a period beside the figures of a summary', () => {
  const rowsBelow = (period: string): string[] => {
    const figure = columnsAt(left(40), left(330), right(560));
    const booking = (y: number, day: string, text: string, amount: string): Row =>
      row(y, left(40, `Jan ${day}`), left(90, text), right(560, amount));
    return readStatement([
      page(1, [
        figure(60, 'Ada Lane', 'Previous balance', '$80.00'),
        figure(72, 'Card ending in 4417', 'Payments', '-$80.00'),
        figure(84, 'Harrow Street 4', 'Purchases', '$70.00'),
        figure(96, period, 'Interest charged', '$5.00'),
        row(108, left(330, 'New balance'), right(560, '$75.00')),
        row(140, left(40, 'PAYMENTS')),
        booking(154, '3', 'Payment', '-$80.00'),
        row(180, left(40, 'PURCHASES')),
        booking(194, '5', 'Coffee', '$40.00'),
        booking(208, '9', 'Books', '$30.00'),
        row(234, left(40, 'INTEREST CHARGED')),
        booking(248, '31', 'Interest on purchases', '$5.00'),
      ]),
    ]).statement.transactions.map(({ date, amount }) => `${date} ${amount}`);
  };

  it('are no booking where the days are counted', () => {
    expect(rowsBelow('Jan 1, 2021 - Jan 31, 2021 | 31 days in billing cycle')).toEqual([
      '2021-01-03 8000',
      '2021-01-05 4000',
      '2021-01-09 3000',
      '2021-01-31 500',
    ]);
  });

  it('are one where a text stands behind them', () => {
    const rows = rowsBelow('Jan 1, 2021 - Jan 31, 2021 Interest of 31 days');
    expect(rows.length).toBe(5);
  });
});
