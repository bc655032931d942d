/** Which rows of a statement are shown: by their state, and by a text that is looked for. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { isDoubtful } from './proof.ts';

export const ROW_FILTERS = ['all', 'doubt', 'edited', 'excluded'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** Whether a row is not as it was extracted: changed, added or left out by a person. */
export function isEdited(row: EvidenceRowBody): boolean {
  return row.original !== null || row.excluded || row.id.startsWith('n') || row.id.includes('.');
}

const FILTERS: Readonly<Record<RowFilter, (row: EvidenceRowBody) => boolean>> = {
  all: () => true,
  doubt: isDoubtful,
  edited: isEdited,
  excluded: (row) => row.excluded,
};

/**
 * The rows that fall under a filter and hold every word looked for, in the description, the date or an amount. A row that is
 * named stays: the one the user is at must not vanish because an edit took it out of the filter.
 */
export function shownRows(
  rows: readonly EvidenceRowBody[],
  filter: RowFilter,
  search: string,
  keep: string | null,
): readonly EvidenceRowBody[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (filter === 'all' && words.length === 0) return rows;
  return rows.filter(
    (row) =>
      (FILTERS[filter](row) || (row.id === keep && filter !== 'all')) &&
      words.every((word) => holds(row, word)),
  );
}

function holds(row: EvidenceRowBody, word: string): boolean {
  const digits = word.replaceAll(',', '.');
  return (
    row.description.toLocaleLowerCase().includes(word) ||
    row.date.includes(word) ||
    [row.amountIn, row.amountOut, row.balance].some((amount) => amount?.includes(digits))
  );
}

/** How many rows fall under each filter. */
export function filterCounts(rows: readonly EvidenceRowBody[]): Readonly<Record<RowFilter, number>> {
  const counts = { all: rows.length, doubt: 0, edited: 0, excluded: 0 };
  for (const row of rows) {
    if (isDoubtful(row)) counts.doubt += 1;
    if (isEdited(row)) counts.edited += 1;
    if (row.excluded) counts.excluded += 1;
  }
  return counts;
}
