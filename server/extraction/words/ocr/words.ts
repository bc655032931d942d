/** From readings of strips to the words of a page. */
import { cleanWord } from '../clean.ts';
import type { Word } from '../word.ts';
import type { ReadWord, Reading } from './core.ts';
import { withDatesApart } from './glued-dates.ts';
import { withDigitsInDate, withLetterInMonth } from './look-alikes.ts';
import type { Segment } from './segments.ts';
import { onPage } from './strips.ts';
import { hasUnspaced, joinUnspaced } from './unspaced.ts';

/** Height of capitals and digits, in ems, in the usual typefaces (Helvetica 0.72, Times 0.66). */
const CAPITAL_EM = 0.7;
/** What letters reach above and below the baseline, in ems. */
const ASCENT = 0.75;
const DESCENT = 0.21;
/** Pieces whose baselines differ by less than this share of a capital stand in one row. */
const SAME_ROW = 0.4;
/** Sizes closer than this are one size, measured twice. */
const SAME_SIZE = 1.3;
/** A gap between letters is at least this wide to be a blank, in heights of a capital. */
const MIN_BLANK = 0.12;
/** A letter at least this high, in capitals, is no quotation mark. */
const NOT_A_QUOTE = 0.6;
const QUOTES = /^[‘’‚“”„'"`´|]+(?=[\p{L}\p{N}])/u;

/** A reading with what a second look made of the same piece. */
export interface JudgedReading extends Reading {
  /** The words of the other reading, where it found as many. */
  readonly other?: readonly ReadWord[] | undefined;
}

/** Words in reading order; `scale` is points per pixel of the page. */
export function toWords(readings: readonly JudgedReading[], scale: number): Word[] {
  const rows = alignRows(readings.map((reading) => reading.strip.segment));
  const words: Word[] = [];
  for (const reading of readings) {
    const { strip, words: read, other } = reading;
    const { baseline, capital } = rows.get(strip.segment)!;
    const size = (capital / CAPITAL_EM) * scale;
    const boxes = placeWords(reading);
    read.forEach((word, index) => {
      const box = boxes[index]!;
      const seen = withDigitsInDate(cleanWord(withoutInvention(word.text, strip.segment, box)));
      const text = index === 0 ? withLetterInMonth(seen) : seen;
      if (text === '' || (word.confidence <= 0 && !hasUnspaced(text))) return;
      const second = other?.[index];
      const differs = second !== undefined && second.text !== '' && cleanWord(second.text) !== text;
      words.push({
        text,
        x0: box.x0 * scale,
        x1: Math.max(box.x1, box.x0 + 1) * scale,
        y0: baseline * scale - ASCENT * size,
        y1: baseline * scale + DESCENT * size,
        baseline: baseline * scale,
        size,
        bold: false,
        confidence: Math.max(0, Math.min(1, word.confidence)),
        alternatives: differs
          ? [{ text: cleanWord(second.text), confidence: Math.max(0, Math.min(1, second.confidence)) }]
          : [],
      });
    });
  }
  const inOrderOfReading = words.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  return withDatesApart(joinStops(joinUnspaced(inOrderOfReading)));
}

/** A stop or comma stands closer than this to the word it belongs to, in ems. */
const STOP_GAP = 0.35;

/** A stop or a comma that was read as a word of its own ("November 1 , 2025") belongs to the word before it. */
function joinStops(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const close =
      before !== undefined && before.baseline === word.baseline && word.x0 - before.x1 < STOP_GAP * word.size;
    if (close && /^[.,]$/.test(word.text) && /[\p{L}\p{N}]$/u.test(before.text))
      joined[joined.length - 1] = { ...before, text: before.text + word.text, x1: word.x1 };
    // One stop read twice.
    else if (!(close && /^[.,'‘’]$/.test(word.text) && /[.,]$/.test(before.text))) joined.push(word);
  }
  return joined;
}

/** A stretch across the page, pixels. */
export interface Span {
  readonly x0: number;
  readonly x1: number;
}

/**
 * Where the words of a piece lie. The networks tell only roughly where they saw a letter, so the ends of words are
 * moved to the nearest gaps between areas of ink.
 */
export function placeWords({ strip, words }: Reading): Span[] {
  const { segment } = strip;
  const blanks = words.slice(1).map((word, index): Span => {
    const right = onPage(strip, word.symbols[0]?.x0 ?? strip.x);
    // The box of a word's last letter sometimes reaches to the end of the piece.
    const left = Math.min(right, onPage(strip, words[index]!.symbols.at(-1)?.x1 ?? strip.x));
    return { x0: left, x1: right };
  });
  const ends = inOrder(blanks, inkGaps(segment), segment.capital);
  return words.map((_, index) => ({
    x0: index === 0 ? segment.x0 : ends[index - 1]!.x1,
    x1: index === words.length - 1 ? segment.x1 : ends[index]!.x0,
  }));
}

/** A blank without a gap near it costs as much as one this far off, in heights of a capital. */
const NO_GAP = 1.2;
/** A wide gap is worth a detour of this many times its width. */
const WIDTH_WORTH = 1.5;

/**
 * The gaps that the blanks are, from left to right, at the least cost in all; a blank that is none stays where it was
 * seen. Found by dynamic programming, because a greedy choice takes gaps out of order.
 */
function inOrder(blanks: readonly Span[], gaps: readonly Span[], capital: number): Span[] {
  const middle = ({ x0, x1 }: Span): number => (x0 + x1) / 2;
  // costs[i][j]: the first i blanks placed on gaps before the j-th.
  const costs = [Array.from({ length: gaps.length + 1 }, () => 0)];
  for (const [index, blank] of blanks.entries()) {
    const before = costs[index]!;
    const row = [before[0]! + NO_GAP * capital];
    for (const [at, gap] of gaps.entries()) {
      const cost = Math.abs(middle(gap) - middle(blank)) - WIDTH_WORTH * (gap.x1 - gap.x0);
      row.push(Math.min(row[at]!, before[at + 1]! + NO_GAP * capital, before[at]! + cost));
    }
    costs.push(row);
  }
  const placed: Span[] = [];
  let at = gaps.length;
  for (let index = blanks.length; index > 0;) {
    const here = costs[index]![at]!;
    if (at > 0 && costs[index]![at - 1] === here) {
      at -= 1;
    } else if (here === costs[index - 1]![at]! + NO_GAP * capital) {
      index -= 1;
      placed.unshift(blanks[index]!);
    } else {
      at -= 1;
      index -= 1;
      placed.unshift(gaps[at]!);
    }
  }
  return placed;
}

function inkGaps({ letters, capital }: Segment): Span[] {
  const gaps: Span[] = [];
  let end = -Infinity;
  for (const letter of letters.toSorted((a, b) => a.x0 - b.x0)) {
    if (letter.x0 - end >= MIN_BLANK * capital && end > 0) gaps.push({ x0: end, x1: letter.x0 });
    end = Math.max(end, letter.x1);
  }
  return gaps;
}

/** Takes off a quotation mark that was read where the first ink is a whole letter. */
function withoutInvention(text: string, { letters, capital }: Segment, { x0 }: Span): string {
  if (!QUOTES.test(text)) return text;
  const first = letters.reduce<Segment['letters'][number] | null>(
    (nearest, letter) => (letter.x1 > x0 && (nearest === null || letter.x0 < nearest.x0) ? letter : nearest),
    null,
  );
  if (first === null || first.y1 - first.y0 < NOT_A_QUOTE * capital) return text;
  return text.replace(QUOTES, '');
}

interface Measure {
  readonly baseline: number;
  readonly capital: number;
}

/** Gives the pieces of a row one baseline, and one size where theirs are nearly the same. */
function alignRows(segments: readonly Segment[]): Map<Segment, Measure> {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.x0 - b.x0)) {
    const row = rows
      .filter((each) => {
        const last = each.at(-1)!;
        return (
          Math.abs(last.baseline - segment.baseline) < SAME_ROW * Math.min(last.capital, segment.capital) &&
          last.x1 < segment.x0 + segment.capital
        );
      })
      .toSorted(
        (a, b) =>
          Math.abs(a.at(-1)!.baseline - segment.baseline) - Math.abs(b.at(-1)!.baseline - segment.baseline),
      )[0];
    if (row === undefined) rows.push([segment]);
    else row.push(segment);
  }
  const measures = new Map<Segment, Measure>();
  for (const row of rows) {
    const baseline = weightedMiddle(row, (segment) => segment.baseline);
    const capital = weightedMiddle(row, (segment) => segment.capital);
    for (const segment of row) {
      const ratio = segment.capital / capital;
      const same = ratio < SAME_SIZE && ratio > 1 / SAME_SIZE;
      measures.set(segment, { baseline, capital: same ? capital : segment.capital });
    }
  }
  return measures;
}

/** The middle value, long pieces counting for more. */
function weightedMiddle(row: readonly Segment[], value: (segment: Segment) => number): number {
  const sorted = row.toSorted((a, b) => value(a) - value(b));
  const half = row.reduce((sum, { letters }) => sum + letters.length, 0) / 2;
  let weight = 0;
  for (const segment of sorted) {
    weight += segment.letters.length;
    if (weight >= half) return value(segment);
  }
  return value(sorted.at(-1)!);
}
