/**
 * The steps that better the reading of a document, in their order. Each is tried over what those before it have chosen, and is kept
 * where the arithmetic bears it out.
 */
import { withBestRoles } from './best-roles.ts';
import type { DocumentReading } from './document.ts';
import { withLabelledPayees } from './labelled-payees.ts';
import { settled } from './settled.ts';
import type { Trial, TrialStep } from './trial.ts';
import { withUndated } from './undated-lists.ts';
import {
  withoutAlike,
  withoutBrokenDown,
  withoutNamedAgain,
  withoutOtherDays,
  withoutOtherTables,
  withoutOutside,
  withoutRepeated,
  withoutRepeatedRows,
  withoutUnread,
} from './without-lists.ts';

/** Lists that say again what others book, and the roles of the columns. */
const FIRST: readonly TrialStep[] = [
  withoutRepeated,
  withoutBrokenDown,
  withBestRoles,
  withoutOtherDays,
  withoutNamedAgain,
];
/** Where that leaves something open: rows that others book, whatever it proves. */
const WHERE_OPEN: readonly TrialStep[] = [withoutRepeatedRows];
/** Where something is open still: the first of these that proves everything ends the search. */
const PROVING_ALL: readonly TrialStep[] = [withUndated, withoutOtherTables, withLabelledPayees];
/** Where nothing proves everything: lists that are left out by what they look like. */
const AT_LAST: readonly TrialStep[] = [withoutAlike, withoutOutside];

/** The best reading of the document that the steps lead to from where it starts. */
export function bettered(trial: Trial, start: DocumentReading): DocumentReading {
  let best = start;
  for (const steps of [FIRST, WHERE_OPEN]) {
    for (const step of steps) best = step(trial, best) ?? best;
    if (settled(best)) return withoutUnread(trial, best) ?? best;
  }
  for (const step of PROVING_ALL) {
    const proved = step(trial, best);
    if (proved !== null) return proved;
  }
  for (const step of AT_LAST) best = step(trial, best) ?? best;
  return best;
}
