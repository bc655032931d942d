/** Names that stand over, or are broken into, those of both directions. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { DOT, left, right, row, tokensOf, type Cell, type Row } from '../../../support/words.ts';

const BOOKING = row(140, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12.50'));

/** Columns of the first heading as `text=roles`. */
const names = (...rows: readonly Row[]): string[] =>
  findHeadings(tokensOf(DOT, [...rows, BOOKING]))[0]!.columns.map(
    ({ text, roles }) => `${text}=${[...roles].toSorted().join('/') || '?'}`,
  );

describe('a name over the blank between two directions', () => {
  const twoLines = (over: Cell): string[] =>
    names(
      row(100, left(40, 'Date'), left(120, 'Details'), over, right(560, 'Balance')),
      row(111, right(400, 'Credits'), right(480, 'Debits')),
    );

  it.each(['Movements', 'Amount', 'Zyx (GBP)'])('is that of neither: %s', (text) => {
    expect(twoLines(left(405, text))).toEqual([
      'Date=date',
      'Details=description',
      'Credits=in',
      'Debits=out',
      'Balance=balance',
    ]);
  });

  it('stays where it says what a column between them holds', () => {
    expect(twoLines(left(418, 'Fee'))).toContain('Fee=foreign');
  });
});

describe('both directions in one column', () => {
  it('have a name of two lines', () => {
    const heading = names(
      row(
        100,
        left(40, 'Date'),
        left(120, 'Details'),
        right(480, 'Withdrawal (Dr) /'),
        right(560, 'Balance'),
      ),
      row(111, right(480, 'Deposit (Cr)')),
    );
    expect(heading).toContain('Withdrawal (Dr) / Deposit (Cr)=amount');
  });

  it('have a name of one line', () => {
    expect(
      names(row(100, left(40, 'Date'), left(120, 'Details'), right(480, 'Paid out / Paid in'))),
    ).toContain('Paid out / Paid in=amount');
  });
});
