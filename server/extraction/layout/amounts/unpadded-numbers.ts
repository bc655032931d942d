/**
 * Amounts that lack the zeros at their end, as scripts print numbers ("-30.0 2174.33", "$1250 $954.5"): what ends every row as often is an
 * amount, whatever decimals it has.
 */
import type { Line } from '../lines/lines.ts';
import type { MoneyToken } from './money-token.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows that tell, at least, and the share of them that end in as many numbers with decimals as all do in numbers. */
const MIN_ROWS = 2;
const DECIMAL_SHARE = 0.3;

/** The lines of a statement, where all rows end in as many amounts if those without all their decimals are some. */
export function withUnpaddedNumbers(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = new Map<TokenLine, readonly MoneyToken[]>();
  let lacking = false;
  for (const tokens of lines) {
    if (tokens.dates[0]?.from !== 0) continue;
    const end = numbersAtEnd(tokens);
    if (end.length === 0) continue;
    rows.set(tokens, end);
    // A whole number alone ("12  5,510.62") may be a count or the number of something.
    lacking ||= end.slice(0, 2).some((money) => !money.strong && looksLikeAmount(money));
  }
  if (!lacking || rows.size < MIN_ROWS) return lines;
  const count = amountsPerRow([...rows.values()]);
  const last = [...rows.values()].flatMap((end) => end.slice(0, count));
  const shown = count > 1 || last.every(looksLikeAmount);
  if (count === 0 || !shown || last.every(({ strong }) => strong)) return lines;
  const amounts = new Set(last);
  return lines.map((tokens) => {
    if (!rows.has(tokens)) return tokens;
    const monies = tokens.monies.map((money) => (amounts.has(money) ? { ...money, strong: true } : money));
    return { ...tokens, monies };
  });
}

/** How many numbers end every row, of which many have decimals in all, or one with its currency; 0 where rows differ too much to tell. */
function amountsPerRow(rows: readonly (readonly MoneyToken[])[]): number {
  const least = Math.min(...rows.map(({ length }) => length));
  for (let count = least; count > 0; count -= 1) {
    const told = rows.filter((end) => end.slice(0, count).every(({ decimals }) => decimals > 0)).length;
    const whole = rows.some((end) => end.slice(0, count).every(({ strong }) => strong));
    // "500.0" over "120.5": no row shows all decimals, but every one some.
    if ((whole || told === rows.length) && told >= Math.max(MIN_ROWS, DECIMAL_SHARE * rows.length))
      return count;
  }
  // "$500" over "$120.5", "60 USD" over "75 USD": their currency tells of one amount in each.
  return rows.every(([last]) => last?.currency !== null) ? 1 : 0;
}

/** Whether a number alone at the end of its row is no reference: it has a decimal, a sign or a currency. */
function looksLikeAmount({ strong, decimals, sign, currency }: MoneyToken): boolean {
  return strong || decimals > 0 || sign !== 0 || currency !== null;
}

/** The numbers that end a line, one right after the other, from the last to the first. */
function numbersAtEnd({ line, monies }: TokenLine): readonly MoneyToken[] {
  let end = line.words.length;
  const found: MoneyToken[] = [];
  for (const money of monies.toReversed()) {
    if (money.to !== end || !(money.strong || money.decimals < 2)) break;
    found.push(money);
    end = money.from;
  }
  // "-64,300  212,450" among amounts with decimals is other money, in whole units.
  const whole = found.every(({ decimals }) => decimals === 0);
  return whole && found.some((money) => isGrouped(money, line)) ? [] : found;
}

function isGrouped({ from, to, currency }: MoneyToken, { words }: Line): boolean {
  return currency === null && words.slice(from, to).some(({ text }) => /\d[.,'\u2019]\d{3}/.test(text));
}
