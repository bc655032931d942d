/** Phrases of all languages that tell what a text is about, found by the words they begin with. */
import { FirstLetters, hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { fold } from './fold.ts';

export interface PhraseFinder {
  /** Whether a word of a text, folded, may begin one of the phrases. */
  readonly mayBegin: (text: string) => boolean;
  /** The phrases that begin at a word of a folded text. */
  readonly at: (words: readonly string[], at: number) => readonly (readonly string[])[];
  /** How many different phrases occur in a folded text. */
  readonly count: (folded: string) => number;
}

/** A finder of folded phrases. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const byFirst = Map.groupBy(
    [...new Set(phrases)].map((phrase) => phrase.split(' ')),
    ([first]) => first!,
  );
  const letters = new FirstLetters(byFirst.keys());
  const begins = rememberedText((text): boolean =>
    fold(text)
      .split(' ')
      .some((word) => byFirst.has(word)),
  );
  const at: PhraseFinder['at'] = (words, from) =>
    byFirst
      .get(words[from]!)
      ?.filter((phrase) => phrase.every((part, offset) => words[from + offset] === part)) ?? [];
  return {
    mayBegin: (text) => !hasNoLetters(text) && letters.mayHold(text) && begins(text),
    at,
    count: (folded) => {
      const words = folded.split(' ');
      return new Set(words.flatMap((_, from) => at(words, from))).size;
    },
  };
}
