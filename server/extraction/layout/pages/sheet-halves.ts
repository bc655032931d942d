/** A list without names of columns on sheets of two pages side by side: the rows of right halves stand in columns of their own. */
import { extentOfRow, type RowExtent } from './moved-pages.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows on each half of one sheet, at least. */
const MIN_ROWS = 2;

/** Lines of one half after the other, as they were in reading order. */
interface HalfLines {
  /** 0: left, 1: right. */
  readonly side: 0 | 1;
  readonly lines: readonly TokenLine[];
}

/** The lines parted at the halves of sheets; null where no sheet has rows on both. */
export function halvesOfSheets(lines: readonly TokenLine[]): HalfLines[] | null {
  const flows = [...Map.groupBy(lines, ({ line }) => line.flow).values()];
  const sheets = [...Map.groupBy(flows, ([first]) => first!.line.page).values()];
  if (sheets.every(({ length }) => length < 2)) return null;
  const right = new Set<number>();
  let both = 0;
  for (const [left, ...others] of sheets) {
    const before = extentsOf(left!);
    for (const other of others) {
      const behind = extentsOf(other);
      if (behind.length === 0) continue;
      if (!standBehind(behind, before)) return null;
      right.add(other[0]!.line.flow);
      if (Math.min(before.length, behind.length) >= MIN_ROWS) both += 1;
    }
  }
  if (both === 0) return null;
  return flows.map((of) => ({ side: right.has(of[0]!.line.flow) ? 1 : 0, lines: of }));
}

function extentsOf(lines: readonly TokenLine[]): RowExtent[] {
  return lines.flatMap((tokens) => extentOfRow(tokens) ?? []);
}

/** Whether rows begin where others have ended. */
function standBehind(rows: readonly RowExtent[], others: readonly RowExtent[]): boolean {
  const end = Math.max(...others.map(({ ends }) => ends));
  return rows.every(({ begins }) => begins > end);
}
