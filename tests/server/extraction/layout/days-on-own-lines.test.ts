/** Days on lines of their own, in tables whose heading names no dates, over texts that begin with dates. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const head = [
  row(60, left(40, 'Opening balance'), right(300, '100.00')),
  row(74, left(40, 'Closing balance'), right(300, '58.00')),
  row(110, left(40, 'Details'), right(340, 'Withdrawals'), right(420, 'Deposits'), right(500, 'Balance')),
];
const day = columnsAt(left(40));
const booked = columnsAt(left(40), right(340), right(500));

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

it('the days that lines of texts hold further in, below the ends of longer days, are none of them', () => {
  const text = (y: number, first: string, last: string, amount: string, balance: string): Row[] => [
    row(y, left(40, first)),
    row(y + 11, left(40, last), right(340, amount), right(500, balance)),
  ];
  const stages = readStatement([
    page(1, [
      row(46, left(40, 'Statement period 1 May 2026 to 31 May 2026')),
      ...head,
      day(130, 'Tue 12 May'),
      ...text(144, 'Cash machine', '11/05 21:27 No fee', '10.00', '90.00'),
      ...text(170, 'Card payment to cinema', 'On 11/05 Leeds', '2.00', '88.00'),
      day(200, 'Thu 14 May'),
      ...text(214, 'Card payment to baker', 'On 13/05 Leeds', '10.00', '78.00'),
      ...text(240, 'Card payment to cinema', 'On 13/05 Leeds', '10.00', '68.00'),
      day(270, 'Fri 15 May'),
      ...text(284, 'Adams and sons', 'Invoice 4402', '10.00', '58.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-12 -1000 Cash machine 11/05 21:27 No fee',
    '2026-05-12 -200 Card payment to cinema On 11/05 Leeds',
    '2026-05-14 -1000 Card payment to baker On 13/05 Leeds',
    '2026-05-14 -1000 Card payment to cinema On 13/05 Leeds',
    '2026-05-15 -1000 Adams and sons Invoice 4402',
  ]);
});
