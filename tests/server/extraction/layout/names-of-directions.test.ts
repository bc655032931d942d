/** Names of columns that say a direction together, under a name of both, or beside what is no name. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { COMMA, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

function names(...rows: readonly Row[]): string[][] {
  return findHeadings(tokensOf(COMMA, rows)).map((heading) =>
    heading.columns.map(({ text, roles }) => `${text}=${[...roles].toSorted().join('/') || '?'}`),
  );
}

const BOOKING = row(160, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12,50'));

describe('names of two directions', () => {
  it('stand each alone below words that name nothing', () => {
    const own = names(
      row(104, left(40, 'Date'), left(120, 'Details'), left(296, 'of the account and card')),
      row(114, right(340, 'Paid in'), right(420, 'Paid out')),
      BOOKING,
    );
    expect(own).toEqual([['Date=date', 'Details=description', 'Paid in=in', 'Paid out=out']]);
  });

  it.each([
    ['Amount debit', 'Amount credit'],
    ['Credit amount', 'Debit amount'],
    ['Kwota obciążenie', 'Kwota uznanie'],
    ['Nợ Dr', 'Có Cr'],
  ])('may be those of an amount: %s, %s', (first, second) => {
    const heading = row(140, left(40, 'Date'), left(120, 'Details'), right(420, first), right(540, second));
    const [found] = names(heading, BOOKING);
    expect(
      found!
        .slice(2)
        .map((name) => name.split('=')[1]!)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['in', 'out']);
  });
});

it('the name of an amount closely behind the beginning of another name is one of its own', () => {
  const own = names(
    row(
      104,
      left(40, 'Date'),
      left(120, 'Type'),
      left(200, 'Counter'),
      left(241, 'Amount'),
      right(420, 'Balance'),
    ),
    row(114, left(200, 'party')),
    BOOKING,
  );
  expect(own[0]!.slice(2)).toEqual(['Counter party=description', 'Amount=amount', 'Balance=balance']);
});

it('a word in parentheses that goes on behind it is no name', () => {
  expect(names(row(100, left(40, 'Account (in EUR)'), left(230, 'Code')))).toEqual([]);
});

it('a sign over the numbers of the rows is no name that counts against the others', () => {
  const heading = row(
    140,
    left(20, '#'),
    left(40, 'Date'),
    left(120, 'Kind of the savings pot'),
    right(400, 'Amount'),
  );
  expect(names(heading, BOOKING)).toEqual([
    ['#=?', 'Date=date', 'Kind of the savings pot=?', 'Amount=amount'],
  ]);
});

it('the name of one day over that of another heads their column together', () => {
  const rows = [
    row(120, left(40, 'MAKSUPÄIVÄ')),
    row(130, left(40, 'KIRJAUSPÄIVÄ'), left(120, 'SELITE'), right(400, 'MÄÄRÄ')),
    BOOKING,
  ];
  expect(names(...rows)).toEqual([['MAKSUPÄIVÄ KIRJAUSPÄIVÄ=date', 'SELITE=description', 'MÄÄRÄ=amount']]);
});
