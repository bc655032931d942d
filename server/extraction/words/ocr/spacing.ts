/**
 * Closes up letters that stand apart, as a typewriter sets them. The networks were trained on type that is set close; of
 * 48 dates in Courier they read 20 as printed, and 44 once the gaps are narrowed.
 */
import type { Grey } from './grey.ts';
import type { Segment } from './segments.ts';

/** A stretch across the page that is drawn, pixels of the page. */
export interface Part {
  readonly x0: number;
  readonly x1: number;
}

/** Letters stand apart where half of the gaps are wider than this, in heights of a capital; close type has 0.1 to 0.15. */
const APART = 0.22;
/** A gap as wide as this is a blank between words. */
const BLANK = 0.75;
/** Gaps and blanks are narrowed to this. */
const CLOSE_GAP = 0.15;
const CLOSE_BLANK = 0.45;
/** A gap with four pixels together darker than this holds something: a stop too faint to be found by itself. */
const BLANK_VALUE = 215;
/** Where stops and accents may stand, in heights of a capital above and below the baseline. */
const REACH = { above: 1.2, below: 0.35 };
/** With fewer gaps nothing can be said about a piece. */
const MIN_GAPS = 3;

/** What is to be drawn of a piece, from left to right: all of it where its letters stand close. */
export function closeUp(page: Grey, segment: Segment): Part[] {
  const { x0, x1, capital } = segment;
  const whole = [{ x0, x1 }];
  const ink = inkOf(segment);
  const gaps = ink.slice(1).map((run, index) => run.x0 - ink[index]!.x1);
  if (gaps.length < MIN_GAPS) return whole;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)]!;
  if (middle < APART * capital) return whole;
  const rooms = gaps.map((gap, index) => {
    const room = kept(gap, capital);
    const cut = { x0: ink[index]!.x1 + room / 2, x1: ink[index + 1]!.x0 - room / 2 };
    return isBlank(page, segment, cut) ? room : gap;
  });
  return ink.map((run, index) => ({
    x0: index === 0 ? x0 : run.x0 - rooms[index - 1]! / 2,
    x1: index === ink.length - 1 ? x1 : run.x1 + rooms[index]! / 2,
  }));
}

function isBlank({ data, width, height }: Grey, { baseline, capital }: Segment, cut: Part): boolean {
  const top = Math.max(0, Math.floor(baseline - REACH.above * capital));
  const bottom = Math.min(height - 1, Math.ceil(baseline + REACH.below * capital));
  for (let y = top; y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(cut.x0)); x < Math.min(width - 1, Math.ceil(cut.x1)); x += 1) {
      const at = y * width + x;
      const four = data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!;
      if (four < 4 * BLANK_VALUE) return false;
    }
  return true;
}

export function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
}

function kept(gap: number, capital: number): number {
  return Math.min(gap, (gap < BLANK * capital ? CLOSE_GAP : CLOSE_BLANK) * capital);
}

/** Stretches of ink: letters that overlap from above are one. */
export function inkOf({ letters }: Segment): Part[] {
  const runs: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of letters.toSorted((a, b) => a.x0 - b.x0)) {
    const last = runs.at(-1);
    if (last !== undefined && x0 <= last.x1) last.x1 = Math.max(last.x1, x1);
    else runs.push({ x0, x1 });
  }
  return runs;
}
