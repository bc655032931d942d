/** Words of the lexicon that a text prints with letters nobody knows. */
import { rememberedText } from '../remembered.ts';
import { fold } from './fold.ts';
import { phrases } from './vocabulary.ts';

const UNKNOWN = '\ufffd';
/** Letters with unknown ones among them, and the signs around them. */
const INCOMPLETE = /^(\P{L}*)(\p{L}[\p{L}\ufffd]*\p{L})(\P{L}*)$/u;
/** Shorter words are too near to others. */
const MIN_LETTERS = 4;
/** Share of letters that may be unknown. */
const MAX_UNKNOWN = 1 / 3;

/** Words of the lexicon, by their length. Made when first asked for. */
let words: Map<number, readonly string[]> | null = null;

/**
 * A word printed with unknown letters (U+FFFD) as the only word of the lexicon that its other letters fit, letters without
 * accents ("D\ufffdbit" is "Debit"); null where none fits, or several do.
 */
export const knownWord = rememberedText((text): string | null => {
  if (!text.includes(UNKNOWN)) return null;
  const [, before = '', word = '', behind = ''] = INCOMPLETE.exec(text) ?? [];
  const letters = word.split('').map((letter) => (letter === UNKNOWN ? UNKNOWN : fold(letter)));
  const unknown = letters.filter((letter) => letter === UNKNOWN).length;
  if (word.length < MIN_LETTERS || unknown > MAX_UNKNOWN * word.length) return null;
  words ??= Map.groupBy(
    new Set([...phrases()].flatMap((phrase) => phrase.split(' '))),
    ({ length }) => length,
  );
  const fitting = (words.get(word.length) ?? []).filter((known) =>
    letters.every((letter, at) => letter === UNKNOWN || letter === known[at]),
  );
  if (fitting.length !== 1) return null;
  const [known] = fitting;
  const restored = word.replaceAll(UNKNOWN, (_, at: number) =>
    isCapital(word, at) ? known![at]!.toUpperCase() : known![at]!,
  );
  return before + restored + behind;
});

/** Whether a letter stands before a capital, or behind one that is not the first. */
function isCapital(word: string, at: number): boolean {
  return /\p{Lu}/u.test(word[at + 1] ?? '') || (at > 1 && /\p{Lu}/u.test(word[at - 1]!));
}
