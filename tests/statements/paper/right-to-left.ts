/** Papers of languages that are written from right to left: where their marks stand, and in which order words are set. */
import { textWidth, type Face } from './fonts.ts';
import type { Mark } from './paper.ts';

const RIGHT_TO_LEFT = /[\u0590-\u07ff]/;
/** Arabic's own digits are written from left to right, and are no letters. */
const ARABIC_ZERO = 0x660;

/** A text with Arabic's own digits, and with its own signs between them. */
export function withArabicDigits(text: string): string {
  return text
    .replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? '\u066b' : '\u066c'))
    .replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}

/** A mark on the other side of a page that is `width` points wide. */
export function mirrored(mark: Mark, width: number): Mark {
  if (mark.kind === 'line') return { ...mark, x0: width - mark.x1, x1: width - mark.x0 };
  if (mark.kind === 'box') return { ...mark, x: width - mark.x - mark.width };
  if (mark.angle !== 0) return mark;
  return { ...mark, x: width - mark.x - textWidth(mark.text, mark.face, mark.spacing) };
}

/** A part of a text that is set in one go; `x` is its distance from the text's left end in points. */
export interface Part {
  readonly text: string;
  readonly x: number;
}

/**
 * The parts of a text as they are set from left to right: one where nothing in it runs from the right; else each word of
 * such a script by itself, the first one rightmost, and what stands together of other words and numbers.
 */
export function partsOf(text: string, face: Face): Part[] {
  const words = text.split(' ');
  if (!words.some(isRightToLeft)) return [{ text: forSetting(text), x: 0 }];
  const runs: string[] = [];
  words.forEach((word, index) => {
    const goesOn = index > 0 && !isRightToLeft(word) && !isRightToLeft(words[index - 1]!);
    if (goesOn) runs.push(`${runs.pop()!} ${word}`);
    else runs.push(word);
  });
  const blank = textWidth(' ', face);
  let x = 0;
  return runs.toReversed().map((run) => {
    const part = { text: forSetting(run), x };
    x += textWidth(run, face) + blank;
    return part;
  });
}

/** The font library sets whatever is Arabic from right to left, its numbers too: they are handed to it turned round. */
function forSetting(run: string): string {
  return run.replace(/[^\p{L} ]*[\u0660-\u0669][^\p{L} ]*/gu, (number) =>
    Array.from(number).reverse().join(''),
  );
}

function isRightToLeft(word: string): boolean {
  return RIGHT_TO_LEFT.test(word.replace(/[\u0660-\u066c]/g, ''));
}
