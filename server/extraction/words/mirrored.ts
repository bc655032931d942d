/**
 * Statements that are written from right to left: dates begin their rows at the right, labels stand right of what they
 * announce. Their pages are mirrored, so that every later stage reads them like any other: what is read first stands left.
 * Numbers and words of other scripts keep their own order where they stand together.
 */
import type { Box } from '../../../shared/statement.ts';
import { extentOf } from './extent.ts';
import { layerWords, type PlacedText } from './layer-word.ts';
import { groupLines } from './lines.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { Word, WordPage } from './word.ts';

/** What stands together on a mirrored page in its own order. */
export interface Run extends Box {
  /** Where it begins on the page itself, points. */
  readonly ownX0: number;
}

/** Words stand together, in ems, where no more than a blank parts them. */
const BLANK_EM = 0.5;
/** Days by numbers, alone or with their months: those of rows, which begin them. */
const DAY = /^(?:\d{1,2}|\d{1,2}[/-]\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{1,4}([./-])\d{1,2}\1\d{1,4})$/;
/** A day of a month or a year by itself. */
const BARE_NUMBER = /^(?:\d{1,2}|\d{4})$/;
const LONE_DASH = /^[-\u2010-\u2015]$/;
/** More rows than this have to begin at one side rather than the other. */
const MORE_ROWS = 3;
/** Of the words of a page, at least, where it is written in such a script whatever the pages before it are. */
const MOSTLY = 0.65;

/** The pages, those of a text layer mirrored where the statement is written from right to left. */
export function laidFromLeft(pages: readonly WordPage[]): readonly WordPage[] {
  if (!pages.some(({ words }) => words.some(({ text }) => isRightToLeft(text)))) return pages;
  const lines = pages.map(({ words }) => groupLines(words));
  const usual = isWrittenFromRight(lines.flat());
  return pages.map((page, index) => {
    const isMirrored = page.source === 'text' && (ownDirection(lines[index]!) ?? usual);
    return isMirrored ? mirrored(page, lines[index]!) : page;
  });
}

/**
 * Whether a page is written from right to left where it tells that by itself, null where it does not: another statement may be
 * bound behind such a one, or before it.
 */
function ownDirection(lines: readonly (readonly Word[])[]): boolean | null {
  const ending = daysAtRight(lines);
  if (ending < -MORE_ROWS) return false;
  const share = shareFromRight(lines);
  if (share === 0) return false;
  if (ending > MORE_ROWS) return true;
  return ending >= 0 && share >= MOSTLY ? true : null;
}

/** How many more lines end in a day than begin with one. */
function daysAtRight(lines: readonly (readonly Word[])[]): number {
  const day = (word: Word | undefined): number => (word !== undefined && DAY.test(word.text) ? 1 : 0);
  const rows = lines.filter((line) => line.length > 1);
  return rows.reduce((sum, line) => sum + day(line.at(-1)) - day(line[0]), 0);
}

/** Rows tell by the end their days stand at; where they do not, the script of most words does. */
function isWrittenFromRight(lines: readonly (readonly Word[])[]): boolean {
  const ending = daysAtRight(lines);
  if (Math.abs(ending) > MORE_ROWS) return ending > 0;
  return shareFromRight(lines) > 0.5;
}

/** The share of words of such a script among all that have letters. */
function shareFromRight(lines: readonly (readonly Word[])[]): number {
  const words = lines.flat().filter(({ text }) => /\p{L}/u.test(text));
  return words.filter(({ text }) => isRightToLeft(text)).length / Math.max(words.length, 1);
}

function mirrored(page: WordPage, lines: readonly (readonly Word[])[]): WordPage {
  const runs: Run[] = [];
  const placed = lines.flatMap((line) =>
    runsOf(line).flatMap((words): PlacedText[] => {
      const ownX0 = words[0]!.x0;
      const x0 = page.width - Math.max(...words.map(({ x1 }) => x1));
      const moved = words.map((word) => placedAt(word, x0 + word.x0 - ownX0));
      if (moved.length > 1) runs.push({ ...extentOf(moved), ownX0 });
      return moved;
    }),
  );
  return { ...page, words: layerWords(placed), mirrored: runs };
}

/** Words that keep their order among themselves: neighbours of other scripts, each other word by itself. */
function runsOf(line: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  line.forEach((word, index) => {
    const before = line[index - 1];
    const together =
      before !== undefined &&
      !isRightToLeft(word.text) &&
      !isRightToLeft(before.text) &&
      word.x0 - before.x1 < BLANK_EM * word.size &&
      !partsDays(line, index) &&
      !partsDays(line, index - 1);
    if (together) runs.at(-1)!.push(word);
    else runs.push([word]);
  });
  return runs;
}

/** "2025 month 31 - 2025 month 1" from left to right: a dash between two days with the names of their months. */
function partsDays(line: readonly Word[], at: number): boolean {
  const is = (place: number, test: (text: string) => boolean): boolean => test(line[place]?.text ?? '');
  return (
    is(at, (text) => LONE_DASH.test(text)) &&
    [at - 1, at + 1].every((place) => is(place, (text) => BARE_NUMBER.test(text))) &&
    [at - 2, at + 2].every((place) => is(place, isRightToLeft))
  );
}

function placedAt({ text, x0, x1, y0, y1, baseline, size }: Word, to: number): PlacedText {
  return { text, x0: to, x1: to + x1 - x0, y0, y1, baseline, size };
}
