/** Cells of a line: words between wide blanks or drawn lines, or behind a colon. */
import { fold } from '../../reading/fold.ts';
import { labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { rememberedLately } from '../../remembered.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { isRule } from '../../layout/columns/mark-column.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Word } from '../../words/word.ts';

/** Blank between a label and what stands beside it in another cell. */
const CELL_GAP_EM = 0.9;

/** What parts facts on one line: "Balance Jan 1: $3.00 · Balance Jan 31: $4.00". */
const POINT = /^[\u00b7\u2022\u2219]$/;

export interface Cell {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** Words of a line between wide blanks or lines drawn as characters, behind a colon, or from a label with one on behind a value. */
export const cellsOf = rememberedLately((line: Line): readonly Cell[] => {
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number): void => {
    if (to > from) cells.push(cellOf(line.words, from, to));
    from = to;
  };
  line.words.forEach((word, index) => {
    if (isRule(word) || POINT.test(word.text)) {
      push(index);
      from = index + 1;
      return;
    }
    const previous = line.words[index - 1];
    // "Account number : 123": a colon apart belongs to its label.
    if (!previous || word.text === ':') return;
    if (word.x0 - previous.x1 > CELL_GAP_EM * line.size) push(index);
    else if (previous.text.endsWith(':')) {
      push(labelBehindValue(line.words, from, index));
      push(index);
    }
  });
  push(line.words.length);
  return cells;
});

/** Words of a label that stands close behind the value of another, at most. */
const MAX_LABEL_WORDS = 4;

/**
 * "Holder: Ada May Account no.:", "Period 1/5/2026-31/5/2026 Opening balance:": where the label begins whose colon ends a
 * value's words; where they begin if there is none.
 */
function labelBehindValue(words: readonly Word[], from: number, to: number): number {
  const behindColon = words[from - 1]?.text.endsWith(':') === true;
  for (let at = Math.max(from + 1, to - MAX_LABEL_WORDS); at < to; at += 1) {
    if (!behindColon && !/\d$/.test(words[at - 1]!.text)) continue;
    if (labelsOf(textOf(words.slice(at, to))).size === 0) continue;
    if (behindColon || leadingLabel(textOf(words.slice(from, at)), LABELS_WITH_DIGITS) !== null) return at;
  }
  return from;
}

/** What a value in digits may stand behind without a colon. */
const LABELS_WITH_DIGITS = ['period', 'accountNumber'] as const;

/** As `cellsOf`; where a line begins with a label, what stands behind an amount begins a cell of its own, however close. */
export function cellsWithFigures({ line, monies }: TokenLine): readonly Cell[] {
  const strong = monies.filter((money) => money.strong);
  if (strong.length < 2 || strong[0]!.from === 0) return cellsOf(line);
  return cellsOf(line).flatMap((cell) => {
    const ends = strong.flatMap(({ to }) => (to > cell.from && to < cell.to ? [to] : []));
    return [cell.from, ...ends].map((from, part) => cellOf(line.words, from, ends[part] ?? cell.to));
  });
}

function cellOf(words: readonly Word[], from: number, to: number): Cell {
  const own = words.slice(from, to);
  return { from, to, text: textOf(own), x0: own[0]!.x0, x1: own.at(-1)!.x1 };
}

/** Names stand this close over what they name. */
const NAME_PITCH_EM = 2.2;

/** The cell right above the one that begins with a word; empty where there is none. */
export function nameOver(line: Line, at: number, above: Line): string {
  const cell = cellsOf(line).find(({ from }) => from === at);
  if (!cell || line.baseline - above.baseline > NAME_PITCH_EM * line.size) return '';
  return cellsOf(above).find(({ x0 }) => Math.abs(x0 - cell.x0) < line.size / 2)?.text ?? '';
}

/** How many of the words print a label of `folded` folded words. */
export function foldedPrefix(words: readonly Word[], folded: number): number {
  let count = 0;
  let taken = 0;
  while (taken < words.length && count < folded) {
    const text = fold(words[taken]!.text);
    count += text === '' ? 0 : text.split(' ').length;
    taken += 1;
  }
  return taken;
}
