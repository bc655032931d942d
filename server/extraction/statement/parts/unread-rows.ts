/**
 * Lines that look like bookings and are in no account: a day, a text and an amount at the end, which no title sets apart and which repeat
 * nothing that is booked. They may be those of another account bound in the same file, under names of columns or in numbers that the
 * first does not have. Without a word of it what was read would pass for the whole statement. Beside the days of the statement
 * such lists are of what is to come, or was before, unless they run, are written in other numbers, have pages of their own or stand
 * between two balances that no account begins and ends with.
 */
import { pageFeet } from '../../layout/pages/page-feet.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import {
  resolveDate,
  sideOfPeriod,
  yearFromPeriod,
  type DayOrder,
  type Period,
} from '../../reading/calendar.ts';
import { findDate } from '../../reading/date-words.ts';
import type { DateText } from '../../reading/dates.ts';
import type { CalendarDate } from '../../../../shared/dates.ts';
import type { Dating } from '../dates/dating.ts';
import type { Facts } from '../facts/facts.ts';
import { sectionAt, type SectionFact } from '../lists/sections.ts';
import { isOfOthers, SAME_PLACE, tellsRate, unreadByPage } from './unread-lines.ts';

/** Such lines of other days on a page, at least. */
const MIN_OF_OTHER_DAYS = 2;

/** Lines of a list whose amounts stand before texts, at least, on a page. */
const MIN_OF_LIST = 3;

/** What is booked. */
export interface BookedRows {
  /** Lines of bookings. */
  readonly entries: ReadonlySet<number>;
  /** Lines that stand among an account's bookings and are none of them, for the rest alone is proved. */
  readonly leftOut: ReadonlySet<number>;
  /** The days of each booking with its amount in minor units, and with what all of a day come to: "2026-05-03 1250". */
  readonly keys: ReadonlySet<string>;
  /** The first and the last day. */
  readonly span: Period;
  /** The balances that the accounts begin and end with, whatever their signs. */
  readonly ends: ReadonlySet<number>;
}

/** All lines of the statement, and what they say beside the bookings. */
export interface Printed {
  readonly facts: Facts;
  readonly lines: readonly TokenLine[];
  readonly sections: readonly SectionFact[];
}

interface UnreadRow {
  readonly tokens: TokenLine;
  /** Minor units, from left to right. */
  readonly amounts: readonly number[];
  /** Its day is one of the statement, or it stands in a list that is booked. */
  readonly within: boolean;
}

/**
 * A sentence about each page that has some. `read`: lines of bookings, balances and totals; `bookedRows`: what is booked, asked for only where
 * a line looks like a booking beside those.
 */
export function unreadRows(
  { facts, lines, sections }: Printed,
  datings: readonly Dating[],
  read: ReadonlySet<number>,
  bookedRows: () => BookedRows,
): string[] {
  const said = new Set(facts.figures.flatMap(({ line, amountLine }) => [line, amountLine]));
  const apart = linesOfListsApart(lines, read);
  const candidates = lines.filter(
    (tokens) =>
      !read.has(tokens.line.index) &&
      !said.has(tokens.line.index) &&
      (looksLikeBooking(tokens) || apart.has(tokens) || looksLikeCheque(tokens, sections)),
  );
  if (candidates.length === 0) return [];
  const booked = bookedRows();
  const order = datings[0]?.order ?? 'dmy';
  const periods = [...datings.map(({ period }) => period), booked.span];
  const feet = pageFeet(lines);
  const pagesOf = (some: ReadonlySet<number>): Set<number> =>
    new Set(lines.flatMap(({ line }) => (some.has(line.index) ? [line.page] : [])));
  const bookedPages = pagesOf(read);
  const pages = pagesOf(booked.entries);
  const unread = candidates.flatMap((tokens): UnreadRow[] => {
    if (feet.has(tokens.line.index) || isSetApart(tokens.line.index, sections, facts)) return [];
    if (beginsWithPeriod(tokens, facts, datings) && tokens.line.index < Math.min(...booked.entries))
      return [];
    const days = daysIn(periods, dayOf(tokens)!, order);
    const amounts = amountsOf(tokens);
    if (days.some((day) => amounts.some((units) => booked.keys.has(`${day} ${units}`)))) return [];
    // The balance at an end once more, by a name nobody knows.
    if (booked.ends.has(amounts.at(-1)!)) return [];
    return [{ tokens, amounts, within: days.length > 0 || looksLikeCheque(tokens, sections) }];
  });
  return [...Map.groupBy(unread, ({ tokens }) => tokens.line.page)].flatMap(([page, all]) => {
    const isOfOthers = ({ tokens }: UnreadRow): boolean =>
      isBetweenOthers(tokens.line.index, facts, booked.ends);
    const own = pages.has(page) ? besideBookings(all, booked, isOfOthers) : all;
    const within = own.filter((one) => one.within);
    const others = own.filter(
      (one, index) =>
        !bookedPages.has(page) ||
        isOfOthers(one) ||
        !one.tokens.monies.some(({ strong }) => strong) ||
        leadsOn(own[index - 1]?.amounts, one.amounts),
    );
    const counted = within.length === 0 && others.length < MIN_OF_OTHER_DAYS ? 0 : own.length;
    return counted === 0 ? [] : [sentence(page, counted)];
  });
}

/**
 * Lines of a page with bookings but for those among them that the proof does without: what one booking consists of, or is listed once more.
 * Where some of these are of other days, or stand between balances of their own, they are another account's.
 */
function besideBookings(
  all: readonly UnreadRow[],
  { leftOut }: BookedRows,
  isOfOthers: (row: UnreadRow) => boolean,
): readonly UnreadRow[] {
  const [out, own] = [true, false].map((left) =>
    all.filter(({ tokens }) => leftOut.has(tokens.line.index) === left),
  );
  return out!.every((row) => row.within && !isOfOthers(row)) ? own! : all;
}

/**
 * Whether a line stands between an opening and a closing balance that are those of no account, both perhaps named alike with their days,
 * or below both.
 */
function isBetweenOthers(line: number, { figures }: Facts, ends: ReadonlySet<number>): boolean {
  const ofEnds = figures.filter(({ label }) => label === 'opening' || label === 'closing');
  const at = ofEnds.findLastIndex((figure) => figure.line < line);
  const isOther = (figure: Facts['figures'][number] | undefined): boolean =>
    figure !== undefined && figure.money.units !== 0 && !ends.has(figure.money.units);
  const [above, before, behind] = [ofEnds[at - 1], ofEnds[at], ofEnds[at + 1]];
  if (!isOther(before)) return false;
  if (before!.label === 'opening' || before!.day) return isOther(behind) && behind!.label === 'closing';
  return isOther(above) && above!.label === 'opening' && before!.line - above!.line <= PAIR_LINES;
}

/** An opening and a closing over their list stand at most this many lines apart. */
const PAIR_LINES = 2;

function sentence(page: number, count: number): string {
  return count === 1
    ? `A line on page ${page} looks like a booking and is in no account.`
    : `${count} lines on page ${page} look like bookings and are in no account.`;
}

/** "16.05.2026 - 31.05.2026   Overdraft limit  500.00": the days that the statement is of, and a figure beside them. */
function beginsWithPeriod(
  { line, dates }: TokenLine,
  { periods }: Facts,
  datings: readonly Dating[],
): boolean {
  const [first] = dates;
  return periods.some(({ line: at, from, to }) => {
    if (at !== line.index || first?.from !== 0 || !from?.year || !to?.year) return false;
    return datings.some(
      ({ period: { start, end }, order }) =>
        start === resolveDate(from, order, from.year!) && end === resolveDate(to, order, to.year!),
    );
  });
}

/** The days a date may be of within some periods. Another account may write its days in another order. */
function daysIn(periods: readonly Period[], date: DateText, order: DayOrder): CalendarDate[] {
  return periods.flatMap((period) => {
    if (period.start === null || period.end === null) return [];
    const dayBy = (by: DayOrder): CalendarDate | null => {
      const year = date.year ?? yearFromPeriod(date, by, period);
      return year === null ? null : resolveDate(date, by, year);
    };
    const day = dayBy(order) ?? dayBy(order === 'dmy' ? 'mdy' : 'dmy');
    return day !== null && sideOfPeriod(day, period) === 0 ? [day] : [];
  });
}

/** Whether a title above a line says that it is no booking, and no further account is named between them. */
function isSetApart(line: number, sections: readonly SectionFact[], { texts }: Facts): boolean {
  if (!isOfOthers(line, sections)) return false;
  const title = sections.findLast((one) => one.line < line)!.line;
  return !texts.some((fact) => fact.kind === 'number' && fact.line > title && fact.line < line);
}

/** Whether a balance at the end of one line leads to that of the next, by the amount before either. */
function leadsOn(before: readonly number[] | undefined, [...amounts]: readonly number[]): boolean {
  const [amount, balance] = amounts.slice(-2);
  const [amountBefore, balanceBefore] = before?.slice(-2) ?? [];
  if (balance === undefined || balanceBefore === undefined || balance === balanceBefore) return false;
  const moved = Math.abs(balance - balanceBefore);
  return moved === amount || moved === amountBefore;
}

/** The end of an amount in whatever way it is written. */
const AMOUNT = /^\D{0,3}(\d{1,3}(?:[.,'\u2019]?\d{3})*)[.,](\d{2})\D{0,2}$/u;

/** A text has this many letters in a row, at least. */
const TEXT = /\p{L}{2}/u;

/** Whether a line begins with a day, names something and ends with an amount, and tells no rate. */
function looksLikeBooking(tokens: TokenLine): boolean {
  return holdsDayAndAmount(tokens) && namesSomething(tokens);
}

/** Whether a line holds words beside its days and amounts. */
function namesSomething({ line: { words }, dates, monies }: TokenLine): boolean {
  const isToken = (at: number): boolean =>
    [...dates, ...monies].some(({ from, to }) => at >= from && at < to);
  return words.some(({ text }, at) => TEXT.test(text) && !isToken(at));
}

/** "1002 03/01 97.01 1003 09/01 117.28" under the title of a list that is booked: cheques, each with its number alone. */
function looksLikeCheque(tokens: TokenLine, sections: readonly SectionFact[]): boolean {
  if (!dayBehindNumber(tokens) || !holdsDayAndAmount(tokens)) return false;
  const section = sectionAt(tokens.line.index, null, sections);
  return section !== null && (section.has('in') || section.has('out'));
}

/**
 * Lines of pages without a booking that begin with a day and hold an amount below those of others, whatever stands behind it:
 * "Amount | Reference", "Amount | Status".
 */
function linesOfListsApart(lines: readonly TokenLine[], read: ReadonlySet<number>): Set<TokenLine> {
  const found = [...unreadByPage(lines, read).values()].flatMap((page) => {
    const dated = page
      .filter((tokens) => namesSomething(tokens) && !tellsRate(tokens) && dayOf(tokens) !== null)
      .map((tokens) => ({ tokens, ends: endsOfAmounts(tokens) }));
    const isListed = (end: number): boolean =>
      dated.filter(({ ends }) => hasNear(ends, end)).length >= MIN_OF_LIST;
    return dated.flatMap(({ tokens, ends }) => (ends.some(isListed) ? [tokens] : []));
  });
  return new Set(found);
}

/** Where amounts end in a line, whatever the numbers of the statement look like. */
function endsOfAmounts({ line: { words }, dates, monies }: TokenLine): number[] {
  const isDate = (at: number): boolean => dates.some(({ from, to }) => at >= from && at < to);
  return words.flatMap(({ text, x1 }, at) =>
    monies.some(({ from, to, units }) => units !== 0 && at >= from && at < to) ||
    (!isDate(at) && AMOUNT.test(text))
      ? [x1]
      : [],
  );
}

function hasNear(places: readonly number[], place: number): boolean {
  return places.some((one) => Math.abs(one - place) <= SAME_PLACE);
}

function holdsDayAndAmount(tokens: TokenLine): boolean {
  if (!endsWithAmount(tokens) || dayOf(tokens) === null) return false;
  return !tellsRate(tokens) && amountsOf(tokens).some((units) => units !== 0);
}

/** The day that a line begins with, behind the number of its row at most; "22.08" is an amount where decimals stand behind a dot. */
function dayOf(tokens: TokenLine): DateText | null {
  const {
    dates,
    monies,
    line: { words },
  } = tokens;
  const [first] = dates;
  const behind = dayBehindNumber(tokens);
  if (behind !== null) return behind;
  if (first?.from === 0) return first.date;
  if (monies[0]?.from !== 0 || monies.some(({ to }) => to >= words.length)) return null;
  const texts = words.map(({ text }) => text);
  return findDate(texts, 0, () => true)?.date ?? null;
}

/** "1008 29 Dec": the number of a row may be written like a day itself. */
function dayBehindNumber({ dates, line: { words } }: TokenLine): DateText | null {
  const behind = dates.find(({ from }) => from === 1);
  return behind && ROW_NUMBER.test(words[0]!.text) ? behind.date : null;
}

const ROW_NUMBER = /^\d{1,4}\.?$/;

function endsWithAmount({ line: { words }, monies }: TokenLine): boolean {
  if (monies.some(({ strong, to }) => strong && to >= words.length)) return true;
  // "15,18 EUR"
  const last = words.findLast(({ text }, at) => at < words.length - 1 || text.length > CURRENCY_LETTERS);
  return last !== undefined && AMOUNT.test(last.text);
}

/** Letters of a currency, at most. */
const CURRENCY_LETTERS = 3;

/** The amounts of a line in minor units, from left to right. */
function amountsOf({ line: { words }, monies }: TokenLine): number[] {
  const strong = monies.flatMap(({ strong, units }) => (strong ? [units] : []));
  if (strong.length > 0) return strong;
  return words.flatMap(({ text }) => {
    const [, whole, decimals] = AMOUNT.exec(text) ?? [];
    return whole === undefined ? [] : [Number(whole.replace(/\D/gu, '') + decimals!)];
  });
}
