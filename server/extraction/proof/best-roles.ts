/** The readings of the tables' columns, tried one by one against the arithmetic of the whole document. */
import type { Shape } from '../layout/shape.ts';
import type { DocumentReading } from './document.ts';
import type { RoleReading } from './readings.ts';
import { settled } from './settled.ts';
import type { Trial } from './trial.ts';

/** Times every shape is tried anew beside what the others have settled on. */
const ROUNDS = 2;

/**
 * The reading under which most is proved when each shape in turn is tried under its readings, the likeliest first, until one
 * settles all. A shape is tried anew only beside others that have changed since. `evaluate` answers null for a reading that
 * is none.
 */
export function withBestRoles(
  { live, readings, chosen }: Trial,
  start: DocumentReading,
  evaluate: (shape: Shape, candidate: RoleReading) => DocumentReading | null,
): DocumentReading {
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
        const judged = evaluate(shape, candidate);
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
