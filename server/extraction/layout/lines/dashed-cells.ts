/**
 * Rows whose cells are parted by dashes ("05/03/2026 - Toll - $12.00 - $954.33"): one behind the day of every row, or the time on it, and
 * one before each amount at its end, which therefore is no sign of it.
 */
import { holdsDigit } from '../../letters.ts';
import { wholeCurrency } from '../../reading/currencies.ts';
import { dateAt } from '../../reading/date-words.ts';
import { numberText } from '../../reading/numbers.ts';
import { isTime } from '../../reading/times.ts';
import { columnRoles, markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';

/** A dash by itself. */
export const DASH = /^[-\u2010-\u2015]$/;
/** Rows of a page, from which its dashes part cells; names of columns that dashes part, of which one at least is known. */
const MIN_ROWS = 2;
const MIN_NAMES = 3;

/** The lines of one page without the dashes between the cells of its rows. */
export function withoutDashesBetweenCells(lines: (readonly Word[])[]): (readonly Word[])[] {
  const begun = lines.filter((words) => words.length > MIN_NAMES && dashBehindDay(words) !== null);
  if (begun.length < MIN_ROWS) return lines;
  const parting = new Map(begun.map((words) => [words, partingDashes(words)]));
  const count = parting.get(begun[0]!)!.length;
  if (count < 2 || [...parting.values()].some((dashes) => dashes.length !== count)) return lines;
  return lines.map((words) => {
    const dashes = parting.get(words);
    // The time before the first says nothing of the booking.
    if (dashes)
      return words.filter(
        ({ text }, index) => !dashes.includes(index) && !(index + 1 === dashes[0] && isTime(text)),
      );
    return areNames(words) ? words.filter(({ text }) => !DASH.test(text)) : words;
  });
}

/** Where the dash right behind the day that a line begins with stands; null where there is none. */
function dashBehindDay(words: readonly Word[]): number | null {
  if (!words.some(({ text }) => DASH.test(text))) return null;
  const day = dateAt(words, 0);
  if (!day) return null;
  const behind = isTime(words[day.words]?.text ?? '-') ? day.words + 1 : day.words;
  return DASH.test(words[behind]?.text ?? '') ? behind : null;
}

/** The dash behind the day of a row, and those before the amounts that end it, and before their mark. */
function partingDashes(words: readonly Word[]): readonly number[] {
  const first = dashBehindDay(words)!;
  const dashes = [first];
  let end = words.length;
  for (let at = end - 1; at > first + 1; at -= 1) {
    if (!DASH.test(words[at]!.text)) continue;
    const cell = words.slice(at + 1, end);
    if (!isAmount(cell) && !(end === words.length && isMark(cell))) break;
    dashes.push(at);
    end = at;
  }
  return dashes;
}

/** A number, with or without its currency: "$12.00", "12.00 USD". */
function isAmount(cell: readonly Word[]): boolean {
  const numbers = cell.filter(({ text }) => holdsDigit(text) && numberText(text) !== null);
  return (
    numbers.length === 1 && cell.every((word) => word === numbers[0] || wholeCurrency(word.text) !== null)
  );
}

function isMark(cell: readonly Word[]): boolean {
  return cell.length === 1 && markDirection(cell[0]!.text) !== 0;
}

/** "Date - Description - Amount". */
function areNames(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => DASH.test(text)) || words.some(({ text }) => holdsDigit(text))) return false;
  const names = words.map(({ text }) => (DASH.test(text) ? '-' : text)).join(' ').split(' - '); // prettier-ignore
  return names.length >= MIN_NAMES && names.some((name) => columnRoles(name).size > 0);
}
