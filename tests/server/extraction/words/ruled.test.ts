/** Rules and edges of bands that are drawn across a page. */
import { describe, expect, it } from 'vitest';
import { isRuledBetween, rulesAcross } from '../../../../server/extraction/words/ruled.ts';

/** PDF space has its origin at the bottom of a page of 600 by 800 points. */
const UPRIGHT = [1, 0, 0, -1, 0, 800] as const;
const rules = (...paths: readonly (readonly [number, number, number, number])[]): number[] =>
  rulesAcross(
    paths.map(([x0, y0, x1, y1]) => ({ x0, y0, x1, y1 })),
    UPRIGHT,
    600,
  );

describe('rules across a page', () => {
  it('are lines, and borders of cells side by side', () => {
    expect(rules([40, 700, 560, 700.5])).toEqual([99.75]);
    expect(rules([40, 700, 160, 700], [160, 700, 300, 700], [300, 700.2, 560, 700.2])).toHaveLength(1);
  });

  it('are the edges of bands', () => {
    expect(rules([40, 650, 560, 700])).toEqual([100, 150]);
  });

  it('are not drawn below a word, beside the table or from top to bottom', () => {
    expect(rules([40, 700, 120, 700], [450, 500, 560, 760], [300, 100, 300.5, 700])).toEqual([]);
    expect(rules([40, 700, 120, 700], [40, 700, 120, 700], [40, 700, 120, 700])).toEqual([]);
  });

  it('lie between two lines below the one and above the other', () => {
    const line = (baseline: number) => ({ baseline, size: 10 });
    expect(isRuledBetween([104], line(100), line(112))).toBe(true);
    expect(isRuledBetween([111], line(100), line(112))).toBe(false);
    expect(isRuledBetween([98], line(100), line(112))).toBe(false);
  });
});
