/** Groups of columns side by side: where each ends, and lines below them that are of no group. */
import type { HeadingColumn } from './headings/heading-columns.ts';
import type { Line } from './lines/lines.ts';
import type { TokenLine } from './tokens.ts';

/**
 * "Checks paid ........ 794.35": a line under groups side by side whose words stand in the first and whose sum in the last, or
 * in any other where no group has texts, or whose words run on from one group into the next.
 */
export function sumsAcross({ line, dates, monies }: TokenLine, groups: readonly HeadingColumn[][]): boolean {
  const [sum, more] = monies.filter((money) => money.strong);
  if (!sum || more || dates.length > 0) return false;
  const apart = line.words[sum.from - 1];
  if (apart === undefined) return false;
  if (apart.x1 < groups.at(-1)![0]!.x0 && sum.x1 > groups.at(-1)![0]!.x0) return true;
  const second = groups[1]![0]!.x0;
  if (apart.x1 < second && sum.x0 > second && saysWords(line, sum.from) && !groups.some(haveTexts))
    return true;
  return groups.slice(1).some(([first], index) => runsThrough(line, borderOf(groups[index]!, first!)));
}

/** Whether all that stands before a word is words, at least one of which is no code. */
function saysWords({ words }: Line, end: number): boolean {
  const before = words.slice(0, end).map(({ text }) => text);
  return before.some((text) => /^\p{L}{4}/u.test(text)) && !before.some((text) => /\d/.test(text));
}

function haveTexts(group: readonly HeadingColumn[]): boolean {
  return group.some(({ roles }) => roles.has('description'));
}

/** Of the blank between the names of two groups, what the first takes: all but its end where texts stand below its last name. */
const SHARE = 0.5;
const SHARE_OF_TEXTS = 0.9;

/** Where a group of columns ends and the next one begins, points. */
export function borderOf(group: readonly HeadingColumn[], next: HeadingColumn): number {
  const { x1, roles } = group.at(-1)!;
  return x1 + (next.x0 - x1) * (roles.has('description') ? SHARE_OF_TEXTS : SHARE);
}

/** Blank between two words of a text. */
const BLANK_EM = 0.6;

/** Whether a text goes on through a place: words on both sides of it, no more than a blank apart. */
function runsThrough({ words, size }: Line, x: number): boolean {
  const at = words.findIndex(({ x0, x1 }) => (x0 + x1) / 2 >= x);
  if (at < 1) return false;
  const [before, behind] = [words[at - 1]!, words[at]!];
  return behind.x0 - before.x1 < BLANK_EM * size && /\p{L}/u.test(before.text) && /\p{L}/u.test(behind.text);
}
