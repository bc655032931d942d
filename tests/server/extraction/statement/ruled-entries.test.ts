/** Rules between entries tell on which of their lines the amount stands, where all lines are evenly set. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, PITCH, right, row, type Row } from '../../../support/words.ts';

/** The texts of each entry; the day, the amount and the balance stand on the line at `place`. */
function texts(entries: readonly (readonly string[])[], place: 0 | -1, ruled: boolean): string[] {
  let y = 120;
  let balance = 100;
  const rules = [y - 10];
  const rows: Row[] = [];
  entries.forEach((lines, index) => {
    balance -= 1;
    lines.forEach((text, at) => {
      const figures = [left(40, `0${index + 1}/03/2026`), right(400, '1.00'), right(500, `${balance}.00`)];
      const [day, ...amounts] = figures;
      const isPlace = at === (place === 0 ? 0 : lines.length - 1);
      rows.push(row(y, ...(isPlace ? [day!, left(110, text), ...amounts] : [left(110, text)])));
      y += PITCH;
    });
    rules.push(y - 10);
  });
  const heading = [
    left(40, 'Date'),
    left(110, 'Description'),
    right(400, 'Money out'),
    right(500, 'Balance'),
  ];
  const words = page(1, [row(60, left(40, 'Opening balance 100.00')), row(100, ...heading), ...rows]);
  return readStatement([ruled ? { ...words, rules } : words]).statement.transactions.map(
    ({ description }) => description,
  );
}

const ENTRIES = [
  ['Coffee'],
  ['Transfer', 'J Smith'],
  ['Card payment', 'Harbour Road', 'Visa 4417'],
  ['Transfer', 'Rent March', 'Flat 2'],
  ['Books', 'The Quay'],
];
const READ = ENTRIES.map((lines) => lines.join(' '));

it('entries between rules have their amount on the last line', () => {
  expect(texts(ENTRIES, -1, true)).toEqual(READ);
  // Nothing else tells.
  expect(texts(ENTRIES, -1, false)).not.toEqual(READ);
});

it('entries between rules have their amount on the first line', () => {
  expect(texts(ENTRIES, 0, true)).toEqual(READ);
  const above = [['Transfer', 'J Smith'], ...ENTRIES.slice(1), ['Tea']];
  expect(texts(above, 0, true)).toEqual(above.map((lines) => lines.join(' ')));
});
