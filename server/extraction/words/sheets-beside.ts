/**
 * A sheet of a spreadsheet that is wider than the paper: its right columns are printed on pages of their own, behind all those that
 * hold its left ones. What stands on one baseline of both is one row, and is laid side by side again; the boxes of rows are where they
 * were printed.
 */
import type { EvidenceBox } from '../../../shared/statement.ts';
import { dateAt } from '../reading/date-words.ts';
import { inOrder } from '../ascending.ts';
import { wordValues } from './layer-word.ts';
import { groupLines } from './lines.ts';
import type { Word, WordPage } from './word.ts';

/** Pages that a sheet may be wide, at most. */
const MAX_ACROSS = 3;
/** Rows with a day on a left page, and lines on a right one, at least. */
const MIN_ROWS = 3;
/** Share of the lines of a right page that stand on a baseline of the left one, and how near, points. */
const SHARED = 0.85;
const SAME_BASELINE = 0.6;
/** Share of the rows of a left page that go on upon the right one: an amount may stand in another column. */
const ROWS_SHARE = 0.5;

/** The pages, with what stands on those of right columns beside the rows it belongs to. */
export function withSheetsJoined(pages: readonly WordPage[]): readonly WordPage[] {
  if (pages.length < 2 || pages.some(({ source }) => source !== 'text')) return pages;
  // Of most statements the last page has rows of its own.
  if (beginsRows(linesOf(pages.at(-1)!))) return pages;
  const lines = pages.map(linesOf);
  for (let across = 2; across <= MAX_ACROSS; across += 1) {
    const down = pages.length / across;
    if (!Number.isInteger(down)) continue;
    const isRight = (_: unknown, index: number): boolean => index >= down;
    const goOn = (own: Lines, index: number): boolean =>
      !beginsRows(own) && standsBeside(own, lines[index % down]!);
    if (lines.every((own, index) => (isRight(own, index) ? goOn(own, index) : beginsRows(own))))
      return pages.map((page, index) =>
        isRight(page, index)
          ? { ...page, words: [] }
          : joined(
              page,
              pages.filter((_, other) => other > index && other % down === index),
            ),
      );
  }
  return pages;
}

type Lines = readonly (readonly Word[])[];

const linesOf = ({ words }: WordPage): Lines => groupLines(words);

/** Whether several lines hold a day that begins a cell of the first ones. */
function beginsRows(lines: Lines): boolean {
  return lines.filter(holdsDay).length >= MIN_ROWS;
}

function holdsDay(words: readonly Word[]): boolean {
  return dateAt(words, 0) !== null || dateAt(words, 1) !== null;
}

/**
 * Whether nearly all lines of a page stand on baselines of another, most rows of which have one there: the last page of a statement
 * is set as the others are, and ends after a few lines.
 */
function standsBeside(right: Lines, left: Lines): boolean {
  const isOn = (lines: Lines, [word]: readonly Word[]): boolean =>
    lines.some(([other]) => Math.abs(other!.baseline - word!.baseline) < SAME_BASELINE);
  const onLine = right.filter((words) => isOn(left, words));
  if (onLine.length < MIN_ROWS || onLine.length < SHARED * right.length || right.some(holdsDay)) return false;
  const rows = left.filter(holdsDay);
  return rows.filter((words) => isOn(right, words)).length >= ROWS_SHARE * rows.length;
}

/** A page with the words of others right of its own. */
function joined(page: WordPage, others: readonly WordPage[]): WordPage {
  const heads = new Set(linesOf(page).map(placeOf));
  const moved = others.flatMap((other, index) => {
    const by = (index + 1) * page.width;
    // What a spreadsheet prints above and below each page is no part of its rows.
    return linesOf(other)
      .filter((words) => !heads.has(placeOf(words)))
      .flatMap((words) =>
        words.map((word): Word => ({ ...wordValues(word), x0: word.x0 + by, x1: word.x1 + by })),
      );
  });
  return {
    ...page,
    words: inOrder([...page.words, ...moved], (a, b) => a.baseline - b.baseline || a.x0 - b.x0),
    further: others.map(({ number }) => number),
  };
}

/** Where a line stands, and what it says but for numbers. */
function placeOf(words: readonly Word[]): string {
  return `${Math.round(words[0]!.x0)} ${Math.round(words[0]!.baseline)} ${words.map(({ text }) => text.replace(/\d+/g, '0')).join(' ')}`;
}

/** A box of such a page where it was printed. */
export function onItsSheet(
  { width, further = [] }: Pick<WordPage, 'width' | 'further'>,
  box: EvidenceBox,
): EvidenceBox {
  const at = Math.min(Math.floor(box.x0 / width), further.length);
  if (at < 1) return box;
  return { ...box, page: further[at - 1]!, x0: box.x0 - at * width, x1: box.x1 - at * width };
}
