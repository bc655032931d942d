/** A period that a cell stacks, its days and the word between them each on a line of their own: "1 March 2026", "through", "31 March 2026". */
import { findDate } from '../../reading/date-words.ts';
import type { DateText } from '../../reading/dates.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { cellsOf, type Cell } from './cells.ts';
import type { PeriodFact } from './periods.ts';

/** Lines between two of a stack, with those of the cells beside it, at most. */
const REACH_LINES = 3;
/** Lines of one cell stand this close. */
const PITCH_EM = 2;

export function stackedPeriods(lines: readonly TokenLine[]): PeriodFact[] {
  return lines.flatMap(({ line, dates, monies }, index) => {
    if (dates.length > 0 || monies.length > 0) return [];
    return cellsOf(line).flatMap((cell) => {
      if (!labelsOf(cell.text).has('periodTo')) return [];
      const from = dayNextTo(lines, index, cell, -1);
      const to = from && dayNextTo(lines, index, cell, 1);
      return from && to?.year ? [{ line: line.index, from, to, weight: 3 }] : [];
    });
  });
}

/** The day that is all of the nearest cell above (-1) or below (1) a cell; null where that is something else. */
function dayNextTo(lines: readonly TokenLine[], index: number, cell: Cell, step: 1 | -1): DateText | null {
  const { line } = lines[index]!;
  for (let at = index + step; Math.abs(at - index) <= REACH_LINES; at += step) {
    const other = lines[at]?.line;
    if (!other || other.flow !== line.flow) return null;
    if (Math.abs(other.baseline - line.baseline) > PITCH_EM * line.size) return null;
    const near = cellsOf(other).find(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0);
    if (!near) continue;
    const words = other.words.slice(near.from, near.to).map(({ text }) => text);
    const found = findDate(words, 0, () => true);
    return found?.words === words.length ? found.date : null;
  }
  return null;
}
