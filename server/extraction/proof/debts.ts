/**
 * How clearly each of several accounts speaks of money owed. A consolidated statement lists a card beside its holder's accounts:
 * what it says of the card is not said of an account that has nothing of the kind among its own lines and prints a balance beside its
 * rows, as the card does not, a number in full where the card's is masked, or texts that say of its signs what those of an account mean.
 */
import type { TokenLine } from '../layout/tokens.ts';
import { MASKED } from '../statement/facts/account-numbers.ts';
import { speaksOfDebt, type Debt } from '../statement/kind.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { directionOfText } from './usual.ts';

/** `owns`: the lines of each account, from behind the last row of the one before. `debt` is that of the whole statement. */
export function debtsOf(
  parts: readonly AccountPart[],
  owns: readonly (readonly TokenLine[])[],
  debt: Debt,
): readonly Debt[] {
  if (debt === 'none' || parts.length < 2) return parts.map(() => debt);
  const said = owns.map((own) => speaksOfDebt(own));
  const cards = parts.filter((_, index) => said[index] !== 'none');
  const differs = (of: (part: AccountPart) => boolean, part: AccountPart): boolean =>
    of(part) && cards.length > 0 && !cards.some(of);
  return parts.map((part, index) =>
    said[index] === 'none' &&
    (differs(printsBalances, part) || differs(isInFull, part) || differs(saysWhatIsThere, part))
      ? 'none'
      : debt,
  );
}

function printsBalances({ items }: AccountPart): boolean {
  return items.some((item) => item.kind === 'entry' && item.entry.anchor.balance !== null);
}

/** Whether the number of an account is printed in full. */
function isInFull({ number }: AccountPart): boolean {
  return number !== null && !MASKED.test(number);
}

/** Whether a minus stands beside what goes out by its text ("Withdrawal -140.94") and none beside what comes in ("Deposit 361.95"). */
function saysWhatIsThere({ items }: AccountPart): boolean {
  const said = new Set<'in' | 'out'>();
  for (const item of items) {
    if (item.kind !== 'entry' || item.entry.anchor.amount.role !== 'amount') continue;
    const { row, amount } = item.entry.anchor;
    const direction = directionOfText(row);
    if (direction === null) continue;
    if ((direction === 'out') !== amount.money.sign < 0) return false;
    said.add(direction);
  }
  return said.size === 2;
}
