/** Words to lines: words that share a baseline, from left to right. */
import type { Box } from '../../../shared/statement.ts';
import type { Word, WordPage } from '../words/word.ts';

/** Words of one page on one baseline. */
export interface Line extends Box {
  /** Page number, from 1. */
  readonly page: number;
  /** Position among all lines of the statement, from 0. */
  readonly index: number;
  readonly baseline: number;
  /** Type size most of its words have, points. */
  readonly size: number;
  readonly words: readonly Word[];
}

/** Baselines closer than this share of the type size are one line (superscripts, larger type, skewed scans). */
const BASELINE_TOLERANCE_EM = 0.36;

/** Lines of all pages, in reading order: page by page, top to bottom. */
export function buildLines(pages: readonly WordPage[]): Line[] {
  const lines: Line[] = [];
  for (const page of pages) {
    for (const words of clusterByBaseline(page.words)) {
      lines.push(makeLine(page.number, lines.length, words));
    }
  }
  return lines;
}

function clusterByBaseline(words: readonly Word[]): Word[][] {
  const sorted = words.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const groups: { baseline: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const last = groups.at(-1);
    if (
      last &&
      word.baseline - last.baseline <= BASELINE_TOLERANCE_EM * Math.min(word.size, last.words[0]!.size)
    ) {
      last.words.push(word);
      // The group keeps the mean of its baselines, so that a slanted line does not break up.
      last.baseline += (word.baseline - last.baseline) / last.words.length;
    } else {
      groups.push({ baseline: word.baseline, words: [word] });
    }
  }
  return groups.map((group) => group.words.toSorted((a, b) => a.x0 - b.x0));
}

function makeLine(page: number, index: number, words: readonly Word[]): Line {
  const sizes = words.map((word) => word.size).toSorted((a, b) => a - b);
  return {
    page,
    index,
    words,
    baseline: words.reduce((sum, word) => sum + word.baseline, 0) / words.length,
    size: sizes[Math.floor(sizes.length / 2)]!,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}

/** The same line reduced to the words that begin within [x0, x1); null where none do. */
export function clipLine(line: Line, x0: number, x1: number): Line | null {
  const words = line.words.filter((word) => (word.x0 + word.x1) / 2 >= x0 && (word.x0 + word.x1) / 2 < x1);
  if (words.length === 0) return null;
  if (words.length === line.words.length) return line;
  return {
    ...line,
    words,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}

/** Text of words in order, one space between them. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
