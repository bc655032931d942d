/**
 * Cells of text that end below one another and begin anywhere, as some programs set every column of a table: the number of the row, the
 * text. Their column begins where the longest of them does.
 */

/** A cell of text: where it begins and ends, and whether its line is the first one of its entry. */
interface Cell {
  x0: number;
  readonly x1: number;
  readonly leads: boolean;
}

/** Cells of a column end within this of one another, points. */
const SAME_END = 1;
/** Lines whose last cells tell, at least, and the share of them that end alike. */
const MIN_LINES = 4;
const ALIKE_SHARE = 0.9;
/** From this share of cells that begin alike on, they are set left, and of the same length. */
const LEFT_SHARE = 0.5;

/** The cells, those of a column set right with the place where it begins; the same list where none is. `cells` stand in reading order. */
export function withColumnsSetRight<T extends Cell>(cells: readonly T[]): readonly T[] {
  const last = cells.filter(({ x0, leads }, at) => leads && !((cells[at + 1]?.x0 ?? -Infinity) > x0));
  if (last.length < MIN_LINES) return cells;
  const ends = mostAlike(last.map(({ x1 }) => x1));
  if (ends.length < ALIKE_SHARE * last.length) return cells;
  if (mostAlike(last.map(({ x0 }) => x0)).length >= LEFT_SHARE * last.length) return cells;
  const groups = groupsOf(cells.map(({ x1 }) => x1)).filter(
    (group) => group.length >= ALIKE_SHARE * last.length,
  );
  return cells.map((cell) => {
    const group = groups.find(
      ([first, ...others]) => cell.x1 >= first! && cell.x1 <= (others.at(-1) ?? first!),
    );
    if (!group) return cell;
    const begins = Math.min(...cells.filter(({ x1 }) => group.includes(x1)).map(({ x0 }) => x0));
    return { ...cell, x0: begins };
  });
}

/** Numbers that lie near one another, in ascending groups. */
function groupsOf(numbers: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && number - group[0]! <= SAME_END) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

function mostAlike(numbers: readonly number[]): readonly number[] {
  return groupsOf(numbers).toSorted((a, b) => b.length - a.length)[0] ?? [];
}
