/** A column of dates that stands a little aside in lists further down, which repeat no names: one column, not two. */
import type { Column } from '../columns/columns.ts';
import type { TokenLine } from '../tokens.ts';

/** A column without a name is that of a name in other lists where it holds this many dates at least. */
const MIN_MOVED = 2;

/**
 * "Trans date | Post date" over the list of the first cardholder, no names over that of the second, whose columns are narrower:
 * two dates on each line, the first below its name, the second now below its own and now left of it.
 */
export function withMovedDates(
  columns: readonly Column[],
  moneyLines: readonly TokenLine[],
): readonly Column[] {
  if (columns.length !== 3) return columns;
  const moved = columns.find(({ roles, count }) => roles.size === 0 && count >= MIN_MOVED);
  if (!moved) return columns;
  const named = columns.filter((column) => column !== moved);
  if (named.some(({ roles }) => roles.size === 0)) return columns;
  const near = named.toSorted((a, b) => Math.abs(a.edge - moved.edge) - Math.abs(b.edge - moved.edge));
  const [own, beside] = [near[0]!, near[1]!];
  const isOneSide = own.edge < beside.edge === moved.edge < beside.edge;
  if (!isOneSide || !alternate(moved, own, beside, moneyLines)) return columns;
  const one: Column = {
    ...own,
    x0: Math.min(own.x0, moved.x0),
    x1: Math.max(own.x1, moved.x1),
    count: own.count + moved.count,
  };
  return columns.flatMap((column) => (column === own ? one : column === moved ? [] : column));
}

/** Whether each line has a date in one of the first two columns, none in both, and always one in the third. */
function alternate(a: Column, b: Column, beside: Column, lines: readonly TokenLine[]): boolean {
  const inColumn = ({ dates }: TokenLine, { x0, x1 }: Column): boolean =>
    dates.some((date) => date.x0 < x1 && date.x1 > x0);
  const dated = lines.filter((line) => inColumn(line, a) || inColumn(line, b));
  return (
    dated.some((line) => inColumn(line, b)) &&
    dated.every((line) => inColumn(line, a) !== inColumn(line, b) && inColumn(line, beside))
  );
}
