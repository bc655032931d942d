/** Summaries whose lines have dates, above the list they sum up: totals and the closing balance among bookings. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

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
