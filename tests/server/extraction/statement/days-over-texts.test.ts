/** Days printed once, and dates that begin a text under the name of the days. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';
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

const NAMES = row(
  106,
  left(40, 'Value date'),
  left(110, 'Details'),
  right(420, 'Amount'),
  right(500, 'Balance'),
);

/** A booking with its value date, and the day it was booked on over it. */
const booked = (y: number, day: string, value: string, amount: string, balance: string) => [
  ...(day ? [row(y, left(40, day))] : []),
  row(y + 12, left(40, value), left(110, 'Card'), right(420, amount), right(500, balance)),
];

describe('days over value dates that begin where they do', () => {
  it('are those of the bookings', () => {
    const stages = readStatement([
      page(1, [
        PERIOD,
        NAMES,
        ...booked(124, '03/03/2026', '02/03/2026', '-5.00', '95.00'),
        ...booked(148, '', '04/03/2026', '-5.00', '90.00'),
        ...booked(172, '09/03/2026', '06/03/2026', '-5.00', '85.00'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual(['2026-03-03 -500 Card', '2026-03-03 -500 Card', '2026-03-09 -500 Card']);
  });

  it('are written alike: a day of another form below an amount is of its text', () => {
    const below = columnsAt(left(40));
    const stages = readStatement([
      page(1, [
        PERIOD,
        row(106, left(40, 'Details'), right(340, 'Amount'), right(420, 'Balance'), left(450, 'Value date')),
        below(124, '09/03/2026'),
        row(136, left(40, 'Card'), right(340, '-5.00'), right(420, '95.00'), left(450, '10/03/2026')),
        below(148, '08/03'),
        row(160, left(40, 'Card'), right(340, '-5.00'), right(420, '90.00'), left(450, '11/03/2026')),
        below(172, '12/03/2026'),
        row(184, left(40, 'Card'), right(340, '-5.00'), right(420, '85.00'), left(450, '12/03/2026')),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-09 -500 Card 08/03',
      '2026-03-09 -500 Card',
      '2026-03-12 -500 Card',
    ]);
  });

  it('are days, though what stands below them could be a time', () => {
    const lines = [
      ['03.03.26', '02.03.26', '95.00'],
      ['09.03.26', '09.03.26', '90.00'],
      ['11.03.26', '10.03.26', '85.00'],
    ].flatMap(([day, value, balance], index) => [
      row(124 + 24 * index, left(40, day!)),
      row(136 + 24 * index, left(40, value!), left(110, 'Card'), right(420, '-5.00'), right(500, balance!)),
    ]);
    const stages = readStatement([page(1, [PERIOD, NAMES, ...lines])]);
    expect(rowsOf(stages)).toEqual(['2026-03-03 -500 Card', '2026-03-09 -500 Card', '2026-03-11 -500 Card']);
  });

  it('have the day of the week before them, and begin anew for each account', () => {
    const lists = ['Account 11223344', 'Account 55667788'].flatMap((title, index) => [
      row(130 + 130 * index, left(40, title)),
      ...booked(150 + 130 * index, 'Mon 02/03/2026', '02/03/2026', '-5.00', '95.00'),
      ...booked(174 + 130 * index, 'Wed 04/03/2026', '03/03/2026', '-5.00', '90.00'),
      ...booked(198 + 130 * index, 'Mon 09/03/2026', '11/03/2026', '-5.00', '85.00'),
    ]);
    const days = rowsOf(readStatement([page(1, [PERIOD, NAMES, ...lists])])).map((text) => text.slice(8, 10));
    expect(days).toEqual(['02', '04', '09', '02', '04', '09']);
  });

  it('leave a row without a readable amount in doubt', () => {
    const { statement } = readStatement([
      page(1, [
        PERIOD,
        NAMES,
        ...booked(124, '03/03/2026', '02/03/2026', '-5.00', '95.00'),
        ...booked(148, '', '04/03/2026', '-5.00', '90.00'),
        row(172, left(40, '09/03/2026')),
        row(184, left(40, '06/03/2026'), left(110, 'Cash'), right(500, '60.00')),
      ]),
    ]);
    expect(statement.transactions).toHaveLength(2);
    expect(statement.verification.status).not.toBe('verified');
  });
});

it('a date of another writing that a text wraps to a line of its own is no day of the rows below', () => {
  const booking = columnsAt(left(40), right(400), right(500));
  const { statement } = readStatement([
    page(1, [
      row(30, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(60, left(40, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
      row(74, left(40, 'Opening balance'), right(500, '500.00')),
      row(88, left(40, '04 Mar 2026')),
      booking(102, 'Coffee', '-12.50', '487.50'),
      row(116, left(40, '06 Mar 2026')),
      booking(130, 'Bread', '-7.50', '480.00'),
      row(144, left(40, '09 Mar 2026')),
      booking(158, 'Cash machine Kirkby', '-40.00', '440.00'),
      row(170, left(40, '2026-03-02')),
      booking(184, 'Gas', '-25.00', '415.00'),
      row(198, left(40, 'Closing balance'), right(500, '415.00')),
    ]),
  ]);
  expect(statement.transactions.map(({ date, description }) => [date, description])).toEqual([
    ['2026-03-04', 'Coffee'],
    ['2026-03-06', 'Bread'],
    ['2026-03-09', 'Cash machine Kirkby 2026-03-02'],
    ['2026-03-09', 'Gas'],
  ]);
});
