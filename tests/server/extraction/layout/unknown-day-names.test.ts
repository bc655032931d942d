/** Days over their rows by a name that no language knows. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const above = [
  row(60, left(40, 'Statement of account'), left(300, '01.06.2025 - 30.06.2025')),
  row(74, left(40, 'Balance 31.05.2025'), right(540, '500.00')),
  row(88, left(40, 'Balance 30.06.2025'), right(540, '405.00')),
];

/** Lines of days ("Zorvat 04.06.2025") and of rows (own day, text, amount), in their order. */
function read(...lines: readonly (string | readonly [string, string, string])[]) {
  const printed = lines.map((line, index): Row => {
    const y = 130 + 14 * index;
    if (typeof line === 'string') return row(y, left(40, line));
    const [day, text, amount] = line;
    return row(y, ...(day === '' ? [] : [left(40, day)]), left(110, text), right(440, amount));
  });
  const stages = readStatement([page(1, [...above, ...printed])]);
  return { rows: rowsOf(stages), status: stages.statement.verification.status };
}

const DAYS = ['Zorvat 04.06.2025', 'Zorvat 11.06.2025', 'Zorvat 26.06.2025'] as const;
const BOOKED = [
  '2025-06-04 -2000 Rope',
  '2025-06-04 -3000 Paint',
  '2025-06-11 +1000 Refund',
  '2025-06-11 -1500 Bolts',
  '2025-06-26 -4000 Varnish',
];

describe('days by an unknown name over the rows', () => {
  it('are those of the bookings, where the days beside the rows run in no order', () => {
    const { rows, status } = read(
      DAYS[0],
      ['03.06.', 'Rope', '-20.00'],
      ['02.06.', 'Paint', '-30.00'],
      DAYS[1],
      ['11.06.', 'Refund', '10.00'],
      ['09.06.', 'Bolts', '-15.00'],
      DAYS[2],
      ['25.06.', 'Varnish', '-40.00'],
    );
    expect(rows).toEqual(BOOKED);
    expect(status).toBe('verified');
  });

  it('are in doubt where the rows run in order by their own days, too', () => {
    const { rows, status } = read(
      DAYS[0],
      ['02.06.', 'Rope', '-20.00'],
      ['03.06.', 'Paint', '-30.00'],
      DAYS[1],
      ['09.06.', 'Refund', '10.00'],
      ['11.06.', 'Bolts', '-15.00'],
      DAYS[2],
      ['25.06.', 'Varnish', '-40.00'],
    );
    expect(rows).toEqual(BOOKED);
    expect(status).toBe('unverified');
  });

  it('date rows that print no day', () => {
    const { rows } = read(
      DAYS[0],
      ['', 'Rope', '-20.00'],
      ['', 'Paint', '-30.00'],
      DAYS[1],
      ['', 'Refund', '10.00'],
      ['', 'Bolts', '-15.00'],
      DAYS[2],
      ['', 'Varnish', '-40.00'],
    );
    expect(rows).toEqual(BOOKED);
  });

  it('are texts below their rows where the last row is followed by one', () => {
    const { rows } = read(
      ['04.06.', 'Rope', '-20.00'],
      'Zorvat 03.06.2025',
      ['04.06.', 'Paint', '-30.00'],
      'Zorvat 04.06.2025',
      ['11.06.', 'Refund', '10.00'],
      ['11.06.', 'Bolts', '-15.00'],
      ['26.06.', 'Varnish', '-40.00'],
      'Zorvat 24.06.2025',
    );
    expect(rows.map((line) => line.slice(0, 16))).toEqual(BOOKED.map((line) => line.slice(0, 16)));
  });

  it('are those of each row where other words stand before some of them', () => {
    const { rows } = read(
      'Zorvat 04.06.2025',
      ['', 'Rope', '-20.00'],
      'Zorvat 05.06.2025',
      ['', 'Paint', '-30.00'],
      'Klembo 11.06.2025',
      ['', 'Refund', '10.00'],
      'Zorvat 12.06.2025',
      ['', 'Bolts', '-15.00'],
      'Zorvat 26.06.2025',
      ['', 'Varnish', '-40.00'],
    );
    expect(rows.filter((line) => line.startsWith('2025-06-05 +'))).toEqual([]);
  });

  it('are none that lie weeks away from the days beside the rows', () => {
    const { rows } = read(
      'Zorvat 30.06.2025',
      ['04.06.', 'Rope', '-20.00'],
      ['04.06.', 'Paint', '-30.00'],
      'Zorvat 31.07.2025',
      ['11.06.', 'Refund', '10.00'],
      ['11.06.', 'Bolts', '-15.00'],
      'Zorvat 31.08.2025',
      ['26.06.', 'Varnish', '-40.00'],
    );
    expect(rows.map((line) => line.slice(0, 10))).toEqual(BOOKED.map((line) => line.slice(0, 10)));
  });
});
