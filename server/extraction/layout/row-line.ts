/** One line of a table seen through its columns. */
import { columnRoles } from '../reading/vocabulary.ts';
import { remembered } from '../remembered.ts';
import { trimmed } from '../trimmed.ts';
import type { Word } from '../words/word.ts';
import { partedLine } from './columns/barred-cells.ts';
import { linedUp, placeTokens } from './columns/columns.ts';
import { beginsUnder, isNamedBetween, isStrokeBetween, startsCell } from './dates/date-cells.ts';
import { formOf } from './dates/date-forms.ts';
import { isDayAlone } from './dates/days-on-own-lines.ts';
import { bareDay, namedDay, statesDayEnd } from './dates/day-lines.ts';
import { dayNamed } from './dates/unknown-day-names.ts';
import { furtherBalances, wordsLeft } from './columns/mute-words.ts';
import { dateBehindText } from './columns/ragged.ts';
import { textOf } from './lines/lines.ts';
import { bookingDates, type Shape } from './shape.ts';
import { isOfTime } from '../reading/times.ts';
import type { MoneyToken } from './amounts/money-token.ts';
import type { DateToken, TokenLine } from './tokens.ts';
import { placeAmounts, placeRagged, withBalanceMark } from './placed-amounts.ts';

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
  const { dateColumn } = datesOf(shape);
  const heading = dateColumn ? null : dayAlone(tokens, shape);
  if (heading) return dayHeading(tokens, heading, shape);
  const used = new Set<number>();
  const placedDates = placeDates(tokens, shape);
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
      : placeAmounts(tokens, shape, used);
  const placedMonies = withBalanceMark(placedAmounts, line.words, shape);
  for (const money of placedMonies)
    if (money) for (let index = money.from; index < money.to; index += 1) used.add(index);
  for (const index of parted?.words ?? []) used.add(index);
  for (const index of furtherBalances(tokens, placedMonies, shape)) used.add(index);
  const dated = placedDates.some((date) => date !== null);
  const { rest, mark } = wordsLeft(tokens, used, dated, shape);
  return {
    tokens,
    prose: !dated && isProse(rest, shape),
    ...daysOf(placedDates, stated, placedMonies, shape),
    monies: placedMonies,
    mark,
    rest:
      dated && placedMonies.every((money) => money === null) && headsDay(tokens, rest) ? [] : trimmed(rest),
  };
}

/** The dates of a line in the columns of dates, in their forms. */
function placeDates(tokens: TokenLine, shape: Shape): readonly (DateToken | null)[] {
  if (shape.datesBehind) return [dateBehindText(tokens)];
  const { line } = tokens;
  const { size } = shape;
  const { dateColumns, named } = datesOf(shape);
  const dates = tokens.dates.filter(
    (date) => startsCell(date, tokens.dates, line, size) || beginsUnder(date, named, size),
  );
  return (
    datesInOrder(dates, line.words, shape) ??
    placeTokens(dates, dateColumns, size).map((index, column) => {
      const date = dates[index];
      const { forms, alone } = shape.dates[column]!;
      if (!date || !linedUp(date, dateColumns[column]!, size)) return null;
      if (alone && !isDayAlone(tokens, date) && !statesDayEnd(tokens, line.words.slice(date.to))) return null;
      return [date, withoutYear(date, line.words)].find((form) => form && forms.has(formOf(form))) ?? null;
    })
  );
}

/** Whether the words of a line without a date run through the column of dates, where rows have theirs. */
function isProse(rest: readonly Word[], shape: Shape): boolean {
  const { size, datesBehind, ragged, datedRows } = shape;
  const { dateColumn } = datesOf(shape);
  if (!datedRows || dateColumn === undefined) return false;
  if (datesBehind) return true;
  return (
    !ragged &&
    rest.some(
      (word, at) =>
        /\p{L}{2}|\d{5}/u.test(word.text) &&
        word.x1 > dateColumn.x0 + 0.5 * size &&
        word.x0 < dateColumn.x1 - 0.5 * size &&
        !isOfTime(rest[at - 1]?.text, word.text),
    )
  );
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
