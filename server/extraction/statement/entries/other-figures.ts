/** Lines among the rows whose figures say something of the account or of the page. */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import { foldedWords } from '../../reading/fold.ts';
import { ofLiability } from '../../reading/liability.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { cellsOf } from '../facts/cells.ts';

/** Days of a line that states the terms of an account, at least: that of the statement and those of its period. */
const DAYS_OF_TERMS = 3;

/**
 * Whether a line without any word states what the account is: its days, numbers, limit and rate ("02/10/2026 40618 00040912345
 * EUR 01/09/2026 30/09/2026 300.00 0.00 %").
 */
export function statesTerms({ tokens: { dates, line } }: RowLine): boolean {
  return (
    dates.length >= DAYS_OF_TERMS &&
    line.words.some(({ text }) => text.endsWith('%')) &&
    line.words.every(({ text }) => !/\p{L}{3}/u.test(text) || isCurrencyCode(text))
  );
}

/** A rate in a cell of its own: "21.24%", "21.24% (v)". */
const RATE = /^\d{1,2}(?:[.,]\d{1,4})? ?%(?: \(\p{L}\))?$/u;

/** Amounts beside a rate: what bears it, and what came of it. */
const AMOUNTS_AT_RATE = 2;

/**
 * Whether a line without a day, below rows that have theirs, says what was charged at which rate: "Purchases  21.24%  $213.34
 * $24.63" of a table that stands close below the list.
 */
export function chargesAtRate({ tokens: { dates, monies, line }, booking }: RowLine, shape: Shape): boolean {
  if (booking !== null || dates.length > 0 || monies.length < AMOUNTS_AT_RATE) return false;
  if (!line.words.some(({ text }) => text.includes('%')) || bookingDates(shape) === null) return false;
  const rate = cellsOf(line).find(({ text }) => RATE.test(text));
  return rate !== undefined && monies.filter(({ from }) => from >= rate.to).length >= AMOUNTS_AT_RATE;
}

/** "Minimum payment", "Mindestbetrag", "Minimaal te betalen", "Minsta belopp". */
const OF_MINIMUM = /^(?:minim|mindest|minst|asgari)/;

/**
 * Whether a line without a day repeats behind the list what is to be paid, as the slip of a card does: in a cell of its own, beside
 * another, stands the label of the closing balance ("Paying-in slip    New balance  124.06"), or one that names the least to be paid.
 */
export function isOnSlip({
  tokens: { dates, monies, line },
  booking,
}: Pick<RowLine, 'tokens' | 'booking'>): boolean {
  const [money, more] = monies.filter(({ strong }) => strong);
  if (booking !== null || money === undefined || more !== undefined || dates.length > 0) return false;
  const label = cellsOf(line).findLast(({ from, to }) => from < money.from && to <= money.to);
  if (label === undefined) return false;
  const words = foldedWords(
    line.words.slice(label.from, Math.min(label.to, money.from)).map(({ text }) => text),
  );
  if (words.some((word) => OF_MINIMUM.test(word)))
    return ofLiability.at(words, 0).some(({ length }) => length === words.length);
  return label.from > 0 && labelsOf(words.join(' ')).has('closing');
}

/** Words beside the numbers of a page: "Page 2", "- 2 -", "Page 2 of 3", "Page 2 (3)". */
const MAX_PAGE_WORDS = 2;

const LONE_DASH = /^[-\u2013\u2014]$/;

/** Whether a line states the number of its page, where that happens to stand below a column of whole amounts. */
export function isPageNumber({ tokens, booking, rest }: RowLine, money: MoneyToken): boolean {
  if (booking !== null || money.strong || money.decimals > 0) return false;
  const { words, page } = tokens.line;
  // "- 1 -": a dash before a number reads like its sign.
  const [before, number, behind] = words;
  if (words.length === 3 && [before, behind].every((word) => LONE_DASH.test(word!.text)))
    return number!.text === String(page);
  if (words.length !== rest.length + 1) return false;
  const isNumber = (said: readonly Word[], least: number): boolean => {
    const numbers = said.flatMap(({ text }) =>
      /^(\d+|\(\d+\))$/.test(text) ? [Number(text.replace(/[()]/g, ''))] : [],
    );
    const [first, last = first] = numbers;
    return (
      first === page &&
      last! >= page &&
      numbers.length >= least &&
      numbers.length <= 2 &&
      numbers.includes(money.units) &&
      said.length - numbers.length <= MAX_PAGE_WORDS
    );
  };
  // "Credit card statement        Page 2 of 3", "Harbour Bank 2071      Seite 1": beside a word of its own cell one number is enough.
  const last = words.slice(cellsOf(tokens.line).at(-1)!.from);
  return isNumber(words, 1) || isNumber(last, last.some(({ text }) => /\p{L}{3}/u.test(text)) ? 1 : 2);
}
