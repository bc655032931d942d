/**
 * Parentheses that a negative amount shares with the word of its currency, or that stand apart from it: "(CHF 15.84)",
 * "(1 200,50 kr)", "( $15.84 )". They are moved to the digits, so that an amount reads alike with its currency before, behind
 * or without one.
 */
import { isCurrency } from '../../reading/currencies.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

/** Words of one amount with its currency, at most: "(1 200 000,50 kr)". */
const MAX_WORDS = 5;

/** What an amount apart from its parentheses may be made of: its currency, digits, or both as one word. */
const PART = /^(?:\p{Sc}|\p{L}{1,3}\p{Sc}?)?-?\d[\d.,'\u2019]*$/u;

/** Words whose parentheses stand apart from the amount between them, with these put to it. */
function withParenthesesClosed(words: readonly Word[]): readonly Word[] {
  const closed: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const open = words[at]!;
    const end = open.text === '(' ? words.findIndex(({ text }, index) => index > at && text === ')') : -1;
    const inside = words.slice(at + 1, Math.max(end, at + 1));
    if (inside.length === 0 || inside.length > MAX_WORDS || !isAmount(inside)) {
      closed.push(open);
      continue;
    }
    inside.forEach((word, index) => {
      const [first, last] = [index === 0, index === inside.length - 1];
      closed.push({
        ...wordValues(word),
        text: `${first ? '(' : ''}${word.text}${last ? ')' : ''}`,
        x0: first ? open.x0 : word.x0,
        x1: last ? words[end]!.x1 : word.x1,
      });
    });
    at = end;
  }
  return closed;
}

function isAmount(words: readonly Word[]): boolean {
  return (
    words.every(({ text }) => PART.test(text) || isCurrency(text)) &&
    words.some(({ text }) => /\d[.,]\d/.test(text))
  );
}

/** The words of a line with such parentheses moved; the same words where there are none. */
export function parenthesesAtDigits(line: readonly Word[]): readonly Word[] {
  const words = line.some(({ text }) => text === '(') ? withParenthesesClosed(line) : line;
  let moved: Word[] | null = null;
  words.forEach(({ text }, from) => {
    if (!text.startsWith('(') || text.includes(')')) return;
    const to = words.findIndex((word, index) => index > from && word.text.includes(')'));
    if (to < 0 || to - from >= MAX_WORDS || !words[to]!.text.endsWith(')')) return;
    const inside = words.slice(from, to + 1).map((word) => word.text.replace(/^\(|\)$/g, ''));
    const [first, last] = [isCurrency(inside[0]!), isCurrency(inside.at(-1)!)];
    const digits = inside.slice(first ? 1 : 0, last ? -1 : undefined);
    if (first === last || !digits.every((text) => /^-?\d[\d.,'\u2019]*$/.test(text))) return;
    // "(€ -51.70)": the sign says again what the parentheses do.
    digits[0] = `(${digits[0]!.replace('-', '')}`;
    digits[digits.length - 1] += ')';
    const texts = first ? [inside[0]!, ...digits] : [...digits, inside.at(-1)!];
    moved ??= [...words];
    texts.forEach(
      (own, index) => (moved![from + index] = { ...wordValues(words[from + index]!), text: own }),
    );
  });
  return moved ?? words;
}
