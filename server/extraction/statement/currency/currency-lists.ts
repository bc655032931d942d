/**
 * Lists of several currencies one under another, each below a title that names its own ("USD account"): their amounts may have
 * other decimals ("1,204" of yen and "1,204.100" of dinars), so that no one style of numbers reads them all.
 */
import { currencyDecimals } from '../../../../shared/money.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import type { Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { holdsDigit } from '../../letters.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import type { CurrencySide } from './currency-sides.ts';

/** A title stands this many lines above its heading, at most. */
const TITLE_LINES = 2;
/** Words of a title, at most, but for the groups of a number ("IBAN CH97 9510 2672 7382 3331 8  Currency JPY"): more is a sentence. */
const TITLE_WORDS = 8;

/** Whether some of these have other decimals than others, so that one style of numbers leaves lists of theirs unread. */
export function differInDecimals(lists: readonly CurrencySide[]): boolean {
  return new Set(lists.map(({ currency }) => currencyDecimals(currency))).size > 1;
}

/** The lines of each currency, with what stands above the first list; none where not at least two have lists of their own. */
export function currencyLists(
  lines: readonly Line[],
  headings: readonly Heading[],
  tokens: readonly TokenLine[],
): CurrencySide[] {
  const dated = headings.filter(namesDay);
  const ofLists = dated.length > 0 ? dated : headings;
  const titles = ofLists.flatMap((heading) => titleOf(heading, tokens) ?? []);
  const currencies = [...new Set(titles.map(({ currency }) => currency))];
  const [first] = titles;
  // A list above all titles that name a currency is of none of these, and would be read with each.
  if (!first || currencies.length < 2 || ofLists[0]!.first < first.line) return [];
  const ownerOf = (line: number): string | null =>
    titles.findLast((title) => title.line <= line)?.currency ?? null;
  return currencies.map((currency) => ({
    currency,
    lines: lines
      .filter(({ index }) => (ownerOf(index) ?? currency) === currency)
      .map((line, index) => (line.index === index ? line : { ...line, index })),
  }));
}

/** Whether names of columns are those of rows with days, and not of a summary ("Account, Credits, Debits"). */
function namesDay({ columns }: Heading): boolean {
  return columns.some(({ roles }) => roles.has('date') || roles.has('valueDate'));
}

/** The line above a heading that names one currency, without a date or an amount; what the account holds may stand between them. Null where there is none. */
function titleOf(
  { first }: Heading,
  tokens: readonly TokenLine[],
): { line: number; currency: string } | null {
  for (let at = first - 1; at >= Math.max(0, first - TITLE_LINES); at -= 1) {
    const { line, dates, monies } = tokens[at]!;
    if (dates.length > 0) return null;
    if (monies.some(({ strong }) => strong)) continue;
    // A long one may begin with it: "USD ledger - credits (customers) and debits (carriers)".
    const isLong = line.words.filter(({ text }) => !holdsDigit(text)).length > TITLE_WORDS;
    const words = line.words.slice(0, isLong ? 1 : undefined);
    const codes = new Set(words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).filter(isCurrencyCode));
    const [code, more] = codes;
    if (code !== undefined && more === undefined) return { line: line.index, currency: code };
  }
  return null;
}
