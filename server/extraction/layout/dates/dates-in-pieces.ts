/**
 * Dates that a narrow column cuts within their numbers: "02/06/202" over "4" is known where dates wrap (`wrapped-dates.ts`); here are those cut
 * in the middle of the year, before the last digit of the day, in their time, or in three.
 */
import { parseDateText } from '../../reading/dates.ts';
import type { Word } from '../../words/word.ts';
import type { PageTurn } from '../pages/page-turns.ts';
import { stretch, type TokenLine } from '../tokens.ts';
import {
  beginsCell,
  CELL_EDGE_EM,
  cellBehind,
  cellBelow,
  firstBelow,
  type Place,
  type Wrapped,
} from './wrapped-cells.ts';

const NONE: readonly Wrapped[] = [];

/** A date cut in the middle of its year: "01.03.20" over "25". */
const CUT_CENTURY = /^\d{1,2}([./-])(?:\d{1,2}|\p{L}{3,})\1(?:19|20)$/u;
const REST_OF_YEAR = /^\d{2}$/;

/** Share of such days that go on below, at least: a column is cut so in every row, or in none. */
const CUT_SHARE = 0.9;

/**
 * Dates whose year seems to have two digits, those of its century, and whose other two stand below: read as they are printed they
 * would be of 1919 or 2020.
 */
export function yearEndsBelow(lines: readonly TokenLine[], turn: PageTurn): readonly Wrapped[] {
  let count = 0;
  const found = lines.flatMap(({ line, dates }, index) =>
    dates.flatMap((token) => {
      const word = line.words[token.from]!;
      if (token.to - token.from > 1 || !CUT_CENTURY.test(word.text)) return [];
      count += 1;
      if (!beginsCell(line, token.from)) return [];
      const below = cellBelow(lines, index, word) ?? cellBehind(lines, turn(index), word);
      const rest = below ? lines[below.line]!.line.words[below.at]!.text : '';
      const date = REST_OF_YEAR.test(rest) ? parseDateText(word.text + rest) : null;
      return date ? [{ index, date: { ...token, date }, below: [below!] }] : [];
    }),
  );
  return found.length < CUT_SHARE * count ? [] : found;
}

/** A part of a date cut in three, and the whole of it: "31-0" over "3-20" over "25". */
const PIECE = /^[\d./-]{1,7}$/;
const FIRST_PIECE = /^\d{2,4}[./-]\d?$/;
const OF_PIECES = /^(?:\d{2}([./-])\d{2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{2}\2\d{2})$/;

/** Dates that a cell far too narrow for them cuts in three, wherever its width ends. */
export function inPieces(lines: readonly TokenLine[]): readonly Wrapped[] {
  return lines.flatMap((tokens, index) =>
    tokens.line.words.flatMap((word, at): readonly Wrapped[] => {
      if (!FIRST_PIECE.test(word.text) || !beginsCell(tokens.line, at)) return [];
      const second = pieceBelow(lines, index, word);
      const third = second && pieceBelow(lines, second.line, lines[second.line]!.line.words[second.at]!);
      if (!third) return [];
      const parts = [second, third].map((place) => lines[place.line]!.line.words[place.at]!.text);
      const text = [word.text, ...parts].join('');
      // Pieces are as wide as their cell, but for the last one.
      if (!OF_PIECES.test(text) || parts[0]!.length !== word.text.length) return [];
      const date = parseDateText(text);
      return date
        ? [{ index, date: stretch(tokens.line, at, at + 1, { date }), below: [second, third] }]
        : [];
    }),
  );
}

/** The word right under another one, whatever it was taken for, where it is made of digits and what joins them. */
function pieceBelow(lines: readonly TokenLine[], index: number, word: Word): Place | null {
  const place = firstBelow(lines, index, ({ line }, size) =>
    line.words.findIndex(({ x0 }) => Math.abs(x0 - word.x0) < CELL_EDGE_EM * size),
  );
  return place && PIECE.test(lines[place.line]!.line.words[place.at]!.text) ? place : null;
}

/** The same for the day: "2024-06-0" over "2 08:15". Beside a month of two digits a day has two as well. */
const CUT_DAY = /^(?:19|20)\d{2}([./-])\d{2}\1[0-3]$/;
const CUT_DAY_LENGTH = '2024-06-0'.length;
/** Dates that are cut before the last digit of their day, which stands below. */
export function dayBelow(lines: readonly TokenLine[], index: number): readonly Wrapped[] {
  const { line } = lines[index]!;
  const isCut = ({ text }: Word): boolean => text.length === CUT_DAY_LENGTH && CUT_DAY.test(text);
  if (!line.words.some(isCut)) return NONE;
  return line.words.flatMap((word, at) => {
    if (!isCut(word)) return NONE;
    const below = cellBelow(lines, index, word);
    const digit = below ? lines[below.line]!.line.words[below.at]!.text : '';
    const date = digit.length === 1 ? parseDateText(word.text + digit) : null;
    return date ? [{ index, date: stretch(line, at, at + 1, { date }), below: [below!] }] : NONE;
  });
}

/** A moment as programs write it, maybe cut in its time of day, and what may be left of that. */
const CUT_MOMENT = /^(?:19|20)\d{2}-\d{2}-\d{2}T[\d:.]*$/;
const REST_OF_TIME = /^[\d:.]+Z?$/;

/** Moments that are cut anywhere behind their day: "2026-03-04T10:07:4" over "1.100123". */
export function momentBelow(lines: readonly TokenLine[], index: number): readonly Wrapped[] {
  const { line } = lines[index]!;
  if (!line.words.some(({ text }) => CUT_MOMENT.test(text))) return NONE;
  return line.words.flatMap((word, at) => {
    if (!CUT_MOMENT.test(word.text)) return NONE;
    const below = cellBelow(lines, index, word);
    const rest = below ? lines[below.line]!.line.words[below.at]!.text : '';
    const date = REST_OF_TIME.test(rest) ? parseDateText(word.text + rest) : null;
    return date ? [{ index, date: stretch(line, at, at + 1, { date }), below: [below!] }] : NONE;
  });
}
