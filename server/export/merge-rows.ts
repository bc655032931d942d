import type { Transaction } from '../../shared/statement.ts';
import type { AccountPart } from './account-parts.ts';
import type { BalanceBreak } from './account-statement.ts';
import { bookingKey } from './booking-key.ts';

/**
 * The rows of one account from several documents, oldest document first (docs/decisions/0013-overlapping-statements.md).
 *
 * Documents whose periods share a day may print the same booking: each booking then counts as often as the document
 * that prints it most often, so two real twins of one document stay two, and the same row of two documents is one.
 * Documents without a common day print different bookings, whatever they look like.
 */
export function mergeRows(parts: readonly AccountPart[]): {
  readonly rows: readonly Transaction[];
  readonly breaks: readonly BalanceBreak[];
} {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { rows: only.rows, breaks: [] };
  const runs = overlappingRuns(parts);
  return {
    rows: runs.flatMap((run) => (run.length === 1 ? run.flatMap(({ rows }) => rows) : mergeRun(run))),
    breaks: runs.slice(1).flatMap((run, index) => balanceBreak(runs[index] ?? [], run)),
  };
}

/** Groups documents, sorted by their beginning, whose periods share days. */
function overlappingRuns(parts: readonly AccountPart[]): AccountPart[][] {
  const runs: AccountPart[][] = [];
  let end = '';
  for (const part of parts) {
    const run = runs.at(-1);
    if (run !== undefined && (part.start ?? '') <= end) run.push(part);
    else runs.push([part]);
    if ((part.end ?? '') > end) end = part.end ?? '';
  }
  return runs;
}

function mergeRun(run: readonly AccountPart[]): Transaction[] {
  const taken = new Map<string, number>();
  const merged: Transaction[] = [];
  for (const { rows } of run) {
    const seen = new Map<string, number>();
    for (const row of rows) {
      const key = bookingKey(row);
      const occurrence = (seen.get(key) ?? 0) + 1;
      seen.set(key, occurrence);
      if (occurrence > (taken.get(key) ?? 0)) merged.push(row);
    }
    for (const [key, count] of seen) taken.set(key, Math.max(count, taken.get(key) ?? 0));
  }
  // Stable: rows of one day stay in the order of their statement.
  return merged.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function balanceBreak(before: readonly AccountPart[], after: readonly AccountPart[]): BalanceBreak[] {
  const last = before.toSorted((a, b) => ((a.end ?? '') < (b.end ?? '') ? -1 : 1)).at(-1);
  const [next] = after;
  const closing = last?.facts.closingBalance ?? null;
  const opening = next?.facts.openingBalance ?? null;
  const end = last?.end ?? null;
  const start = next?.start ?? null;
  if (end === null || start === null || closing === null || opening === null) return [];
  return closing === opening ? [] : [{ end, closing, start, opening }];
}
