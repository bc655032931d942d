import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { pageHeads } from '../../../../server/extraction/layout/pages/page-heads.ts';
import { textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

function heads(...pages: readonly (readonly Row[])[]): string[] {
  const tokens = tokensOf(DOT, ...pages);
  const found = pageHeads(tokens, findHeadings(tokens));
  return tokens.filter(({ line }) => found.has(line.index)).map(({ line }) => textOf(line.words));
}

const names = (y: number): Row => row(y, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'));
const booking = (y: number, text: string): Row =>
  row(y, left(40, '04/03/2026'), left(120, text), right(400, '12.50'));
const dated = (amount: string): Row =>
  row(54, left(40, '31/03/2026'), left(120, 'Statement 3'), right(400, amount));

describe('heads of pages', () => {
  it('are a day and an amount that stand over the names of columns page after page', () => {
    const further = [dated('910.75'), names(90), booking(104, 'Rent')];
    expect(heads([names(90), booking(104, 'Coffee')], further, further)).toEqual([
      '31/03/2026 Statement 3 910.75',
      '31/03/2026 Statement 3 910.75',
    ]);
  });

  it('are figures that stand where they stood above the names of the first page, on pages without names', () => {
    const holder = (amount: string): Row => row(54, left(40, 'J. Doe'), right(400, amount));
    const further = (amount: string): string[] =>
      heads([holder('2,500.00'), names(90), booking(104, 'Coffee')], [holder(amount), booking(104, 'Rent')]);
    expect(further('2,500.00')).toEqual(['J. Doe 2,500.00']);
    expect(further('2,400.00')).toEqual([]);
  });

  it('are some of the names of columns again, from the first', () => {
    const further = (text: string): string[] =>
      heads([names(90), booking(104, 'Coffee')], [row(90, left(40, text)), booking(104, 'Rent')]);
    expect(further('Date Description')).toEqual(['Date Description']);
    expect(further('Date Harrow')).toEqual([]);
    expect(further('Description Date')).toEqual([]);
  });

  it('are words in cells that stand word by word where they stood on a page before, in whatever language', () => {
    const unknown = (y: number, x: number): Row =>
      row(y, left(40, 'Uldvar'), left(x, 'Skervat'), right(400, 'Grolmet'));
    const further = (...top: readonly Row[]): string[] =>
      heads([unknown(90, 120), booking(104, 'Coffee')], [...top, booking(134, 'Rent')]);
    expect(further(unknown(54, 120))).toEqual(['Uldvar Skervat Grolmet']);
    expect(further(unknown(54, 140))).toEqual([]);
    expect(further(booking(54, 'Tea'), unknown(68, 120))).toEqual([]);
  });

  it('are a title and its days where they stood above the rows of a page before, in two cells', () => {
    const title = (y: number): Row => row(y, left(40, 'Skervat'), right(400, '01 SET 30 SET'));
    const further = (...rows: readonly Row[]): string[] => heads(rows, [title(54), booking(68, 'Rent')]);
    expect(further(title(90), booking(104, 'Coffee'))).toEqual(['Skervat 01 SET 30 SET']);
    expect(further(booking(90, 'Coffee'), title(104))).toEqual([]);
  });

  it('are what the name of the amounts goes on with below the heading of every page, no text below another name', () => {
    const further = (x: number): string[] => {
      const top: Row[] = [names(90), row(102, left(x, 'or more'))];
      return heads([...top, booking(130, 'Coffee')], [...top, booking(130, 'Rent')]);
    };
    expect(further(372)).toEqual(['or more', 'or more']);
    expect(further(120)).toEqual([]);
  });

  it('are none that stand there once, or with another amount: they may be the last rows of the page before', () => {
    const further = (amount: string): Row[] => [dated(amount), names(90), booking(104, 'Rent')];
    expect(heads([names(90), booking(104, 'Coffee')], further('910.75'))).toEqual([]);
    expect(heads([names(90), booking(104, 'Coffee')], further('910.75'), further('8.20'))).toEqual([]);
  });
});
