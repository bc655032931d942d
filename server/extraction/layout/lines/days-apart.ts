/**
 * The two days of a booking without a blank between them ("06/0506/05", "06.05.202607.05.2026"), where narrow columns stand side by side,
 * or with a stroke ("06.05./07.05."): each is a word of its own.
 */
import { isDigitAt } from '../../letters.ts';
import { parseDateText } from '../../reading/dates.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

/** Rows whose first word is two days, from which that is how they are printed. */
const MIN_ROWS = 3;

/** Letters of two days with month alone, with a year of two digits or of four. */
const LENGTHS = new Set([10, 16, 20]);

const ONE_DAY = /^\d{2}([./-])\d{2}(?:\1(?:\d{2}){1,2}|\.)?$/;

/** The lines of all pages, the two days that rows begin with apart. */
export function withDaysApart(pages: readonly (readonly (readonly Word[])[])[]): (readonly Word[])[][] {
  const rows = new Set(pages.flat().filter(([first]) => first && areTwoDays(first.text)));
  const isPlain = [...rows].some(([first]) => BEHIND_DOT.test(first!.text));
  return pages.map((lines) =>
    rows.size < MIN_ROWS && !isPlain
      ? [...lines]
      : lines.map((words) => (rows.has(words) ? parted(words) : withNamesApart(words))),
  );
}

function areTwoDays(text: string): boolean {
  if (!isDigitAt(text, 0)) return false;
  const [first, second, ...more] = text.split(STROKE);
  const days = second === undefined ? halves(text) : more.length > 0 ? [] : [first!, second];
  return days.length > 0 && days.every((day) => ONE_DAY.test(day) && parseDateText(day) !== null);
}

/** The names of the two days, which a stroke parts as well ("Booked/Value"). */
function withNamesApart([first, ...words]: readonly Word[]): readonly Word[] {
  if (first === undefined) return words;
  const at = first.text.indexOf('/');
  const [booked, valued] = [first.text.slice(0, at), first.text.slice(at + 1)];
  const areNames = at > 0 && columnRoles(booked).has('date') && columnRoles(valued).has('valueDate');
  return areNames ? [partOf(first, 0, at), partOf(first, at + 1), ...words] : [first, ...words];
}

/** A stroke that is nothing else: "06.05./07.05.". */
const BEHIND_DOT = /\.[/|]/;

/** What parts two days that do not print it between their own parts. */
const STROKE = /[/|](?=\d{2}[.-])/;

function halves(text: string): string[] {
  const half = text.length / 2;
  return LENGTHS.has(text.length) ? [text.slice(0, half), text.slice(half)] : [];
}

function parted([first, ...words]: readonly Word[]): readonly Word[] {
  const { text } = first!;
  const stroke = text.search(STROKE);
  const end = stroke < 0 ? text.length / 2 : stroke;
  return [partOf(first!, 0, end), partOf(first!, stroke < 0 ? end : end + 1), ...words];
}
