/**
 * "Paid out" and "Paid in", "Money Out" and "Money In": the side of an amount in two words, in a cell of their own or right beside
 * the amount. They become one word each, which is a mark as "Out" and "In" are.
 */
import { markDirection } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import { gap, TEXT_GAP_EM } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';

const SECOND_WORD = /^(?:in|out)$/i;
const AMOUNT = /\d[.,]\d{2}\)?$/;
/** Amounts with such words, at least, and both sides among them: "Walk out" alone may be a text. */
const MIN_SIDED = 3;

/** The lines with such words as one; the same list where there are none. */
export function withSideWords(lines: readonly Line[]): readonly Line[] {
  const sides = new Set<number>();
  const sided = new Map<Line, number>();
  for (const line of lines) {
    const at = sideOf(line);
    if (at === null) continue;
    sides.add(markDirection(pairAt(line, at)));
    sided.set(line, at);
  }
  if (sided.size < MIN_SIDED || sides.size < 2) return lines;
  return lines.map((line) => {
    const at = sided.get(line);
    return at === undefined ? line : { ...line, words: withPair(line.words, at) };
  });
}

/** Index of the first of the two words; null where a line has none, or none beside an amount or in a cell. */
function sideOf(line: Line): number | null {
  const { words, size } = line;
  const second = words.findIndex(
    ({ text }, index) => index > 0 && SECOND_WORD.test(text) && markDirection(pairAt(line, index - 1)) !== 0,
  );
  if (second < 0 || gap(line, second) > TEXT_GAP_EM * size) return null;
  if (!words.some(({ text }) => AMOUNT.test(text))) return null;
  const isApart = (index: number): boolean => gap(line, index) > TEXT_GAP_EM * size;
  const before = words[second - 2];
  const behind = words[second + 1];
  const begins = before === undefined || AMOUNT.test(before.text) || isApart(second - 1);
  const ends = behind === undefined || AMOUNT.test(behind.text) || isApart(second + 1);
  return begins && ends ? second - 1 : null;
}

function pairAt({ words }: Line, at: number): string {
  return `${words[at]!.text} ${words[at + 1]!.text}`;
}

function withPair(words: readonly Word[], at: number): Word[] {
  const [first, second] = [words[at]!, words[at + 1]!];
  const pair = {
    ...wordValues(first),
    text: `${first.text} ${second.text}`,
    x1: second.x1,
    alternatives: [],
  };
  return [...words.slice(0, at), pair, ...words.slice(at + 2)];
}
