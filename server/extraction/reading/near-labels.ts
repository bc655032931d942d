/** Words of labels with one letter misread: a recogniser takes one letter for another that looks like it ("läppsaldo"). */
import { labelPhrases } from './vocabulary.ts';

/** Shorter words are too near to others. */
const MIN_LETTERS = 6;

/** Words of labels by themselves with one letter left open; null where several fit. Made when first asked for. */
let near: Map<string, string | null> | null = null;
let known: ReadonlySet<string> = new Set();

/** Folded words, with the word of a label for each that is none itself and differs from just one of them by one letter. */
export function withNearLabels(words: readonly string[]): readonly string[] {
  near ??= openings();
  const open = near;
  return words.map((word) => {
    if (word.length < MIN_LETTERS || known.has(word) || /\d/.test(word)) return word;
    const found = new Set(keysOf(word).flatMap((key) => open.get(key) ?? (open.has(key) ? [null] : [])));
    const [only] = found;
    return found.size === 1 && only !== null && only !== undefined ? only : word;
  });
}

function openings(): Map<string, string | null> {
  known = new Set([...labelPhrases()].flatMap((phrase) => phrase.split(' ')));
  const made = new Map<string, string | null>();
  for (const word of known)
    if (word.length >= MIN_LETTERS)
      for (const key of keysOf(word)) made.set(key, made.has(key) ? null : word);
  return made;
}

function keysOf(word: string): string[] {
  return Array.from(word, (_, at) => `${word.slice(0, at)}?${word.slice(at + 1)}`);
}
