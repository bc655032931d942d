/** A reading of the whole document that steps try to better, and how a step leaves tables out of it. */
import type { Shape } from '../layout/shape.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { Facts } from '../statement/facts/facts.ts';
import type { DocumentInput, DocumentReading } from './document.ts';
import { noBookings, type RoleReading } from './readings.ts';

export interface Trial extends Pick<DocumentInput, 'shapes' | 'tables' | 'facts' | 'sections'> {
  /** The shapes that may list bookings. */
  readonly live: readonly Shape[];
  /** Those with an opening and a closing of their own, behind others: see `own-ends.ts`. */
  readonly ended: ReadonlySet<Shape>;
  /** Per shape its competing readings, the likeliest first. */
  readonly readings: ReadonlyMap<Shape, readonly RoleReading[]>;
  /** The reading of each live shape that the document is judged under; steps change it. */
  readonly chosen: Map<Shape, RoleReading>;
  /** The items of a shape under one of its readings. */
  readonly items: (shape: Shape, reading: RoleReading) => readonly Item[];
  /** Judges the document as it is chosen now, with other facts where they are given. */
  readonly evaluate: (facts?: Facts) => DocumentReading;
}

/** Answers with a better reading, or with null where there is none: all is then chosen as before. */
export type TrialStep = (trial: Trial, best: DocumentReading) => DocumentReading | null;

/** The reading in which the shapes book nothing, where it is accepted; else null, and all is chosen as before. */
export function tryWithout(
  trial: Trial,
  shapes: readonly Shape[],
  accepts: (judged: DocumentReading) => boolean,
  facts?: Facts,
): DocumentReading | null {
  if (shapes.length === 0 || shapes.some((shape) => trial.ended.has(shape))) return null;
  return tryReadings(trial, new Map(shapes.map((shape) => [shape, noBookings(shape)])), accepts, facts);
}

/** As `tryWithout`, of the reading in which shapes are read as given. */
export function tryReadings(
  { chosen, evaluate }: Trial,
  readings: ReadonlyMap<Shape, RoleReading>,
  accepts: (judged: DocumentReading) => boolean,
  facts?: Facts,
): DocumentReading | null {
  const kept = [...readings.keys()].map((shape) => [shape, chosen.get(shape)!] as const);
  for (const [shape, reading] of readings) chosen.set(shape, reading);
  const judged = evaluate(facts);
  if (accepts(judged)) return judged;
  for (const [shape, reading] of kept) chosen.set(shape, reading);
  return null;
}
