import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { splitTables, sameShape, type Table } from '../../../../server/extraction/layout/tables.ts';
import { columnsAt, DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

function tables(...pages: readonly (readonly Row[])[]): Table[] {
  const tokens = tokensOf(DOT, ...pages);
  return splitTables(tokens, findHeadings(tokens));
}
const texts = (table: Table): string[] => table.lines.map(({ line }) => textOf(line.words));

const HEAD = row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'));
const booking = (y: number, text: string) =>
  row(y, left(40, '04/03/2026'), left(120, text), right(400, '12.50'));

describe('splitTables', () => {
  it('is one table without a heading', () => {
    const [table, ...others] = tables([booking(100, 'Coffee'), booking(114, 'Books')]);
    expect(others).toEqual([]);
    expect([table!.heading, texts(table!)]).toEqual([
      null,
      ['04/03/2026 Coffee 12.50', '04/03/2026 Books 12.50'],
    ]);
  });

  it('runs from a heading to the next, on over pages without one', () => {
    const found = tables(
      [row(60, left(40, 'Your statement')), HEAD, booking(114, 'Coffee')],
      [booking(60, 'Books'), { ...HEAD, y: 100 }, booking(114, 'Rent')],
    );
    expect(found.map(texts)).toEqual([
      ['04/03/2026 Coffee 12.50', '04/03/2026 Books 12.50'],
      ['04/03/2026 Rent 12.50'],
    ]);
  });

  it('begins with the days above the first heading that stand on lines of their own over their rows', () => {
    const under = (y: number, text: string): Row => row(y, left(60, text), right(400, '12.50'));
    const day = columnsAt(left(40));
    const balances = row(
      180,
      left(40, 'Date'),
      right(200, 'Balance'),
      left(300, 'Date'),
      right(440, 'Balance'),
    );
    const rows = [day(60, '4 March 2026'), under(74, 'Coffee'), day(88, '9 March 2026'), under(102, 'Books')];
    expect(texts(tables([row(40, left(40, 'Your statement')), ...rows, balances])[0]!)).toEqual([
      '4 March 2026', 'Coffee 12.50', '9 March 2026', 'Books 12.50',
    ]); // prettier-ignore
    expect(tables([...rows.slice(0, 2), balances])[0]!.heading).not.toBeNull();
  });

  it('begins with the rows above the first heading, also where a title stands between the two', () => {
    const tokens = tokensOf(DOT, [
      booking(60, 'Coffee'),
      booking(74, 'Books'),
      row(88, left(40, 'Pending transactions')),
      HEAD,
      booking(114, 'Rent'),
    ]);
    const title = new Set([tokens[2]!.line.index]);
    expect(splitTables(tokens, findHeadings(tokens), title).map(texts)).toEqual([
      ['04/03/2026 Coffee 12.50', '04/03/2026 Books 12.50', 'Pending transactions'],
      ['04/03/2026 Rent 12.50'],
    ]);
  });

  it('keeps the order of pages whose margins take turns', () => {
    const full = (y: number, text: string, by: number): Row =>
      row(
        y,
        left(40 + by, '04/03/2026'),
        left(120 + by, text),
        right(400 + by, '12.50'),
        right(480 + by, '80.00'),
      );
    const head = row(
      100,
      left(40, 'Date'),
      left(120, 'Description'),
      right(400, 'Amount'),
      right(480, 'Balance'),
    );
    const found = tables(
      [head, full(114, 'Coffee', 0), full(128, 'Books', 0)],
      [full(60, 'Rent', 20), full(74, 'Roof', 20)],
      [full(60, 'Tea', 0), full(74, 'Salt', 0)],
    );
    expect(
      found
        .map(texts)
        .flat()
        .map((text) => text.split(' ')[1]),
    ).toEqual(['Coffee', 'Books', 'Rent', 'Roof', 'Tea', 'Salt']);
    expect(sameShape(found[0]!, found[2]!)).toBe(true);
  });

  it('knows equal headings as one shape', () => {
    const [first, second] = tables([HEAD, booking(114, 'Coffee')], [HEAD, booking(114, 'Books')]);
    expect(sameShape(first!, second!)).toBe(true);
    const [other] = tables([row(100, left(40, 'Date'), right(400, 'Balance')), booking(114, 'x')]);
    expect(sameShape(other!, first!)).toBe(false);
  });

  it('knows them where a page lies a little aside', () => {
    const shifted = (by: number): Row => ({
      ...HEAD,
      cells: HEAD.cells.map((cell) => ({ ...cell, at: cell.at + by })),
    });
    const [first, near] = tables([HEAD, booking(114, 'Coffee')], [shifted(5), booking(114, 'Books')]);
    expect(sameShape(first!, near!)).toBe(true);
    const [again, far] = tables([HEAD, booking(114, 'Coffee')], [shifted(30), booking(114, 'Books')]);
    expect(sameShape(again!, far!)).toBe(false);
  });
});

describe('a single row above the first heading', () => {
  const above = (label: string): string[] =>
    tables([
      row(60, left(120, label), right(400, '80.00')),
      row(72, left(40, '01/03/2026'), left(120, 'Payment, thank you'), right(400, '-80.00')),
      row(86, left(40, 'Purchases of A. Moor')),
      HEAD,
      booking(114, 'Coffee'),
      booking(126, 'Books'),
    ]).flatMap(texts);

  it('is of its table where it stands below the balance the list starts from', () => {
    expect(above('- Previous balance')[0]).toBe('01/03/2026 Payment, thank you -80.00');
    expect(above('- Previous balance')).toHaveLength(3);
  });

  it('is none below anything else', () => {
    expect(above('Minimum payment')).toEqual(['04/03/2026 Coffee 12.50', '04/03/2026 Books 12.50']);
  });
});

describe('rows above the first heading', () => {
  const above = (...behind: string[]): string[] =>
    tables([
      ...[60, 72].map((y) =>
        row(
          y,
          left(40, '01/03/2026'),
          left(120, 'Rent'),
          right(400, '80.00'),
          ...behind.map((text) => left(420, text)),
        ),
      ),
      HEAD,
      booking(114, 'Coffee'),
    ]).flatMap(texts);

  it.each([
    ['end in their amount', []],
    ['in its mark', ['D']],
    ['in another day', ['03/03/2026']],
  ])('are a list where they %s', (_, behind) => {
    expect(above(...behind)).toHaveLength(3);
  });

  it('are none with other words behind', () => {
    expect(above('a month')).toEqual(['04/03/2026 Coffee 12.50']);
  });
});

describe('rows on pages before the first heading', () => {
  const days = ['01/03/2026', '02/03/2026', '03/03/2026'];
  const apart = (...of: readonly string[]) =>
    of.flatMap((day, index) => [
      row(60 + 24 * index, left(40, day), left(120, 'Transfer')),
      row(72 + 24 * index, left(120, 'Rent'), right(400, '80.00')),
    ]);

  it('are a list of their own where days and amounts stand on lines of their own', () => {
    expect(tables(apart(...days), [HEAD, booking(114, 'Coffee')]).flatMap(texts)).toHaveLength(7);
  });

  it('are none where they are few', () => {
    expect(tables(apart(...days.slice(1)), [HEAD, booking(114, 'Coffee')]).flatMap(texts)).toHaveLength(1);
  });
});

describe('tables side by side', () => {
  const head = row(
    100,
    left(40, 'Date'),
    left(100, 'Check'),
    right(220, 'Amount'),
    left(300, 'Date'),
    left(360, 'Check'),
    right(480, 'Amount'),
  );
  const pair = (y: number, a: string, b: string) =>
    row(
      y,
      left(40, '04/03'),
      left(100, a),
      right(220, '1.10'),
      left(300, '05/03'),
      left(360, b),
      right(480, '2.20'),
    );

  it('are read one after the other, each with its own columns', () => {
    const found = tables([head, pair(114, '1001', '1003'), pair(128, '1002', '1004')]);
    expect(found.map((table) => [table.group, texts(table)])).toEqual([
      [0, ['04/03 1001 1.10', '04/03 1002 1.10']],
      [1, ['05/03 1003 2.20', '05/03 1004 2.20']],
    ]);
    expect(found.map((table) => table.heading!.columns.length)).toEqual([3, 3]);
  });

  it('leave the texts of the first their room, up to where the next begins', () => {
    const names = (x: number) => [left(x, 'Date'), right(x + 90, 'Amount'), left(x + 105, 'Description')];
    const booked = (x: number, text: string) => [
      left(x, '04/03'),
      right(x + 90, '1.10'),
      left(x + 105, text),
    ];
    const text = 'Merchant service deposit 441';
    const found = tables([
      row(100, ...names(40), ...names(310)),
      row(114, ...booked(40, text), ...booked(310, 'Branch')),
    ]);
    expect(found.map((table) => texts(table))).toEqual([[`04/03 1.10 ${text}`], ['04/03 1.10 Branch']]);
  });

  it('are not cut through the text of a line that runs on from one into the next', () => {
    const figure = row(142, left(200, 'Balance at the start of it'), right(480, '76.50'));
    const found = tables([head, pair(114, '1001', '1002'), figure]);
    expect(texts(found[0]!)).toHaveLength(1);
    expect(texts(found[1]!).at(-1)).toBe('Balance at the start of it 76.50');
  });

  it('are not cut through a sum that stands below any of them, behind words alone', () => {
    const below = (label: string) =>
      tables([
        row(100, ...names(40), ...names(240), ...names(440)),
        row(114, ...booked(40, '1001'), ...booked(240, '1003'), ...booked(440, '1005')),
        row(128, ...booked(40, '1002'), ...booked(240, '1004')),
        row(142, left(40, label), right(330, '6.60')),
      ]).map((table) => texts(table).slice(1).join(', '));
    const names = (x: number) => [left(x, 'Check'), left(x + 50, 'Date'), right(x + 130, 'Amount')];
    const booked = (x: number, check: string) => [
      left(x, check),
      left(x + 50, '04/03'),
      right(x + 130, '1.10'),
    ];
    expect(below('Total checks')).toEqual(['1002 04/03 1.10', '1004 04/03 1.10', 'Total checks 6.60']);
    expect(below('1009')).toEqual(['1002 04/03 1.10, 1009', '1004 04/03 1.10, 6.60', '']);
  });

  it('are read page by page', () => {
    const found = tables([head, pair(114, '1001', '1002')], [pair(60, '1003', '1004')]);
    expect(found.map((table) => texts(table).map((text) => text.split(' ')[1]))).toEqual([
      ['1001'],
      ['1002'],
      ['1003'],
      ['1004'],
    ]);
  });

  it('have their tokens counted from their own first word', () => {
    const [, second] = tables([head, pair(114, '1001', '1002')]);
    const [tokens] = second!.lines;
    const [date, money] = [tokens!.dates[0]!, tokens!.monies.at(-1)!];
    const text = (token: { from: number; to: number }) =>
      textOf(tokens!.line.words.slice(token.from, token.to));
    expect([text(date), text(money)]).toEqual(['05/03', '2.20']);
  });

  it('are not seen in two amount columns of one table', () => {
    expect(
      tables([
        row(100, left(40, 'Date'), right(300, 'Paid out'), right(400, 'Paid in')),
        booking(114, 'Coffee'),
      ]),
    ).toHaveLength(1);
  });
});
