/**
 * Lists in which the rows of several currencies take turns, each with its code beside the amounts and a running balance of its own
 * ("EUR -1.00  EUR 354.68" among "USD 13.21  USD 94.85"), as brokers and wallets print them.
 */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import { standsRightBelow, type Line } from '../../layout/lines/lines.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import type { CurrencySide } from './currency-sides.ts';

/** Rows that two of the currencies have, at least. */
const MIN_ROWS = 2;

/** The lines of each currency, most rows first; none where not every row names one, or each has a list of its own. */
export function currencyRows(lines: readonly Line[], tokens: readonly TokenLine[]): CurrencySide[] {
  const codes = new Map<number, string>();
  let turns = 0;
  let last: string | null = null;
  for (const row of tokens) {
    if (!beginsRow(row)) continue;
    const code = onlyCode(row);
    if (code === null) return [];
    codes.set(row.line.index, code);
    if (last !== null && code !== last) turns += 1;
    last = code;
  }
  const rows = [...Map.groupBy(codes.values(), (code) => code)]
    .map(([code, { length }]) => ({ code, length }))
    .toSorted((a, b) => b.length - a.length);
  if (rows.filter(({ length }) => length >= MIN_ROWS).length < 2 || turns <= rows.length) return [];
  const owners = withTexts(codes, tokens);
  const beside = new Map(
    tokens.filter(({ line }) => !owners.has(line.index)).map((one) => [one.line.index, one]),
  );
  return rows.map(({ code }) => ({
    currency: code,
    lines: lines
      .filter(({ index }) => (owners.get(index) ?? code) === code)
      .flatMap((line) => ofCurrency(line, beside.get(line.index), code))
      .map((line, index) => (line.index === index ? line : { ...line, index })),
  }));
}

/**
 * A line beside the rows without the figures that name another currency ("Opening: EUR 2,000.00 USD 1,500.00"); none of it where
 * all of them do.
 */
function ofCurrency(line: Line, tokens: TokenLine | undefined, code: string): Line[] {
  const named = (tokens?.monies ?? []).flatMap((money) => {
    const own = codeOf(money, line);
    return own === null
      ? []
      : [{ ...money, from: money.currency === own ? money.from : money.from - 1, own }];
  });
  const others = named.filter(({ own }) => own !== code);
  if (others.length === 0) return [line];
  if (others.length === tokens!.monies.length) return [];
  return [
    { ...line, words: line.words.filter((_, at) => !others.some(({ from, to }) => at >= from && at < to)) },
  ];
}

/** The code that stands before or in an amount. */
function codeOf({ from, currency }: MoneyToken, { words }: Line): string | null {
  const code = currency !== null && isCurrencyCode(currency) ? currency : (words[from - 1]?.text ?? '');
  return isCurrencyCode(code) ? code : null;
}

/** The one currency whose code stands before or in the amounts of a row; null where there is none, or several. */
function onlyCode({ line, monies }: TokenLine): string | null {
  const codes = new Set<string>();
  for (const money of monies) {
    const code = money.strong ? codeOf(money, line) : null;
    if (code !== null) codes.add(code);
  }
  const [only, more] = codes;
  return more === undefined ? (only ?? null) : null;
}

/** The currency of each row, and of the lines on which its text goes on. */
function withTexts(
  codes: ReadonlyMap<number, string>,
  tokens: readonly TokenLine[],
): ReadonlyMap<number, string> {
  const owners = new Map(codes);
  tokens.forEach(({ line, dates, monies }, at) => {
    const above = tokens[at - 1]?.line;
    const owner = above && owners.get(above.index);
    if (owner === undefined || codes.has(line.index)) return;
    if (standsRightBelow(line, above!) && dates.length === 0 && !monies.some(({ strong }) => strong))
      owners.set(line.index, owner);
  });
  return owners;
}
