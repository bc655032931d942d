/**
 * Heads of pages: what stands above the heading of a table, and at the same place on a page without a heading. However close
 * it stands to the rows there, it is no text of the entry that the end of the page before cut.
 */
import { beginsRow, mayHoldAmount } from './begins-row.ts';
import type { Heading } from './headings.ts';
import { textOf } from './lines.ts';
import type { TokenLine } from './tokens.ts';

/** Lines of a head, at most. */
const MAX_HEAD_LINES = 40;

/** Indices of the lines that are heads of pages on which their table goes on. */
export function pageHeads(lines: readonly TokenLine[], headings: readonly Heading[]): ReadonlySet<number> {
  const aboveHeadings = new Set<string>();
  const headed = new Set<number>();
  for (const { page, first } of headings) {
    if (headed.has(page)) continue;
    headed.add(page);
    for (let index = first - 1; lines[index]?.line.page === page; index -= 1)
      aboveHeadings.add(placeOf(lines[index]!));
  }
  const heads = new Set<number>();
  if (aboveHeadings.size === 0) return heads;
  lines.forEach(({ line: { page } }, top) => {
    if (headed.has(page) || lines[top - 1]?.line.page === page) return;
    for (const tokens of lines.slice(top, top + MAX_HEAD_LINES)) {
      if (tokens.line.page !== page || beginsRow(tokens)) return;
      if (!mayHoldAmount(tokens) && aboveHeadings.has(placeOf(tokens))) heads.add(tokens.line.index);
    }
  });
  return heads;
}

/** What a line says but for its numbers, and where, in whole points. */
function placeOf({ line }: TokenLine): string {
  return `${Math.round(line.x0)} ${Math.round(line.baseline)} ${textOf(line.words).replaceAll(/\d/g, '0')}`;
}
