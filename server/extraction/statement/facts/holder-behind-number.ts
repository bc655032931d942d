/** Holders whose label stands behind the number of their account, in one line of text: "Account 90112233  Holder Ada Lane  Period ...". */
import { textOf } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { holderName, MIN_NUMBER_DIGITS, type TextFact } from './account-texts.ts';
import { foldedPrefix } from './cells.ts';

/** The holder that a line names behind a number; null where it names none. */
export function holderBehindNumber({ line, monies }: TokenLine): TextFact | null {
  const { words } = line;
  if (monies.some(({ strong }) => strong)) return null;
  for (let at = 1; at < words.length - 1; at += 1) {
    if (!endsNumber(words, at)) continue;
    const behind = words.slice(at);
    const found = leadingLabel(textOf(behind), ['holder']);
    if (!found) continue;
    const name = beforeNext(behind.slice(foldedPrefix(behind, found.words)));
    const value = holderName(name);
    // "Account 90112233 in the name of your company".
    if (value !== null && /^["«„“]?[\p{Lu}\p{Lo}]/u.test(value))
      return { line: line.index, kind: 'holder', value };
  }
  return null;
}

/** Whether the words before a place end in digits enough for an account's number. */
function endsNumber(words: readonly Word[], at: number): boolean {
  let digits = 0;
  for (let from = at - 1; from >= 0 && /\d/.test(words[from]!.text); from -= 1)
    digits += words[from]!.text.replace(/\D/g, '').length;
  return digits >= MIN_NUMBER_DIGITS;
}

/** The words before the label of a period or of another number ("de" is one before its days alone). */
function beforeNext(words: readonly Word[]): readonly Word[] {
  const next = words.findIndex((_, index) => {
    const behind = words.slice(index);
    const found = index === 0 ? null : leadingLabel(textOf(behind), ['period', 'accountNumber']);
    return found !== null && /\d/.test(behind[foldedPrefix(behind, found.words)]?.text ?? '');
  });
  return next < 0 ? words : words.slice(0, next);
}
