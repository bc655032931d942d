/**
 * Values printed without a blank behind the colon of their label ("Opening balance:1,204.10", "Account no:12345678", "Currency:EUR"): label and
 * value are a word each.
 */
import { namesCurrency } from '../../reading/currencies.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

/** A colon behind letters, and what stands right behind it. */
const GLUED = /^(.*?[\p{L}.)]):(?=[^:/])/u;
/** Words of a label before the one with the colon, at most. */
const MAX_LEAD_WORDS = 3;

/** The words of a line, values apart from the labels they are glued to. */
export function withValuesApart(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => text.includes(':') && GLUED.test(text))) return words;
  return words.flatMap((word, index) => {
    const label = GLUED.exec(word.text)?.[1];
    if (label === undefined || !endsLabel(words, index, label)) return [word];
    const value = label.length + 1;
    return [partOf(word, 0, value), partOf(word, value)];
  });
}

/** Whether no blank was printed between a label and the value behind it. */
export function isGlued(label: Word | undefined, value: Word): boolean {
  return label !== undefined && label.x1 === value.x0 && label.text.endsWith(':');
}

/** Whether a word, with those before it on its line, is a known label. */
function endsLabel(words: readonly Word[], index: number, label: string): boolean {
  let phrase = label;
  for (let lead = 0; lead <= MAX_LEAD_WORDS; lead += 1) {
    if (labelsOf(phrase).size > 0 || namesCurrency(phrase)) return true;
    phrase = `${words[index - lead - 1]?.text ?? ''} ${phrase}`;
  }
  return false;
}
