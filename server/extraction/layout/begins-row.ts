/** What a line with its tokens looks like before any column is known. */
import type { TokenLine } from './tokens.ts';

/** A line that holds an amount wherever it stands. */
export function holdsAmount({ monies }: TokenLine): boolean {
  return monies.some((money) => money.strong);
}

/** A line that begins with a date and holds an amount. */
export function beginsRow(tokens: TokenLine): boolean {
  return tokens.dates[0]?.from === 0 && holdsAmount(tokens);
}
