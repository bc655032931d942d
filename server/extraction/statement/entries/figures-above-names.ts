/**
 * Figures of a summary above a list under names that no language knows: lines without a date above the names, where the rows below
 * print theirs. "Lusak 5,715.25", "Ommer 2,492.62", then "Dorn  Velt  Grolmet", then dated rows: the first are no bookings.
 */
import { mayBeNames } from '../../layout/headings/heading-chunks.ts';
import type { Shape } from '../../layout/shape.ts';
import type { Row } from './row-kinds.ts';

/** Fewer dated rows tell nothing of the others. */
const MIN_DATED = 3;
/** Share of the bookings below the names that print their day, from which all do. */
const DATED_SHARE = 0.9;
/** A single figure may be the balance that the list begins with. */
const MIN_FIGURES = 2;

/** The rows of a list, those above the names of its columns without a date left out; the same rows where names are known or none stand there. */
export function withoutFiguresAbove(rows: readonly Row[], shape: Shape): readonly Row[] {
  if (shape.heading !== null) return rows;
  const firstDated = rows.findIndex(isDatedBooking);
  if (firstDated < 1) return rows;
  const names = rows
    .slice(0, firstDated)
    .findLastIndex(({ kind, row }) => kind === 'text' && row.booking === null && mayBeNames(row.tokens.line));
  if (names < 0) return rows;
  const above = rows.slice(0, names);
  const figures = above.filter(({ kind }) => kind === 'booking');
  if (figures.length < MIN_FIGURES || above.some(({ row }) => row.booking !== null)) return rows;
  const bookings = rows.slice(firstDated).filter(({ kind }) => kind === 'booking');
  const dated = bookings.filter(isDatedBooking).length;
  if (dated < MIN_DATED || dated < DATED_SHARE * bookings.length) return rows;
  return rows.filter(({ kind }, index) => index > names || kind !== 'booking');
}

function isDatedBooking({ kind, row }: Row): boolean {
  return kind === 'booking' && row.booking !== null;
}
