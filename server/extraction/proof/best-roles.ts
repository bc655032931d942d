/** The readings of the tables' columns, tried one by one against the arithmetic of the whole document. */
import type { Shape } from '../layout/shape.ts';
import type { DocumentReading } from './document.ts';
import { leavesRowsOut } from './left-out.ts';
import { booksNothing, isNoCharge } from './no-charge.ts';
import type { RoleReading } from './readings.ts';
import { settled } from './settled.ts';
import type { Trial } from './trial.ts';
import { chargesUnnamed, isLessThanCharged } from './unnamed/charges.ts';

/** Times every shape is tried anew beside what the others have settled on. */
const ROUNDS = 2;

/**
 * The reading under which most is proved when each shape in turn is tried under its readings, the likeliest first, until one
 * settles all. A shape is tried anew only beside others that have changed since.
 */
export function withBestRoles(trial: Trial, start: DocumentReading): DocumentReading {
  const { live, readings, chosen } = trial;
  let best = start;
  let changes = 0;
  const tried = new Map<Shape, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const shape of live) {
      if (tried.get(shape) === changes) continue;
      const kept = chosen.get(shape)!;
      let winner = kept;
      for (const candidate of readings.get(shape)!) {
        if (settled(best)) break;
        if (candidate === kept) continue;
        chosen.set(shape, candidate);
        const judged = judgedUnder(trial, shape, candidate);
        if (judged === null || judged.score <= best.score + 1e-9) continue;
        best = judged;
        winner = candidate;
      }
      chosen.set(shape, winner);
      if (winner !== kept) changes += 1;
      tried.set(shape, changes);
    }
  }
  return best;
}

/** The document with a shape read as a candidate has it, which is chosen already; null where what the shape lists denies it. */
function judgedUnder(
  { items, evaluate }: Trial,
  shape: Shape,
  candidate: RoleReading,
): DocumentReading | null {
  const { roles } = candidate;
  const listed = items(shape, candidate);
  if (booksNothing(listed, roles) || isNoCharge(listed, roles) || leavesRowsOut(listed, roles, shape.monies))
    return null;
  if (!chargesUnnamed(roles, shape.monies)) return evaluate();
  // Charges that no name calls so are booked only where that settles everything.
  if (!isLessThanCharged(listed, roles)) return null;
  const judged = evaluate();
  return settled(judged) ? judged : null;
}
