/**
 * How clearly each of several accounts speaks of money owed. A consolidated statement lists a card beside its holder's accounts:
 * what it says of the card is not said of an account that prints a balance beside its rows, as the card does not, and has
 * nothing of the kind among its own lines.
 */
import type { TokenLine } from '../layout/tokens.ts';
import { speaksOfDebt, type Debt } from '../statement/kind.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';

/** `owns`: the lines of each account, from behind the last row of the one before. `debt` is that of the whole statement. */
export function debtsOf(
  parts: readonly AccountPart[],
  owns: readonly (readonly TokenLine[])[],
  debt: Debt,
): readonly Debt[] {
  const running = parts.map(printsBalances);
  if (debt === 'none' || running.every(Boolean) || !running.includes(true)) return parts.map(() => debt);
  const said = owns.map(speaksOfDebt);
  const isCardApart = said.some((own, index) => own !== 'none' && !running[index]);
  return parts.map((_, index) => (isCardApart && running[index] && said[index] === 'none' ? 'none' : debt));
}

function printsBalances({ items }: AccountPart): boolean {
  return items.some((item) => item.kind === 'entry' && item.entry.anchor.balance !== null);
}
