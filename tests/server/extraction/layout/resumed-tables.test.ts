import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { withTablesResumed } from '../../../../server/extraction/layout/resumed-tables.ts';
import { splitTables } from '../../../../server/extraction/layout/tables.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

/** Per table the name of its first column, and the first two words of its lines. */
function tables(...pages: readonly (readonly Row[])[]): (readonly string[])[] {
  const tokens = tokensOf(DOT, ...pages);
  return withTablesResumed(splitTables(tokens, findHeadings(tokens))).tables.map(({ heading, lines }) => [
    heading?.columns[0]?.text ?? '',
    ...lines.map(({ line }) => textOf(line.words.slice(0, 2))),
  ]);
}

const HEAD = row(
  100,
  left(40, 'Date'),
  left(110, 'Description'),
  right(400, 'Amount'),
  right(480, 'Balance'),
);
const booking = (y: number, text: string): Row =>
  row(y, left(40, '04/03/2026'), left(110, text), right(400, '12.50'), right(480, '80.00'));
const ORDERS = row(60, left(40, 'Payee'), left(200, 'Due date'), right(470, 'Amount'));
const order = (y: number, payee: string): Row =>
  row(y, left(40, payee), left(200, '09/04/2026'), right(470, '310.00'));

const FIRST = [HEAD, booking(114, 'Coffee'), booking(128, 'Books')];

describe('withTablesResumed', () => {
  it('gives rows behind a table at the head of a page to the one before, without its heading again', () => {
    const second = [ORDERS, order(74, 'Garage'), booking(110, 'Rent'), booking(124, 'Tea')];
    expect(tables(FIRST, second)).toEqual([
      ['Date', '04/03/2026 Coffee', '04/03/2026 Books'],
      ['Payee', 'Garage 09/04/2026'],
      ['Date', '04/03/2026 Rent', '04/03/2026 Tea'],
    ]);
  });

  it('does so behind a table at the foot of the page before, and page after page', () => {
    const foot = [{ ...ORDERS, y: 160 }, order(174, 'Garage')];
    const again = [ORDERS, order(74, 'School'), booking(110, 'Salt'), booking(124, 'Roof')];
    expect(tables([...FIRST, ...foot], [booking(60, 'Rent'), booking(74, 'Tea')], again)).toEqual([
      ['Date', '04/03/2026 Coffee', '04/03/2026 Books'],
      ['Payee', 'Garage 09/04/2026'],
      ['Date', '04/03/2026 Rent', '04/03/2026 Tea'],
      ['Payee', 'School 09/04/2026'],
      ['Date', '04/03/2026 Salt', '04/03/2026 Roof'],
    ]);
  });

  it('leaves rows with more amounts than any of the list before has', () => {
    const plan = (y: number): Row =>
      row(y, left(40, '09/04/2026'), right(300, '310.00'), right(400, '12.50'), right(480, '80.00'));
    const second = [ORDERS, order(74, 'Garage'), plan(110), plan(124)];
    expect(tables(FIRST, second)).toHaveLength(2);
  });

  it('leaves rows under the names of their own list that stand where those of the list before do', () => {
    const savings = row(
      60,
      left(40, 'Posted'),
      left(110, 'Details'),
      right(400, 'Amount'),
      right(480, 'Balance'),
    );
    expect(tables(FIRST, [savings, booking(74, 'Rent'), booking(88, 'Tea')])).toEqual([
      ['Date', '04/03/2026 Coffee', '04/03/2026 Books'],
      ['Posted', '04/03/2026 Rent', '04/03/2026 Tea'],
    ]);
  });

  it('leaves rows that stand elsewhere', () => {
    const shifted = (y: number, text: string): Row =>
      row(y, left(52, '04/03/2026'), left(130, text), right(388, '12.50'), right(460, '80.00'));
    expect(tables(FIRST, [ORDERS, shifted(74, 'Rent'), shifted(88, 'Tea')])).toEqual([
      ['Date', '04/03/2026 Coffee', '04/03/2026 Books'],
      ['Payee', '04/03/2026 Rent', '04/03/2026 Tea'],
    ]);
  });

  it('leaves a further table on the same page, which ended the one before', () => {
    const below = [{ ...ORDERS, y: 160 }, order(174, 'Garage'), booking(200, 'Rent'), booking(214, 'Tea')];
    expect(tables([...FIRST, ...below]).map(([name]) => name)).toEqual(['Date', 'Payee']);
  });
});
