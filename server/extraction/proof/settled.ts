/** Whether a reading of a document leaves nothing to be decided. */
import type { DocumentReading } from './document.ts';

/** Every row of every account is proved and none broken, in the usual sense of its figures, and no printed total disagrees. */
export function settled(reading: DocumentReading): boolean {
  return (
    reading.accounts.length > 0 &&
    reading.accounts.every(
      ({ chain, rows, totals, natural }) =>
        natural &&
        rows.length > 0 &&
        rows.every(
          (_, index) => !chain.broken[index] && (chain.proofs[index] !== 'none' || totals.proved[index]),
        ) &&
        totals.mismatches.length === 0,
    )
  );
}

/** Totals of other lists prove those lists alone: only both ends of the account prove that nothing of it is missing. */
function isComplete({ accounts }: DocumentReading): boolean {
  return accounts.every((account) => account.openingAndClosing);
}

/** Nothing is left to be decided, and nothing is missing. */
export function isProved(reading: DocumentReading): boolean {
  return settled(reading) && isComplete(reading);
}

/** Whether a balance or a total of the whole account speaks against the rows. */
export function isContradicted({ accounts }: DocumentReading): boolean {
  return accounts.some(({ chain, totals }) => chain.broken.includes(true) || totals.mismatches.length > 0);
}
