/**
 * Cells that are parted by bars ("Date | Details | Amount"): rules that are drawn with a character, and say nothing. How many stand
 * before a word tells its cell (`barred-cells.ts`).
 */
import type { Word } from '../../words/word.ts';

const BAR = /^(?:\|{1,2}|[\u00a6\u2502])$/;

/** Bars in a row of cells, and rows of a page, from which its bars are rules: a footer parts its texts so as well. */
const MIN_BARS = 2;
const MIN_ROWS = 2;

/** A rule between rows, drawn with characters: "+------+-----+". */
const RULE = /^[-+=|\u2500-\u257f]+$/;

/** Begins with a number: a date, or the number of a row. */
const BEGINS_ROW = /^\d/;

/** The lines of one page without the bars between their cells, where rows of a table are parted so. */
export function withoutBars(lines: (readonly Word[])[]): (readonly Word[])[] {
  const barred = lines.filter((words) => words.filter(isBar).length >= MIN_BARS);
  if (
    barred.filter((words) => BEGINS_ROW.test(words.find((word) => !isBar(word))?.text ?? '')).length <
    MIN_ROWS
  )
    return lines;
  return lines.flatMap((words) => {
    if (words.every(({ text }) => RULE.test(text))) return [];
    if (!barred.includes(words)) return [words];
    const cells = words.filter((word) => !isBar(word));
    return cells.length === 0 ? [] : [cells];
  });
}

/** The bars among the words of a page, from left to right. */
export function barsOf(words: readonly Word[]): Word[] {
  return words.filter(isBar).toSorted((a, b) => a.x0 - b.x0);
}

function isBar({ text }: Word): boolean {
  return BAR.test(text);
}

/** Whether one of a line's bars stands between two of its words, the one before the other. */
export function areParted(bars: readonly number[], before: Word, word: Word): boolean {
  return bars.some((bar) => bar > before.x1 && bar < word.x0);
}
