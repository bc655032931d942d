/** What the arithmetic leaves in doubt about a row, in sentences for a bookkeeper. */
import type { DirectionSource, Flag, FlagCode } from '../../../shared/statement.ts';
import { suggestionFor, type CheckedRows } from './fixes.ts';
import type { TotalsResult } from './totals.ts';

/** Flags the arithmetic sets and clears; all others come from reading the page, or from a person. */
export const ARITHMETIC_FLAGS: ReadonlySet<FlagCode> = new Set([
  'balance_mismatch',
  'unproved',
  'direction_uncertain',
]);

export interface CheckedAccount extends CheckedRows {
  readonly totals: TotalsResult;
}

/** `index` is the row's place in the ledger. */
export function doubtsOf(checked: CheckedAccount, index: number, source: DirectionSource): Flag[] {
  const { chain, totals } = checked;
  const flags: Flag[] = [];
  if (chain.broken[index]) {
    const suggestion = suggestionFor(checked, index);
    flags.push({
      code: 'balance_mismatch',
      message: 'The printed balances around this row do not agree with the amounts between them.',
      suggestion: suggestion?.text ?? null,
      fix: suggestion?.fix ?? null,
    });
  } else if (chain.proofs[index] === 'none' && !totals.proved[index]) {
    flags.push(flag('unproved', 'Nothing printed on the statement proves this row.'));
  }
  // A total proves how much, not which way: that has to be named by a heading, a label, a sign or a balance.
  const sumOnly = source === 'column' && chain.proofs[index] === 'none' && !totals.directed[index];
  if (chain.directions[index] === 0 || chain.open[index] || sumOnly) {
    flags.push(
      flag('direction_uncertain', 'The statement does not say whether this is money in or money out.'),
    );
  }
  return flags;
}

function flag(code: FlagCode, message: string): Flag {
  return { code, message, suggestion: null, fix: null };
}
