/**
 * "Today" and "Yesterday" over the rows of a list that an app has made: counted from the one day that is printed above them with
 * its year, when the list was made. Where several are, nothing tells which.
 */
import { calendarDate, daysInMonth } from '../../../../shared/dates.ts';
import { fold } from '../../reading/fold.ts';
import type { DateText } from '../../reading/dates.ts';
import { textOf } from '../lines/lines.ts';
import { stretch, withDate, type TokenLine } from '../tokens.ts';

/** Words, folded. */
const TODAY: ReadonlySet<string> = new Set(['today', 'heute', 'aujourd hui', 'hoy', 'oggi', 'hoje', 'vandaag', 'idag', 'i dag', 'tanaan', 'dzisiaj', 'dzis', 'dnes', 'danas', 'danes', 'astazi', 'bugun', 'сегодня', 'сьогодні', 'днес', 'σημερα', 'hari ini', 'hom nay', '今天', '今日', '오늘', 'اليوم', 'היום']); // prettier-ignore
const YESTERDAY: ReadonlySet<string> = new Set(['yesterday', 'gestern', 'hier', 'ayer', 'ieri', 'ontem', 'gisteren', 'igar', 'i gar', 'eilen', 'wczoraj', 'vcera', 'vcora', 'jucer', 'vceraj', 'tegnap', 'dun', 'вчера', 'вчора', 'χθες', 'kemarin', 'hom qua', '昨天', '昨日', '어제', 'أمس', 'امس', 'אתמול']); // prettier-ignore
/** Words of such a line, and letters, at most: hardly any other line is looked at. */
const MAX_WORDS = 2;
const MAX_LETTERS = 12;

/** The lines, with "Today" and "Yesterday" as days; the same list where nothing tells which those are. */
export function withDaysByNow(lines: readonly TokenLine[]): readonly TokenLine[] {
  const first = lines.findIndex((tokens) => daysAgo(tokens) !== null);
  if (first < 0) return lines;
  const now = onlyDay(lines.slice(0, first));
  const days = now && daysUpTo(now);
  if (days === null) return lines;
  return lines.map((tokens) => {
    const ago = daysAgo(tokens);
    if (ago === null) return tokens;
    return withDate(tokens, stretch(tokens.line, 0, tokens.line.words.length, { date: days[ago] }));
  });
}

/** How many days before now a line says, where it says nothing else; null for nearly every line. */
function daysAgo({ line: { words } }: TokenLine): 0 | 1 | null {
  if (words.length > MAX_WORDS || words.some(({ text }) => text.length > MAX_LETTERS)) return null;
  const text = fold(textOf(words));
  if (TODAY.has(text)) return 0;
  return YESTERDAY.has(text) ? 1 : null;
}

/** The one day with a year in lines, however often it is printed. */
function onlyDay(lines: readonly TokenLine[]): DateText | null {
  const days = lines.flatMap(({ dates }) => dates.flatMap(({ date }) => (date.year === null ? [] : [date])));
  const [day] = days;
  return day && new Set(days.map((one) => JSON.stringify(one))).size === 1 ? day : null;
}

/** A day and the one before it, written alike; null where two numbers do not tell which is the month. */
function daysUpTo(date: DateText): readonly [today: DateText, yesterday: DateText] | null {
  const { year } = date;
  const parts = partsOf(date);
  if (year === null || parts === null || calendarDate(year, parts.month, parts.day) === null) return null;
  const { month, day } = parts;
  return [named(year, month, day), dayBefore(year, month, day)];
}

function dayBefore(year: number, month: number, day: number): DateText {
  if (day > 1) return named(year, month, day - 1);
  return month > 1 ? named(year, month - 1, daysInMonth(year, month - 1)) : named(year - 1, 12, 31);
}

function named(year: number, month: number, day: number): DateText {
  return { kind: 'named', year, month, day };
}

const MONTHS = 12;

function partsOf(date: DateText): { month: number; day: number } | null {
  if (date.kind === 'named') return date.name === undefined ? date : null;
  const { first, second, shortYear } = date;
  if (shortYear || (first <= MONTHS && second <= MONTHS && first !== second)) return null;
  return first > MONTHS ? { month: second, day: first } : { month: first, day: second };
}
