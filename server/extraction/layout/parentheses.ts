/**
 * Parentheses that a negative amount shares with the word of its currency: "(CHF 15.84)", "(1 200,50 kr)". They are moved
 * to the digits, so that an amount reads alike with its currency before, behind or without one.
 */
import { isCurrency } from '../reading/currencies.ts';
import { wordValues } from '../words/layer-word.ts';
import type { Word } from '../words/word.ts';

/** Words of one amount with its currency, at most: "(1 200 000,50 kr)". */
const MAX_WORDS = 5;

/** The words of a line with such parentheses moved; the same words where there are none. */
export function parenthesesAtDigits(words: readonly Word[]): readonly Word[] {
  let moved: Word[] | null = null;
  words.forEach(({ text }, from) => {
    if (!text.startsWith('(') || text.includes(')')) return;
    const to = words.findIndex((word, index) => index > from && word.text.includes(')'));
    if (to < 0 || to - from >= MAX_WORDS || !words[to]!.text.endsWith(')')) return;
    const inside = words.slice(from, to + 1).map((word) => word.text.replace(/^\(|\)$/g, ''));
    const [first, last] = [isCurrency(inside[0]!), isCurrency(inside.at(-1)!)];
    const digits = inside.slice(first ? 1 : 0, last ? -1 : undefined);
    if (first === last || !digits.every((text) => /^\d[\d.,'\u2019]*$/.test(text))) return;
    digits[0] = `(${digits[0]!}`;
    digits[digits.length - 1] += ')';
    const texts = first ? [inside[0]!, ...digits] : [...digits, inside.at(-1)!];
    moved ??= [...words];
    texts.forEach(
      (own, index) => (moved![from + index] = { ...wordValues(words[from + index]!), text: own }),
    );
  });
  return moved ?? words;
}
