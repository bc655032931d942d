/** What a text says of whose figures a statement prints: accounts of money owed, and books that a holder keeps. */
import { lexicons } from './lexicon/index.ts';
import { phraseFinder } from './phrases.ts';

/** Phrases of cards, loans and lines of credit. */
export const ofLiability = phraseFinder(lexicons.flatMap(({ liability }) => liability));

/** Phrases of the books that the holder of an account keeps of it. */
export const ofBooks = phraseFinder(lexicons.flatMap(({ books }) => books ?? []));

/** Whether a word of a folded text stands in a phrase of liability accounts. */
export function isOfLiability(words: readonly string[], at: number): boolean {
  return words
    .slice(0, at + 1)
    .some((_, from) => ofLiability.at(words, from).some(({ length }) => at < from + length));
}
