/** Lines of tables of rates: of interest, with the balance above which each holds, and of exchange, with the currency each is of. */
import { isCurrencyCode } from '../../reading/currencies.ts';
import type { TokenLine } from '../tokens.ts';

/** Lines of rates right below one another, at least: one alone may be of a text that mentions a rate. */
const MIN_LINES = 2;
/** Balances above which rates hold are multiples of this many units of the currency. */
const ROUND = 100;

/** Rates of exchange are printed with more decimals than amounts. */
const EXCHANGE_RATE = /^\d{1,5}[.,]\d{3,8}$/;

/**
 * Indices of such lines: "01/05/2026  0.00  2.47 %" over "31/01/2026  1,000.00  0.61 %", and, where other rows tell what was
 * booked, those below names of columns like "15/09  USD  1.1431  21.77".
 */
export function rateLines(lines: readonly TokenLine[]): ReadonlySet<number> {
  const found = new Set<number>(conversions(lines));
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

/** Lines of foreign amounts with the rate they were changed at, below a line without any figure. */
function conversions(lines: readonly TokenLine[]): readonly number[] {
  const found = new Set<number>();
  for (const [at, tokens] of lines.entries()) {
    if (!statesConversion(tokens)) continue;
    const above = lines[at - 1];
    if (above && (found.has(at - 1) || (above.dates.length === 0 && above.monies.length === 0)))
      found.add(at);
  }
  const mayBeBooked = ({ line: { words }, dates }: TokenLine, at: number): boolean =>
    !found.has(at) &&
    dates[0]?.from === 0 &&
    words.some(({ text }, word) => word >= dates[0]!.to && /\p{L}{3}/u.test(text));
  return found.size > 0 && lines.some(mayBeBooked) ? [...found].map((at) => lines[at]!.line.index) : [];
}

/** Whether a line is a day, the code of a currency, a rate of exchange and amounts, and nothing else. */
function statesConversion({ line: { words }, dates, monies }: TokenLine): boolean {
  if (dates.length !== 1 || dates[0]!.from > 0 || !monies.some(({ strong }) => strong)) return false;
  const behind = words.slice(dates[0]!.to).map(({ text }) => text);
  return (
    behind.some(isCurrencyCode) &&
    behind.some((text) => EXCHANGE_RATE.test(text)) &&
    behind.every((text) => isCurrencyCode(text) || !/\p{L}/u.test(text))
  );
}
