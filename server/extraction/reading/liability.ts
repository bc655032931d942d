/** What a text says of accounts of money owed: cards, loans, lines of credit. */
import { FirstLetters, hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { fold } from './fold.ts';
import { lexicons } from './lexicon/index.ts';

/** Phrases of liability accounts by their first word. */
const liabilityByFirst = Map.groupBy(
  [...new Set(lexicons.flatMap(({ liability }) => liability))].map((phrase) => phrase.split(' ')),
  ([first]) => first!,
);

const liabilityLetters = new FirstLetters(liabilityByFirst.keys());

/** Whether a word of a text, folded, may begin a phrase of liability accounts. */
export function mayBeginLiability(text: string): boolean {
  return !hasNoLetters(text) && liabilityLetters.mayHold(text) && beginsLiability(text);
}

const beginsLiability = rememberedText((text): boolean =>
  fold(text)
    .split(' ')
    .some((word) => liabilityByFirst.has(word)),
);

/** The phrases of liability accounts that begin at a word of a folded text. */
function liabilityAt(words: readonly string[], at: number): readonly (readonly string[])[] {
  const phrases = liabilityByFirst.get(words[at]!);
  return phrases?.filter((phrase) => phrase.every((part, offset) => words[at + offset] === part)) ?? [];
}

/** Whether a word of a folded text stands in a phrase of liability accounts. */
export function isOfLiability(words: readonly string[], at: number): boolean {
  return words
    .slice(0, at + 1)
    .some((_, from) => liabilityAt(words, from).some(({ length }) => at < from + length));
}

/** How many different phrases of liability accounts occur in a folded text. */
export function liabilityEvidence(folded: string): number {
  const words = folded.split(' ');
  const found = new Set(words.flatMap((_, at) => liabilityAt(words, at)));
  return found.size;
}
