/** What is in doubt about a row, in sentences for a bookkeeper, with the correction the arithmetic suggests. */
import type { Flag } from '../../../shared/statement.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { RawEntry } from './entries.ts';
import type { Dating, EntryDate } from './dating.ts';

export function flagsOf(
  proved: ProvedAccount,
  index: number,
  flow: number,
  date: EntryDate | null,
  dating: Dating,
): Flag[] {
  const flags: Flag[] = [];
  const row = proved.rows[index]!;
  const money = (minor: number): string => formatMinor(minor, proved.part.currency);
  if (proved.chain.broken[index]) {
    flags.push({
      code: 'balance_mismatch',
      message: 'The printed balances around this row do not agree with the amounts between them.',
      suggestion: turnedRound(proved, index)
        ? `Balances if ${money(row.amount)} is money ${flow < 0 ? 'in' : 'out'}.`
        : null,
    });
  } else if (proved.chain.proofs[index] === 'none' && !proved.totals.proved[index]) {
    flags.push({
      code: 'unproved',
      message: 'Nothing printed on the statement proves this row.',
      suggestion: null,
    });
  }
  if (flow === 0 || sumOnly(proved, index)) {
    flags.push({
      code: 'direction_uncertain',
      message: 'The statement does not say whether this is money in or money out.',
      suggestion: null,
    });
  }
  const { entry } = row;
  if (twoDates(entry)) {
    flags.push({
      code: 'date_uncertain',
      message: 'Two different dates are printed and no heading tells which is the booking date.',
      suggestion: null,
    });
  } else if (date === null || !date.certain || !dating.orderCertain) {
    flags.push({
      code: 'date_uncertain',
      message:
        date === null
          ? 'No date is printed for this row.'
          : date.certain
            ? 'Day and month could be the other way round.'
            : 'The year is not printed and no period tells it.',
      suggestion: null,
    });
  } else if (date.inherited) {
    flags.push({
      code: 'date_inherited',
      message: 'No date is printed for this row; it has the date of the row before.',
      suggestion: null,
    });
  } else if (date.outOfOrder) {
    flags.push({
      code: 'date_uncertain',
      message: 'This date is out of order with the rows around it.',
      suggestion: null,
    });
  } else if (!date.inPeriod) {
    flags.push({
      code: 'date_outside_period',
      message: 'The date lies outside the statement’s period.',
      suggestion: null,
    });
  }
  return flags;
}

/** Whether the account's printed balances agree when this row's direction is turned round. */
function turnedRound(proved: ProvedAccount, index: number): boolean {
  const row = proved.rows[index]!;
  const effect = proved.chain.directions[index]!;
  return (
    Math.abs(proved.chain.difference) === 2 * row.amount &&
    Math.sign(proved.chain.difference) === -Math.sign(effect) &&
    row.amount > 0
  );
}

/** Two dates that differ, in columns no heading tells apart. */
function twoDates(entry: RawEntry): boolean {
  if (entry.shape.dates.every(({ certain }) => certain)) return false;
  return JSON.stringify(entry.booking?.date) !== JSON.stringify(entry.other?.date ?? entry.booking?.date);
}

/** A total proves how much, not which way: money in or out has to be named by a heading, a label, a sign or a balance. */
function sumOnly(proved: ProvedAccount, index: number): boolean {
  const { amount } = proved.rows[index]!.entry.anchor;
  if (amount.role === 'amount' || amount.named) return false;
  return proved.chain.proofs[index] === 'none' && !proved.totals.directed[index];
}
