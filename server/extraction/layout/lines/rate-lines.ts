/** Lines of a table of rates: the day from which each holds, the balance above which it does, and the rate. */
import type { TokenLine } from '../tokens.ts';

/** Lines of rates right below one another, at least: one alone may be of a text that mentions a rate. */
const MIN_LINES = 2;
/** Balances above which rates hold are multiples of this many units of the currency. */
const ROUND = 100;

/** Indices of such lines ("01/05/2026  0.00  2.47 %" over "31/01/2026  1,000.00  0.61 %"). */
export function rateLines(lines: readonly TokenLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const tokens of [...lines, null]) {
    if (tokens !== null && statesRate(tokens)) {
      run.push(tokens.line.index);
      continue;
    }
    if (run.length >= MIN_LINES) for (const index of run) found.add(index);
    if (run.length > 0) run = [];
  }
  return found;
}

/** Whether a line is a day, a round amount and a percentage, and nothing else. */
function statesRate({ line: { words }, dates, monies }: TokenLine): boolean {
  if (!words.at(-1)!.text.endsWith('%') || dates.length !== 1 || dates[0]!.from > 0) return false;
  const [balance] = monies;
  if (!balance?.strong || balance.units % (ROUND * 10 ** balance.decimals) !== 0) return false;
  return words.every(({ text }, at) => at < dates[0]!.to || !/\p{L}{2}/u.test(text));
}
