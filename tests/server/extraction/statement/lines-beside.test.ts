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
