/** A small statement read by the whole engine, from words at known places: for tests of one convention at a time. */
import { readStatement, type Stages } from '../../server/extraction/read.ts';
import { left, page, PITCH, right, row, type Row } from './words.ts';

/** Right edges of the amount columns, left to right. */
const EDGES = [340, 420, 500, 580];

export interface Small {
  /** Texts above the table, one line each. */
  readonly above?: readonly string[];
  /** Headings of date, text and the amount columns; null for a table without any. */
  readonly heading: readonly string[] | null;
  /** Date, text, then one cell per amount column; empty cells stay empty. Several tables: see `pages`. */
  readonly rows: readonly (readonly string[])[];
  readonly below?: readonly string[];
}

/** The rows of a page: what stands above, the table, what stands below. */
export function smallPage({ above = [], heading, rows, below = [] }: Small): Row[] {
  let y = 60;
  const next = (by = PITCH): number => (y += by);
  return [
    ...above.map((text) => row(next(), left(40, text))),
    ...(heading ? [row(next(40), ...cellsOf(heading))] : [row(next(40))]),
    ...rows.map((cells) => row(next(), ...cellsOf(cells))),
    ...below.map((text, index) => row(next(index === 0 ? 40 : PITCH), left(40, text))),
  ].filter((made) => made.cells.length > 0);
}

function cellsOf([date = '', text = '', ...amounts]: readonly string[]) {
  return [
    ...(date === '' ? [] : [left(40, date)]),
    ...(text === '' ? [] : [left(110, text)]),
    ...amounts.flatMap((amount, index) => (amount === '' ? [] : [right(EDGES[index]!, amount)])),
  ];
}

/** All stages of a statement of these pages. */
export function readSmall(...pages: readonly Small[]): Stages {
  return readStatement(pages.map((small, index) => page(index + 1, smallPage(small))));
}

/** Rows in short: `2026-03-04 -12.50 Coffee`, amounts in minor units. */
export function rowsOf({ statement }: Pick<Stages, 'statement'>): string[] {
  return statement.transactions.map(
    ({ date, direction, amount, description }) =>
      `${date} ${direction === 'in' ? '+' : '-'}${amount} ${description}`,
  );
}

/** Signed amounts in minor units. */
export function amountsOf({ statement }: Pick<Stages, 'statement'>): number[] {
  return statement.transactions.map(({ direction, amount }) => (direction === 'in' ? amount : -amount));
}

/** The texts of a statement's rows, of one page. */
export function textsOnPage(...rows: readonly Row[]): string[] {
  return readStatement([page(1, rows)]).statement.transactions.map(({ description }) => description);
}

/** A statement whose rows are all proved, from 100.00 to 62.50. */
export const PROVED: Small = {
  above: [
    'Account number: 20450011',
    'Statement period 01/05/2026 to 31/05/2026',
    'Opening balance 100.00',
    'Closing balance 62.50',
  ],
  heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
  rows: [
    ['04/05/2026', 'Coffee', '12.50', '', '87.50'],
    ['09/05/2026', 'Books', '40.00', '', '47.50'],
    ['18/05/2026', 'Refund', '', '15.00', '62.50'],
  ],
};
