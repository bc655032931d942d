/** Words to lines: words that share a baseline, from left to right. */
import type { Box } from '../../../../shared/statement.ts';
import { inOrder } from '../../ascending.ts';
import { trimmed } from '../../trimmed.ts';
import { extentOf } from '../../words/extent.ts';
import { isRuledBetween } from '../../words/ruled.ts';
import type { Word, WordPage } from '../../words/word.ts';
import { barsOf, withBarsApart, withoutBars } from './bars.ts';
import { notesBeside } from './beside.ts';
import { BASELINE_TOLERANCE_EM, clusterByBaseline, textOf } from './baselines.ts';
import { withoutBullets } from './bullets.ts';
import { asCells } from './scripted-rows.ts';
import { paddedCells, type PaddedCells, type Padding } from './padded-lines.ts';
import { separationOf, withSeparatorsAsBars, type Separation } from './separated-values.ts';
import { withoutFilling } from '../headings/filled-names.ts';
import { withValuesApart } from './glued-values.ts';
import { withRaisedCents } from '../amounts/raised-cents.ts';
import { joinSigns } from '../amounts/wrapped-signs.ts';
import { sharedGutter, splitAt } from '../pages/two-pages.ts';
import { withDaysApart } from './days-apart.ts';
import { isRule } from './drawn-rules.ts';
import { withDaysFirst } from './record-lines.ts';
import { withRowsWhole } from './wrapped-rows.ts';
import { withWrittenRows } from './written-rows.ts';

export { textOf };

/** Words of one page on one baseline. */
export interface Line extends Box {
  /** Page number, from 1. */
  readonly page: number;
  /** Lines of one flow stand under one another: a page, one half of a page that holds two, or the notes beside a table. */
  readonly flow: number;
  /** Position among all lines of the statement, from 0. */
  readonly index: number;
  readonly baseline: number;
  /** Type size most of its words have, points. */
  readonly size: number;
  readonly words: readonly Word[];
  /** Middles of the bars that parted its words into cells and were left out, points, from left to right. */
  readonly bars: readonly number[];
  /** Its page was mirrored: words of scripts from right to left stand in the order they are read. */
  readonly mirrored: boolean;
  /** A rule, or the edge of a band, is drawn between it and the line above; looked for on the first pages. */
  readonly ruled?: true;
}

/** Lines of all pages, in reading order: page by page, top to bottom. */
export function buildLines(pages: readonly WordPage[]): Line[] {
  const lines: Line[] = [];
  let flow = 0;
  const gutter = sharedGutter(pages);
  let separation: Separation | null = null;
  let padding: Padding | null = null;
  const parts = pages.flatMap((page) => {
    const halves = gutter === null ? [page.words] : splitAt(page, gutter * page.width);
    return halves.map((words) => ({ page, words }));
  });
  const ordered = withDaysFirst(
    withDaysApart(
      parts.map(({ words }) => withoutBullets(clusterByBaseline(joinSigns(withRaisedCents(words))))),
    ),
  );
  for (const [index, { page }] of parts.entries()) {
    const clustered = withWrittenRows(withRowsWhole(asCells(ordered[index]!)));
    separation = separationOf(clustered) ?? separation;
    const parted = withBarsApart(clustered);
    const celled = separation === null ? parted : withSeparatorsAsBars(parted, separation);
    const all = withoutBars(celled);
    const padded: PaddedCells = paddedCells(all, padding);
    padding = padded.padding;
    const bars = all === celled ? padded.bars : barsOf(celled.flat());
    const beside = notesBeside(all);
    for (const own of beside ? [beside.table, beside.notes] : [all]) {
      for (const words of own) {
        if (isRule(words)) continue;
        const line = makeLine(page, flow, lines.length, withValuesApart(withoutFilling(words)), bars);
        lines.push(page.rules ? ruledLine(line, page.rules, lines.at(-1)) : line);
      }
      flow += 1;
    }
  }
  return lines;
}

function makeLine(
  page: WordPage,
  flow: number,
  index: number,
  words: readonly Word[],
  bars: readonly Word[],
): Line {
  const sizes = inOrder(
    words.map((word) => word.size),
    (a, b) => a - b,
  );
  const [first] = words;
  const own = bars.filter(
    (bar) => Math.abs(bar.baseline - first!.baseline) <= BASELINE_TOLERANCE_EM * first!.size,
  );
  return {
    page: page.number,
    flow,
    index,
    words: trimmed(words),
    bars: trimmed(own.map(({ x0, x1 }) => (x0 + x1) / 2)),
    mirrored: page.mirrored !== undefined,
    baseline: words.reduce((sum, word) => sum + word.baseline, 0) / words.length,
    size: sizes[Math.floor(sizes.length / 2)]!,
    ...extentOf(words),
  };
}

function ruledLine(line: Line, rules: readonly number[], above: Line | undefined): Line {
  return above?.flow === line.flow && isRuledBetween(rules, above, line) ? { ...line, ruled: true } : line;
}

/** The same line reduced to the words that begin within [x0, x1); null where none do. */
export function clipLine(line: Line, x0: number, x1: number): Line | null {
  const words = line.words.filter((word) => (word.x0 + word.x1) / 2 >= x0 && (word.x0 + word.x1) / 2 < x1);
  if (words.length === 0) return null;
  if (words.length === line.words.length) return line;
  return {
    ...line,
    words,
    ...extentOf(words),
  };
}

/** Lines of one text stand this close. */
const TEXT_PITCH_EM = 1.8;

/** Whether a line stands as close below another as the next line of a text does. */
export function standsRightBelow(line: Line, above: Line): boolean {
  return above.flow === line.flow && line.baseline - above.baseline < TEXT_PITCH_EM * line.size;
}

/** Where a line begins, in whole points, and what it says: the same for what pages repeat. */
export function placeOf({ x0, baseline, words }: Line, said = textOf(words)): string {
  return `${Math.round(x0)} ${Math.round(baseline)} ${said}`;
}

/** The texts of all words in reading order. */
export function wordTexts(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  for (const { words } of lines) for (const { text } of words) texts.push(text);
  return texts;
}
