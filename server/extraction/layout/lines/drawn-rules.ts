/** Lines drawn with characters: they part lines, and say nothing. */
import type { Word } from '../../words/word.ts';

const RULE = /^([-=_*~\u2500-\u257f])\1{4,}$/;

/** One of its characters, and how many of them are a rule: dashes stand in empty cells as well. */
const DASH = /^[-=_*~\u2500-\u257f]$/;
const MIN_DASHES = 20;

/** Whether a word is such a rule. */
export function isDrawnRule({ text }: Word): boolean {
  return RULE.test(text);
}

/** Whether a line is nothing but such a rule, its dashes in one word or each drawn as a word of its own. */
export function isRule(words: readonly Word[]): boolean {
  if (words.every(isDrawnRule)) return true;
  return words.length >= MIN_DASHES && words.every(({ text }) => text === words[0]!.text && DASH.test(text));
}
