/** Bookings whose texts are, or begin like, a label of the account's figures: "Total Garage", "Closing balance Harrow Bakery". */
import type { Item } from '../statement/entries/entries.ts';
import { goesOnBehindLabel, wordingOf } from '../statement/entries/wording.ts';
import type { Shape } from '../layout/shape.ts';
import type { DocumentReading } from './document.ts';
import type { RoleReading } from './readings.ts';
import { isContradicted, settled } from './settled.ts';
import { tryReadings, type Trial } from './trial.ts';

/**
 * The reading in which rows with an amount that begin so and go on to say something else, or say it on a day beside another balance,
 * are bookings, where it proves all and books no fewer; null where none is such, it does not, or nothing speaks against the rows without
 * them. Their columns may be read in any way.
 */
export function withLabelledPayees(trial: Trial, best: DocumentReading): DocumentReading | null {
  const { live, readings, chosen } = trial;
  if (!isContradicted(best) && !booksNothingOf(best)) return null;
  if (!best.accounts.some(({ part }) => part.items.some(isLikePayee))) return null;
  const labelled = new Map(
    live.map((shape) => [shape, readings.get(shape)!.map((one) => ({ ...one, labelled: true }))] as const),
  );
  const accepts = (judged: DocumentReading): boolean =>
    settled(judged) && countRows(judged) >= countRows(best);
  for (const roles of rolesToTry({ live, readings, chosen }, labelled)) {
    const judged = tryReadings(trial, roles, accepts);
    if (judged !== null) return judged;
  }
  return null;
}

/**
 * The tables as they are read now, as each would be by itself, and with one of them read in another way; each of these once,
 * of their `labelled` readings.
 */
function* rolesToTry(
  { live, readings, chosen }: Pick<Trial, 'live' | 'readings' | 'chosen'>,
  labelled: ReadonlyMap<Shape, readonly RoleReading[]>,
): Generator<Map<Shape, RoleReading>> {
  const places = new Map(live.map((shape) => [shape, readings.get(shape)!.indexOf(chosen.get(shape)!)]));
  const readAs = (at: ReadonlyMap<Shape, number>): Map<Shape, RoleReading> =>
    new Map(
      live.map((shape) => {
        const reading = labelled.get(shape)![at.get(shape)!];
        return [shape, reading ?? { ...chosen.get(shape)!, labelled: true }];
      }),
    );
  yield readAs(places);
  if ([...places.values()].some((at) => at !== 0)) yield readAs(new Map(live.map((shape) => [shape, 0])));
  for (const shape of live) {
    for (const at of readings.get(shape)!.keys()) {
      if (at !== places.get(shape)) yield readAs(new Map(places).set(shape, at));
    }
  }
}

/** Whether what is read as a balance or a total of the account may be a booking by its words, or by its day and its figures. */
function isLikePayee(item: Item): boolean {
  if (item.kind !== 'balance' && item.kind !== 'total') return false;
  const { row } = item;
  const { words, leadsTotal } = wordingOf(row);
  if (goesOnBehindLabel(words)) return true;
  // On the last line of a text the day stands above.
  if (row.booking === null && leadsTotal) return false;
  const figures = row.monies.filter((money) => money?.strong).length;
  return figures > 1 || (figures === 1 && row.booking === null && item.kind === 'total');
}

/** Whether dated lines stand in an account without one row: what seems to be its balances may be its bookings. */
function booksNothingOf({ accounts }: DocumentReading): boolean {
  return accounts.some(
    ({ rows, part }) => rows.length === 0 && part.items.some(({ kind }) => kind === 'orphan'),
  );
}

function countRows({ accounts }: DocumentReading): number {
  return accounts.reduce((count, { rows }) => count + rows.length, 0);
}
