/**
 * Letters that a font draws without saying which they are: programs that rewrite a file leave those with accents without a
 * code that anyone knows ("D\ufffdbit", "Cr\ufffddit"). Words that statements use are known by their other letters.
 */
import { knownWord } from '../reading/lost-letters.ts';
import { wordValues } from './layer-word.ts';
import type { WordPage } from './word.ts';

/** The pages, with the words of statements that lost a letter as they are known; the same list where none did. */
export function withLostLetters(pages: readonly WordPage[]): readonly WordPage[] {
  if (!pages.some(({ words }) => words.some(({ text }) => text.includes('\ufffd')))) return pages;
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = knownWord(word.text);
      return text === null ? word : { ...wordValues(word), text };
    }),
  }));
}
