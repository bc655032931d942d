/** Headings of rows of words, as tests write them. */
import { findHeadings } from '../../server/extraction/layout/headings/headings.ts';
import { DOT, left, right, row, tokensOf, type Row } from './words.ts';

/** Columns of each heading as `text=roles`, unknown ones as `text=?`. */
export function headings(...rows: readonly Row[]): string[][] {
  return findHeadings(tokensOf(DOT, rows)).map((heading) =>
    heading.columns.map((column) => `${column.text}=${[...column.roles].toSorted().join('/') || '?'}`),
  );
}

/** A row below the names. */
export const BOOKING = row(140, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12.50'));
