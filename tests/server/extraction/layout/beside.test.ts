import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { left, linesOf, right, row, type Row } from '../../../support/words.ts';

/** Rows of a table, 16 points apart. */
const table = (...days: readonly string[]): Row[] =>
  days.map((day, index) =>
    row(100 + 16 * index, left(40, `${day} Groceries`), right(300, '12.50'), right(380, '87.50')),
  );

/** Text in lines of their own pitch, from a place on. */
const column = (x: number, y: number, pitch: number, ...texts: readonly string[]): Row[] =>
  texts.map((text, index) => row(y + pitch * index, left(x, text)));

const DAYS = ['01/03', '02/03', '03/03', '04/03', '05/03', '06/03'];
const NOTES = [
  'In short',
  'Opened with 100.00',
  'Went out 75.00',
  'You may overdraw by',
  '5,000.00',
  'Call us',
];

const flows = (rows: readonly Row[]): string[][] => {
  const lines = linesOf(rows);
  return [...Map.groupBy(lines, (line) => line.flow).values()].map((flow) =>
    flow.map((line) => textOf(line.words)),
  );
};

describe('notes beside a table', () => {
  it('are lines of their own, also where a row stands on their baseline', () => {
    expect(flows([...table(...DAYS), ...column(420, 92, 12, ...NOTES)])).toEqual([
      DAYS.map((day) => `${day} Groceries 12.50 87.50`),
      NOTES,
    ]);
  });

  it('are lines of their own where half of the rows have one on their baseline by chance', () => {
    const rows = table(...DAYS.slice(0, 4));
    const notes = [92, 100, 108, 116, 124, 156].map((y, index) => row(y, left(420, NOTES[index]!)));
    expect(flows([...rows, ...notes])).toEqual([
      DAYS.slice(0, 4).map((day) => `${day} Groceries 12.50 87.50`),
      NOTES,
    ]);
  });

  it('are lines of their own where most stand nearly on the baseline of a row, now above it, now below', () => {
    const beside = NOTES.map((note, index) => row(100 + 16.6 * index, left(420, note)));
    expect(flows([...table(...DAYS), ...beside])).toEqual([
      DAYS.map((day) => `${day} Groceries 12.50 87.50`),
      NOTES,
    ]);
  });

  it('are lines of their own where they are days with a figure each, set closer than the rows', () => {
    const balances = DAYS.map((day, index) =>
      row(96 + 11 * index, left(420, day), right(520, `8${index}.50`)),
    );
    expect(flows([...table(...DAYS), ...balances])).toEqual([
      DAYS.map((day) => `${day} Groceries 12.50 87.50`),
      DAYS.map((day, index) => `${day} 8${index}.50`),
    ]);
  });

  it('are no balances with their marks, set in a type that stands higher', () => {
    const balances = DAYS.map((_, index) => row(101.5 + 16.2 * index, right(520, '87.50'), left(524, 'Cr')));
    expect(flows([...table(...DAYS), ...balances])).toHaveLength(1);
  });

  it('are no value dates with amounts, which stand on the lines of the rows', () => {
    const values = DAYS.map((day, index) =>
      row(100 + 16 * index, left(420, day), right(520, `8${index}.50`)),
    );
    expect(flows([...table(...DAYS), ...values])).toHaveLength(1);
  });

  it('are no column of texts whose cells are set lower and higher than the dates before them', () => {
    const rows = DAYS.map((day, index) => row(100 + 16 * index, left(40, day)));
    const texts = DAYS.map((_, index) =>
      row(100 + 16 * index + (index % 3), left(120, 'Corner shop'), right(400, '12.50')),
    );
    expect(flows([...rows, ...texts])).toHaveLength(1);
  });

  it('are no wrapped column: its cells begin on the rows', () => {
    const remarks = DAYS.flatMap((_, index) =>
      column(420, 100 + 16 * index, 6, 'Paid by card', 'in Northtown'),
    );
    expect(flows([...table(...DAYS), ...remarks])).toHaveLength(1);
  });

  it('are no other half of a list below the same names, its rows on baselines of their own', () => {
    const names = (x: number) => [left(x, 'Date'), left(x + 40, 'Details'), right(x + 200, 'Amount')];
    const half = (x: number, pitch: number): Row[] =>
      DAYS.map((day, index) =>
        row(100 + pitch * index, left(x, day), left(x + 40, 'Groceries'), right(x + 200, '12.50')),
      );
    expect(flows([row(84, ...names(40), ...names(270)), ...half(40, 16), ...half(270, 22)])).toHaveLength(1);
  });

  it('are no columns of figures, though the cells beside them are set in the middle of their rows', () => {
    const rows = DAYS.flatMap((day, index) => [
      row(100 + 30 * index, left(40, day), left(80, 'Card payment')),
      row(106 + 30 * index, left(200, '480175'), right(300, '12.50'), right(380, '87.50')),
      row(112 + 30 * index, left(80, 'the grocer')),
    ]);
    expect(flows(rows)).toHaveLength(1);
  });

  it('are no texts whose name stands in the middle of their column, however wide they are', () => {
    const rows = DAYS.flatMap((day, index) => [
      row(100 + 22 * index, left(260, 'Card payment to the')),
      row(105 + 22 * index, left(40, day), right(140, '87.50'), right(220, '12.50')),
      row(111 + 22 * index, left(260, 'grocer of the market')),
    ]);
    const names = row(
      84,
      left(40, 'Date'),
      right(140, 'Balance'),
      right(220, 'Amount'),
      left(290, 'Details'),
    );
    expect(flows([names, ...rows])).toHaveLength(1);
  });

  it('are no rows of a table whose days stand alone on the line above', () => {
    const rows = ['04.03.26', '05.03.26', '06.03.26', '09.03.26'].flatMap((day, index) => [
      row(100 + 34 * index, left(40, `${day} ${day}`)),
      row(111 + 34 * index, left(200, 'Groceries'), right(400, '12.50'), right(480, '87.50')),
      row(121 + 34 * index, left(200, 'Card 4411')),
    ]);
    expect(flows(rows)).toHaveLength(1);
  });

  it('are no column of amounts', () => {
    const balances = DAYS.map((_, index) => row(100 + 16 * index, left(420, '87.50')));
    expect(flows([...table(...DAYS), ...balances])).toHaveLength(1);
  });

  it('are nothing a row reaches into', () => {
    const rows = table(...DAYS);
    const long = row(
      148.1,
      left(40, 'A text that runs on and on through all of the table and what stands beside it, too, and on'),
    );
    expect(flows([...rows, long, ...column(420, 92, 12, ...NOTES)])).toHaveLength(1);
  });
});

describe('notes left of a table', () => {
  const rows = DAYS.map((day, index) =>
    row(100 + 16 * index, left(200, `${day} Groceries`), right(460, '12.50'), right(540, '87.50')),
  );
  const said = DAYS.map((day) => `${day} Groceries 12.50 87.50`);

  it('are lines of their own, also where a row stands on their baseline', () => {
    expect(flows([...rows, ...column(40, 97, 12, ...NOTES)])).toEqual([said, NOTES]);
  });

  it('are no days over their rows', () => {
    const days = DAYS.slice(0, 5).map((day, index) => row(108 + 16 * index, left(40, `Booked on ${day}`)));
    expect(flows([...rows, ...days])).toHaveLength(1);
  });

  it('are no column before the dates, though its cells stand in the middle of rows of two lines', () => {
    const kinds = DAYS.map((_, index) => row((index % 2 ? 108 : 100) + 16 * index, left(40, 'Card payment')));
    expect(flows([...rows, ...kinds])).toHaveLength(1);
  });
});

it('texts behind the amounts are no notes under a name of texts among the names of columns', () => {
  const names = row(80, left(40, 'Date'), right(300, 'Amount'), right(380, 'Balance'), left(420, 'Details'));
  const texts = column(420, 92, 12, ...NOTES.slice(1));
  expect(flows([...table(...DAYS), ...texts])).toHaveLength(2);
  expect(flows([names, ...table(...DAYS), ...texts])).toHaveLength(1);
});
