/** Accounts whose balances, or the sides of whose rows, no name tells: only the order in which they stand does, or nothing. */
import { currencyDecimals } from '../../../shared/money.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import { balanceOf, sectionDirection } from './ledger.ts';
import { markOf } from './marks.ts';
import type { ProvedAccount } from './proved-account.ts';

/**
 * Whether nothing names the balances or the columns of an account more than two thirds of whose rows come in. People pay more
 * often than they are paid: those may be what was bought on a card that speaks no known language.
 */
export function mayBeOwed({ part, rows }: Pick<ProvedAccount, 'part' | 'rows'>): boolean {
  const isNamed =
    part.figures.some(({ unnamed }) => !unnamed) ||
    part.items.some((item) => item.kind === 'balance' && item.which !== 'either') ||
    rows.some(({ entry: { anchor } }) => anchor.amount.named);
  return !isNamed && 3 * rows.filter(({ flow }) => flow > 0).length > 2 * rows.length;
}

/**
 * Whether no sign tells what comes in from what is paid, and no name tells the balance at the start from that at the end: with both
 * exchanged the figures add up as well.
 */
export function isToldByOrder(
  account: Pick<ProvedAccount, 'part' | 'rows' | 'reading' | 'chain'>,
  sections: readonly SectionFact[],
): boolean {
  const { part, rows } = account;
  // Titles nobody knows, told by sums, are told by that order as well.
  const isKnown = !sections.some(({ bySums }) => bySums);
  return (
    (part.figures.some(({ unnamed }) => unnamed) || areEndsExchanged(account)) &&
    rows.every(({ entry, section }) => {
      const { role, money, named } = entry.anchor.amount;
      // "Deposits and other credits" over it: the title of its list tells.
      const isTitled = isKnown && sectionDirection(section, -1) !== 0;
      return !isTitled && !(role !== 'amount' && named) && money.sign === 0 && markOf(entry) === null;
    })
  );
}

/**
 * Whether several balances of an account are each named as if it were the last ("Balance on 31 March", "New balance"), and it is read from
 * the one printed behind its rows to the one above them: columns without names exchanged lead there as well.
 */
function areEndsExchanged({
  part,
  rows,
  reading,
  chain,
}: Pick<ProvedAccount, 'part' | 'rows' | 'reading' | 'chain'>): boolean {
  const ends = [
    ...part.figures.map(({ line, label, money }) => ({ line, label, money })),
    ...part.items.flatMap((item) =>
      item.kind === 'balance' ? [{ line: item.line, label: item.which, money: item.value }] : [],
    ),
  ].toSorted((a, b) => a.line - b.line);
  const closings = ends.filter(({ label }) => label === 'closing');
  if (closings.length < 2 || ends.some(({ label }) => label === 'opening')) return false;
  if (!rows.every(({ balance, entry: { anchor } }) => balance === null && anchor.amount.role !== 'amount'))
    return false;
  const [first, last] = [closings[0]!, closings.at(-1)!].map(({ money }) =>
    balanceOf(money, currencyDecimals(part.currency), reading.effect),
  );
  const [opening, closing] = reading.order === 'asc' ? [first, last] : [last, first];
  return opening !== closing && chain.opening === closing && chain.closing === opening;
}
