/** Tables with wide blanks in them, which are neither two pages nor a table with notes beside it. */
import { describe, expect, it } from 'vitest';
import { buildLines, textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const read = (rows: readonly Row[], width = 595, height = 842): string[] =>
  buildLines([page(1, rows, width, height)]).map((line) => textOf(line.words));

describe('a wide table', () => {
  it('on a wide sheet is one where its rows begin before the middle and end behind it', () => {
    const rows = ['04/03', '05/03', '06/03', '09/03'].map((day, index) =>
      row(100 + 14 * index, left(40, `${day} Coffee`), left(470, day), right(780, `${index}12.50`)),
    );
    expect(read(rows, 842, 595)[0]).toBe('04/03 Coffee 04/03 012.50');
  });

  it('is one, too, where the amounts stand on the last lines of its rows', () => {
    const rows = ['04/03', '05/03', '06/03', '09/03'].flatMap((day, index) => [
      row(100 + 28 * index, left(40, `${day} Coffee`), left(470, day)),
      row(114 + 28 * index, left(90, 'corner shop'), right(780, `${index}12.50`)),
    ]);
    expect(read(rows, 842, 595).slice(0, 2)).toEqual(['04/03 Coffee 04/03', 'corner shop 012.50']);
  });

  it('keeps its texts and amounts beside days that head them', () => {
    const rows = [0, 1, 2, 3].flatMap((index) => [
      row(100 + 56 * index, left(40, `0${index + 1} March 2026`)),
      row(114 + 56 * index, left(40, `70${index}`), left(120, 'Coffee'), right(500, '12.50')),
      row(128 + 56 * index, left(120, 'corner shop')),
      row(142 + 56 * index, left(120, 'Books'), right(500, '8.00')),
    ]);
    expect(read(rows)[1]).toBe('700 Coffee 12.50');
  });
});

it('rows that begin with a number and end in another date and an amount behind the middle of a wide page are one, below a summary', () => {
  const of = (y: number, code: string, day: string) =>
    row(y, left(45, `${code} ${day}`), left(150, 'Harbour shop'), left(520, day), right(800, '-12.50'));
  const lines = buildLines([
    page(
      1,
      [
        row(60, left(45, 'Opening balance'), right(240, '513.41')),
        of(120, 'K4101', '09/08/2026'),
        of(140, 'K4102', '14/08/2026'),
        of(160, 'K4103', '29/08/2026'),
      ],
      842,
      595,
    ),
  ]);
  expect(new Set(lines.map(({ flow }) => flow)).size).toBe(1);
});

it('rows that end in their date and amount behind the middle of a wide page are no page of their own', () => {
  const of = columnsAt(left(45), left(700), right(800));
  const lines = buildLines([
    page(
      1,
      [
        of(100, 'Details', 'Date', 'Sum'),
        of(120, 'Harbour shop', '4 May', '12.50'),
        of(140, 'Gas works Leeds', '9 May', '70.00'),
        of(160, 'Book shop', '12 May', '8.03'),
      ],
      842,
      595,
    ),
  ]);
  expect(new Set(lines.map(({ flow }) => flow)).size).toBe(1);
});
