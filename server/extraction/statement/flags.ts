/** What is in doubt about a row, in sentences for a bookkeeper, with the correction the arithmetic suggests. */
import type { Flag, FlagCode } from '../../../shared/statement.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { RawEntry } from './entries.ts';
import type { Dating, EntryDate } from './dating.ts';

/** `flow` is the row's direction from the holder's side: +1 in, -1 out, 0 unknown. */
export function flagsOf(
  proved: ProvedAccount,
  index: number,
  flow: number,
  date: EntryDate | null,
  dating: Dating,
): Flag[] {
  const row = proved.rows[index]!;
  return [
    amountFlag(proved, index, flow),
    flow === 0 || sumOnly(proved, index)
      ? flag('direction_uncertain', 'The statement does not say whether this is money in or money out.')
      : null,
    dateFlag(row.entry, date, dating),
  ].filter((found) => found !== null);
}

function flag(code: FlagCode, message: string, suggestion: string | null = null): Flag {
  return { code, message, suggestion };
}

function amountFlag(proved: ProvedAccount, index: number, flow: number): Flag | null {
  const { chain, totals } = proved;
  if (chain.broken[index]) {
    return flag(
      'balance_mismatch',
      'The printed balances around this row do not agree with the amounts between them.',
      suggestionFor(proved, index, flow),
    );
  }
  if (chain.proofs[index] === 'none' && !totals.proved[index]) {
    return flag('unproved', 'Nothing printed on the statement proves this row.');
  }
  return null;
}

/** The simplest change that would make the balances around a row agree, or null where none stands out. */
function suggestionFor(
  { chain, rows, reading, part }: ProvedAccount,
  index: number,
  flow: number,
): string | null {
  const missing = chain.missing[index]!;
  const row = rows[index]!;
  const money = (minor: number): string => formatMinor(Math.abs(minor), part.currency);
  if (missing !== 0 && missing === -2 * row.amount * chain.directions[index]!) {
    return `Balances if ${money(row.amount)} is money ${flow < 0 ? 'in' : 'out'}.`;
  }
  const next = chain.missing[index + 1];
  if (missing !== 0 && row.balance !== null && next === -missing) {
    return `Balances if the balance printed here is ${formatMinor(row.balance - missing, part.currency)}.`;
  }
  if (missing === 0 || chain.missing[index - 1] === -missing) return null;
  return `${money(missing)} more money ${missing * reading.effect > 0 ? 'in' : 'out'} would balance: a row may be missing here.`;
}

function dateFlag(entry: RawEntry, date: EntryDate | null, dating: Dating): Flag | null {
  if (twoDates(entry)) {
    return flag(
      'date_uncertain',
      'Two different dates are printed and no heading tells which is the booking date.',
    );
  }
  if (date === null) return flag('date_uncertain', 'No date is printed for this row.');
  if (!date.certain) return flag('date_uncertain', 'The year is not printed and no period tells it.');
  if (!dating.orderCertain) return flag('date_uncertain', 'Day and month could be the other way round.');
  if (date.inherited) {
    return flag('date_inherited', 'No date is printed for this row; it has the date of the row before.');
  }
  if (date.outOfOrder) return flag('date_uncertain', 'This date is out of order with the rows around it.');
  if (!date.inPeriod) return flag('date_outside_period', 'The date lies outside the statement’s period.');
  return null;
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
