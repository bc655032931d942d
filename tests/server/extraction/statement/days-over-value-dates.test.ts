/** Days over the texts of their rows, behind a column of value dates. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const statement = (value: string): string[] => {
  const head = [
    row(60, left(40, 'Opening balance'), right(300, '100.00')),
    row(74, left(40, 'Closing balance'), right(300, '48.00')),
    row(
      110,
      left(40, value),
      left(130, 'Details'),
      right(420, 'Paid out'),
      right(480, 'Paid in'),
      right(550, 'Balance'),
    ),
  ];
  const day = columnsAt(left(130));
  const booked = columnsAt(left(40), left(130), right(420), right(550));
  const stages = readStatement([
    page(1, [
      ...head,
      day(130, '13.05.2026'),
      booked(144, '11.05.2026', 'Ferry', '10.00', '90.00'),
      booked(158, '13.05.2026', 'Fee', '2.00', '88.00'),
      day(172, '15.05.2026'),
      booked(186, '14.05.2026', 'Baker', '20.00', '68.00'),
      day(200, '18.05.2026'),
      booked(214, '18.05.2026', 'Cinema', '20.00', '48.00'),
    ]),
  ]);
  return rowsOf(stages);
};

it('are the days on which these were booked', () => {
  expect(statement('Value date')).toEqual([
    '2026-05-13 -1000 Ferry',
    '2026-05-13 -200 Fee',
    '2026-05-15 -2000 Baker',
    '2026-05-18 -2000 Cinema',
  ]);
});

it('and not where the dates beside the rows are called those of the bookings', () => {
  expect(statement('Booking date').map((line) => line.slice(0, 10))).toEqual([
    '2026-05-11',
    '2026-05-13',
    '2026-05-14',
    '2026-05-18',
  ]);
});

it('are so too where texts go on with days beside their amounts', () => {
  const day = columnsAt(left(130));
  const booked = (
    y: number,
    on: string,
    first: string,
    last: string,
    out: string,
    balance: string,
  ): Row[] => [
    row(y, left(40, on), left(130, first)),
    row(y + 11, left(130, last), right(420, out), right(550, balance)),
  ];
  const stages = readStatement([
    page(1, [
      row(46, left(40, 'Statement period 1 May 2026 to 31 May 2026')),
      row(60, left(40, 'Opening balance'), right(300, '100.00')),
      row(74, left(40, 'Closing balance'), right(300, '48.00')),
      row(
        110,
        left(40, 'Value date'),
        left(130, 'Details'),
        right(420, 'Paid out'),
        right(480, 'Paid in'),
        right(550, 'Balance'),
      ),
      day(130, '13 May 2026'),
      ...booked(144, '11.05.2026', 'Cash machine', '11.05. 17:20', '10.00', '90.00'),
      ...booked(170, '13.05.2026', 'Fee', 'Invoice 4402', '2.00', '88.00'),
      day(200, '15 May 2026'),
      ...booked(214, '14.05.2026', 'Baker', '14.05. card 2211', '20.00', '68.00'),
      day(244, '18 May 2026'),
      ...booked(258, '18.05.2026', 'Cinema', 'Leeds', '20.00', '48.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-13 -1000 Cash machine 11.05. 17:20',
    '2026-05-13 -200 Fee Invoice 4402',
    '2026-05-15 -2000 Baker 14.05. card 2211',
    '2026-05-18 -2000 Cinema Leeds',
  ]);
});
