/** Which dates of a line stand in cells of their own, and are not said in its text. */
import { isTime } from '../../reading/times.ts';
import { columnRoles, isMark } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { areParted } from '../lines/bars.ts';
import { textOf, type Line } from '../lines/lines.ts';
import type { DateToken } from '../tokens.ts';

/**
 * Whether a date begins a cell: first in its line, or with a blank, a bar, another date (and a stroke behind it) or a bare number, a mark
 * behind that perhaps, before it, or behind the time of day that begins its line. Cells of a spreadsheet have no blank between a number at the right edge of one and a date at the
 * left edge of the next.
 */
export function startsCell(
  date: DateToken,
  dates: readonly DateToken[],
  { words, bars }: Line,
  size: number,
): boolean {
  if (dates.some((other) => other.to === date.from || isStrokeBetween(other, date, words))) return true;
  const before = words[date.from - 1];
  const first = words[date.from]!;
  if (before === undefined || first.x0 - before.x1 > 0.6 * size) return true;
  if (areParted(bars, before, first)) return true;
  if (BARE_NUMBER.test(before.text)) return !isWithinText(date, words, size);
  // "08:15 01/03/2024", "8:15 AM 01/03/2024": what stands before the day is the time on it.
  if (isTime(textOf(words.slice(0, date.from)))) return true;
  const marked = words[date.from - 2];
  return marked !== undefined && BARE_NUMBER.test(marked.text) && isMark(before.text);
}

/** "Card 181 03/04 19:09": words before the number and behind the day stand as close as those of one text. */
function isWithinText({ from, to, x1 }: DateToken, words: readonly Word[], size: number): boolean {
  const [word, number, behind] = [words[from - 2], words[from - 1]!, words[to]];
  if (!word || !behind || !/\p{L}{2}/u.test(word.text)) return false;
  return number.x0 - word.x1 < WORD_BLANK_EM * size && behind.x0 - x1 < WORD_BLANK_EM * size;
}

/** "08.04.2024 / 09.04.2024": two dates of a booking with a stroke between them. */
export function isStrokeBetween(first: DateToken, second: DateToken, words: readonly Word[]): boolean {
  return first.to + 1 === second.from && /^[/|]$/.test(words[first.to]!.text);
}

/** "02.10. Value date: 03.10.": two dates of a row with the name of the second between them. */
export function isNamedBetween(first: DateToken, second: DateToken, words: readonly Word[]): boolean {
  if (second.from <= first.to || second.from - first.to > NAME_WORDS) return false;
  const roles = columnRoles(textOf(words.slice(first.to, second.from)));
  return roles.has('valueDate') || roles.has('date');
}

/** Words that name a date, at most. */
const NAME_WORDS = 3;

const BARE_NUMBER = /^[-+\u2212]?[\d.,'\u2019]+[-+\u2212]?$/;

/** Cells set left begin this close to their name. */
const FLUSH_EM = 0.1;

/** Whether a date begins right where the names or cells of dates do: in a narrow table there is hardly a blank before its cell. */
export function beginsUnder(
  date: { readonly x0: number },
  names: readonly { readonly x0: number }[],
  size: number,
): boolean {
  return names.some(({ x0 }) => Math.abs(date.x0 - x0) < FLUSH_EM * size);
}

/** Blank behind a date that words of one text have between them, at most. */
const WORD_BLANK_EM = 0.45;

/**
 * Whether a date is the beginning of a text or of a further line of one: right under the name of the texts, with words right behind it, where
 * other names are of the dates ("2026-01-31 EUR 8.95" below the name of a shop), first in its line, behind the day of its row ("08.10. Aral")
 * or behind the number of a card that begins the line ("4471 14NOV23 Books").
 */
export function opensText(
  date: DateToken,
  dates: readonly DateToken[],
  words: readonly Word[],
  texts: readonly { readonly x0: number }[],
  names: readonly { readonly x0: number }[],
  size: number,
): boolean {
  const behind = words[date.to];
  if (behind === undefined || names.length === 0) return false;
  if (behind.x0 - date.x1 > WORD_BLANK_EM * size) return false;
  const opening = dates.some(({ from, to }) => from === 0 && to === date.from)
    ? date
    : openingOf(date, words, size);
  return opening !== null && beginsUnder(opening, texts, size) && names.every(({ x0 }) => x0 < opening.x0);
}

/** What begins the line of a date that is said in it: the date itself, or a number right before it. */
function openingOf(date: DateToken, words: readonly Word[], size: number): { readonly x0: number } | null {
  if (date.from === 0) return date;
  const [number, day] = words;
  const isNumber = date.from === 1 && /^\d+$/.test(number!.text);
  return isNumber && day!.x0 - number!.x1 < WORD_BLANK_EM * size ? number! : null;
}
