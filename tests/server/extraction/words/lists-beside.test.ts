/** Two halves of a list side by side on a page, on baselines of their own. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { withListsBelow } from '../../../../server/extraction/words/lists-beside.ts';
import { asTheyLie } from '../../../../server/extraction/words/own-places.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const SHOPS = ['Bakery', 'Tram', 'Books', 'Cinema', 'Gas works', 'Paper'];

/** Rows of a half from `y` on, their days counted from `day`. */
function half(at: number, y: number, day: number): Row[] {
  return SHOPS.map((shop, index) =>
    row(
      y + 20 * index,
      left(at, `${String(day + index).padStart(2, '0')}/03/2026`),
      left(at + 60, shop),
      right(at + 230, `${index + 1}.50`),
    ),
  );
}

const names = (at: number, y: number): Row =>
  row(y, left(at, 'Date'), left(at + 60, 'Details'), right(at + 230, 'Amount'));
const head = row(40, left(40, 'Credit card statement 01/03/2026 to 31/03/2026'));

/** A page of these rows, its words in reading order. */
function sheet(rows: readonly Row[]): WordPage {
  const made = page(1, rows);
  return { ...made, words: made.words.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0) };
}

const daysOf = (pages: readonly WordPage[]): string[] =>
  readStatement(pages).statement.transactions.map(({ date }) => date.slice(-2));

describe('a list beside another', () => {
  const pages = withListsBelow([
    sheet([head, names(40, 80), ...half(40, 100, 1), ...half(310, 92, 7), row(320, left(40, 'Page 1'))]),
  ]);

  it('is laid below it, what follows below both, and its boxes stay where they are', () => {
    expect(daysOf(pages).map(Number)).toEqual(
      Array.from({ length: 2 * SHOPS.length }, (_, index) => index + 1),
    );
    const { transactions } = asTheyLie(readStatement(pages).statement, pages);
    const box = transactions[6]!.boxes.find(({ part }) => part === 'date')!;
    expect([box.x0, box.y1]).toEqual([310, 94]);
    expect(pages[0]!.words.at(-1)!.baseline).toBeGreaterThan(320);
  });

  it.each([
    ['on the baselines of the other, as the second half of wide rows', half(310, 100, 7)],
    [
      'of days and balances without a text',
      half(310, 92, 7).map((of) => ({ ...of, cells: of.cells.filter(({ text }) => /\d/.test(text)) })),
    ],
    [
      'longer than the other, on its baselines as far as that goes',
      [...half(310, 100, 7), ...half(310, 220, 13)],
    ],
    ['of fewer rows', half(310, 92, 7).slice(0, 3)],
  ])('is left where it is: %s', (_, beside) => {
    const made = sheet([head, names(40, 80), ...half(40, 100, 1), ...beside]);
    expect(withListsBelow([made])).toEqual([made]);
  });

  it('ends where a line goes across the page', () => {
    const across = row(
      155,
      left(40, 'All that follows is of the card that ends in 4410, and of nobody else.'),
    );
    const made = sheet([head, names(40, 80), ...half(40, 100, 1), ...half(310, 92, 7), across]);
    expect(withListsBelow([made])).toEqual([made]);
  });
});
