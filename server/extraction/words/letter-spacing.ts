/** Puts letter-spaced words ("D A T E") together again. */
import type { Piece } from './pieces.ts';
import { join, JOIN_GAP } from './lines.ts';

/** Fewer single characters in a row are initials or marks, not a spaced-out word. */
const MIN_RUN = 4;
/** Gaps between spaced letters stay below this share of the em. */
const MAX_LETTER_GAP = 0.8;
/** A gap this much larger than the usual one of the run (and by this share of the em) parts two words. */
const WORD_GAP_FACTOR = 1.6;
const WORD_GAP_EXTRA = 0.1;

const SINGLE = /^[\p{L}\p{N}.,:/&'-]$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Letters that are set apart, and no blank is typed between them, have gaps up to this share of the em; blanks are wider. */
const MAX_KERNED_GAP = 0.24;
/** Gaps of letters that are set apart alike are no wider than the usual one by more than this, in ems; those of kerned pairs are narrower. */
const SAME_GAP = 0.06;
/** Fewer such gaps on a line are cells that stand close to one another. */
const MIN_KERNED_GAPS = 3;

const LETTERS = /^\p{L}+[.:/]?$/u;

/** Joins runs of single characters whose gaps are uniform; `words` are those of one line, left to right. */
export function joinLetterSpaced(line: readonly Piece[]): readonly Piece[] {
  if (!mayHoldRun(line)) return line;
  const words = joinKerned(line);
  const result: Piece[] = [];
  let start = 0;
  while (start < words.length) {
    const end = runEnd(words, start);
    if (end - start >= MIN_RUN) result.push(...joinRun(words.slice(start, end)));
    else result.push(...words.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return result;
}

/**
 * Joins words whose letters are set apart and kerned ("VA L U T A"): pairs that stand closer than the others are one piece
 * already. No blank is typed between the pieces, their gaps are alike, and half of such pieces on a line are single
 * letters.
 */
function joinKerned(line: readonly Piece[]): readonly Piece[] {
  const gaps = line.flatMap((word, index) => {
    const gap = index === 0 ? null : gapWithin(line[index - 1]!, word);
    return gap === null ? [] : [gap];
  });
  if (gaps.length < MIN_KERNED_GAPS || line.every(({ text }) => text.length === 1)) return line;
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const words: Piece[][] = [];
  line.forEach((word, index) => {
    const gap = index === 0 ? null : gapWithin(line[index - 1]!, word);
    if (gap !== null && gap < usual + SAME_GAP) words.at(-1)!.push(word);
    else words.push([word]);
  });
  const parts = words.filter(({ length }) => length > 1).flat();
  const singles = parts.filter(({ text }) => text.length === 1);
  if (2 * singles.length < parts.length) return line;
  return words.map((word) => word.reduce((left, right) => join(left, right)));
}

/** The gap between two pieces of letters that may be parts of one word, in ems; null where they are not. */
function gapWithin(left: Piece, right: Piece): number | null {
  if (left.size !== right.size) return null;
  const gap = (right.x0 - left.x1) / right.size;
  // No blank is as narrow as the gap at which glyphs drawn one by one are taken for words.
  if (right.startsWord && gap > JOIN_GAP) return null;
  const isOne = gap > 0 && gap <= MAX_KERNED_GAP && LETTERS.test(left.text) && LETTERS.test(right.text);
  return isOne ? gap : null;
}

/** Whether there are enough words of one character for a run; those of other planes take two units. */
function mayHoldRun(words: readonly Piece[]): boolean {
  let short = 0;
  for (const { text } of words) if (text.length <= 2) short += 1;
  return short >= MIN_RUN;
}

/** Index behind the last single character of the run that begins at `start`; `start` itself where none begins. */
function runEnd(words: readonly Piece[], start: number): number {
  let end = start;
  while (end < words.length && SINGLE.test(words[end]!.text)) {
    const last = words[end - 1];
    const word = words[end]!;
    if (
      end > start &&
      last &&
      (word.x0 - last.x1 > 2 * MAX_LETTER_GAP * word.size || last.size !== word.size)
    )
      break;
    end += 1;
  }
  return end;
}

function joinRun(run: readonly Piece[]): readonly Piece[] {
  const gaps = run.slice(1).map((word, index) => word.x0 - run[index]!.x1);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const em = run[0]!.size;
  if (usual > MAX_LETTER_GAP * em) return run;
  if (!run.some((word) => LETTER_OR_DIGIT.test(word.text))) return run;
  const widest = Math.max(usual * WORD_GAP_FACTOR, usual + WORD_GAP_EXTRA * em);
  const result: Piece[] = [run[0]!];
  for (const [index, word] of run.slice(1).entries()) {
    if (gaps[index]! > widest) result.push(word);
    else result[result.length - 1] = join(result.at(-1)!, word);
  }
  return result;
}
