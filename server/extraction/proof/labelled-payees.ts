/** Bookings whose texts begin like a label of the account's figures: "Total Garage", "Closing balance Harrow Bakery". */
import type { Shape } from '../layout/shape.ts';
import { goesOnBehindLabel, wordingOf } from '../statement/entries/wording.ts';
import type { DocumentReading } from './document.ts';
import { isContradicted, settled } from './settled.ts';
import type { Trial } from './trial.ts';

/**
 * The reading in which rows with an amount that begin so and go on to say something else are bookings, where it proves all and
 * books no fewer; null where none begins so, it does not, or nothing speaks against the rows without them. Their columns may be those that their names say first.
 */
export function withLabelledPayees(
  { live, readings, chosen, evaluate }: Trial,
  best: DocumentReading,
): DocumentReading | null {
  if (!isContradicted(best)) return null;
  const labelled = best.accounts.some(({ part }) =>
    part.items.some(
      (item) =>
        (item.kind === 'balance' || item.kind === 'total') && goesOnBehindLabel(wordingOf(item.row).words),
    ),
  );
  if (!labelled) return null;
  const kept = new Map(chosen);
  const usual = new Map(live.map((shape) => [shape, readings.get(shape)![0]!] as const));
  for (const roles of [kept, usual]) {
    for (const [shape, reading] of roles) chosen.set(shape, { ...reading, labelled: true });
    const judged = evaluate();
    if (settled(judged) && countRows(judged) >= countRows(best)) return judged;
  }
  restore(chosen, kept);
  return null;
}

function countRows({ accounts }: DocumentReading): number {
  return accounts.reduce((count, { rows }) => count + rows.length, 0);
}

function restore<T>(chosen: Map<Shape, T>, kept: ReadonlyMap<Shape, T>): void {
  for (const [shape, reading] of kept) chosen.set(shape, reading);
}
