/**
 * Lines that a page's end cuts, drawn once more above the top of the next page, where a clip hides them: web pages printed in one
 * flow (wkhtmltopdf) do so. They are read once.
 */
import type { Word, WordPage } from './word.ts';

/** Nothing is printed nearer to the upper edge of a page, points (5 mm). */
const EDGE = 14.4;
/** Share of a page at its end in which the line stands that it cuts. */
const END_SHARE = 0.1;
/** Words of the two drawings of a line stand in one place across the page but for this, points. */
const SAME_PLACE = 0.5;
/** Words of one line share a baseline but for this, points. */
const SAME_LINE = 1;

/** The pages without what is drawn again above their top. */
export function withoutCutLines(pages: readonly WordPage[]): readonly WordPage[] {
  return pages.map((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page.source !== 'text' || !page.words.some(isAboveTop)) return page;
    const drawn = page.words.filter(isAboveTop);
    const again = new Set(
      linesOf(drawn)
        .filter((line) => endsWith(before, line))
        .flat(),
    );
    return again.size === 0 ? page : { ...page, words: page.words.filter((word) => !again.has(word)) };
  });
}

const isAboveTop = ({ baseline }: Word): boolean => baseline < EDGE;

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.find(([first]) => Math.abs(first!.baseline - word.baseline) < SAME_LINE);
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Whether a page has all words of a line on one line near its end, where they stand across the page. */
function endsWith({ words, height }: WordPage, line: readonly Word[]): boolean {
  if (!line.some(({ text }) => /\d/.test(text))) return false;
  const [first, ...others] = line;
  const isCopy = (a: Word, b: Word): boolean => a.text === b.text && Math.abs(a.x0 - b.x0) < SAME_PLACE;
  return words.some(
    (word) =>
      word.baseline > (1 - END_SHARE) * height &&
      isCopy(word, first!) &&
      others.every((other) =>
        words.some((each) => Math.abs(each.baseline - word.baseline) < SAME_LINE && isCopy(each, other)),
      ),
  );
}
