/**
 * Cells that are parted by bars ("Date | Details | Amount"): rules that are drawn with a character, and say nothing. How many stand
 * before a word tells its cell (`barred-cells.ts`).
 */
import { dateAt } from '../../reading/date-words.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

const BAR = /^(?:\|{1,2}|[\u00a6\u2502])$/;

/** Bars in a row of cells, and rows of a page, from which its bars are rules: a footer parts its texts so as well. */
const MIN_BARS = 2;
const MIN_ROWS = 2;

/** A bar that no blank parts from the text of its cell ("|05.03.2026"), and texts that hold one, with which a row is parted by such. */
const GLUED = /[|\u00a6\u2502]/;

/** A rule between rows, drawn with characters: "+------+-----+". */
const RULE = /^[-+=|\u2500-\u257f]+$/;

/** Begins with a number: a date, or the number of a row. */
const BEGINS_ROW = /^\d/;
/** Words of a day, at most. */
const DAY_WORDS = 4;
/** Begins like a date, which tells a row behind a code of letters: "TRX104|2026-03-05". */
const BEGINS_DATE = /^\d{1,4}[./-]\d{1,2}(?!\d)/;

/** The lines of one page, bars apart from the texts they are glued to, where rows of a table begin and end with one. */
export function withBarsApart(lines: (readonly Word[])[]): (readonly Word[])[] {
  if (lines.filter(isRuledRow).length < MIN_RULED) return lines;
  return lines.map((words) => (isRuledRow(words) ? words.flatMap(atBars) : words));
}

/** Rows between bars on one page, at least. */
const MIN_RULED = 3;

/** "|05.03.2026|Toll |  -12.00|": a row that begins and ends with a bar, one of them glued to its cell. */
function isRuledRow(words: readonly Word[]): boolean {
  const [first, last] = [words[0]!.text, words.at(-1)!.text];
  if (!GLUED.test(first[0]!) || !GLUED.test(last.at(-1)!)) return false;
  return words.some(({ text }) => text.length > 1 && GLUED.test(text) && !RULE.test(text));
}

/** The parts of a word between its bars, with these. */
function atBars(word: Word): Word[] {
  const { text } = word;
  if (text.length === 1 || !GLUED.test(text) || RULE.test(text)) return [word];
  return [...text.matchAll(/[|\u00a6\u2502]|[^|\u00a6\u2502]+/g)].map(({ 0: part, index }) =>
    partOf(word, index, index + part.length),
  );
}

/** The lines of one page without the bars between their cells, where rows of a table are parted so. */
export function withoutBars(lines: (readonly Word[])[]): (readonly Word[])[] {
  const barred = lines.filter((words) => words.filter(isBar).length >= MIN_BARS);
  if (barred.filter(isOfRow).length < MIN_ROWS) return lines;
  return lines.flatMap((words) => {
    if (words.every(({ text }) => RULE.test(text))) return [];
    if (!barred.includes(words)) return [words];
    const cells = words.filter((word) => !isBar(word));
    return cells.length === 0 ? [] : [cells];
  });
}

/** Whether words between bars begin as a row does, or with the one word of a code before the bar behind which its date is. */
function isOfRow(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => !isBar(word));
  if (at < 0) return false;
  const [bar, second] = words.slice(at + 1);
  return (
    BEGINS_ROW.test(words[at]!.text) ||
    // "Dec 3 | Toll | -12.50"
    dateAt(words.slice(at, at + DAY_WORDS), 0) !== null ||
    (second !== undefined && isBar(bar!) && BEGINS_DATE.test(second.text))
  );
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
