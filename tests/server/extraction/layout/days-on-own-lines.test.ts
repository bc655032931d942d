/** Days on lines of their own, in tables whose heading names no dates, over texts that begin with dates. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const head = [
  row(60, left(40, 'Opening balance'), right(300, '100.00')),
  row(74, left(40, 'Closing balance'), right(300, '58.00')),
  row(110, left(40, 'Details'), right(340, 'Withdrawals'), right(420, 'Deposits'), right(500, 'Balance')),
];
const day = (y: number, text: string): Row => row(y, left(40, text));
const booked = (y: number, text: string, amount: string, balance: string): Row =>
  row(y, left(40, text), right(340, amount), right(500, balance));

it('the date that begins a further line of a text is part of that', () => {
  const stages = readStatement([
    page(1, [
      ...head,
      day(130, '12.05.2026'),
      booked(144, 'Card payment', '10.00', '90.00'),
      row(155, left(40, '11.05.2026 Terminal 4402')),
      booked(170, 'Fee', '2.00', '88.00'),
      day(186, '14.05.2026'),
      booked(200, 'Card payment', '20.00', '68.00'),
      row(211, left(40, '13.05.2026 Terminal 1180')),
      day(226, '18.05.2026'),
      booked(240, 'Standing order', '10.00', '58.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-12 -1000 Card payment 11.05.2026 Terminal 4402',
    '2026-05-12 -200 Fee',
    '2026-05-14 -2000 Card payment 13.05.2026 Terminal 1180',
    '2026-05-18 -1000 Standing order',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a stain far before a day, recognised as a sign on a picture, leaves it alone', () => {
  const stained = (y: number, text: string): Row => row(y, left(12, '-'), left(40, text));
  const printed = page(1, [
    ...head,
    day(130, '12.05.2026'),
    booked(144, 'Card payment', '10.00', '90.00'),
    day(166, '14.05.2026'),
    booked(180, 'Fee', '2.00', '88.00'),
    day(206, '16.05.2026'),
    booked(220, 'Card payment', '20.00', '68.00'),
    stained(246, '18.05.2026'),
    booked(260, 'Standing order', '10.00', '58.00'),
  ]);
  const words = printed.words.map((word) => ({ ...word, confidence: 0.9 }));
  expect(rowsOf(readStatement([{ ...printed, source: 'ocr', words }]))).toEqual([
    '2026-05-12 -1000 Card payment',
    '2026-05-14 -200 Fee',
    '2026-05-16 -2000 Card payment',
    '2026-05-18 -1000 Standing order',
  ]);
});
