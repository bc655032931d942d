/**
 * Days printed without their month: "05" or "Wed 05" under "Day", in a statement of a month or of a cycle no longer than one. The period,
 * or the month that the statement names as its own, then tells the month and the year of each.
 */
import { calendarDate, dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { beginsRow, holdsAmount } from '../../layout/lines/begins-row.ts';
import { cellsOf } from '../../layout/headings/heading-chunks.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { beginsWithDayAlone, withFirstWordsAs } from '../../layout/dates/days-alone.ts';
import { isDayName } from '../../layout/dates/weekdays.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { resolveDate } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles, leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { monthsOf } from '../facts/months.ts';
import { periodsOf, type PeriodFact } from '../facts/periods.ts';
import { daysOf } from '../facts/printed-days.ts';

const DAY = /^\d{1,2}$/;
/** Fewer rows than this may begin with such numbers by chance, under no name that says that they are days. */
const MIN_ROWS = 4;
/** Rows with a date of another form, as a share of those with such a number, from which the numbers are none. */
const DATED_SHARE = 0.1;
/** In a period of more days than this some day comes twice. */
const MAX_DAYS = 31;
/** Numbers of a column begin this close to one another. */
const EDGE_EM = 0.5;
/** Names of columns in the line over the days, at least. */
const MIN_NAMES = 3;

interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Known by the name of the month alone. */
  readonly named?: true;
  /** Of a month, where languages disagree on which it is. */
  readonly name?: string;
}

/**
 * Reads the numbers that begin the rows under a name of dates as days of the period, if the rows have no other dates; under no such
 * name where they begin nearly all rows and run in order.
 */
export function daysOfPeriod(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.filter((tokens) => dayOf(tokens.line) !== null && holdsAmount(tokens));
  if (rows.length === 0) return lines;
  const dated = lines.filter(beginsRow).length;
  if (dated > DATED_SHARE * rows.length) return lines;
  const firsts = lines.flatMap(firstName);
  const over = ({ line: { words } }: TokenLine): Name[] => firsts.filter((name) => overlaps(name, words[0]!));
  const isDates = ({ words, roles }: Name): boolean => words === 1 && roles.has('date');
  const isNamed = firsts.some(isDates) || rows.some((row) => over(row).some(({ roles }) => roles.size > 0));
  if (rows.length < MIN_ROWS && !firsts.some(isDates)) return lines;
  const under = isNamed ? rows.filter((row) => over(row).some(isDates)) : daysWithoutName(lines, rows);
  const few = under.length < MIN_ROWS;
  if (under.length === 0 || (few && (under.length < rows.length || !runOneWay(under)))) return lines;
  if (areRunningNumbers(under)) return lines;
  const span = spanOf(lines);
  if (span === null) return lines;
  const days = new Map(under.map((tokens) => [tokens, dayIn(span, tokens)]));
  if ([...days.values()].includes(null)) return lines;
  if (span.named && !runOneWay(under)) return lines;
  return lines.map((tokens) => {
    const day = days.get(tokens);
    return day ? withFirstWordsAs(day, tokens, tokens.line.words.indexOf(dayOf(tokens.line)!) + 1) : tokens;
  });
}

/** The number that a line begins with, alone or behind the name of a weekday; null where it does not. */
function dayOf({ words: [first, second] }: Line): Word | null {
  if (DAY.test(first!.text)) return first!;
  return second !== undefined && DAY.test(second.text) && isDayName(first!.text) ? second : null;
}

function numberOf({ line }: TokenLine): number {
  return Number(dayOf(line)!.text);
}

/** Share of the lines with amounts, from the first such number to the last, that begin with one. */
const DAYS_SHARE = 0.9;

/** Share of numbers that are one more than the one before, from which they count the rows. */
const COUNTED_SHARE = 0.8;

/** Rows that begin with a number in one column, apart from their texts, which run as days do: none back, some alike, some left out. */
function daysWithoutName(lines: readonly TokenLine[], rows: readonly TokenLine[]): TokenLine[] {
  const [first] = rows;
  const near = (edge: 'x0' | 'x1'): TokenLine[] =>
    rows.filter(({ line }) => {
      const apart = Math.abs(dayOf(line)![edge] - dayOf(first!.line)![edge]);
      return beginsWithDayAlone(line) && apart < EDGE_EM * line.size;
    });
  const [left, right] = [near('x0'), near('x1')];
  const alone = left.length < right.length ? right : left;
  const days = alone.map(numberOf);
  const steps = days.slice(1).filter((day, index) => Math.abs(day - days[index]!) === 1);
  const counts = steps.length >= COUNTED_SHARE * (days.length - 1);
  const dated = alone.filter(({ dates: [date] }) => date?.from === 1);
  // Pages of another book before rows that all print their own day.
  if (alone.every(({ dates }) => dates.length > 0)) return [];
  // What ends left of all amounts of these rows goes on with the text of one: "invoice 12 of 34.50".
  const amounts = Math.min(...alone.map(endOfAmounts));
  const listed = lines
    .slice(lines.indexOf(first!), lines.indexOf(rows.at(-1)!) + 1)
    .filter((tokens) => holdsAmount(tokens) && endOfAmounts(tokens) > amounts - EDGE_EM * tokens.line.size);
  const enough = alone.length === rows.length && rows.length >= DAYS_SHARE * listed.length;
  return enough && !counts && dated.length === 0 && runOneWay(alone) && new Set(days).size > 1 ? alone : [];
}

function endOfAmounts({ monies }: TokenLine): number {
  return Math.max(...monies.map(({ end }) => end));
}

/** Whether the numbers count the rows, each of which has a date of its own. */
function areRunningNumbers(rows: readonly TokenLine[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1];
    const counts = above === undefined || numberOf(row) === numberOf(above) + 1;
    return row.dates.length > 0 && counts;
  });
}

interface Name {
  readonly x0: number;
  readonly x1: number;
  /** Words that it has. */
  readonly words: number;
  readonly roles: ReadonlySet<ColumnRole>;
}

/** The first name in a line of names of columns. */
function firstName({ line, dates, monies }: TokenLine): Name[] {
  if (dates.length > 0 || monies.length > 0) return [];
  const [first, ...others] = cellsOf(line);
  if (others.length < MIN_NAMES - 1) return [];
  const { x0 } = first![0]!;
  return [{ x0, x1: first!.at(-1)!.x1, words: first!.length, roles: columnRoles(textOf(first!)) }];
}

function overlaps(name: Name, number: Word): boolean {
  return number.x0 < name.x1 && number.x1 > name.x0;
}

/** The first printed period with both its ends, if it is no longer than a month; without any, the one month that is named. */
function spanOf(lines: readonly TokenLine[]): Span | null {
  for (const [index, tokens] of lines.entries()) {
    for (const period of periodsOf(tokens, daysOf(tokens.line), lines[index + 1]?.line)) {
      const { from, to } = period;
      if (from && to && to.year !== null) return shortSpan(period);
    }
  }
  return namedMonth(lines);
}

/** Days of a period, at most, in which a day and a month say which day of which year is meant. */
const MAX_YEAR_DAYS = 366;

/** Whether days of a month lie all in the first printed period with both its ends. */
export function areDaysOfPeriod(
  lines: readonly TokenLine[],
  days: readonly { readonly day: number; readonly month: number }[],
): boolean {
  for (const [index, tokens] of lines.entries())
    for (const { from, to } of periodsOf(tokens, daysOf(tokens.line), lines[index + 1]?.line))
      if (from && to && to.year !== null)
        return (['dmy', 'mdy'] as const).some((order) => {
          const end = resolveDate(to, order, to.year!);
          const start = resolveDate(from, order, from.year ?? to.year!);
          if (start === null || end === null || start > end || daysBetween(start, end) > MAX_YEAR_DAYS)
            return false;
          const years = [dateParts(start).year, dateParts(end).year];
          return days.every(({ day, month }) =>
            years.some((year) => {
              const date = calendarDate(year, month, day);
              return date !== null && date >= start && date <= end;
            }),
          );
        });
  return false;
}

/** "Month: July 2026"; null where none or several are named. */
function namedMonth(lines: readonly TokenLine[]): Span | null {
  const ends = lines.flatMap(({ line }) =>
    isDated(line) ? [] : monthsOf(line).filter(({ month }) => month),
  );
  const spans = new Set(ends.map(({ date }) => resolveDate(date, 'dmy', date.year!)));
  const [to] = spans;
  if (spans.size !== 1 || !to) return null;
  const { year, month } = dateParts(to);
  return { from: calendarDate(year, month, 1)!, to, named: true, ...disputed(ends[0]!.date) };
}

/** Whether a line says when the statement was made or has to be paid: "Issued in August 2026". */
function isDated(line: Line): boolean {
  return cellsOf(line).some((cell) => leadingLabel(textOf(cell), ['statementDate', 'dueDate']) !== null);
}

/** Whether the numbers that begin rows only rise or only fall: those of a cycle over two months do neither. */
function runOneWay(rows: readonly TokenLine[]): boolean {
  const days = rows.map(numberOf);
  const steps = days.slice(1).map((day, index) => Math.sign(day - days[index]!));
  return !steps.includes(1) || !steps.includes(-1);
}

/** The period under the one order of day and month that makes it no longer than a month. */
function shortSpan({ from, to }: Pick<PeriodFact, 'from' | 'to'>): Span | null {
  const spans = (['dmy', 'mdy'] as const).flatMap((order): Span[] => {
    const end = resolveDate(to!, order, to!.year!);
    if (end === null) return [];
    const years = from!.year === null ? [to!.year!, to!.year! - 1] : [from!.year];
    return years.flatMap((year) => {
      const start = resolveDate(from!, order, year);
      if (start === null || start > end || daysBetween(start, end) >= MAX_DAYS) return [];
      return [{ from: start, to: end, ...disputed(from!), ...disputed(to!) }];
    });
  });
  const [span, ...others] = spans;
  return span && others.every((other) => other.from === span.from && other.to === span.to) ? span : null;
}

function disputed(date: DateText): Pick<Span, 'name'> {
  return date.kind === 'named' && date.name !== undefined ? { name: date.name } : {};
}

/** The number that begins a row as a day of the period; null where that has no such day. */
function dayIn({ from, to, name }: Span, row: TokenLine): DateText | null {
  const day = numberOf(row);
  for (const end of [from, to]) {
    const { year, month } = dateParts(end);
    const resolved = calendarDate(year, month, day);
    if (resolved !== null && resolved >= from && resolved <= to)
      return { kind: 'named', day, month, ...(name !== undefined && { name }), year };
  }
  return null;
}
