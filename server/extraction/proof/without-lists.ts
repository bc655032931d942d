/**
 * Steps that leave tables out of a reading of the document because they list something else than bookings, or list them
 * again. Each answers the reading without them where the arithmetic bears it out, and null where all stays as it was.
 */
import type { Proof } from '../../../shared/statement.ts';
import type { Shape } from '../layout/shape.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { brokenDown, outsideOf } from './broken-down.ts';
import type { DocumentReading } from './document.ts';
import { liesOutside, listsOfOtherDays, outsidePeriod } from './lists-apart.ts';
import { unreadTables, wholeAccounts } from './other-tables.ts';
import { alikeLists, repeatedLists } from './repeated-lists.ts';
import { isContradicted, isProved, settled } from './settled.ts';
import { tryWithout, type Trial } from './trial.ts';

/** Lists that name again what others name ("Summary of checks" below all transactions), where both ends of each account prove it. */
export function withoutRepeated(trial: Trial, best: DocumentReading): DocumentReading | null {
  if (settled(best)) return null;
  const repeated = repeatedLists(trial.live, trial.chosen, best.accounts, () => true);
  return tryWithout(trial, repeated, isProved);
}

/**
 * Lists that name nothing but days and amounts of a longer one, where all is proved without them as well: a total of the statement may
 * be the sum of such a list, too.
 */
export function withoutNamedAgain(trial: Trial, best: DocumentReading): DocumentReading | null {
  if (trial.live.length < 2 || !settled(best)) return null;
  return tryWithout(trial, alikeLists(trial.live, trial.chosen, best.accounts), settled);
}

/** Lists that name again rows which balances prove, or which print one. */
export function withoutRepeatedRows(trial: Trial, best: DocumentReading): DocumentReading | null {
  const repeated = repeatedLists(
    trial.live,
    trial.chosen,
    best.accounts,
    ({ chain, rows }, row) => isByBalances(chain.proofs[row]!) || rows[row]!.balance !== null,
  );
  return tryWithout(trial, repeated, () => true);
}

/** Whether the balances around a row prove it, alone or with the others of its day. */
function isByBalances(proof: Proof): boolean {
  return proof === 'balance' || proof === 'block';
}

/** Lists that name nothing but days and amounts of a longer one, whatever proves that. */
export function withoutAlike(trial: Trial, best: DocumentReading): DocumentReading | null {
  return tryWithout(trial, alikeLists(trial.live, trial.chosen, best.accounts), () => true);
}

/** Lists of what single bookings consist of, where both ends of each account prove the rest. */
export function withoutBrokenDown(trial: Trial, best: DocumentReading): DocumentReading | null {
  if (trial.live.length < 2 || settled(best)) return null;
  const { facts } = trial;
  const listed = brokenDown(trial.live, trial.chosen, best.accounts);
  return tryWithout(trial, listed, isProved, { ...facts, figures: outsideOf(listed, facts.figures) });
}

/**
 * Lists of other days (standing orders with the day each is due next) that lie outside the period of the others, where
 * everything else is proved.
 */
export function withoutOtherDays(trial: Trial, best: DocumentReading): DocumentReading | null {
  const lists = listsOfOtherDays(trial.live, trial.chosen, best);
  return tryWithout(trial, [...lists.keys()], (judged) => {
    const booked = judged.accounts.filter(({ rows }) => rows.length > 0);
    const outside = [...lists.values()].every((days) => liesOutside(days, judged));
    return outside && settled({ ...judged, accounts: booked });
  });
}

/** Tables none of whose lines book anything, where all is proved from opening to closing also without them. */
export function withoutUnread(trial: Trial, best: DocumentReading): DocumentReading | null {
  return tryWithout(trial, unreadTables(trial.live, best.accounts, trial.tables), isProved);
}

/** Tables none of whose rows lie near the period, or all of whose rows lie behind it, beside others whose rows do not. */
export function withoutOutside(trial: Trial, best: DocumentReading): DocumentReading | null {
  return tryWithout(trial, outsidePeriod(trial.live, best), () => true);
}

/** A table may be left out where it has at most this share of the rows. */
const SMALL_SHARE = 0.25;

/**
 * Tables that only get in the way of a proof (instalment plans, rates): left out one by one, then all small ones together.
 * Null where no choice proves everything.
 */
export function withoutOtherTables(trial: Trial, best: DocumentReading): DocumentReading | null {
  // Rows that balances prove did happen, though the page ends and begins with the same balance.
  const nothingProved = best.accounts.every(({ chain }) => !chain.proofs.some(isByBalances));
  for (const excluded of otherTables(trial, best)) {
    const judged = tryWithout(
      trial,
      excluded,
      (reading) => isProved(reading) || (nothingProved && provesNothingHappened(reading)),
    );
    if (judged) return judged;
  }
  return null;
}

/** The tables that may list something else, as they are left out together, in the order of the trials. */
function otherTables({ live, chosen }: Trial, best: DocumentReading): (readonly Shape[])[] {
  const rows = best.accounts.flatMap((account) => account.rows);
  const wholes = wholeAccounts(best.accounts);
  // A table with a running balance is an account's, however badly it adds up, and so is all there is below a number.
  const others = live.filter(
    (shape) => !chosen.get(shape)!.roles.includes('balance') && !wholes.includes(shape),
  );
  const { small = [], long = [] } = Object.groupBy(others, (shape) => {
    const count = rows.filter((row) => row.entry.shape === shape).length;
    return count < SMALL_SHARE * rows.length ? 'small' : 'long';
  });
  const ofSmall = [...small.map((shape) => [shape]), ...(small.length > 1 ? [small] : [])];
  if (!isContradicted(best)) return [...ofSmall, live];
  // Where figures contradict each other, a list may be of anything, however long it is: what is left has to prove by itself.
  const allBut = long.map((shape) => [...small, ...long].filter((other) => other !== shape));
  return [...ofSmall, ...long.map((shape) => [shape]), ...allBut, live];
}

/** No rows, and an opening and a closing that say so: what looked like rows was something else. */
function provesNothingHappened(reading: DocumentReading): boolean {
  return reading.accounts.every(
    ({ rows, part, printed: { openings, closings }, openingAndClosing }) =>
      rows.length === 0 &&
      openingAndClosing &&
      new Set([...openings, ...closings]).size === 1 &&
      isPrintedTwice(part),
  );
}

/** Whether a balance that is an opening and a closing stands on the page for either: one figure below two labels says nothing. */
function isPrintedTwice({ figures, items }: AccountPart): boolean {
  const ends = [
    ...figures.flatMap(({ label, money }) => (label === 'opening' || label === 'closing' ? [money] : [])),
    ...items.flatMap((item) => (item.kind === 'balance' ? [item.value] : [])),
  ];
  return new Set(ends).size > 1;
}
