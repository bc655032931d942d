/** Words of a box beside the table, a little lower than the text they share a line with. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const NOTE = ['Please call us', 'any day or', 'write to us', 'in the app'];

it('move no text away from its entry', () => {
  const rows: Row[] = [];
  let y = 120;
  const texts = ['Coffee', 'Books', 'Tea', 'Rent', 'Milk', 'Tram'];
  texts.forEach((text, index) => {
    rows.push(
      row(
        y,
        left(40, `0${index + 1}/03/2026`),
        left(110, text),
        right(400, '1.00'),
        right(500, `${99 - index}.00`),
      ),
      row(y + 10, left(110, 'Harbour Road')),
      row(y + 20, left(110, 'Visa 4417')),
    );
    if (index === 2) rows.push(row(y + 22, left(520, NOTE.join(' '))));
    y += 32;
  });
  const heading = [
    left(40, 'Date'),
    left(110, 'Description'),
    right(400, 'Money out'),
    right(500, 'Balance'),
  ];
  const stages = readStatement([
    page(1, [row(60, left(40, 'Opening balance 100.00')), row(100, ...heading), ...rows]),
  ]);
  expect(stages.statement.transactions.map(({ description }) => description)).toEqual(
    texts.map((text) => `${text} Harbour Road Visa 4417`),
  );
});

it('of rows that share their day are no text of theirs', () => {
  const line = (y: number, day: string, text: string, out: string, balance = ''): Row =>
    row(
      y,
      ...(day === '' ? [] : [left(40, day)]),
      left(110, text),
      ...(out === '' ? [] : [right(400, out)]),
      ...(balance === '' ? [] : [right(460, balance)]),
    );
  const beside = (y: number, text: string): Row => row(y, left(480, text));
  const stages = readStatement([
    page(1, [
      beside(78, 'At a glance'),
      line(94.1, 'Date', 'Description', 'Money out', 'Balance'),
      beside(92.6, 'Start balance'),
      beside(104.3, '100.00'),
      line(111.3, '1 May 2026', 'Start balance', '', '100.00'),
      beside(120.2, 'Money out'),
      line(126.2, '1 May 2026', 'Coffee', '1.00'),
      beside(131.8, '7.00'),
      line(137.7, '', 'Harbour Road', ''),
      line(152.2, '', 'Books', '2.00'),
      line(163.6, '', 'Old Bridge', ''),
      beside(147.7, 'Paid in'),
      beside(159.4, '0.00'),
      line(178.1, '', 'Tram', '4.00', '93.00'),
      line(189.6, '', 'Line 4', ''),
      beside(175.2, 'End balance'),
      beside(186.9, '93.00'),
      line(204.1, '2 May 2026', 'Tea', '3.00', '90.00'),
      line(221.1, '4 May 2026', 'Milk', '5.00', '85.00'),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee Harbour Road',
    'Books Old Bridge',
    'Tram Line 4',
    'Tea',
    'Milk',
  ]);
});
