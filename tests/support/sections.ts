/** The titles of lists that are found among lines, and what stands below one. */
import { findHeadings } from '../../server/extraction/layout/headings/headings.ts';
import { findSections } from '../../server/extraction/statement/lists/sections.ts';
import { DOT, left, right, row, tokensOf, type Row } from './words.ts';

export const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

/** What each title says that its list holds, joined by a plus. */
export const sectionsIn = (...rows: readonly Row[]): string[] => {
  const tokens = tokensOf(DOT, rows);
  return findSections(tokens, findHeadings(tokens)).map(({ sections }) => [...sections].join('+'));
};

export const names = (y: number): Row =>
  row(y, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));

export const booking = (y: number, amount = '12.50'): Row =>
  row(y, left(40, '04/03/2026'), left(120, 'Some text'), right(500, amount));
