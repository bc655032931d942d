/**
 * A line at the top of a page with nothing but the balance printed last, by a name that nobody knows ("Transport 1,539.69"): it
 * carries that over, and is no text of the entry cut by the page.
 */
import type { Placed } from './entry-mode.ts';

/** Words of such a name, at most. */
const MAX_NAME_WORDS = 3;

/** The row as that of a balance, where it is one; `last`: units of the balance printed last. */
export function asCarried(placed: Placed, last: number | null | undefined): Placed {
  const { row, above } = placed;
  if (above !== null || row.kind !== 'text' || row.row.booking !== null) return placed;
  const { rest, monies } = row.row;
  const [value, more] = monies.filter((money) => money !== null);
  if (!value || more || rest.length > MAX_NAME_WORDS || value.units !== last) return placed;
  return { ...placed, row: { ...row, kind: 'balance', which: 'either', value } };
}
