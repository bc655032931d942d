/** Wide sheets that hold two pages side by side. */
import { parseDateText } from '../../reading/dates.ts';
import type { Word, WordPage } from '../../words/word.ts';
import { clusterByBaseline, textOf } from '../lines/baselines.ts';

/** Where the gutter of a sheet with two pages may lie, as a share of its width. */
const GUTTERS = [0.5, 0.49, 0.51, 0.48, 0.52, 0.47, 0.53];
/** Words keep this clear of the gutter, as a share of the width. */
const GUTTER_WIDTH = 0.02;
/** Rows that begin with a date behind the gutter, needed to tell two pages from one wide table. */
const MIN_DATED_ROWS = 3;
/** "12.05" is a day and a month, or an amount. */
const AMOUNT_LIKE = /^\d{1,2}\.\d{2}$/;
const COMMA_AMOUNT = /\d,\d{2}\D{0,4}$/;
/** Their left edges differ by less than this. */
const DATED_EDGE_EM = 0.6;

/** The gutter of wide sheets that hold two pages side by side, as a share of their width; null where there is none. */
export function sharedGutter(pages: readonly WordPage[]): number | null {
  const wide = pages.filter((page) => page.width > page.height && page.words.length > 0);
  if (wide.length === 0 || wide.length < pages.filter((page) => page.words.length > 0).length) return null;
  for (const gutter of GUTTERS) {
    const clear = wide.every((page) =>
      page.words.every(
        (word) =>
          word.x1 < (gutter - GUTTER_WIDTH / 2) * page.width ||
          word.x0 > (gutter + GUTTER_WIDTH / 2) * page.width,
      ),
    );
    if (!clear) continue;
    const halves = wide.map((page) => splitAt(page, gutter * page.width).map(clusterByBaseline));
    const count = (half: 0 | 1, isRow: RowTest): number =>
      halves.reduce((sum, parts) => sum + rowsBelow(parts[half]!, isRow), 0);
    const dated = Math.max(count(1, startsWithDate), Math.min(count(0, isDottedRow), count(1, isDottedRow)));
    const named = (): boolean => halves.some(([left, right]) => repeatsLine(left!, right!));
    const both = (isRow: RowTest): boolean => Math.min(count(0, isRow), count(1, isRow)) >= MIN_DATED_ROWS;
    const enough =
      dated >= MIN_DATED_ROWS ||
      (dated > 0 && named()) ||
      ((both(isNumberedRow) || both(endsWithDate)) && named());
    if (enough && !halves.some(([left, right]) => runOn(left!, right!) || endsRows(left!, right!)))
      return gutter;
  }
  return null;
}

/** Words of a line that both of two pages have, at least: the names of their columns. */
const MIN_REPEATED_WORDS = 3;

/** Whether a line of words without a number stands on both sides of the gutter, as it does on two pages with few rows on one. */
function repeatsLine(left: Half, right: Half): boolean {
  const named = (half: Half): string[] =>
    half
      .filter((words) => words.length >= MIN_REPEATED_WORDS && !words.some(({ text }) => /\d/.test(text)))
      .map(textOf);
  const known = new Set(named(left));
  return named(right).some((text) => known.has(text));
}

/** An amount with its sign and mark, at the end of a row: with decimals or thousands, which may stand apart. */
const AMOUNT = /(?:\d[.,'\u2019]\d{2}|(?:\d[.,'\u2019]|(?:^|\s)\d{1,3} )\d{3})\D{0,4}$/;

function endsInAmount(words: readonly Word[]): boolean {
  return AMOUNT.test(textOf(words.slice(-2))) && parseDateText(words.at(-1)!.text) === null;
}

/** Lines of one row, in type sizes. */
const LAST_ROW_EM = 6;
/** Shares of the rows before the gutter that end in an amount there, at most, and behind it, at least, in one wide table. */
const ENDED_SHARE = 0.4;
const RUN_ON_SHARE = 0.8;

/** Whether rows run on through the gutter: begun with a date and no amount before it, ended with an amount behind it. */
function runOn(left: Half, right: Half): boolean {
  const begun = left.filter(startsWithDate);
  const [first, last] = [begun[0], begun.at(-1)];
  if (!first || !last || begun.length < MIN_DATED_ROWS) return false;
  // The last row may have lines of text below.
  const reach = last[0]!.baseline + LAST_ROW_EM * last[0]!.size;
  const ended = (of: Half): number =>
    of.filter(
      (line) =>
        endsInAmount(line) &&
        line[0]!.baseline > first[0]!.baseline - line[0]!.size &&
        line[0]!.baseline < reach,
    ).length;
  return ended(left) <= ENDED_SHARE * begun.length && ended(right) >= RUN_ON_SHARE * begun.length;
}

/** Baselines of one row differ by less than this. */
const SAME_BASELINE_EM = 0.1;

/**
 * Whether every dated row behind the gutter ends one that begins with a text before it: where there are no rows, so that date
 * and amount stand last; where those dates are all there is behind it, a last column of one wide table; or where they end in
 * the amounts that the lines before the gutter lack.
 */
function endsRows(left: Half, right: Half): boolean {
  const dated = right.filter(startsWithDate);
  if (dated.length < MIN_DATED_ROWS) return false;
  const begun = dated.flatMap(([first]) =>
    left
      .filter(
        (line) =>
          Math.abs(line[0]!.baseline - first!.baseline) < SAME_BASELINE_EM * first!.size &&
          /\p{L}{2}/u.test(textOf(line)),
      )
      .slice(0, 1),
  );
  if (begun.length < dated.length) return false;
  const share = (of: Half): number => of.filter(endsInAmount).length / dated.length;
  if (share(begun) <= ENDED_SHARE && share(dated) >= RUN_ON_SHARE) return true;
  const datesAlone = dated.every((line) => parseDateText(textOf(line)) !== null) && !right.some(endsInAmount);
  return datesAlone || !left.some((line) => startsWithDate(line) || endsInAmount(line));
}

/** The words before a place across a page, and those from it on. */
export function splitAt(page: WordPage, x: number): [Word[], Word[]] {
  return [page.words.filter((word) => word.x0 < x), page.words.filter((word) => word.x0 >= x)];
}

/** The lines of one of two pages on a sheet. */
type Half = readonly (readonly Word[])[];
type RowTest = (line: readonly Word[]) => boolean;

/** Rows of a kind that begin below one another: amounts like 12.05 and dates of a letterhead are none. */
function rowsBelow(half: Half, isRow: RowTest): number {
  const starts = half.filter(isRow).map((line) => line[0]!);
  return Math.max(
    0,
    ...starts.map(
      (one) => starts.filter((other) => Math.abs(other.x0 - one.x0) < DATED_EDGE_EM * one.size).length,
    ),
  );
}

/** "1/7" alone on its line is the number of a page. */
const PAGE_NUMBER = /^\d{1,3}\/\d{1,3}$/;

function startsWithDate(words: readonly Word[]): boolean {
  if (words.length === 1 && PAGE_NUMBER.test(words[0]!.text)) return false;
  return [3, 2, 1].some((length) => {
    const text = textOf(words.slice(0, length));
    return !AMOUNT_LIKE.test(text) && parseDateText(text) !== null;
  });
}

/** "Coffee  3.02  118.20  01.02": a row whose days stand behind its text. */
function endsWithDate(words: readonly Word[]): boolean {
  return words.length > 2 && !startsWithDate(words) && parseDateText(words.at(-1)!.text) !== null;
}

/** "0041  01-02-2026  Coffee": a row whose date stands behind its number. */
function isNumberedRow(line: readonly Word[]): boolean {
  return /^\d{1,6}$/.test(line[0]!.text) && line.length > 2 && startsWithDate(line.slice(1));
}

/** "12.05  Coffee  3,20": a whole row, whose amount has a decimal comma; in a half of one table there is no such row. */
function isDottedRow(line: readonly Word[]): boolean {
  const [first] = line;
  return (
    AMOUNT_LIKE.test(first!.text) &&
    parseDateText(first!.text) !== null &&
    line.some(({ text }) => /\p{L}{2}/u.test(text)) &&
    COMMA_AMOUNT.test(textOf(line.slice(-2)))
  );
}
