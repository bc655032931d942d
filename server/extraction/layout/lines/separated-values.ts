/**
 * Values parted by commas, semicolons or bars, as a table is exported and then printed as lines of text (`2026-03-04,"Toll, A3",-4.50,95.50`
 * below `Date,Details,Amount,Balance`): the separators become bars between cells.
 */
import { isDigitAt } from '../../letters.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

/** What parts the values of rows, and how many do in the names of their columns. */
export interface Separation {
  readonly separator: string;
  readonly count: number;
}

const SEPARATORS = [',', ';', '|'];
/** Separators between names of columns, and names among them that are known, at least. */
const MIN_SEPARATORS = 2;
const MIN_NAMES = 2;
const QUOTE = '"';
const BAR = '|';

/** How the names of columns on a page are parted; null where none are. */
export function separationOf(lines: readonly (readonly Word[])[]): Separation | null {
  for (const words of lines)
    for (const separator of SEPARATORS) {
      if (!words.some(({ text }) => joinsNames(text, separator))) continue;
      const names = words
        .map(({ text }) => text)
        .join(' ')
        .split(separator);
      const known = names.filter((name) => columnRoles(name).size > 0).length;
      if (names.length > MIN_SEPARATORS && known >= MIN_NAMES && !names.some((name) => /\d/.test(name)))
        return { separator, count: names.length - 1 };
    }
  return null;
}

/** Whether a separator stands between two names without a blank: "Date,Details". */
function joinsNames(text: string, separator: string): boolean {
  const at = text.indexOf(separator);
  return at > 0 && at < text.length - 1 && !isDigitAt(text, at + 1);
}

/**
 * The lines of a page, bars in place of the separators of rows, and between a label and its value above them. Of those that are
 * more than between the names some part thousands.
 */
export function withSeparatorsAsBars(
  lines: (readonly Word[])[],
  { separator, count }: Separation,
): (readonly Word[])[] {
  return lines.map((words) => {
    const every = partedAt(words, separatorsOf(words, separator));
    const parted = every.filter(({ text }) => text === BAR).length;
    if (parted === count) return every;
    const without = separatorsOf(words, separator).filter(
      ({ text, at }) => !(isDigitAt(text, at - 1) && /^\d{3}(?!\d)/.test(text.slice(at + 1))),
    );
    if (parted > count)
      return partedAt(words, without.length < count ? separatorsOf(words, separator) : without);
    return partedAt(
      words,
      without.filter(({ text, at }) => at > 0 && at < text.length - 1 && !isDigitAt(text, at - 1)),
    );
  });
}

interface Place {
  readonly word: number;
  readonly text: string;
  readonly at: number;
}

/** Where separators stand that no quotes are around. */
function separatorsOf(words: readonly Word[], separator: string): Place[] {
  let quoted = false;
  return words.flatMap(({ text }, word) => {
    const places: Place[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === QUOTE) quoted = !quoted;
      else if (text[at] === separator && !quoted) places.push({ word, text, at });
    }
    return places;
  });
}

/** Words parted at places, where bars stand instead; without quotes. */
function partedAt(words: readonly Word[], places: readonly Place[]): readonly Word[] {
  if (places.length === 0) return words;
  return words.flatMap((word, index) => {
    const parts: Word[] = [];
    let from = 0;
    const take = (to: number): void => {
      const text = word.text.slice(from, to).replaceAll(QUOTE, '');
      if (text !== '') parts.push({ ...partOf(word, from, to), text });
    };
    for (const { at } of places.filter((place) => place.word === index)) {
      take(at);
      parts.push({ ...partOf(word, at, at + 1), text: BAR });
      from = at + 1;
    }
    take(word.text.length);
    return parts;
  });
}
