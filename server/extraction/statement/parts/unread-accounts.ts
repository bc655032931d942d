/**
 * Accounts of a statement none of whose rows could be read: a number of its own, an opening and another closing below it, and lines
 * of days and amounts that nothing has booked, or an opening and a line whose amount leads from it to another balance. Without a word
 * of it the others would pass for the whole statement.
 */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { sameNumber } from '../facts/account-numbers.ts';
import type { Facts } from '../facts/facts.ts';

/** Lines that begin with a day and hold an amount, at least. */
const MIN_ROWS = 2;

/** A sentence about each of them. `known`: the numbers of the accounts that are read; `booked`: lines of their rows. */
export function unreadAccounts(
  { texts, figures }: Facts,
  lines: readonly TokenLine[],
  known: readonly (string | null)[],
  booked: ReadonlySet<number>,
): string[] {
  const numbers = texts.filter(({ kind }) => kind === 'number');
  const seen = known.filter((number) => number !== null);
  return numbers.flatMap(({ value, line }) => {
    if (seen.some((number) => sameNumber(number, value))) return [];
    seen.push(value);
    const end =
      numbers.find((next) => next.line > line && !sameNumber(next.value, value))?.line ?? lines.length;
    const within = (at: number): boolean => at >= line && at < end;
    const unitsOf = (end: 'opening' | 'closing'): number | undefined =>
      figures.find(({ label, line: at }) => label === end && within(at))?.money.units;
    const [opening, closing] = [unitsOf('opening'), unitsOf('closing')];
    if (opening === undefined) return [];
    const own = lines.filter((tokens) => within(tokens.line.index));
    if (own.some((tokens) => booked.has(tokens.line.index))) return [];
    const moved = own.find((tokens) => leadsOn(tokens, opening));
    const rows = closing === undefined || closing === opening ? [] : own.filter(beginsRow);
    const [unread] = rows.length < MIN_ROWS ? [moved] : rows;
    return unread ? [`No row of account ${value} on page ${unread.line.page} could be read.`] : [];
  });
}

/** Whether a line has an amount and behind it the balance that it leads to from another, whichever way it goes. */
function leadsOn({ monies }: TokenLine, from: number): boolean {
  const [amount, balance] = monies.filter(({ strong }) => strong).slice(-2);
  if (!amount || !balance || amount.units === 0) return false;
  return Math.abs(balance.units - from) === amount.units || balance.units + from === amount.units;
}
