import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Rows whose codes end two points before what follows, below names set over them. */
const read = (
  heading: readonly [string, number, string],
  rows: readonly (readonly [string, string, string])[],
) =>
  rowsOf(
    readStatement([
      page(1, [
        row(40, left(40, 'Period 01/05/2026 to 31/05/2026')),
        row(54, left(40, 'Opening balance 100.00')),
        row(
          80,
          left(heading[1], heading[0]),
          left(180, heading[2]),
          right(400, 'Amount'),
          right(480, 'Balance'),
        ),
        ...rows.map(([text, amount, balance], index): Row =>
          row(
            100 + 14 * index,
            left(40, 'BK/2026/04'),
            left(92, text),
            right(400, amount),
            right(480, balance),
          ),
        ),
      ]),
    ]),
  ).map((line) => line.slice(0, 16).trim());

it('dates right under the beginning of their name are a column, though a code ends close before them', () => {
  expect(
    read(
      ['Date', 92, 'Text'],
      [
        ['04/05/2026', '-12.50', '87.50'],
        ['06/05/2026', '20.00', '107.50'],
        ['09/05/2026', '-7.50', '100.00'],
      ],
    ),
  ).toEqual(['2026-05-04 -1250', '2026-05-06 +2000', '2026-05-09 -750']);
});

/** Rows of two lines, the second of which begins below the text of the first. */
const readBelow = (second: string) =>
  rowsOf(
    readStatement([
      page(1, [
        row(40, left(40, 'Period 01/05/2026 to 31/05/2026')),
        row(80, left(40, 'Date'), left(140, 'Details'), right(400, 'Amount')),
        ...['04/05/2026', '06/05/2026', '09/05/2026'].flatMap((day, index): Row[] => [
          row(100 + 28 * index, left(40, day), left(140, 'Corner shop'), right(400, '-12.50')),
          row(112 + 28 * index, left(140, second)),
        ]),
      ]),
    ]),
  );

it('a date that goes on as text below the name of the texts is a part of them', () => {
  expect(readBelow('2026-04-30 Harbour lane')[0]).toBe(
    '2026-05-04 -1250 Corner shop 2026-04-30 Harbour lane',
  );
});

it('dates right behind the mark of a balance are a column', () => {
  const booked = (y: number, balance: string, day: string, amount: string): Row =>
    row(y, right(100, balance), left(104, `${day}/05/2026`), left(180, 'Coffee'), right(400, amount));
  const { statement } = readStatement([
    page(1, [
      row(40, left(300, 'Period'), left(360, '01/05/2026 to 31/05/2026')),
      row(54, left(40, 'Opening balance 100.00 CR')),
      booked(100, '87.50 CR', '04', '-12.50'),
      booked(114, '107.50 CR', '06', '20.00'),
      booked(128, '100.00 CR', '19', '-7.50'),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-06', '2026-05-19']);
});

it.each(['08:15', '08:15:30', '8:15 AM'])('a day stands behind the time on it: %s', (time) => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Time'), left(180, 'Details'), right(400, 'Amount'), right(480, 'Balance')),
      row(
        74,
        left(40, `${time} 04/03/2026`),
        left(180, 'Coffee at the corner'),
        right(400, '-12.50'),
        right(480, '87.50'),
      ),
      row(
        88,
        left(40, `${time} 15/03/2026`),
        left(180, 'Salary of the harbour'),
        right(400, '500.00'),
        right(480, '587.50'),
      ),
      row(
        102,
        left(40, `${time} 16/03/2026`),
        left(180, 'Books and paper'),
        right(400, '-7.30'),
        right(480, '580.20'),
      ),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -1250 Coffee at the corner',
    '2026-03-15 +50000 Salary of the harbour',
    '2026-03-16 -730 Books and paper',
  ]);
});

it('days between a number and a time of one text are words of it', () => {
  const entry = (y: number, day: string, text: string, below: string, amount: string): Row[] => [
    row(y, left(40, `${day}/05/2026`), left(110, text)),
    row(y + 11, left(110, below), right(400, amount)),
  ];
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Period 01/05/2026 to 31/05/2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Date'), left(110, 'Details'), right(400, 'Amount')),
      ...entry(100, '04', 'Bakery', 'Card 181 03/05 19:09', '-5.00'),
      ...entry(126, '06', 'Tea house', 'Card 181 05/05 09:31', '-7.00'),
      ...entry(152, '09', 'Florist', 'Card 207 08/05 12:40', '-12.00'),
      ...entry(178, '12', 'Bakery', 'Card 181 11/05 16:22', '-4.00'),
    ]),
  ]);
  expect(rowsOf(stages)[0]).toBe('2026-05-04 -500 Bakery Card 181 03/05 19:09');
});

/** Rows whose texts begin with the day of the purchase, where they are paid by card. */
const readPurchases = (texts: readonly string[]) =>
  readStatement([
    page(1, [
      row(40, left(40, 'Period 01/05/2026 to 31/05/2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Date'), left(140, 'Details'), right(400, 'Amount'), right(480, 'Balance')),
      ...texts.map((text, index): Row =>
        row(
          100 + 14 * index,
          left(40, `0${index + 2}/05/2026`),
          left(140, text),
          right(400, '-5.00'),
          right(480, `${95 - 5 * index}.00`),
        ),
      ),
    ]),
  ]).statement;

it('days that begin some texts, right under their name, are of the texts', () => {
  const texts = ['01/05 ALDER', 'RENT', '02/05 BIRCH', 'WATER', '04/05 CEDAR', 'GAS'];
  const { transactions, verification } = readPurchases(texts);
  expect(transactions.map(({ description }) => description)).toEqual(texts);
  expect(transactions[2]).toMatchObject({ date: '2026-05-04', valueDate: null });
  expect(verification.status).toBe('verified');
});

it('days that stand so in each row are a column, in doubt', () => {
  const { transactions, verification } = readPurchases(['01/05 ALDER', '02/05 BIRCH', '02/05 CEDAR']);
  expect(transactions[0]!.valueDate).toBe('2026-05-01');
  expect(verification.status).toBe('unverified');
});

it('a day behind the number of a card that begins a line of a text is a word of it', () => {
  const read = (second: string): string[] =>
    rowsOf(
      readStatement([
        page(1, [
          row(40, left(40, 'Period 01/05/2026 to 31/05/2026')),
          row(54, left(40, 'Opening balance 100.00')),
          row(80, left(40, 'Date'), left(140, 'Details'), right(400, 'Paid out'), right(480, 'Balance')),
          ...['04', '06', '09', '12'].flatMap((day, index): Row[] => [
            row(100 + 38 * index, left(40, `${day} MAY 2026`), left(140, 'Card payment')),
            row(112 + 38 * index, left(140, second)),
            row(
              124 + 38 * index,
              left(140, 'Corner shop'),
              right(400, '12.50'),
              right(480, (87.5 - 12.5 * index).toFixed(2)),
            ),
          ]),
        ]),
      ]),
    );
  expect(read('4471 02MAY26 CD')[1]).toBe('2026-05-06 -1250 Card payment 4471 02MAY26 CD Corner shop');
});
