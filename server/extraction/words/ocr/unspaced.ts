/** Scripts that set no blanks between words: what a network split into words is one again, up to a blank in the ink. */
import type { Word } from '../word.ts';

/** Characters of the scripts without blanks, with their punctuation and the wide forms of Latin ones. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\u30fc\uff00-\uffef]/u;
const ENDS_UNSPACED = new RegExp(`${UNSPACED.source}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED.source}`, 'u');
/** Characters stand this close, in sizes of the type; a blank is wider. */
const CLOSE = 0.3;

export function hasUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Joins neighbours of which one ends or begins in such a script, where the ink shows no blank between them. */
export function joinUnspaced(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const close =
      before !== undefined &&
      before.baseline === word.baseline &&
      word.x0 > before.x0 &&
      word.x0 - before.x1 < CLOSE * word.size;
    if (close && (ENDS_UNSPACED.test(before.text) || BEGINS_UNSPACED.test(word.text)))
      joined[joined.length - 1] = {
        ...before,
        text: before.text + word.text,
        x1: word.x1,
        confidence: Math.min(before.confidence, word.confidence),
        alternatives: [],
      };
    else joined.push(word);
  }
  return joined;
}
