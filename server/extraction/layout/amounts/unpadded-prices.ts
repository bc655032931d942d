/**
 * Amounts behind their currency that lack the zeros at their end ("$1250", "$4.5" among "$954.33"), as scripts print them: what ends
 * every row as often is an amount, whatever decimals it has.
 */
import type { MoneyToken } from './money-token.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows that tell, at least. */
const MIN_ROWS = 2;

/** The lines of a statement, where all rows end in as many amounts of one currency if those without all their decimals are some. */
export function withUnpaddedPrices(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some((tokens) => beginsWithDate(tokens) && tokens.monies.some(isUnpadded))) return lines;
  const ends = new Map<TokenLine, readonly MoneyToken[]>();
  for (const tokens of lines) {
    const end = beginsWithDate(tokens) ? pricesAtEnd(tokens) : [];
    if (end.length > 0) ends.set(tokens, end);
  }
  const rows = [...ends.values()];
  const [first] = rows;
  const alike = rows.every(
    (end) => end.length === first!.length && end.every(({ currency }) => currency === first![0]!.currency),
  );
  // Whole prices alone may be of texts.
  const told = rows.some((end) => end.some(({ strong }) => strong));
  if (rows.length < MIN_ROWS || !alike || !told) return lines;
  return lines.map((tokens) => {
    const end = ends.get(tokens);
    if (!end?.some(isUnpadded)) return tokens;
    const monies = tokens.monies.map((money) => (end.includes(money) ? { ...money, strong: true } : money));
    return { ...tokens, monies };
  });
}

function beginsWithDate({ dates }: TokenLine): boolean {
  return dates[0]?.from === 0;
}

function isUnpadded({ strong, currency, decimals }: MoneyToken): boolean {
  return !strong && currency !== null && decimals < 2;
}

/** The amounts with a currency that end a line, one right after the other. */
function pricesAtEnd({ line, monies }: TokenLine): readonly MoneyToken[] {
  let end = line.words.length;
  const found: MoneyToken[] = [];
  for (const money of monies.toReversed()) {
    if (money.to !== end || !(isUnpadded(money) || (money.strong && money.currency !== null))) break;
    found.push(money);
    end = money.from;
  }
  return found;
}
