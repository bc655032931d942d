/** Days printed once, and dates that begin a text under the name of the days. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';
import { rowsOf } from '../../../support/small-statement.ts';

const PERIOD = row(60, left(40, 'Period 01/03/2026 - 31/03/2026'));

describe('days printed once', () => {
  it('are apart from days that begin a text under their name', () => {
    const booking = (y: number, day: string, balance: string) => [
      row(
        y,
        ...(day ? [left(40, day)] : []),
        left(96, 'Withdrawal'),
        right(420, '5.00'),
        right(500, balance),
      ),
      row(y + 12, left(96, '02/03/2026 at the station')),
    ];
    const stages = readStatement([
      page(1, [
        PERIOD,
        row(
          106,
          left(52, 'Booking date'),
          left(200, 'Description'),
          right(420, 'Debit'),
          right(500, 'Balance'),
        ),
        ...booking(124, '03/03/2026', '95.00'),
        ...booking(152, '', '90.00'),
        ...booking(180, '', '85.00'),
        ...booking(208, '05/03/2026', '80.00'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-03 -500 Withdrawal 02/03/2026 at the station',
      '2026-03-03 -500 Withdrawal 02/03/2026 at the station',
      '2026-03-03 -500 Withdrawal 02/03/2026 at the station',
      '2026-03-05 -500 Withdrawal 02/03/2026 at the station',
    ]);
  });
});
