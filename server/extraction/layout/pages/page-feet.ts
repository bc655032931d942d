/**
 * Lines at the head or the foot of a page that look like rows ("01/02/2026 Account 1234567 Limit 1,500.00"): set apart from the
 * rows, and the same on several pages, or at the foot in a type smaller than that of the rows.
 */
import { columnRoles, labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import { anyRecognised } from '../../words/word.ts';
import { mayHoldAmount } from '../lines/begins-row.ts';
import { textOf } from '../lines/lines.ts';
import { heightOnPage, isOnSeveralPages } from './repeated-lines.ts';
import type { TokenLine } from '../tokens.ts';

/** Lines at either end of a page that may be furniture. */
const MAX_LINES = 4;
/** From one baseline to the next, at least, where something is set apart. */
const APART_EM = 2.2;
/** No row goes on so far below the one before it. */
const FAR_EM = 12;
/** The gap against the usual one before a row, at least. */
const WIDER = 1.2;
/** Type that is smaller by more than this share is another. */
const SMALLER = 0.06;

/** Indices of such lines. */
export const pageFeet = remembered((lines: readonly TokenLine[]): ReadonlySet<number> => {
  const size = rowSize(lines);
  if (size === undefined) return NONE;
  const ends = pagesOf(lines).flatMap((page) => [
    ...endsOf(page).map((tokens) => ({ tokens, foot: true, far: lastGap(page, FAR_EM) >= 0 })),
    ...endsOf(page.toReversed()).map((tokens) => ({ tokens, foot: false, far: false })),
  ]);
  const isRepeated = isOnSeveralPages(
    ends.map(({ tokens }) => tokens),
    heightOnPage,
  );
  return new Set(
    ends.flatMap(({ tokens, foot, far }) => {
      const { line } = tokens;
      const small = foot && isSmaller(tokens, size) && !anyRecognised(line.words);
      return isRepeated(tokens) || (small && looksLikeRow(tokens)) || ((small || far) && isSentence(tokens))
        ? [line.index]
        : [];
    }),
  );
});

/**
 * Indices of the lines at the foot of pages that are the same on several, or smaller than the rows: what they say is of the bank, and of
 * this statement only where nothing else is.
 */
export const standingFeet = remembered((lines: readonly TokenLine[]): ReadonlySet<number> => {
  const feet = pagesOf(lines).flatMap((page) => {
    const from = lastGap(page);
    return from < 0 || page.length - from > MAX_LINES ? [] : page.slice(from);
  });
  const size = rowSize(lines);
  const isRepeated = isOnSeveralPages(feet, heightOnPage);
  return new Set(
    feet.flatMap((tokens) => {
      const small = size !== undefined && isSmaller(tokens, size);
      return isRepeated(tokens) || small ? [tokens.line.index] : [];
    }),
  );
});

function pagesOf(lines: readonly TokenLine[]): TokenLine[][] {
  return [...Map.groupBy(lines, ({ line }) => line.page).values()];
}

/** Whether a line is set smaller than rows are, its first word too: a text in small print may stand behind the day of a row. */
function isSmaller({ line }: TokenLine, size: number): boolean {
  return Math.max(line.size, line.words[0]!.size) < (1 - SMALLER) * size;
}

/** Type size of the middle one of the rows. */
function rowSize(lines: readonly TokenLine[]): number | undefined {
  const rows = lines.filter(looksLikeRow);
  return rows.map(({ line }) => line.size).toSorted((a, b) => a - b)[rows.length >> 1];
}

/** Index of the last line of a page behind a gap that sets it apart; -1 where none is. */
function lastGap(page: readonly TokenLine[], wide = APART_EM): number {
  return page.findLastIndex((_, index) => gapBefore(page, index) > wide);
}

/** What lies between a line of a page and the one before it, from baseline to baseline, in ems. */
function gapBefore(page: readonly TokenLine[], index: number): number {
  const { line } = page[index]!;
  const before = page[index - 1]?.line;
  return before ? Math.abs(line.baseline - before.baseline) / Math.max(line.size, before.size) : 0;
}

/**
 * The lines that look like rows among the last of a page (given upwards: the first), behind a gap wider than those before its
 * rows and without rows, or names of columns over them, behind them.
 */
function endsOf(page: readonly TokenLine[]): readonly TokenLine[] {
  const from = lastGap(page);
  const behind = from < 0 ? [] : page.slice(from);
  if (behind.length > MAX_LINES) return [];
  const ends = behind.filter(
    (tokens, index) => mayBeRow(tokens) && !behind.slice(index + 1).some(namesColumns),
  );
  if (ends.length === 0) return ends;
  const others = page.flatMap((tokens, index) =>
    index < from && looksLikeRow(tokens) ? [gapBefore(page, index)] : [],
  );
  const usual = others.toSorted((a, b) => a - b)[others.length >> 1];
  return usual !== undefined && gapBefore(page, from) < WIDER * usual ? [] : ends;
}

/** Names of columns in a line, at least, that stand over a table. */
const MIN_NAMES = 2;

function namesColumns({ line }: TokenLine): boolean {
  return line.words.filter(({ text }) => columnRoles(text).size > 0).length >= MIN_NAMES;
}

function looksLikeRow(tokens: TokenLine): boolean {
  return tokens.dates[0]?.from === 0 && mayHoldAmount(tokens);
}

/** Undated, a line with an amount may be one of the rows of a day. */
function mayBeRow(tokens: TokenLine): boolean {
  return looksLikeRow(tokens) || (tokens.dates[0]?.from !== 0 && tokens.monies.length > 0);
}

/** Words of letters in a sentence, at least, that is no label of a figure. */
const SENTENCE_WORDS = 4;

function isSentence({ line, dates }: TokenLine): boolean {
  if (dates.length > 0) return false;
  const words = line.words.filter(({ text }) => /\p{L}{2}/u.test(text));
  return (
    words.length >= SENTENCE_WORDS &&
    labelsOf(textOf(words)).size === 0 &&
    leadingLabel(textOf(line.words), FIGURES) === null
  );
}

const FIGURES = ['opening', 'closing', 'total', 'totalIn', 'totalOut', 'otherBalance'] as const;

const NONE: ReadonlySet<number> = new Set();
