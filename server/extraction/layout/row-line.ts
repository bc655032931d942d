/** One line of a table seen through its columns. */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { columnRoles, isMark, markDirection } from '../reading/vocabulary.ts';
import { remembered } from '../remembered.ts';
import { trimmed } from '../trimmed.ts';
import type { Word } from '../words/word.ts';
import { partedLine } from './columns/barred-cells.ts';
import { nearColumn, linedUp, placeTokens } from './columns/columns.ts';
import { beginsUnder, isNamedBetween, isStrokeBetween, startsCell } from './dates/date-cells.ts';
import { formOf } from './dates/date-forms.ts';
import { isDayAlone } from './dates/days-on-own-lines.ts';
import { bareDay, namedDay, statesDayEnd } from './dates/day-lines.ts';
import { dayNamed } from './dates/unknown-day-names.ts';
import { furtherBalances, wordsLeft } from './columns/mute-words.ts';
import { dateBehindText, trailing } from './columns/ragged.ts';
import { textOf } from './lines/lines.ts';
import { bookingDates, type Shape } from './shape.ts';
import { isOfTime } from '../reading/times.ts';
import type { MoneyToken } from './amounts/money-token.ts';
import type { DateToken, TokenLine } from './tokens.ts';

/** One line of a table seen through its columns. */
export interface RowLine {
  readonly tokens: TokenLine;
  readonly booking: DateToken | null;
  readonly otherDate: DateToken | null;
  /** One per amount column. */
  readonly monies: readonly (MoneyToken | null)[];
  readonly mark: string | null;
  /** Words that are neither a placed date, a placed amount nor a mark. */
  readonly rest: readonly Word[];
  /** Text runs through the column of dates where a date should be: a note across the table, not a row of it. */
  readonly prose: boolean;
}

/** Sees a line through the columns of its shape; words beside the table are left out. */
export function rowLine(tokens: TokenLine, shape: Shape): RowLine {
  let lines = seen.get(shape);
  if (lines === undefined) seen.set(shape, (lines = new Map()));
  let known = lines.get(tokens);
  if (known === undefined) lines.set(tokens, (known = lookThrough(tokens, shape)));
  return known;
}

/** Lines already seen, per shape: every competing reading of the columns looks at the same ones. */
const seen = new WeakMap<Shape, Map<TokenLine, RowLine>>();

/** The columns of a shape's dates, those of them under names, and that of the booking dates. */
const datesOf = remembered((shape: Shape) => {
  const dateColumns = shape.dates.map(({ column }) => column);
  const named = dateColumns.filter(({ heading }) => heading !== null);
  return { dateColumns, named, dateColumn: bookingDates(shape)?.column };
});

function lookThrough(tokens: TokenLine, shape: Shape): RowLine {
  const { line } = tokens;
  const { size } = shape;
  const { dateColumns, named, dateColumn } = datesOf(shape);
  const heading = dateColumn ? null : dayAlone(tokens, shape);
  if (heading) return dayHeading(tokens, heading, shape);
  const used = new Set<number>();
  const dates = tokens.dates.filter(
    (date) => startsCell(date, tokens.dates, line, size) || beginsUnder(date, named, size),
  );
  const numbers = tokens.monies.filter(
    (money) => (money.strong || shape.bareIntegers) && !embedded(money, line.words, size),
  );
  const placedDates = shape.datesBehind
    ? [dateBehindText(tokens)]
    : (datesInOrder(dates, line.words, shape) ??
      placeTokens(dates, dateColumns, size).map((index, column) => {
        const date = dates[index];
        const { forms, alone } = shape.dates[column]!;
        if (!date || !linedUp(date, dateColumns[column]!, size)) return null;
        if (alone && !isDayAlone(tokens, date) && !statesDayEnd(tokens, line.words.slice(date.to)))
          return null;
        return [date, withoutYear(date, line.words)].find((form) => form && forms.has(formOf(form))) ?? null;
      }));
  for (const date of placedDates)
    if (date) for (let index = date.from; index < date.to; index += 1) used.add(index);
  const stated = used.size === 0 ? statedValueDate(tokens, shape) : null;
  if (stated) for (let index = 0; index < stated.to; index += 1) used.add(index);
  if (placedDates.length > 1)
    for (const [first, second] of [placedDates, placedDates.toReversed()])
      if (first && second && isStrokeBetween(first, second, line.words)) used.add(first.to);
      else if (first && second && isNamedBetween(first, second, line.words))
        for (let index = first.to; index < second.from; index += 1) used.add(index);
  const parted = partedLine(tokens, shape);
  const placedAmounts = parted
    ? parted.monies
    : shape.ragged
      ? placeRagged(tokens, shape, used)
      : placeTokens(numbers, shape.monies, size).map((index, column) => {
          const money = numbers[index];
          return money && !used.has(money.from) && nearColumn(money, shape.monies[column]!, size)
            ? withApartSign(money, column, shape)
            : null;
        });
  const placedMonies = withBalanceMark(placedAmounts, line.words, shape);
  for (const money of placedMonies)
    if (money) for (let index = money.from; index < money.to; index += 1) used.add(index);
  for (const index of parted?.words ?? []) used.add(index);
  for (const index of furtherBalances(tokens, placedMonies, shape)) used.add(index);
  const dated = placedDates.some((date) => date !== null);
  const { rest, mark } = wordsLeft(tokens, used, dated, shape);
  return {
    tokens,
    prose:
      !dated &&
      shape.datedRows &&
      (shape.datesBehind || !shape.ragged) &&
      dateColumn !== undefined &&
      (shape.datesBehind ||
        rest.some(
          (word, at) =>
            /\p{L}{2}|\d{5}/u.test(word.text) &&
            word.x1 > dateColumn.x0 + 0.5 * size &&
            word.x0 < dateColumn.x1 - 0.5 * size &&
            !isOfTime(rest[at - 1]?.text, word.text),
        )),
    ...daysOf(placedDates, stated, placedMonies, shape),
    monies: placedMonies,
    mark,
    rest:
      dated && placedMonies.every((money) => money === null) && headsDay(tokens, rest) ? [] : trimmed(rest),
  };
}

/** The amounts of a line, the last of which takes the mark that stands beside it in the column of such marks. */
function withBalanceMark(
  placed: readonly (MoneyToken | null)[],
  words: readonly Word[],
  { balanceMarks, size }: Shape,
): readonly (MoneyToken | null)[] {
  const balance = placed.at(-1);
  if (!balanceMarks || !balance || balance.mark !== null || balance.sign !== 0) return placed;
  const at = balanceMarks.x0 > balance.x0 ? balance.to : balance.from - 1;
  const mark = words[at]?.text ?? '';
  if (!isMark(mark) || !nearColumn(words[at]!, balanceMarks, size)) return placed;
  const [from, to] = [Math.min(at, balance.from), Math.max(at + 1, balance.to)];
  return placed.with(placed.length - 1, { ...balance, from, to, mark, markDirection: markDirection(mark) });
}

/**
 * The booking's day of a line and the other one. A row with an amount and only the day on which it was made is booked
 * without saying when: that day is its date. A value date alone, or beside days printed once for all rows of them, goes with those.
 */
function daysOf(
  placed: readonly (DateToken | null)[],
  stated: DateToken | null,
  monies: readonly (MoneyToken | null)[],
  { dates }: Shape,
): Pick<RowLine, 'booking' | 'otherDate'> {
  const at = dates.findIndex(({ booking }) => booking);
  const booking = placed[at] ?? null;
  const other = placed.findIndex((date, index) => date !== null && index !== at);
  // Where no column is of bookings, lines above the rows date them.
  if (booking === null && dates[at]?.once === false && other >= 0 && monies.some((money) => money !== null)) {
    const { roles } = dates[other]!.column;
    if (roles.has('date') && !roles.has('valueDate')) return { booking: placed[other]!, otherDate: stated };
  }
  return { booking, otherDate: placed[other] ?? stated };
}

/** Whether the words beside a day without an amount of its own make the line a heading of that day. */
function headsDay(tokens: TokenLine, rest: readonly Word[]): boolean {
  return namesDates(rest) || statesDayEnd(tokens, rest);
}

/** Whether words are nothing but the name of dates: "Posting date" before the day of the rows below. */
function namesDates(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > NAME_WORDS) return false;
  return columnRoles(textOf(words)).has('date');
}

/** Dates closer than this to one another are written as one text. */
const ONE_TEXT_EM = 0.6;

/** As many dates as there are columns of them, at the very beginning of a line and written as one text: each is its column's. */
function datesInOrder(
  dates: readonly DateToken[],
  words: readonly Word[],
  { dates: columns, size }: Shape,
): readonly DateToken[] | null {
  const first = dates.slice(0, columns.length);
  if (columns.length < 2 || first.length < columns.length) return null;
  const follow = first.every((date, index) => {
    const before = first[index - 1];
    if (date.from !== (before?.to ?? 0) || !columns[index]!.forms.has(formOf(date))) return false;
    return !before || words[date.from]!.x0 - words[before.to - 1]!.x1 < ONE_TEXT_EM * size;
  });
  return follow ? first : null;
}

/** Words that name a date, at most. */
const NAME_WORDS = 3;

/** The value date that a line below the date of its row states: "Value date: 04/03/2026". */
function statedValueDate({ dates, line }: TokenLine, { dates: columns, size }: Shape): DateToken | null {
  const [date, more] = dates;
  if (!date || more || date.from === 0 || date.from > NAME_WORDS) return null;
  const column = columns.find(({ booking }) => booking)?.column;
  if (!column || Math.abs(line.x0 - column.x0) > size) return null;
  const name = line.words.slice(0, date.from).map(({ text }) => text);
  const roles = columnRoles(name.join(' '));
  return roles.has('valueDate') && !roles.has('date') ? date : null;
}

/** The day of a line that heads the rows below: by its name, or as nothing but a date where such days stand. */
function dayAlone(tokens: TokenLine, { dates, dayName, size }: Shape): DateToken | null {
  const days = dates[0]?.days;
  const day = namedDay(tokens) ?? (days ? bareDay(tokens, days, size) : null);
  return day ?? (dayName === null ? null : dayNamed(tokens, dayName));
}

/** Such a day is the booking day of the rows below, wherever their own dates stand. */
function dayHeading(tokens: TokenLine, booking: DateToken, shape: Shape): RowLine {
  const monies = shape.monies.map(() => null);
  return { tokens, booking, otherDate: null, monies, mark: null, rest: [], prose: false };
}

/** "01 Jul" where the text behind it begins with a year ("01 Jul | 2025 opening balance"); null where that cannot be. */
function withoutYear(date: DateToken, words: readonly Word[]): DateToken | null {
  if (date.date.year === null || date.to - date.from < 3 || !/^\d{4}$/.test(words[date.to - 1]!.text))
    return null;
  return { ...date, to: date.to - 1, x1: words[date.to - 2]!.x1, date: { ...date.date, year: null } };
}

/** Amounts by rank from the end of the line; a line with more or fewer amounts than a row has is none. */
function placeRagged(tokens: TokenLine, shape: Shape, used: ReadonlySet<number>): (MoneyToken | null)[] {
  const strong = tokens.monies.filter((money) => money.strong && !used.has(money.from));
  const count = trailing(tokens);
  // Only a row with its date may hold further amounts in its text.
  const dated = tokens.dates[0]?.from === 0 || (shape.datesBehind && dateBehindText(tokens) !== null);
  const bare = count === 0 && dated ? bareAmount(tokens, shape) : null;
  if (bare) return [bare];
  const most = dated && count >= shape.monies.length ? Infinity : Math.max(count, shape.monies.length);
  if (count === 0 || strong.length > most) return shape.monies.map(() => null);
  const last = strong.slice(-Math.min(count, shape.monies.length));
  return shape.monies.map((_, index) => last[index - (shape.monies.length - last.length)] ?? null);
}

/** Whole units from which digits stand in groups. */
const GROUPED_FROM = 1000;

/** The number that ends a row of one amount, among whole units in groups: below a thousand there is nothing to group. */
function bareAmount({ line, monies }: TokenLine, shape: Shape): MoneyToken | null {
  const last = monies.at(-1);
  if (!shape.bareIntegers || shape.monies.length > 1 || last?.to !== line.words.length) return null;
  return last.units > 0 && last.units < GROUPED_FROM ? last : null;
}

const AMOUNTS: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];

/** Cells of one column, and its name, end this close to one another. */
const CELL_END_EM = 0.3;

/**
 * A sign apart counts unless it stands in the column of another amount, where it says that there is none: a near one where
 * it lines up with the amounts there, any other wherever it stands among them, or below the name of amounts that none has.
 */
function withApartSign(money: MoneyToken, column: number, shape: Shape): MoneyToken {
  const { monies, size, heading, marks } = shape;
  const apart = money.apartSign;
  if (!apart) return money;
  const near = money.x0 <= apart.x0;
  // An amount with its sign behind the digits needs none before them: that one is of the amount before it.
  if (!near && money.sign !== 0) return money;
  const elsewhere = monies.some(
    (other, index) =>
      index !== column &&
      (near
        ? linedUp(apart, other, size) || Math.abs(apart.x1 - (other.end ?? other.x1)) < CELL_END_EM * size
        : apart.x1 > other.x0 && apart.x0 < Math.max(other.x1 + 0.5 * size, other.end ?? -Infinity)),
  );
  const empty = heading?.columns.some(
    ({ x0, x1, roles, text }) =>
      text !== monies[column]!.heading &&
      x0 < apart.x1 + CELL_END_EM * size &&
      x1 > apart.x0 - CELL_END_EM * size &&
      x1 < apart.before &&
      // At the left edge of a column of texts, say of references, it says as well that there is none.
      (AMOUNTS.some((role) => roles.has(role)) ||
        (!near && !roles.has('mark') && Math.abs(x0 - apart.x0) < CELL_END_EM * size)),
  );
  // A sign in the column of marks is that of the amount before it.
  const marked = marks !== null && apart.x1 > marks.x0 && apart.x0 < marks.x1;
  return { ...money, sign: elsewhere || empty || (marked && marks.x1 < money.x0) ? 0 : apart.sign };
}

/** Words closer than this to an amount on both sides make it part of running text. */
const EMBEDDED_EM = 0.5;

/** Whether an amount stands inside a sentence: words close before and close behind it. */
function embedded(money: MoneyToken, words: readonly Word[], size: number): boolean {
  const before = words[money.from - 1];
  const after = words[money.to];
  if (!before || !after) return false;
  const close = EMBEDDED_EM * size;
  const wordy = (word: Word): boolean => /\p{L}{2}/u.test(word.text);
  return (
    words[money.from]!.x0 - before.x1 < close &&
    after.x0 - words[money.to - 1]!.x1 < close &&
    wordy(before) &&
    wordy(after)
  );
}
