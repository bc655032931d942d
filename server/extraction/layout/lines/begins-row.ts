/** What a line with its tokens looks like before any column is known. */
import type { TokenLine } from '../tokens.ts';

/** A line that holds an amount wherever it stands. */
export function holdsAmount({ monies }: TokenLine): boolean {
  return monies.some((money) => money.strong);
}

/** A line that holds what is at least printed like an amount, with decimals. */
export function mayHoldAmount({ monies }: TokenLine): boolean {
  return monies.some((money) => money.strong || money.decimals > 0);
}

/** A line that begins with a date and holds an amount. */
export function beginsRow(tokens: TokenLine): boolean {
  return tokens.dates[0]?.from === 0 && holdsAmount(tokens);
}

/** A line that begins with a date and ends with digits that are none: a row, even where numbers are printed otherwise than elsewhere. */
export function mayBeginRow(tokens: TokenLine): boolean {
  const { line, dates } = tokens;
  if (dates[0]?.from !== 0) return false;
  const last = line.words.length - 1;
  return beginsRow(tokens) || (/\d/.test(line.words[last]!.text) && dates.every(({ to }) => to <= last));
}

/** Where a line begins behind what belongs to the row above: the year that a narrow cell leaves below its day. */
export function beginOf({ line, spent }: TokenLine): number {
  return line.words.find((_, at) => !spent.has(at))?.x0 ?? line.x0;
}
