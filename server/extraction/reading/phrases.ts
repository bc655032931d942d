/** Phrases of all languages that tell what a text is about, found by the words they begin with. */
import { FirstLetters, hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { fold } from './fold.ts';

export interface PhraseFinder {
  /** Whether a word of a text, folded, may begin one of the phrases. */
  readonly mayBegin: (text: string) => boolean;
  /** The phrases that begin at a word of a folded text. */
  readonly at: (words: readonly string[], at: number) => readonly (readonly string[])[];
  /** The different phrases that occur in a folded text. */
  readonly among: (folded: string) => readonly (readonly string[])[];
}

/** Scripts that write words without blanks between them. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u30fc]+$/u;
/** Characters of a phrase that may stand inside a longer word, at least. */
const MIN_WITHIN = 4;

/** A finder of folded phrases; those of scripts without blanks are found within longer words too ("クレジットカードご利用明細書"). */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const byFirst = Map.groupBy(
    [...new Set(phrases)].map((phrase) => phrase.split(' ')),
    ([first]) => first!,
  );
  const letters = new FirstLetters(byFirst.keys());
  const unspaced = [...byFirst.values()]
    .flat()
    .filter(([word, more]) => more === undefined && word!.length >= MIN_WITHIN && UNSPACED.test(word!));
  const within = (word: string): readonly (readonly string[])[] =>
    hasNoLetters(word) || !UNSPACED.test(word) ? [] : unspaced.filter(([part]) => word.includes(part!));
  const begins = rememberedText((text): boolean =>
    fold(text)
      .split(' ')
      .some((word) => byFirst.has(word) || within(word).length > 0),
  );
  const at: PhraseFinder['at'] = (words, from) =>
    byFirst
      .get(words[from]!)
      ?.filter((phrase) => phrase.every((part, offset) => words[from + offset] === part)) ??
    within(words[from]!);
  return {
    mayBegin: (text) => !hasNoLetters(text) && letters.mayHold(text) && begins(text),
    at,
    among: (folded) => {
      const words = folded.split(' ');
      return [...new Set(words.flatMap((_, from) => at(words, from)))];
    },
  };
}
