/** Directions that nothing printed tells: a total proves how much such rows come to, and not which way they go. */
import type { SectionFact } from '../statement/lists/sections.ts';
import {
  directionOfEntry,
  flowOfText,
  sectionDirection,
  type LedgerReading,
  type LedgerRow,
  type SignHabits,
} from './ledger.ts';

/**
 * Whether nothing printed tells which way a row goes: an amount in a column for both directions, without a sign or a mark
 * like all others there, in no list of one, whose text counts for nothing. The habit of statements alone says that it is paid.
 */
export function isAssumed(
  { entry, section, flow }: LedgerRow,
  reading: LedgerReading,
  habits: SignHabits,
): boolean {
  if (flow === 0 || entry.anchor.amount.role !== 'amount' || habits.signed) return false;
  if (sectionDirection(section, reading.effect) !== 0) return false;
  return !reading.byText || flowOfText(entry, reading.effect) === 0 || directionOfEntry(entry) === null;
}

/**
 * Whether a row stands in a list whose direction is only gathered: from words of a title that is not known as a whole, or from
 * figures without a known label, by the order they stand in.
 */
export function isGathered({ section }: LedgerRow, sections: readonly SectionFact[]): boolean {
  return (
    section !== null &&
    sections.some(
      (fact) =>
        (fact.bySums === true || (fact.byWords === true && fact.ofSide !== true)) &&
        fact.sections === section,
    )
  );
}
