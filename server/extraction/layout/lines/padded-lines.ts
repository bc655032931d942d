/**
 * Rows padded with blanks to columns, as for type of one width, and printed in another: the blanks between words are whole
 * multiples of one, and letters counted from the beginning of each line stand under one another, though nothing on the page does.
 * Bars between the columns so told are for the stages that follow.
 */
import { holdsDigit } from '../../letters.ts';
import { columnRoles, monthOf } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

type Words = readonly Word[];

/** Letters of a line, from its beginning. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Names of columns, where their line begins, and the width of a blank in type sizes. */
export interface Padding {
  readonly names: readonly Span[];
  readonly x0: number;
  readonly blank: number;
}

/** A blank in type sizes: in no font is it narrower or wider. */
const MIN_BLANK_EM = 0.18;
const MAX_BLANK_EM = 0.45;
/** How far a gap may be from a whole number of blanks. */
const SLACK = 0.1;
/** Blanks that part two names of columns; words of one have a single blank. */
const PARTING = 2;
const WIDE_EM = (PARTING - SLACK) * MIN_BLANK_EM;
/** Names of columns and those of them that are known, at least. */
const MIN_NAMES = 3;
const MIN_KNOWN = 2;
/** Letters of type of one width vary by less than this share. */
const SAME_WIDTH = 0.02;
/** Words at the end of a row, one of which is a figure. */
const LAST_WORDS = 3;

/** Other lines between two rows, at most. */
const MAX_BETWEEN = 2;

export interface PaddedCells {
  readonly padding: Padding | null;
  readonly bars: readonly Word[];
}

/** How a page is padded, and the bars between its cells; as before where it names no columns of its own. */
export function paddedCells(lines: readonly Words[], before: Padding | null): PaddedCells {
  for (const [index, words] of lines.entries()) {
    if (!mayName(words)) continue;
    // Most tables tell by their first row that they are not.
    const first = lines.slice(index + 1, index + 2 + MAX_BETWEEN).find(isRow);
    if (first === undefined || blankOf([words, first]) === null) continue;
    const rows = rowsFrom(lines, index + 1);
    const padding = paddingOf(words, rows);
    if (padding !== null) return { padding, bars: barsOf([words, ...rows], padding) };
  }
  if (before === null) return NONE;
  return { padding: before, bars: barsOf(lines.filter(isRow), before) };
}

/** The rows from a line on, up to where they end. */
function rowsFrom(lines: readonly Words[], first: number): readonly Words[] {
  const rows: Words[] = [];
  let others = 0;
  for (const words of lines.slice(first)) {
    const row = isRow(words);
    if (row) rows.push(words);
    others = row ? 0 : others + 1;
    if (others > MAX_BETWEEN) break;
  }
  return rows;
}

const NONE: PaddedCells = { padding: null, bars: [] };

/** Whether a line may name columns: words without a figure and with wide gaps, in type whose letters differ in width. */
function mayName(words: Words): boolean {
  if (words.length < MIN_NAMES || words.some(({ text }) => holdsDigit(text))) return false;
  const wide = words.filter(({ x0, size }, index) => index > 0 && x0 - words[index - 1]!.x1 > WIDE_EM * size);
  if (wide.length < MIN_NAMES - 1) return false;
  const widths = words.map(({ text, x0, x1, size }) => (x1 - x0) / text.length / size);
  const widest = Math.max(...widths);
  return widest - Math.min(...widths) > SAME_WIDTH * widest;
}

function isRow(words: Words): boolean {
  if (words.length < MIN_NAMES || !words.slice(-LAST_WORDS).some(({ text }) => holdsDigit(text)))
    return false;
  const first = words[0]!.text;
  return holdsDigit(first) || monthOf(first) !== null;
}

/** How names and the rows below them are padded; null where they are not. */
function paddingOf(heading: Words, rows: readonly Words[]): Padding | null {
  const blank = blankOf([heading, ...rows]);
  const { x0 } = heading[0]!;
  const names = blank === null ? null : namesOf(heading, { names: [], x0, blank });
  return names === null ? null : { names, x0, blank: blank! };
}

/** The blank that all gaps of lines are whole multiples of; null where none is. */
function blankOf(lines: readonly Words[]): number | null {
  const gaps = lines.flatMap(gapsOf);
  const least = smallestOf(gaps);
  for (let count = 1; least / count >= MIN_BLANK_EM; count += 1) {
    const blank = least / count;
    if (blank <= MAX_BLANK_EM && gaps.every((gap) => isWhole(gap / blank))) return blank;
  }
  return null;
}

/** Gaps this many times as wide as the least are as small: signs that lean over a blank make it narrower. */
const AS_SMALL = 1.3;

/** What most of the smallest gaps measure. */
function smallestOf(gaps: readonly number[]): number {
  const small = gaps.filter((gap) => gap < AS_SMALL * Math.min(...gaps)).toSorted((a, b) => a - b);
  return small[Math.floor(small.length / 2)]!;
}

/** The gaps between the words of a line, in type sizes. */
function gapsOf(words: Words): number[] {
  return words.slice(1).map(({ x0, size }, index) => (x0 - words[index]!.x1) / size);
}

function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < SLACK;
}

/** The names of a line, where enough of them are known. */
function namesOf(words: Words, padding: Padding): readonly Span[] | null {
  const places = placesOf(words, padding);
  if (places === null) return null;
  const names: { from: number; to: number; text: string }[] = [];
  places.forEach(({ from, to }, index) => {
    const last = names.at(-1);
    const { text } = words[index]!;
    if (last && from - last.to < PARTING) Object.assign(last, { to, text: `${last.text} ${text}` });
    else names.push({ from, to, text });
  });
  const known = names.filter(({ text }) => columnRoles(text).size > 0).length;
  return names.length >= MIN_NAMES && known >= MIN_KNOWN ? names : null;
}

/** Where the words of a line stand, counted in letters; null where blanks do not tell. */
function placesOf(words: Words, { x0, blank }: Padding): readonly Span[] | null {
  const indent = (words[0]!.x0 - x0) / words[0]!.size / blank;
  if (indent < -SLACK || !isWhole(indent)) return null;
  let from = Math.round(indent);
  const places: Span[] = [];
  const gaps = gapsOf(words);
  for (const [index, { text }] of words.entries()) {
    if (index > 0) {
      const gap = gaps[index - 1]! / blank;
      if (gap < 1 - SLACK || !isWhole(gap)) return null;
      from += Math.round(gap);
    }
    places.push({ from, to: from + text.length });
    from += text.length;
  }
  return places;
}

/** Bars on each line between the columns that blanks part on all of them; none where they part them on none. */
function barsOf(lines: readonly Words[], padding: Padding): readonly Word[] {
  const placed = lines.flatMap((words) => {
    const places = placesOf(words, padding);
    return places === null ? [] : [{ words, places }];
  });
  if (placed.length < lines.length) return [];
  const taken: boolean[] = [];
  for (const { places } of placed)
    for (const { from, to } of places) for (let at = from; at < to; at += 1) taken[at] = true;
  const ends = padding.names
    .slice(1)
    .map(({ from }, index) => gapEnd(taken, padding.names[index]!.to, from))
    .filter((end) => end !== null);
  if (ends.length < padding.names.length - 1) return [];
  return placed.flatMap(({ words, places }) => barsAt(words, places, ends));
}

/** Where the last of the widest runs of blanks within a span ends, which no line writes into; null where there is none. */
function gapEnd(taken: readonly boolean[], from: number, to: number): number | null {
  let widest = 0;
  let end: number | null = null;
  let run = 0;
  for (let at = from; at < to; at += 1) {
    run = taken[at] === true ? 0 : run + 1;
    if (run < widest || run === 0) continue;
    widest = run;
    end = at + 1;
  }
  return end;
}

/** The bars of a line before the words that stand from each place on; several in one blank stand side by side. */
function barsAt(words: Words, places: readonly Span[], ends: readonly number[]): Word[] {
  const next = ends.map((end) => {
    const at = places.findIndex(({ from }) => from >= end);
    return at < 0 ? words.length : at;
  });
  return next.map((at, index) => {
    const count = next.filter((other) => other === at).length;
    const [before, behind] = [words[at - 1], words[at]];
    const from = before?.x1 ?? behind!.x0 - behind!.size;
    const to = behind?.x0 ?? before!.x1 + before!.size;
    const x = from + ((to - from) * (index - next.indexOf(at) + 1)) / (count + 1);
    return { ...wordValues(before ?? behind!), text: '|', x0: x, x1: x, alternatives: [] };
  });
}
