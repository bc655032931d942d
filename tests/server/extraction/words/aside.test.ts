/** Pages of a scan that lie a little aside of one another. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { layOnOneAnother, moved, toOwn, type Aside } from '../../../../server/extraction/words/aside.ts';
import { asTheyLie, rereadAside } from '../../../../server/extraction/words/own-places.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, rows } from '../../../support/words.ts';

/** Bookings in three columns, their running balance from `from` on. */
function bookings(number: number, days: readonly number[], from: number): WordPage {
  const lines = days.map((day, index) => [
    left(50, `${String(day).padStart(2, '0')}.02.2024`),
    left(122, `${['Miete', 'Strom', 'Markt'][index % 3]} Auftrag`),
    right(395, `${10 + day},00`),
    right(560, `${from - days.slice(0, index + 1).reduce((sum, one) => sum + 10 + one, 0)},00`),
  ]);
  const scanned = page(number, rows(100, ...lines));
  return {
    ...scanned,
    source: 'ocr',
    words: scanned.words.map((word) => ({ ...word, confidence: 0.95 })),
  };
}

function lying(of: WordPage, aside: Aside): WordPage {
  return { ...of, words: of.words.map((word) => moved(word, (x) => toOwn(aside, x))) };
}

const FIRST = bookings(1, [1, 2, 3, 5, 8, 9], 900);
const SECOND = bookings(2, [12, 13, 14, 15, 16], 812);
const places = ({ words }: WordPage): number[] => words.map(({ x0 }) => x0);

describe('pages aside', () => {
  it.each([
    ['shifted', { scale: 1, shift: 12 }],
    ['stretched', { scale: 0.97, shift: -4 }],
  ])('are laid on those before: %s', (_name, aside) => {
    const [, laid] = layOnOneAnother([FIRST, lying(SECOND, aside)]);
    places(SECOND).forEach((x, index) => expect(Math.abs(places(laid!)[index]! - x)).toBeLessThan(1));
  });

  it('stay where they lie straight, have another table, or were not recognised', () => {
    const text: WordPage = { ...lying(SECOND, { scale: 1, shift: 12 }), source: 'text' };
    const other = page(2, rows(100, [left(90, 'Allgemeine Hinweise')], [left(90, 'zu Ihrem Konto')]));
    for (const second of [SECOND, text, { ...other, source: 'ocr' as const }])
      expect(layOnOneAnother([FIRST, second])).toEqual([FIRST, second]);
  });

  it('are read like the others, and their boxes stay where they are on the page', () => {
    const aside = { scale: 1, shift: 16 };
    const pages = layOnOneAnother([FIRST, lying(SECOND, aside)]);
    const { transactions } = asTheyLie(readStatement(pages).statement, pages);
    expect(transactions.map(({ date }) => date)).toEqual(
      [1, 2, 3, 5, 8, 9, 12, 13, 14, 15, 16].map((day) => `2024-02-${String(day).padStart(2, '0')}`),
    );
    const edge = (row: number): number => transactions[row]!.boxes.find(({ part }) => part === 'date')!.x0;
    expect(edge(0)).toBeCloseTo(50, 1);
    expect(edge(10)).toBeCloseTo(66, 0);
  });

  it('are asked again where their cells are', async () => {
    const cell = { x0: 100, x1: 150, baseline: 90, size: 10, free: 0 };
    const asked: unknown[] = [];
    const readings = await rereadAside({ ...SECOND, aside: { scale: 2, shift: 5 } }, [cell], async (own) => {
      asked.push(...own);
      return [{ texts: [], ink: { x0: 205, x1: 305 } }];
    });
    expect(asked).toEqual([{ ...cell, x0: 205, x1: 305 }]);
    expect(readings).toEqual([{ texts: [], ink: { x0: 100, x1: 150 } }]);
  });
});
