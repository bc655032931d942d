/** Pages of a text layer that are set aside of the first. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { asTheyLie } from '../../../../server/extraction/words/own-places.ts';
import { withPagesLaidBack } from '../../../../server/extraction/words/shifted-pages.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row } from '../../../support/words.ts';

/** Rows of a page, all of it `by` further right; the balance goes on from `from`. */
function sheet(number: number, by: number, days: readonly number[], from: number): WordPage {
  return page(number, [
    row(
      60,
      left(50 + by, 'Date'),
      left(122 + by, 'Details'),
      right(400 + by, 'Amount'),
      right(560 + by, 'Balance'),
    ),
    ...days.map((day, index) =>
      row(
        80 + 14 * index,
        left(50 + by, `${String(day).padStart(2, '0')}/02/2024`),
        left(122 + by, 'Book shop'),
        right(400 + by, '-10.00'),
        right(560 + by, `${from - 10 * (index + 1)}.00`),
      ),
    ),
  ]);
}

const FIRST = sheet(1, 0, [1, 2, 3], 900);

describe('pages set aside', () => {
  it.each([14, -9])('are laid back by %d points, and their boxes stay where they are', (by) => {
    const pages = withPagesLaidBack([FIRST, sheet(2, by, [5, 8, 9], 870)]);
    expect(pages[1]!.aside).toEqual({ scale: 1, shift: by });
    const { transactions, verification } = asTheyLie(readStatement(pages).statement, pages);
    expect(transactions.map(({ date }) => date.slice(-2))).toEqual(['01', '02', '03', '05', '08', '09']);
    expect(verification.status).not.toBe('mismatch');
    expect(transactions[5]!.boxes.find(({ part }) => part === 'date')!.x0).toBeCloseTo(50 + by, 1);
  });

  it('stay where they hardly differ, differ in part, or are another table', () => {
    const apart = sheet(2, 0, [5], 870);
    const wider: WordPage = {
      ...apart,
      words: apart.words.map((word) => (word.text === 'Balance' ? { ...word, x0: word.x0 + 14 } : word)),
    };
    for (const second of [sheet(2, 1, [5], 870), sheet(2, 60, [5], 870), wider])
      expect(withPagesLaidBack([FIRST, second])[1]).toBe(second);
  });
});

it('days beside the column of dates leave those that rows take over in doubt', () => {
  const second = sheet(2, 16, [5, 8, 9], 870);
  const bare = { ...second, words: second.words.filter(({ baseline }) => baseline > 60) };
  const { transactions } = readStatement([FIRST, bare]).statement;
  const wrong = transactions.filter(
    ({ date, flags }, index) =>
      date.slice(-2) !== ['01', '02', '03', '05', '08', '09'][index] && flags.length === 0,
  );
  expect(wrong).toEqual([]);
});
