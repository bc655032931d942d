/** Blocks of figures above or below a list, under names nobody knows. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const booking = columnsAt(left(40), left(120), right(400), right(500));

/** Rows from 500.00 on, which end with 462.50; `below` is set apart from them. */
const read = (closing: string, below: readonly Row[]): Stages =>
  readStatement([
    page(1, [
      row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(64, left(40, 'Opening balance'), right(300, '500.00')),
      row(78, left(40, 'Closing balance'), right(300, closing)),
      row(110, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
      booking(124, '03/03/2026', 'Coffee', '-12.50', '487.50'),
      booking(138, '09/03/2026', 'Books', '-15.00', '472.50'),
      booking(152, '18/03/2026', 'Gas', '-10.00', '462.50'),
      ...below,
    ]),
  ]);

const schedule = (month: string): readonly Row[] => [
  row(190, left(40, 'Tilgungsraten'), right(400, 'Kapital'), right(500, 'offen')),
  booking(204, `05/${month}/2026`, '', '150.00', '1,250.00'),
  booking(218, `19/${month}/2026`, '', '150.00', '1,100.00'),
];

describe('a block below the list, in its columns', () => {
  it('is no part of it where its days lie outside the period and the account closes without it', () => {
    const stages = read('462.50', schedule('05'));
    expect(amountsOf(stages)).toEqual([-1250, -1500, -1000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is in doubt where the account does not close without it, or its days lie in the period', () => {
    expect(read('412.50', schedule('05')).statement.verification.status).not.toBe('verified');
    expect(read('462.50', schedule('03')).statement.verification.status).not.toBe('verified');
  });
});

/** One page behind another, without balances beside the rows; `behind` stands at the head of the second one. */
const overPages = (last: string, behind: readonly Row[], above: readonly Row[] = []): Stages =>
  readStatement([
    page(1, [
      ...above,
      row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(64, left(40, 'Opening balance'), right(300, '500.00')),
      row(78, left(40, 'Closing balance'), right(300, '462.50')),
      row(110, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount')),
      row(124, left(40, '03/03/2026'), left(120, 'Coffee'), right(400, '-12.50')),
      row(138, left(40, last), left(120, 'Books'), right(400, '-25.00')),
    ]),
    page(2, [row(50, left(40, 'Glimmering matters')), ...behind]),
  ]);
const due = (y: number, day: string, amount: string): Row =>
  row(y, left(40, day), left(120, 'Rowan Lettings'), right(400, amount));

describe('rows behind all others, at the head of a page', () => {
  it('are none where all of them are of days behind the period', () => {
    const stages = overPages('18/03/2026', [
      due(64, '03/04/2026', '-41.00'),
      due(78, '09/04/2026', '-19.50'),
    ]);
    expect(amountsOf(stages)).toEqual([-1250, -2500]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('are none either where a word of the statement is one of cards', () => {
    const behind = [due(64, '03/04/2026', '-41.00'), due(78, '09/04/2026', '-19.50')];
    const stages = overPages('18/03/2026', behind, [row(30, left(40, 'Credit limit'))]);
    expect(amountsOf(stages)).toEqual([-1250, -2500]);
  });

  it('are bookings where one is of the period', () => {
    const stages = overPages('18/03/2026', [
      due(64, '31/03/2026', '-41.00'),
      due(78, '09/04/2026', '-19.50'),
    ]);
    expect(stages.statement.transactions).toHaveLength(4);
  });
});

it('rows without a day below those of the last day that has a line of its own are none where they are set apart', () => {
  const day = columnsAt(left(40));
  const booked = columnsAt(left(60), right(400));
  const stages = readStatement([
    page(1, [
      row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(64, left(40, 'Opening balance'), right(300, '500.00')),
      row(78, left(40, 'Closing balance'), right(300, '430.50')),
      row(110, left(60, 'Details'), right(400, 'Amount')),
      day(124, '3 March 2026'),
      booked(138, 'Coffee', '-12.50'),
      booked(152, 'Books', '-25.00'),
      day(166, '9 March 2026'),
      booked(180, 'Gas', '-20.00'),
      booked(194, 'Tea', '-12.00'),
      row(222, left(40, 'Your pots')),
      booked(236, 'Boiler', '150.00'),
      booked(250, 'Travel', '80.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-1250, -2500, -2000, -1200]);
});
