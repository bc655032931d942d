/** What is asked of lines that no account has, before they are said to be unread. */
import type { TokenLine } from '../../layout/tokens.ts';
import { sectionAt, type SectionFact } from '../lists/sections.ts';

/** Amounts of a column end, or begin, within this of one another, points. */
export const SAME_PLACE = 2;

/** The pages of which nothing is read, each with its lines. */
export function unreadByPage(
  lines: readonly TokenLine[],
  read: ReadonlySet<number>,
): ReadonlyMap<number, readonly TokenLine[]> {
  const readPages = new Set(lines.flatMap(({ line }) => (read.has(line.index) ? [line.page] : [])));
  return Map.groupBy(
    lines.filter(({ line }) => !readPages.has(line.page)),
    ({ line }) => line.page,
  );
}

/** Whether a line holds a percentage. */
export function tellsRate({ line: { words } }: TokenLine): boolean {
  return words.some(({ text }) => text.endsWith('%'));
}

/** Whether the title above a line says that it is no booking. */
export function isOfOthers(line: number, sections: readonly SectionFact[]): boolean {
  const section = sectionAt(line, null, sections);
  return section !== null && section.size > 0 && !section.has('in') && !section.has('out');
}
