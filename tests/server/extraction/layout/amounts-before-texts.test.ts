/** Columns of amounts before the texts, and names of directions over lists. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const heading = (y: number) => row(y, left(40, 'Date'), right(160, 'Amount'), left(170, 'Details'));
const booked = (y: number, day: string, amount: string, text: string) =>
  row(y, left(40, `${day}/03/2026`), right(160, amount), left(170, text));

it('stand in columns, though most of the texts behind them end in amounts', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Account statement 01/03/2026 - 31/03/2026')),
      heading(100),
      booked(114, '02', '-12.50', 'Taxi 12.50'),
      booked(126, '03', '-8.00', 'Lunch with Lee 16.00'),
      booked(138, '05', '120.00', 'From Ann for the flowers 99.00'),
      booked(150, '06', '-7.25', 'Books 7.25'),
      booked(162, '09', '-30.00', 'Fuel'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-02 -1250 Taxi 12.50',
    '2026-03-03 -800 Lunch with Lee 16.00',
    '2026-03-05 +12000 From Ann for the flowers 99.00',
    '2026-03-06 -725 Books 7.25',
    '2026-03-09 -3000 Fuel',
  ]);
});

it('go the way that the name of a column says that stands over their list', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Account statement 01/03/2026 - 31/03/2026')),
      row(88, left(40, 'V prospech')),
      heading(100),
      booked(114, '02', '12.50', 'Blom'),
      booked(126, '03', '8.00', 'Krant'),
      row(160, left(40, 'Na ťarchu')),
      heading(172),
      booked(186, '05', '20.00', 'Trel'),
      booked(198, '06', '7.25', 'Plun'),
    ]),
  ]);
  expect(rowsOf(stages).map((text) => text.slice(11))).toEqual([
    '+1250 Blom',
    '+800 Krant',
    '-2000 Trel',
    '-725 Plun',
  ]);
});

it('are followed by their marks where the blank before the text is wider than those within it', () => {
  const booking = (y: number, day: string, out: string, balance: string, text: string) =>
    row(y, left(40, `${day}/03/2026`), right(160, out), right(220, balance), left(223.5, text));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Account statement 01/03/2026 - 31/03/2026')),
      row(74, left(40, 'Opening balance 10.00 CR')),
      row(100, left(40, 'Date'), right(160, 'Money out'), right(220, 'Balance'), left(223.5, 'Details')),
      booking(114, '02', '12.50', '2.50 DR', 'Paid for taxi rides'),
      booking(128, '03', '8.00', '10.50 DR', 'Lunch with Lee'),
      booking(142, '05', '7.25', '17.75 DR', 'Books of the year'),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ balance, description }) => [balance, description])).toEqual([
    [-250, 'Paid for taxi rides'],
    [-1050, 'Lunch with Lee'],
    [-1775, 'Books of the year'],
  ]);
});
