/** Words of a row that say nothing of its booking: they belong to no text, and are no amount or date of it either. */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { isCurrency, isCurrencyCode } from '../../reading/currencies.ts';
import { isMark, isWeekday } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import type { Word } from '../../words/word.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import { isDayName } from '../dates/weekdays.ts';
import { nearColumn, type Column } from './columns.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import type { Shape } from '../shape.ts';
import type { TokenLine } from '../tokens.ts';

/**
 * The words of a line that are its text: neither used for a date or an amount nor mute, and not beside the table; and the mark
 * that stands in the column of marks. `dated`: a day stands in its column.
 */
export function wordsLeft(
  { line: { words }, monies, spent }: TokenLine,
  used: ReadonlySet<number>,
  dated: boolean,
  shape: Shape,
): { readonly rest: readonly Word[]; readonly mark: string | null } {
  const { size } = shape;
  const afterDate = dated ? words.findIndex((_, index) => !used.has(index)) : -1;
  let mark: string | null = null;
  const lastAmount = monies.findLast(({ from }) => used.has(from));
  // "Total checks" left of the last of several groups of columns is said of the sum that stands there.
  const isSum = !dated && used.size > 0 && words.every(({ x1 }, at) => used.has(at) || x1 < shape.left);
  const isText = (word: Word, index: number): boolean => {
    if (used.has(index) || spent.has(index)) return false;
    if (shape.marks && mark === null && isMark(word.text) && isIn(shape.marks, words, index, size)) {
      mark = word.text;
      return false;
    }
    if ((word.x1 < shape.left && !isSum) || isMarginNumber(word, shape)) return false;
    if (
      (isMute(word, shape) && !endsText(words, index, shape)) ||
      (isFigure(words, index + 1, used, shape) && isUnit(words, index, size)) ||
      isUnitBehind(words, index, lastAmount, shape)
    )
      return false;
    if (isEmptyCell(words, index, shape)) return false;
    return index !== afterDate || !(isDayOfWeek(word, shape) || isBesideDay(words, index, shape));
  };
  const rest: Word[] = [];
  words.forEach((word, index) => {
    if (!isText(word, index)) return;
    // What stands right of the table is beside it, unless a text goes on there that begins within.
    const before = words[index - 1];
    const goesOn = before && rest.at(-1) === before && word.x0 - before.x1 < WORD_BLANK_EM * size;
    if (word.x0 <= shape.right || goesOn) rest.push(word);
  });
  return { rest, mark };
}

/** Whether a word stands in a column, or near it and not closely behind another: "Transfer from J." ends before the column. */
function isIn(column: Column, words: readonly Word[], index: number, size: number): boolean {
  const { x0, x1 } = words[index]!;
  if (x0 < column.x1 && x1 > column.x0) return true;
  const before = words[index - 1];
  const endsText = before !== undefined && x0 - before.x1 < WORD_BLANK_EM * size;
  return !endsText && nearColumn(words[index]!, column, size);
}

/** Blank between words of one text, at most. */
const WORD_BLANK_EM = 0.6;

/** An arrow beside an amount: some point out of the account where others point into it. */
const ARROW = /^[\u2190-\u2199\u2b06\u2b07]$/;

/** The same day in a calendar that counts from the Hijra, below it or beside: "22-10-1445", "1445/10/22". */
const OF_OTHER_CALENDAR = /^(?:\d{1,2}([-/.])\d{1,2}\1(?:13|14)\d{2}|(?:13|14)\d{2}([-/.])\d{1,2}\2\d{1,2})$/;

function isMute(word: Word, shape: Shape): boolean {
  if (isNothing(word, shape) || (word.text.length === 1 && ARROW.test(word.text))) return true;
  const over = rolesOver(word, shape);
  if (over?.has('date') && OF_OTHER_CALENDAR.test(word.text)) return true;
  if (over?.size !== 1) return false;
  // Figures under a name of figures that are no bookings ("Reward points", "Rate", "Foreign amount 12.50 USD"), and codes
  // under a name of currencies.
  if (over.has('foreign') && /^\d[\d.,]{0,9}$/.test(word.text)) return true;
  // "0309" below a name of value dates.
  if (over.has('valueDate') && /^\d{4}$/.test(word.text)) return true;
  return (over.has('foreign') || over.has('currency')) && isCurrencyCode(word.text);
}

/** Whether a number ends a text that reaches below the name of the next column: "Water board 57" beside "2,400.00" there. */
function endsText(words: readonly Word[], index: number, shape: Shape): boolean {
  const [before, word, next] = [words[index - 1], words[index]!, words[index + 1]];
  const over = nameOver(word, shape);
  if (!before || !next || !over || !/^\d+$/.test(word.text) || !/^\p{L}/u.test(before.text)) return false;
  const isNear = word.x0 - before.x1 < WORD_BLANK_EM * shape.size;
  return isNear && before.x1 < over.x0 && next.x0 < over.x1 && /^\d/.test(next.text);
}

function nameOver({ x0, x1 }: Word, { heading }: Shape): HeadingColumn | undefined {
  return heading?.columns.find((column) => x0 < column.x1 && x1 > column.x0);
}

/** What the name of a column over a word says. */
function rolesOver(word: Word, shape: Shape): ReadonlySet<ColumnRole> | undefined {
  return nameOver(word, shape)?.roles;
}

/** What says in a column of amounts that there is none: a dash, a nought without decimals, what programs print for nothing. */
const NOTHING = /^(?:[-\u2010-\u2015\u2212]+|0|blank\.?|nil|n\/a|none|null|nan)$/i;

function isNothing(word: Word, shape: Shape): boolean {
  if (shape.ragged || !NOTHING.test(word.text)) return false;
  const { x0, x1 } = word;
  const near = 0.5 * shape.size;
  if (shape.monies.some((column) => x0 < column.x1 + near && x1 > column.x0 - near)) return true;
  // A column that holds nothing else is known by its name alone.
  const over = rolesOver(word, shape);
  return over !== undefined && (over.has('in') || over.has('out') || over.has('amount'));
}

/** A number of a digit or two just left of the table and its names: it leads to the note that explains what stands there. */
function isMarginNumber({ text, x1 }: Word, { left, size }: Shape): boolean {
  return x1 < left + MARGIN_EM * size && /^\d{1,2}$/.test(text);
}

/** How much nearer to the table than other words such a number may stand. */
const MARGIN_EM = 0.6;

/** Whether a word is of an amount, or stands for none in its column. */
function isFigure(words: readonly Word[], index: number, used: ReadonlySet<number>, shape: Shape): boolean {
  return used.has(index) || (index < words.length && isNothing(words[index]!, shape));
}

/** A symbol of a currency alone before an amount, however far, or its code in a cell of its own: "$        12.50", "$        -". */
function isUnit(words: readonly Word[], index: number, size: number): boolean {
  const { text, x0 } = words[index]!;
  if (/^\p{Sc}$/u.test(text)) return true;
  const before = words[index - 1];
  const apart = before !== undefined && x0 - before.x1 > OWN_CELL_EM * size;
  return apart && text.length > 1 && isCurrency(text);
}

/** A currency in a cell of its own behind the amounts of a row, where no text stands: "12.50      DKK", and no balance. */
function isUnitBehind(
  words: readonly Word[],
  index: number,
  last: MoneyToken | undefined,
  shape: Shape,
): boolean {
  if (last === undefined || last.to > index || !isCurrency(words[index]!.text)) return false;
  const isOfRow = (word: Word): boolean =>
    isMark(word.text) || isCurrency(word.text) || isNothing(word, shape);
  return words.slice(last.to).every(isOfRow);
}

/**
 * A dash alone in a cell between others, or before them: "-" below the name of references where a row has none. So is a plus: the sign
 * of what follows, far before it.
 */
function isEmptyCell(words: readonly Word[], index: number, shape: Shape): boolean {
  const word = words[index]!;
  if (shape.ragged || !DASHES_OR_PLUS.test(word.text)) return false;
  const [before, after] = [words[index - 1], words[index + 1]];
  if (!after) return false;
  const blank = rolesOver(word, shape)?.has('reference') ? NAMED_CELL_EM : OWN_CELL_EM;
  return Math.min(word.x0 - (before?.x1 ?? -Infinity), after.x0 - word.x1) > blank * shape.size;
}

const DASHES_OR_PLUS = /^(?:[-\u2010-\u2015\u2212]+|\+)$/;

/** Blank before a cell of its own, and before one below its name. */
const OWN_CELL_EM = 1;
const NAMED_CELL_EM = 0.65;

/** Words of a second balance in the column of balances ("by booking | by value date"), one of which is the row's. */
export function furtherBalances(
  { monies }: TokenLine,
  placed: readonly (MoneyToken | null)[],
  { monies: columns, ragged, size }: Shape,
): number[] {
  // Without columns of amounts, an amount before the last one ends a sentence.
  if (ragged) return [];
  return columns.flatMap(({ x0, x1, roles }, column) => {
    if (!roles.has('balance') || !placed[column]) return [];
    const beside = monies.filter(
      (money) =>
        money.strong && !placed.includes(money) && money.x0 > x0 - 0.5 * size && money.x1 < x1 + 0.5 * size,
    );
    return beside.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));
  });
}

/**
 * The first word of a row, under a heading of its own that names a day and stands over no dates ("Date | Day | Details"):
 * "Thu".
 */
function isDayOfWeek(word: Word, { heading, dates }: Shape): boolean {
  if (!heading || !isWeekday(word.text)) return false;
  return heading.columns.some(
    ({ roles, x0, x1 }) =>
      roles.has('date') &&
      word.x0 < x1 &&
      word.x1 > x0 &&
      !dates.some(({ column }) => column.x0 < x1 && column.x1 > x0),
  );
}

/** Rows with a date and the name of a weekday behind it, from which that is a column of its own. */
const MIN_WEEKDAYS = 3;
/** Blank behind such a name, in ems of the type. */
const WEEKDAY_GAP_EM = 0.6;

/** The name of a weekday in a cell of its own behind the date of a row, where all rows have one, not all the same: "12.03.2026  Th  Rent". */
function isBesideDay(words: readonly Word[], index: number, shape: Shape): boolean {
  return isDayName(words[index]!.text) && namesWeekdays(shape);
}

const namesWeekdays = remembered((shape: Shape): boolean => {
  const names = new Set<string>();
  let rows = 0;
  for (const { line, dates, monies } of shape.tables.flatMap((table) => table.lines)) {
    const [date] = dates;
    if (date?.from !== 0 || !monies.some((money) => money.strong)) continue;
    const [name, next] = line.words.slice(date.to);
    // The balance of the first day or the last needs no weekday.
    if (!name || !isDayName(name.text)) {
      if (rows > 0 && name && next) return false;
      continue;
    }
    if (next && next.x0 - name.x1 < WEEKDAY_GAP_EM * shape.size) return false;
    rows += 1;
    names.add(name.text);
  }
  return rows >= MIN_WEEKDAYS && names.size > 1;
});
