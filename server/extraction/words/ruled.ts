/** Rules and the edges of bands that are drawn across a page, between the rows of its table: cell by cell, or at once. */
import { at, type Matrix } from './matrix.ts';
import type { Bounds } from './pdfium-oddities.ts';

/** What is no higher is a line, points. */
const MAX_RULE = 3;
/** What is drawn at heights closer than this is one rule, points: borders of cells side by side. */
const SAME_HEIGHT = 0.8;
/** Share of the page's width that a rule reaches over, at least: an underlined word, or a box beside the table, does not. */
const MIN_WIDTH_SHARE = 0.4;

interface Stroke {
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
}

/** Heights of the rules on a page of `width` points, from top to bottom; `transform` maps what is drawn to the upright page. */
export function rulesAcross(paths: readonly Bounds[], transform: Matrix, width: number): number[] {
  const strokes = paths.flatMap((path) => strokesOf(path, transform)).toSorted((a, b) => a.y - b.y);
  const rules: number[] = [];
  for (let from = 0; from < strokes.length;) {
    const { y } = strokes[from]!;
    let to = from + 1;
    while (to < strokes.length && strokes[to]!.y - y < SAME_HEIGHT) to += 1;
    if (covered(strokes.slice(from, to)) >= MIN_WIDTH_SHARE * width) rules.push(y);
    from = to;
  }
  return rules;
}

/** A line as one stroke, an area as its upper and its lower edge. */
function strokesOf({ x0, y0, x1, y1 }: Bounds, transform: Matrix): readonly Stroke[] {
  const [one, other] = [at(transform, x0, y0), at(transform, x1, y1)];
  const ends = { x0: Math.min(one.x, other.x), x1: Math.max(one.x, other.x) };
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  if (bottom - top <= MAX_RULE) return [{ y: (top + bottom) / 2, ...ends }];
  return [top, bottom].map((y) => ({ y, ...ends }));
}

/** The width that strokes take together, points. */
function covered(strokes: readonly Stroke[]): number {
  let sum = 0;
  let end = -Infinity;
  for (const { x0, x1 } of strokes.toSorted((a, b) => a.x0 - b.x0)) {
    sum += Math.max(0, x1 - Math.max(x0, end));
    end = Math.max(end, x1);
  }
  return sum;
}

/** A rule stands below the baseline it follows, and above the middle of the letters behind it, in type sizes. */
const BELOW_EM = -0.1;
const ABOVE_EM = 0.4;

/** Whether a rule is drawn between two lines of a page. */
export function isRuledBetween(
  rules: readonly number[],
  above: { readonly baseline: number; readonly size: number },
  below: { readonly baseline: number; readonly size: number },
): boolean {
  const from = above.baseline + BELOW_EM * above.size;
  const to = below.baseline - ABOVE_EM * below.size;
  return rules.some((y) => y > from && y < to);
}
