/**
 * Lists between an opening and a closing of their own, behind others: the next month of a file that holds several. What they list was
 * booked, however badly it adds up.
 */
import { beginsRow } from '../layout/lines/begins-row.ts';
import type { Shape } from '../layout/shape.ts';
import type { Table } from '../layout/tables.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { Facts } from '../statement/facts/facts.ts';

/** The shapes of such lists, those left aside whose opening and closing are the same. */
export function shapesWithOwnEnds(
  live: readonly Shape[],
  lines: readonly TokenLine[],
  { figures }: Pick<Facts, 'figures'>,
): ReadonlySet<Shape> {
  const ends = figures.filter(
    ({ label, unnamed }) => !unnamed && (label === 'opening' || label === 'closing'),
  );
  // A file of one statement names each end once, or again with the same value.
  const openings = ends.filter(({ label }) => label === 'opening');
  if (live.length < 2 || new Set(openings.map(({ money }) => money.units)).size < 2) return new Set();
  const rows = lines.filter(beginsRow).map(({ line }) => line.index);
  const hasOwnEnds = ({ heading, lines: own }: Table): boolean => {
    const first = own.find(beginsRow)?.line.index;
    if (heading === null || first === undefined) return false;
    const before = rows.findLast((row) => row < first);
    const opening = openings.findLast(({ line }) => line < first && before !== undefined && line > before);
    if (opening === undefined) return false;
    const next = ends.find(({ line }) => line > first);
    return next?.label === 'closing' && next.money.units !== opening.money.units;
  };
  return new Set(live.filter(({ tables }) => tables.some(hasOwnEnds)));
}
