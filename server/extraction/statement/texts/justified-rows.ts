/** Texts set to both edges of their column: the blanks between their words are as wide as those between cells, and part nothing. */
import type { RowLine } from '../../layout/row-line.ts';
import type { RawEntry } from '../entries/entries.ts';

/** Lines of one column end within this of one another. */
const EDGE_EM = 0.1;
/** Texts, and the cells of one column, begin within this of one another. */
const BEGIN_EM = 0.35;
/** The widest blank of a line set so, at least: wider than that of any font. */
const WIDE_EM = 0.7;
/** The widest of a line that tells by itself, at most: what stands further apart is a cell, or a figure. */
const FAR_EM = 4;
/** All blanks of a line are at least this share of its widest; that behind a full stop is wider than others. */
const EVEN_SHARE = 0.45;

/**
 * Lines of entries with wide blanks alone that end where others do, each with a line below that begins where it does. Their second
 * words begin here and there: those of cells would stand below one another.
 */
export function justifiedRows(entries: readonly RawEntry[], size: number): ReadonlySet<RowLine> {
  const spaced = entries.flatMap(({ rows }) =>
    rows.filter((row, index) => isSpaced(row, size) && goesOnBelow(row, rows[index + 1], size)),
  );
  const certain = spaced.filter((row) => row.rest.length > 2 && widestBlank(row) < FAR_EM * size);
  return new Set(
    spaced.filter((row) => {
      const [second, ...others] = certain.flatMap((other) =>
        Math.abs(endOf(row) - endOf(other)) < EDGE_EM * size ? [other.rest[1]!.x0] : [],
      );
      return others.some((x0) => Math.abs(x0 - second!) > BEGIN_EM * size);
    }),
  );
}

function isSpaced(row: RowLine, size: number): boolean {
  const widest = widestBlank(row);
  return widest >= WIDE_EM * size && Math.min(...blanksOf(row)) >= EVEN_SHARE * widest;
}

const widestBlank = (row: RowLine): number => Math.max(...blanksOf(row));

function blanksOf({ rest }: RowLine): number[] {
  return rest.slice(1).map(({ x0 }, index) => x0 - rest[index]!.x1);
}

function goesOnBelow({ rest }: RowLine, next: RowLine | undefined, size: number): boolean {
  const [first, below] = [rest[0], next?.rest[0]];
  return first !== undefined && below !== undefined && Math.abs(first.x0 - below.x0) < BEGIN_EM * size;
}

function endOf({ rest }: RowLine): number {
  return rest.at(-1)!.x1;
}
