import { wordValues } from './layer-word.ts';
import type { Word } from './word.ts';

/** The letters of a word from one index up to another as a word, with their share of its width; what was recognised otherwise was the whole. */
export function partOf(word: Word, from: number, to = word.text.length): Word {
  const { text, x0, x1 } = word;
  const at = (index: number): number => (index === text.length ? x1 : x0 + ((x1 - x0) * index) / text.length);
  return { ...wordValues(word), text: text.slice(from, to), x0: at(from), x1: at(to), alternatives: [] };
}
