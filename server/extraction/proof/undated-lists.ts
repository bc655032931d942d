/** Lists of bookings that print no days: the numbers of cheques with their amounts. */
import type { Shape } from '../layout/shape.ts';
import type { DocumentReading } from './document.ts';
import { noBookings } from './readings.ts';
import { isProved } from './settled.ts';
import type { Trial } from './trial.ts';
import { sectionAt, type SectionFact } from '../statement/lists/sections.ts';

/**
 * Tables without dates, beside others that have them, all of which stand under the title of a list of one direction
 * ("Cheques cleared"). Such a table may as well sum up what others list: only a proof with its rows and none without
 * them makes these bookings.
 */
function undatedLists(
  shapes: readonly Shape[],
  live: readonly Shape[],
  sections: readonly SectionFact[],
): Shape[] {
  const isDirected = ({ heading }: Shape['tables'][number]): boolean => {
    const section = heading && sectionAt(heading.last + 1, heading, sections);
    return section?.has('in') === true || section?.has('out') === true;
  };
  return shapes.filter(
    (shape) =>
      !live.includes(shape) &&
      shape.dates.length === 0 &&
      shape.monies.length === 1 &&
      shape.tables.every(isDirected),
  );
}

/** The reading with such lists, where both ends of each account prove it; null where they do not. */
export function withUndated({
  shapes,
  live,
  sections,
  readings,
  chosen,
  evaluate,
}: Trial): DocumentReading | null {
  const listed = undatedLists(shapes, live, sections);
  if (listed.length === 0) return null;
  for (const shape of listed) chosen.set(shape, readings.get(shape)![0] ?? noBookings(shape));
  const judged = evaluate();
  if (isProved(judged)) return judged;
  for (const shape of listed) chosen.delete(shape);
  return null;
}
