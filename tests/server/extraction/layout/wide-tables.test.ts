/** Tables with wide blanks in them, which are neither two pages nor a table with notes beside it. */
import { describe, expect, it } from 'vitest';
import { buildLines, textOf } from '../../../../server/extraction/layout/lines.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

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
