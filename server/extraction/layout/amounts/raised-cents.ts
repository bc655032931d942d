/** Cents in small figures raised behind their whole units ("1,204." and a small "10", "85" and a small "50"): one amount. */
import { isDigitAt } from '../../letters.ts';
import { extentOf } from '../../words/extent.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

/** Amounts of a page that are written so, before any is: one small number may lead to a note. */
const MIN_AMOUNTS = 4;
/** Greatest share of the type size of whole units that their cents have. */
const SMALL = 0.85;
/** Blank between both, and how much higher the cents stand, in ems of the whole units. */
const BLANK_EM = 0.3;
const RAISED_EM = [0.08, 0.6] as const;
const CENTS = /^\d{2}$/;
/** Whole units, with the sign behind them or not. */
const WHOLE = /^[^\d]{0,4}(?:\d{1,3}(?:[.,'\u2019]\d{3})+|\d+)[.,]?$/;

/** The words of a page with such cents in one word with their whole units; the same list where there are none. */
export function withRaisedCents(words: readonly Word[]): readonly Word[] {
  const usual = usualSize(words);
  const small = words.filter((word) => CENTS.test(word.text) && word.size < SMALL * usual);
  if (small.length < MIN_AMOUNTS) return words;
  const whole = words.filter(({ text, size }) => size * SMALL > small[0]!.size && WHOLE.test(text));
  const cents = new Map(
    small.flatMap((word) => {
      const before = whole.find((one) => isRaisedBehind(word, one));
      return before ? [[before, word] as const] : [];
    }),
  );
  if (cents.size < MIN_AMOUNTS) return words;
  const used = new Set(cents.values());
  return words.flatMap((word) => {
    if (used.has(word)) return [];
    const behind = cents.get(word);
    return behind ? [joined(word, behind)] : [word];
  });
}

function isRaisedBehind(cents: Word, { x1, baseline, size }: Word): boolean {
  const raised = baseline - cents.baseline;
  if (raised < RAISED_EM[0] * size || raised > RAISED_EM[1] * size) return false;
  return Math.abs(cents.x0 - x1) < BLANK_EM * size;
}

function joined(whole: Word, cents: Word): Word {
  const { text } = whole;
  const sign = isDigitAt(text, text.length - 1) ? (text.includes('.') ? ',' : '.') : '';
  return {
    ...wordValues(whole),
    ...extentOf([whole, cents]),
    baseline: whole.baseline,
    size: whole.size,
    text: text + sign + cents.text,
  };
}

/** The type size that most words have. */
function usualSize(words: readonly Word[]): number {
  const counts = new Map<number, number>();
  for (const { size } of words) counts.set(size, (counts.get(size) ?? 0) + 1);
  let [usual, most] = [0, 0];
  for (const [size, count] of counts) if (count > most) [usual, most] = [size, count];
  return usual;
}
