/**
 * Dates that a narrow column wraps onto the lines below ("18 de" with "Diciembre" below, "01-" with "Apr-" and "2025"
 * below). The first line gets the whole date, the words below are spent. Where cells are set in the middle of their
 * row, lines of other cells stand between the parts.
 */
import { parseDateText, type DateText } from '../../reading/dates.ts';
import { hasNoLetters, isDigitAt } from '../../letters.ts';
import { isTime } from '../../reading/times.ts';
import { monthOf } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { mayHoldAmount } from '../lines/begins-row.ts';
import { pageTurns, type PageTurn } from '../pages/page-turns.ts';
import { dayBelow, inPieces, momentBelow, yearEndsBelow } from './dates-in-pieces.ts';
import {
  beginsCell,
  CELL_EDGE_EM,
  CELL_GAP_EM,
  cellBehind,
  cellBelow,
  isFree,
  type Place,
  type Wrapped,
} from './wrapped-cells.ts';
import { stretch, withDate, withoutWords, type DateToken, type TokenLine } from '../tokens.ts';

/** Wrapped dates of a column elsewhere than at the beginning of lines count from this many on. */
const MIN_IN_COLUMN = 3;
/** Parts of a date: day, month, year. */
const MAX_PARTS = 3;
/** Parts of a time of day: the figures, and which half of the day. */
const TIME_PARTS = 2;

/** What the first part of a wrapped date looks like: a day, a day and a month, or a year and a month, with what joins them. */
const FIRST_PART =
  /^\d{1,2}[./-]?$|^\d{1,2}[./-](?:\d{1,2}|\p{L}{3,})[./-]$|^(?:19|20)\d{2}[./-](?:\d{1,2}[./-])?$/u;

/** A year, with what joins a time of day to it: "05 Jan" over "2026," over "10:15:30". */
const YEAR = /^(?:19|20)\d{2},?$/;
/** A date that is too wide for its cell, cut before the last digit of its year: "02/06/202" over "4", "02/06/2" over "4". */
const CUT_YEAR = /^\d{1,2}([./-])(?:\d{1,2}|\p{L}{3,})\1(?:(?:19|20)\d|\d)$/u;

export function joinWrappedDates(lines: readonly TokenLine[]): TokenLine[] {
  const next = pageTurns(lines);
  const ends = yearEndsBelow(lines, next);
  const found: Wrapped[] = [...ends, ...inPieces(lines)];
  for (let index = 0; index < lines.length; index += 1)
    found.push(
      ...wrappedFrom(lines, index, next),
      ...yearBelow(lines, index, next),
      ...dayBelow(lines, index),
      ...momentBelow(lines, index),
    );
  const accepted = found.filter(
    (wrapped) =>
      beginsLines(wrapped, lines) ||
      sameColumn(found, wrapped.date, lines[wrapped.index]!.line.size) >= MIN_IN_COLUMN,
  );
  if (accepted.length === 0) return [...lines];
  const joined = [...lines];
  const feet = accepted.filter(({ index, below }) => footOf(index, below, lines, false) !== null);
  const usual = feet.length > 0.5 * accepted.length;
  for (const { index, date, below } of accepted) {
    // "18 de | Diciembre | 2 de | Enero": what ends one date begins no other.
    if (joined[index]!.spent.has(date.from)) continue;
    const foot = footOf(index, below, lines, usual);
    joined[index] = foot ? withoutWords(joined[index]!, date) : withDate(joined[index]!, date);
    for (const { line, at } of below) {
      joined[line] =
        foot?.line === line
          ? withDate(joined[line]!, stretch(joined[line]!.line, at, at + 1, { date: date.date }))
          : withoutWords(joined[line]!, { from: at, to: at + 1 });
    }
    for (const { line, at } of timesBelow(lines, below.at(-1)!))
      joined[line] = withoutWords(joined[line]!, { from: at, to: at + 1 });
  }
  return joined;
}

/** The parts of a time of day that end the cell of a date, on lines without an amount: "10:04:56" over "PM". */
function timesBelow(lines: readonly TokenLine[], last: Place): readonly Place[] {
  const times: Place[] = [];
  for (let at: Place | null = last; times.length < TIME_PARTS; times.push(at)) {
    at = cellBelow(lines, at.line, lines[at.line]!.line.words[at.at]!);
    if (!at || !isTime(lines[at.line]!.line.words[at.at]!.text) || mayHoldAmount(lines[at.line]!)) break;
  }
  return times;
}

/**
 * The last part of a date whose cell is set on the bottom of its row, with the other cells: an amount stands beside it
 * and none beside the first part, or where dates are `usual`ly set so, none but one in the text. Null where the first
 * part stands for the date.
 */
function footOf(
  index: number,
  below: readonly Place[],
  lines: readonly TokenLine[],
  usual: boolean,
): Place | null {
  const page = lines[index]!.line.page;
  const turned = below.find(({ line }) => lines[line]!.line.page !== page);
  const above = [index, ...below.map(({ line }) => line)].filter((line) => lines[line]!.line.page === page);
  // The end of the page cut the row before its amount.
  if (turned && !above.some((line) => mayHoldAmount(lines[line]!))) return turned;
  const last = below.at(-1)!;
  return mayHoldAmount(lines[last.line]!) && (usual || !mayHoldAmount(lines[index]!)) ? last : null;
}

/** Whether a date begins its line and is wrapped onto the beginning of the next, where no other dates stand. */
function beginsLines({ index, date, below }: Wrapped, lines: readonly TokenLine[]): boolean {
  const [second] = below;
  return (
    below.length === 1 &&
    date.from === 0 &&
    second!.at === 0 &&
    second!.line === index + 1 &&
    lines[index + 1]!.line.page === lines[index]!.line.page &&
    [index, index + 1].every((line) => lines[line]!.dates.length === 0) &&
    lines[index]!.line.words.length > date.to
  );
}

function sameColumn(found: readonly Wrapped[], date: DateToken, size: number): number {
  return found.filter((other) => Math.abs(other.date.x0 - date.x0) < CELL_EDGE_EM * size).length;
}

const NONE: readonly Wrapped[] = [];

/** Whether a date that goes on below may begin with a word: most words of a statement begin none. */
function mayBeWrapped(text: string): boolean {
  if (hasNoLetters(text)) return isPartOfDate(text);
  // "3月" names its month, "3RD" is a part of nothing.
  if (isDigitAt(text, 0)) return isPartOfDate(text) || (!ASCII.test(text) && monthOf(text) !== null);
  return monthOf(text) !== null;
}

const ASCII = /^[ -~]*$/;
const isPartOfDate = (text: string): boolean => FIRST_PART.test(text) || CUT_YEAR.test(text);

function wrappedFrom(lines: readonly TokenLine[], index: number, turn: PageTurn): readonly Wrapped[] {
  const first = lines[index]!;
  const { words } = first.line;
  if (!words.some(({ text }) => mayBeWrapped(text))) return NONE;
  return words.flatMap((word, at): readonly Wrapped[] => {
    if (!isFree(first, at) || !mayBeWrapped(word.text)) return NONE;
    const cut = CUT_YEAR.test(word.text);
    const below: Place[] = [];
    const spaced = spacedPart(first, at);
    let text = spaced ?? word.text;
    let last: { readonly word: Word; readonly line: number } = { word, line: index };
    let whole: Wrapped[] = [];
    while (below.length + 1 < MAX_PARTS) {
      const next = cellBelow(lines, last.line, last.word) ?? cellBehind(lines, turn(last.line), last.word);
      if (!next) break;
      last = { word: lines[next.line]!.line.words[next.at]!, line: next.line };
      // "12", "Jan", "2025": the year may stand on a line of its own; two digits are the next row's day.
      if (whole.length > 0 && !YEAR.test(last.word.text)) break;
      if (cut && !/^\d$/.test(last.word.text)) break;
      below.push(next);
      text += `${cut || /[./-]$/.test(text) ? '' : ' '}${last.word.text.replace(/,$/, '')}`;
      const date = wholeDate(text);
      if (!date) continue;
      const link = spaced !== null || /^(de|of)$/i.test(first.line.words[at + 1]?.text ?? '') ? 2 : 1;
      whole = [{ index, date: stretch(first.line, at, at + link, { date }), below: [...below] }];
    }
    return whole;
  });
}

/** "29- August-": a day and a month with a blank between, as a cell that wraps behind dashes prints them; else null. */
function spacedPart({ line }: TokenLine, at: number): string | null {
  const [day, month] = line.words.slice(at, at + 2);
  if (!month || month.x0 - day!.x1 > CELL_GAP_EM * line.size) return null;
  const text = day!.text + month.text;
  return /^\d{1,2}([./-])\p{L}{3,}\1$/u.test(text) ? text : null;
}

/** Dates that are whole but for the year, which stands below their day: "3 Jan" over "2025". */
function yearBelow(lines: readonly TokenLine[], index: number, turn: PageTurn): readonly Wrapped[] {
  const { line, dates } = lines[index]!;
  if (dates.length === 0) return NONE;
  return dates.flatMap((token) => {
    if (token.date.year !== null || !beginsCell(line, token.from)) return [];
    const word = line.words[token.from]!;
    const below = cellBelow(lines, index, word) ?? cellBehind(lines, turn(index), word);
    const year = below ? lines[below.line]!.line.words[below.at]!.text : '';
    if (!below || !YEAR.test(year)) return [];
    return [
      { index, date: { ...token, date: { ...token.date, year: Number.parseInt(year, 10) } }, below: [below] },
    ];
  });
}

function wholeDate(text: string): DateText | null {
  // Numbers under one another ("10", "11", "12") are groups of thousands.
  if (!/[./-]|\p{L}/u.test(text)) return null;
  const date = parseDateText(text);
  return date && !date.compact && (date.kind === 'named' || date.year !== null) ? date : null;
}
