/** Words that share a baseline, and what they say. */
import { inOrder } from '../../ascending.ts';
import type { Word } from '../../words/word.ts';
import { parenthesesAtDigits } from '../amounts/parentheses.ts';

/** Baselines closer than this share of the type size are one line (superscripts, larger type, skewed scans). */
export const BASELINE_TOLERANCE_EM = 0.36;

/** The words of each baseline, from top to bottom, from left to right. */
export function clusterByBaseline(words: readonly Word[]): (readonly Word[])[] {
  const sorted = inOrder(words, (a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const groups: { baseline: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const last = groups.at(-1);
    if (
      last &&
      word.baseline - last.baseline <= BASELINE_TOLERANCE_EM * Math.min(word.size, last.words[0]!.size)
    ) {
      last.words.push(word);
      // The group keeps the mean of its baselines, so that a slanted line does not break up.
      last.baseline += (word.baseline - last.baseline) / last.words.length;
    } else {
      groups.push({ baseline: word.baseline, words: [word] });
    }
  }
  return groups.map((group) => parenthesesAtDigits(inOrder(group.words, (a, b) => a.x0 - b.x0)));
}

/** Text of words in order, one space between them. */
export function textOf(words: readonly Pick<Word, 'text'>[]): string {
  let text = words[0]?.text ?? '';
  for (let index = 1; index < words.length; index += 1) text += ` ${words[index]!.text}`;
  return text;
}
