import { describe, expect, it } from 'vitest';
import { buildLines, clipLine, textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { left, linesOf, page, right, row, word, type Row } from '../../../support/words.ts';

const texts = (lines: ReturnType<typeof linesOf>): string[] => lines.map((line) => textOf(line.words));

describe('buildLines', () => {
  it('puts words of one baseline together, from left to right, whatever their order in the file', () => {
    const words = [word('two', 60, 100), word('below', 40, 120), word('one', 40, 100)];
    const lines = buildLines([{ number: 1, width: 595, height: 842, source: 'text', words }]);
    expect(texts(lines)).toEqual(['one two', 'below']);
  });

  it.each([
    ['a superscript', [word('12', 40, 100), word('a', 60, 97.5, 7)], 1],
    ['a slightly slanted line', [0, 1, 2, 3, 4].map((n) => word('w', 40 + n * 90, 100 + n * 1.2)), 1],
    ['two close lines', [word('one', 40, 100), word('two', 40, 109)], 2],
    ['small lines closer still', [word('one', 40, 100, 6), word('two', 40, 105, 6)], 2],
  ])('%s', (_, words, count) => {
    expect(buildLines([{ number: 1, width: 595, height: 842, source: 'text', words }])).toHaveLength(count);
  });

  it('puts a sign that a cell leaves above its amount before it, on the line of the other cells', () => {
    const amount = [row(100, right(300, '-')), row(112, right(300, '£1,200.00'))];
    expect(texts(linesOf([amount[0]!, row(106, left(40, 'Rent')), amount[1]!]))).toEqual(['Rent -£1,200.00']);
    expect(texts(linesOf([row(100, left(40, 'Rent'), right(300, '-')), amount[1]!]))).toEqual([
      'Rent -£1,200.00',
    ]);
  });

  it('puts a sign with the code of its currency before the digits of its amount too', () => {
    const amount = [row(100, right(300, '-KES')), row(112, right(300, '1,200.00'))];
    expect(texts(linesOf([amount[0]!, row(106, left(40, 'Rent')), amount[1]!]))).toEqual([
      'Rent -KES1,200.00',
    ]);
  });

  it.each([
    ['a number without decimals below a currency', '-KES', '1200'],
    ['an amount with a currency of its own', '-KES', 'KES1,200.00'],
    ['letters that are no currency', '-ABC', '1,200.00'],
    ['a dash in the cell of another row', '-', '1,200.00'],
    ['an amount with a sign of its own', '-', '-£1,200.00'],
    ['an amount that stands elsewhere', '-', '£1,200.00    '],
  ])('leaves alone %s', (_, sign, text) => {
    const lower = text.endsWith(' ') ? left(40, text.trim()) : right(300, text);
    expect(linesOf([row(100, right(300, sign)), row(112, lower)])).toHaveLength(2);
  });

  it('counts lines through all pages and keeps each page a flow of its own', () => {
    const lines = linesOf([row(100, left(40, 'a')), row(120, left(40, 'b'))], [row(100, left(40, 'c'))]);
    expect(lines.map((line) => [line.index, line.page, line.flow])).toEqual([
      [0, 1, 0],
      [1, 1, 0],
      [2, 2, 1],
    ]);
  });

  it('gives a line the size most of its words have', () => {
    const [line] = buildLines([
      {
        number: 1,
        width: 595,
        height: 842,
        source: 'text',
        words: [word('A', 10, 100, 20), word('b', 30, 100), word('c', 50, 100)],
      },
    ]);
    expect(line!.size).toBe(10);
  });
});

describe('two pages on one sheet', () => {
  it('are told by the names of their columns where the days of their rows stand last', () => {
    const rows = [0, 1, 2, 3].map((index) =>
      row(
        100 + 14 * index,
        ...[40, 450].flatMap((x) =>
          index === 0
            ? [left(x, 'Text'), left(x + 100, 'Out of account'), left(x + 300, 'Booked')]
            : [left(x, 'Coffee'), right(x + 150, '12.50'), left(x + 300, `0${index}.02`)],
        ),
      ),
    );
    expect(new Set(buildLines([page(1, rows, 842, 595)]).map(({ flow }) => flow)).size).toBe(2);
  });

  const half = (x: number, month: string) => [
    row(100, left(x, `01/${month} Coffee`)),
    row(114, left(x, `02/${month} Books`)),
    row(128, left(x, `03/${month} Rent`)),
  ];
  const merged = [0, 1, 2].map((index) =>
    row(100 + 14 * index, ...half(40, '03')[index]!.cells, ...half(460, '04')[index]!.cells),
  );

  it('are read one after the other', () => {
    const lines = buildLines([page(1, merged, 842, 595)]);
    expect(texts(lines)).toEqual([
      '01/03 Coffee', '02/03 Books', '03/03 Rent', '01/04 Coffee', '02/04 Books', '03/04 Rent',
    ]); // prettier-ignore
    expect(new Set(lines.map((line) => line.flow)).size).toBe(2);
  });

  it('are told by the names of columns on both, where rows begin with their number', () => {
    const numbered = (x: number, month: string, first: number) =>
      [0, 1, 2].map((index) => left(x, `00${first + index} 0${index + 1}/${month} Coffee`));
    const names = row(86, left(40, 'No Date Particulars'), left(460, 'No Date Particulars'));
    const of = (...above: readonly Row[]) =>
      buildLines([
        page(
          1,
          [
            ...above,
            ...[0, 1, 2].map((index) =>
              row(100 + 14 * index, numbered(40, '03', 41)[index]!, numbered(460, '04', 51)[index]!),
            ),
          ],
          842,
          595,
        ),
      ]);
    expect(texts(of(names)).at(-1)).toBe('0053 03/04 Coffee');
    expect(texts(of()).at(-1)).toBe('0043 03/03 Coffee 0053 03/04 Coffee');
  });

  it('are told from one wide table by the dates behind the gutter', () => {
    const wide = merged.map(({ y }, index) =>
      row(y, left(40, `0${index + 1}/03 Coffee`), left(460, `${index}.50`)),
    );
    expect(texts(buildLines([page(1, wide, 842, 595)]))).toEqual([
      '01/03 Coffee 0.50',
      '02/03 Coffee 1.50',
      '03/03 Coffee 2.50',
    ]);
  });

  it('are told by days with a dot where amounts have a decimal comma', () => {
    const flows = (amount: string): number => {
      const dotted = merged.map(({ y }, index) =>
        row(
          y,
          left(40, `0${index + 1}.03 Coffee`),
          right(380, amount),
          left(460, `0${index + 1}.04 Books`),
          right(800, amount),
        ),
      );
      return new Set(buildLines([page(1, dotted, 842, 595)]).map(({ flow }) => flow)).size;
    };
    expect([flows('12,50'), flows('12.50')]).toEqual([2, 1]);
  });

  it('are not told by days with a dot behind the texts of one wide table', () => {
    const wide = merged.map(({ y }, index) =>
      row(y, left(40, `0${index + 1}.03 Coffee`), left(460, `0${index + 1}.03`), right(800, '12,50')),
    );
    const notes = row(170, left(40, 'Limit 5.000,00'));
    expect(new Set(buildLines([page(1, [...wide, notes], 842, 595)]).map(({ flow }) => flow)).size).toBe(1);
  });

  it('are not told by dates that are all there is behind the gutter, the last column of one wide table', () => {
    const wide = merged.map(({ y }, index) =>
      row(y, left(40, `0${index + 2}/03 Coffee`), right(380, '12.50'), left(460, `0${index + 1}/03`)),
    );
    expect(new Set(buildLines([page(1, wide, 842, 595)]).map(({ flow }) => flow)).size).toBe(1);
  });

  it('are not told by the numbers of pages behind the gutter', () => {
    const pages = [1, 2, 3].map((number) =>
      page(number, [
        ...merged.map(({ y }, index) =>
          row(y, left(40, `0${index + 1}032026 Coffee`), right(560, '12,50'), left(700, `0${index + 1}032026`)),
        ),
        row(300, left(460, `${number}/3`)),
      ], 842, 595),
    ); // prettier-ignore
    expect(new Set(buildLines(pages).map(({ flow }) => flow)).size).toBe(3);
  });

  it('are not told by value dates before amounts whose thousands stand apart', () => {
    const wide = merged.map(({ y }, index) => [
      row(y, left(40, `0${index + 1}/03 Coffee`), left(460, `0${index + 1}/03/2026`)),
      row(y + 6, left(80, 'Books'), right(640, '1 250'), right(800, '12 300')),
    ]);
    expect(new Set(buildLines([page(1, wide.flat(), 842, 595)]).map(({ flow }) => flow)).size).toBe(1);
  });

  it('are told by the names that both have, where one has a single row', () => {
    const names = (y: number, x: number) => row(y, left(x, 'Date Details Amount'));
    const sheet = [...half(40, '03'), names(86, 40), names(72, 460), row(86, left(460, '01/04 Coffee'))];
    expect(texts(buildLines([page(1, sheet, 842, 595)])).at(-1)).toBe('01/04 Coffee');
    const unlike = [...half(40, '03'), names(86, 40), row(100, left(460, '01/04 Coffee'))];
    expect(new Set(buildLines([page(1, unlike, 842, 595)]).map(({ flow }) => flow)).size).toBe(1);
  });

  it('are no matter of an upright page', () => {
    const narrow = merged.map(({ y, cells }) => row(y, cells[0]!, left(330, cells[1]!.text)));
    expect(buildLines([page(1, narrow)])).toHaveLength(3);
  });
});

describe('clipLine', () => {
  const [line] = linesOf([row(100, left(40, 'left'), left(300, 'right'))]);
  it.each([
    [-Infinity, 200, 'left'],
    [200, Infinity, 'right'],
    [0, 600, 'left right'],
  ])('between %d and %d', (x0, x1, text) => {
    expect(textOf(clipLine(line!, x0, x1)!.words)).toBe(text);
  });

  it('is null where nothing lies', () => {
    expect(clipLine(line!, 400, 500)).toBeNull();
  });

  it('shrinks the box to what is left', () => {
    expect(clipLine(line!, 200, Infinity)).toMatchObject({ x0: 300, index: 0 });
  });
});

it('a rule of dashes says nothing, in one word or drawn dash by dash; dashes in empty cells do', () => {
  const dashes = Array.from({ length: 40 }, (_, at) => left(40 + 6 * at, '-'));
  expect(texts(linesOf([row(100, left(40, '----------')), row(114, ...dashes)]))).toEqual([]);
  expect(texts(linesOf([row(100, left(40, '-'), right(300, '-'), right(400, '-'))]))).toEqual(['- - -']);
});
