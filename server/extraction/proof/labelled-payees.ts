/** Bookings whose texts begin like a label of the account's figures: "Total Garage", "Closing balance Harrow Bakery". */
import { goesOnBehindLabel, wordingOf } from '../statement/entries/wording.ts';
import type { DocumentReading } from './document.ts';
import { isContradicted, settled } from './settled.ts';
import { tryReadings, type Trial } from './trial.ts';

/**
 * The reading in which rows with an amount that begin so and go on to say something else are bookings, where it proves all and
 * books no fewer; null where none begins so, it does not, or nothing speaks against the rows without them. Their columns may be those that their names say first.
 */
export function withLabelledPayees(trial: Trial, best: DocumentReading): DocumentReading | null {
  const { live, readings, chosen } = trial;
  if (!isContradicted(best)) return null;
  const labelled = best.accounts.some(({ part }) =>
    part.items.some(
      (item) =>
        (item.kind === 'balance' || item.kind === 'total') && goesOnBehindLabel(wordingOf(item.row).words),
    ),
  );
  if (!labelled) return null;
  const usual = new Map(live.map((shape) => [shape, readings.get(shape)![0]!] as const));
  const accepts = (judged: DocumentReading): boolean =>
    settled(judged) && countRows(judged) >= countRows(best);
  for (const roles of [new Map(chosen), usual]) {
    const read = new Map([...roles].map(([shape, reading]) => [shape, { ...reading, labelled: true }]));
    const judged = tryReadings(trial, read, accepts);
    if (judged !== null) return judged;
  }
  return null;
}

function countRows({ accounts }: DocumentReading): number {
  return accounts.reduce((count, { rows }) => count + rows.length, 0);
}
