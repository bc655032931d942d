/** Rows that are set as items of a list. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const items = [
  ['4 Mar', 'Ferry', '-£44.25'],
  ['5 Mar', 'Wages', '+£1,200.00'],
  ['9 Mar', 'Rent', '-£200.00'],
] as const;

it.each(['\u2022', '-', '*', '\u25cf', '\u2b06', '\u{1f4b3}'])(
  'say nothing by the point before their day: %s',
  (point) => {
    for (const colon of ['', ':']) {
      const rows = items.map(([day, text, amount]) => [`${point} ${day}${colon} ${text} ${amount}`]);
      expect(rowsOf(readSmall({ above: ['Statement for March 2026'], heading: null, rows }))).toEqual([
        '2026-03-04 -4425 Ferry',
        '2026-03-05 +120000 Wages',
        '2026-03-09 -20000 Rent',
      ]);
    }
  },
);

it('but a stroke before what may be an amount is its sign', () => {
  const stages = readSmall({
    above: ['Opening balance 500.00'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['04/03/2026', 'Ferry', '- 12.05'],
      ['05/03/2026', 'Wages', '1,200.00'],
      ['09/03/2026', 'Rent', '- 10.04'],
    ],
    below: ['Closing balance 1,677.91'],
  });
  expect(stages.statement.verification.status).toBe('verified');
});

it.each(['.', ')', ':'])('say nothing by their number before it: 3%s', (point) => {
  const rows = items.map(([day, text, amount], at) => [`${at + 3}${point} ${day} ${text} ${amount}`]);
  expect(rowsOf(readSmall({ above: ['Statement for March 2026'], heading: null, rows }))).toEqual([
    '2026-03-04 -4425 Ferry',
    '2026-03-05 +120000 Wages',
    '2026-03-09 -20000 Rent',
  ]);
});

it('nor are rows the lines of texts that begin with an article and a day, below the days of the rows', () => {
  const { statement } = readSmall({
    above: ['Statement period 1 March 2026 to 31 March 2026', 'Opening balance 500.00'],
    heading: ['Date', 'Details', 'Money out', 'Money in', 'Balance'],
    rows: [
      ['04 Mar', 'Card payment to ferry'],
      ['', 'On 03/03 Leith', '12.05', '', '487.95'],
      ['09 Mar', 'Card payment to baker'],
      ['', 'On 08/03 Perth', '10.05', '', '477.90'],
      ['11 Mar', 'Card payment to cinema'],
      ['', 'On 10/03 Leith', '7.90', '', '470.00'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Card payment to ferry On 03/03 Leith',
    'Card payment to baker On 08/03 Perth',
    'Card payment to cinema On 10/03 Leith',
  ]);
});
