/** Days on the bottom of the cells that hold their rows. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Day ('' for none), the lines of text, amount, balance. */
type Booking = readonly [day: string, texts: readonly string[], amount: string, balance: string];

function read(bookings: readonly Booking[], days: 'top' | 'bottom' = 'bottom') {
  let y = 100;
  const rows: Row[] = [
    row(60, left(40, 'Statement period 01/03/2027 to 31/03/2027')),
    row(74, left(40, 'Opening balance 100.00')),
    row(y, left(40, 'Date'), left(110, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
  ];
  for (const [day, texts, amount, balance] of bookings) {
    y += 8;
    texts.forEach((text, index) => {
      const dated = day !== '' && index === (days === 'top' ? 0 : texts.length - 1);
      const figures = index === 0 ? [right(400, amount), right(500, balance)] : [];
      rows.push(row((y += 12), ...(dated ? [left(40, day)] : []), left(110, text), ...figures));
    });
  }
  return readStatement([page(1, rows)]);
}

describe('days on the bottom of the cells of their rows', () => {
  it('are those of the rows above them, down from the day before', () => {
    const stages = read([
      ['', ['Ferry', 'Landing stage'], '-10.00', '90.00'],
      ['03/03/2027', ['Wages', 'Boatyard'], '500.00', '590.00'],
      ['08/03/2027', ['Ropes', 'Chandler'], '-20.00', '570.00'],
      ['', ['Paint', 'Chandler'], '-30.00', '540.00'],
      ['', ['Brushes', 'Chandler'], '-5.00', '535.00'],
      ['12/03/2027', ['Diesel', 'Quay'], '-35.00', '500.00'],
    ]);
    expect(rowsOf(stages)).toEqual([
      '2027-03-03 -1000 Ferry Landing stage',
      '2027-03-03 +50000 Wages Boatyard',
      '2027-03-08 -2000 Ropes Chandler',
      '2027-03-12 -3000 Paint Chandler',
      '2027-03-12 -500 Brushes Chandler',
      '2027-03-12 -3500 Diesel Quay',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('date the rows below them where they stand on the top', () => {
    const stages = read(
      [
        ['03/03/2027', ['Wages', 'Boatyard'], '500.00', '600.00'],
        ['', ['Ropes', 'Chandler'], '-20.00', '580.00'],
        ['12/03/2027', ['Diesel', 'Quay'], '-35.00', '545.00'],
      ],
      'top',
    );
    expect(rowsOf(stages)[1]).toBe('2027-03-03 -2000 Ropes Chandler');
  });
});
