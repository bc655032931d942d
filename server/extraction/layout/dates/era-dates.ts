/**
 * Dates whose two-digit year is counted in an era that only the statement's head names: "07-03-05" in the rows of a
 * statement from 令和7年3月1日 on is the fifth of March 2025, and so it is where the head writes 2025年3月1日.
 */
import { eraOffset, type DateText } from '../../reading/dates.ts';
import { textOf } from '../lines/lines.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** An era with a year of it, as a head prints them. */
const ERA_YEAR = /(令和|平成|昭和)\s?(\d{1,2})\s?年/gu;
const YEAR_SIGN = '年';
/** A year of the common calendar, as a head prints it. */
const COMMON_YEAR = /(?<!\d)(20\d{2})\s?年/gu;
/** Years from this one on are counted in the era of today where no other is named. */
const PRESENT_ERA = { name: '令和', first: 2019 };

/** Reads dates in the statement's era, where every date with a short year begins with a year of it that is printed. */
export function datesOfEra(lines: readonly TokenLine[]): TokenLine[] {
  const years = new Map<number, number>();
  for (const { line } of lines) {
    if (!line.words.some(({ text }) => text.includes(YEAR_SIGN))) continue;
    const text = textOf(line.words);
    for (const [, era, year] of text.matchAll(ERA_YEAR))
      years.set(Number(year), eraOffset(era!) + Number(year));
    for (const [, printed] of text.matchAll(COMMON_YEAR)) {
      const year = Number(printed);
      if (year >= PRESENT_ERA.first) years.set(year - eraOffset(PRESENT_ERA.name), year);
    }
  }
  if (years.size === 0) return [...lines];
  const short = lines.flatMap(({ dates }) => dates.filter(({ date }) => isShort(date)));
  const read = new Map(short.map((token) => [token, inEra(token, years)]));
  if ([...read.values()].includes(null)) return [...lines];
  return lines.map((tokens) =>
    tokens.dates.some((token) => read.has(token))
      ? { ...tokens, dates: tokens.dates.map((token) => read.get(token) ?? token) }
      : tokens,
  );
}

function isShort(date: DateText): boolean {
  return date.kind === 'numeric' && date.shortYear;
}

/** The date read as year, month and day of the era; null where it can be none. */
function inEra(token: DateToken, years: ReadonlyMap<number, number>): DateToken | null {
  const { date } = token;
  if (date.kind !== 'numeric' || date.year === null) return null;
  const [year, month, day] = [years.get(date.first), date.second, date.year % 100];
  if (year === undefined || month > 12 || day < 1 || day > 31) return null;
  return { ...token, date: { kind: 'named', day, month, year } };
}
