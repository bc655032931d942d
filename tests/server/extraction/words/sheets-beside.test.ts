/** Spreadsheets wider than the paper: their right columns on pages of their own. */
import { describe, expect, it } from 'vitest';
import { onItsSheet, withSheetsJoined } from '../../../../server/extraction/words/sheets-beside.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const CELLS = [
  (text: string) => left(40, text),
  (text: string) => left(120, text),
  (text: string) => right(320, text),
  (text: string) => right(420, text),
  (text: string) => right(520, text),
] as const;

/** Rows of a sheet, below one another; empty cells are left out. */
function sheetRows(...rows: readonly (readonly string[])[]): Row[] {
  return rows.map((texts, index) =>
    row(60 + 14 * index, ...texts.flatMap((text, at): Cell[] => (text === '' ? [] : [CELLS[at]!(text)]))),
  );
}

/** The part of such rows that a page holds: columns `from` to `to`, without the lines that are empty there. */
function part(number: number, rows: readonly Row[], from: number, to: number) {
  const edges = [0, 110, 250, 340, 440, 600];
  const isOn = ({ at }: Cell): boolean => at > edges[from]! && at <= edges[to]!;
  const kept = rows.map((of) => ({ ...of, cells: of.cells.filter(isOn) }));
  return page(
    number,
    kept.filter(({ cells }) => cells.length > 0),
  );
}

const HEADING = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const FIRST = sheetRows(
  HEADING,
  ['04/03/2026', 'Corner shop', '12.50', '', '87.50'],
  ['05/03/2026', 'Wages', '', '900.00', '987.50'],
  ['06/03/2026', 'Tram ticket', '3.20', '', '984.30'],
);
const SECOND = sheetRows(
  ['07/03/2026', 'Bakery', '9.11', '', '975.19'],
  ['08/03/2026', 'Garage', '16.07', '', '959.12'],
  ['09/03/2026', 'Cinema', '18.07', '', '941.05'],
);
const CLOSING = sheetRows(['Closing balance', '', '', '', '984.30']);

const read = (pages: Parameters<typeof withSheetsJoined>[0]) => {
  const { statement } = readStatement(withSheetsJoined(pages));
  return [amountsOf({ statement }), statement.transactions.map(({ balance }) => balance)];
};

const OF_FIRST = [
  [-1250, 90000, -320],
  [8750, 98750, 98430],
];
const OF_BOTH = [
  [-1250, 90000, -320, -911, -1607, -1807],
  [8750, 98750, 98430, 97519, 95912, 94105],
];

describe('a spreadsheet wider than the paper', () => {
  it('is read across its pages', () => {
    expect(read([part(1, FIRST, 0, 3), part(2, FIRST, 3, 5)])).toEqual(OF_FIRST);
  });

  it('may hold amounts on its right pages that look like days', () => {
    const pages = [part(1, FIRST, 0, 2), part(2, SECOND, 0, 2), part(3, FIRST, 2, 5), part(4, SECOND, 2, 5)];
    expect(read(pages)).toEqual(OF_BOTH);
  });

  it('may be three pages wide', () => {
    const columns = [[0, 2], [2, 4], [4, 5]] as const; // prettier-ignore
    const pages = columns.flatMap(([from, to], at) => [
      part(2 * at + 1, FIRST, from, to),
      part(2 * at + 2, SECOND, from, to),
    ]);
    expect(read(pages)).toEqual(OF_BOTH);
  });

  it('may be printed over and then down', () => {
    const pages = [part(1, FIRST, 0, 2), part(2, FIRST, 2, 5), part(3, SECOND, 0, 2), part(4, SECOND, 2, 5)];
    expect(read(pages)).toEqual(OF_BOTH);
  });

  it('may end with a page without rows, whose right columns are printed or empty', () => {
    const [above, below] = [part(1, FIRST, 0, 3), part(2, CLOSING, 0, 3)];
    const printed = withSheetsJoined([above, below, part(3, FIRST, 3, 5), part(4, CLOSING, 3, 5)]);
    expect(printed.map(({ further }) => further)).toEqual([[3], [4], undefined, undefined]);
    expect(read([above, below, part(3, FIRST, 3, 5)])).toEqual(OF_FIRST);
  });

  it('may have the period in a cell beside its name', () => {
    const rows = sheetRows(['Period', '', '', '01/03/2026 - 31/03/2026'], ...FIRST.map(() => []));
    const lower = FIRST.map((of) => ({ ...of, y: of.y + 14 }));
    const pages = [[0, 3], [3, 5]].map(([from, to], at) => part(at + 1, [rows[0]!, ...lower], from!, to!)); // prettier-ignore
    expect(read(pages)).toEqual(OF_FIRST);
  });

  it('has its boxes where they were printed', () => {
    const [first] = withSheetsJoined([part(1, FIRST, 0, 3), part(2, FIRST, 3, 5)]);
    const { width } = first!;
    const box = { page: 1, part: 'balance' as const, x0: width + 470, x1: width + 500, y0: 10, y1: 20 };
    expect(onItsSheet(first!, box)).toMatchObject({ page: 2, x0: 470, x1: 500 });
  });

  it('is none where the last page ends after a few lines that are set as the others', () => {
    const lines = (...cells: readonly (readonly [text: string, amount: string])[]) =>
      cells.map(([text, amount], index) => row(60 + 14 * index, left(40, text), right(300, amount)));
    const days = ['02', '03', '04', '05', '06', '09'].map((day) => [`${day}/03/2026 Toll`, '12.50'] as const);
    const pages = [
      page(1, lines(['Account 4410', ''], ['Day', 'Amount'], ...days)),
      page(2, lines(['Account 4410', ''], ['10/03/2026 Rent', '300.00'], ['Closing balance', '625.00'])),
    ];
    expect(withSheetsJoined(pages)).toBe(pages);
  });

  it('is none where the days of the second page have more digits than those of the first', () => {
    const rows = (from: number): Row[] =>
      [0, 1, 2, 3].map((at) =>
        row(60 + 14 * at, left(40, `${from + at} May 2026`), left(120, 'Toll'), right(320, '12.50')),
      );
    const pages = [page(1, rows(1)), page(2, rows(14)), page(3, rows(20))];
    expect(withSheetsJoined(pages)).toBe(pages);
  });

  it('is none where both pages have rows of their own', () => {
    const same = [part(1, FIRST, 0, 5), part(2, FIRST, 0, 5)];
    expect(withSheetsJoined(same)).toBe(same);
  });
});

it('a page that repeats the names of the days and the amounts in their places is no right part of the one before', () => {
  // Days like amounts ("02.08"), and one row with a day of three parts behind its text, on lines of one grid.
  const first = sheetRows(
    ['Datum', 'Text', 'Belopp', '', 'Saldo'],
    ['02.08.', 'Lön', '12,50', '', '87,50'],
    ['02.08.2021', 'Kort', '', '', ''],
    ['03.08.2021', 'Kort', '', '', ''],
    ['04.08.2021', 'Kort', '9,00', '', '78,50'],
  );
  const second = sheetRows(
    ['Datum', 'Text', 'Belopp', '', 'Saldo'],
    ['05.08', 'Bageri', '', '', ''],
    ['', 'Hyra', '18,50', '', '60,00'],
    ['06.08', 'Bageri', '', '', ''],
    ['', 'Avgift', '10,00', '', '50,00'],
  );
  const pages = [page(1, first), page(2, second)];
  expect(withSheetsJoined(pages)).toBe(pages);
});
