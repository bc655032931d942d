/** The date of each entry: its own, or that of the row it stands under, with what is in doubt about it. */
import { dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { inPeriod, resolveDate, yearFromPeriod, type DayOrder, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { Dating } from './dating.ts';
import type { RawEntry } from '../entries/entries.ts';
import { beginsWithDate, endsInDay, isBookingUnread } from './overlooked-days.ts';
import { isRecognised, serialNumber, strayDates } from './stray-dates.ts';
import { yearsTorn } from './torn-years.ts';
import { daysInOrder, holdsDaysTwice, type PlacedDay } from './years-in-order.ts';
import { daysByNeighbours } from './years-of-neighbours.ts';

/** Whether neither a booking nor a heading above it prints its day: it has that of another row. */
export function isUndated({ inherited, underDayHeading }: RawEntry): boolean {
  return inherited && !underDayHeading;
}

export interface EntryDate {
  readonly date: CalendarDate;
  readonly other: CalendarDate | null;
  /** The year is printed in the row, or the period fixes it. */
  readonly certain: boolean;
  readonly inPeriod: boolean;
  /** Taken over from another row though the rows of this statement have dates of their own. */
  readonly inherited: boolean;
  /** Earlier than the row before or later than the row behind, where all other rows stand in order. */
  readonly outOfOrder: boolean;
}

/** Rows without a date of their own are exceptions where they are no more than this share: elsewhere one date serves a day. */
const EXCEPTION_SHARE = 0.25;
/**
 * The dates of entries in printed order. Entries without any date before them take the one behind. `lists` says for
 * each entry which list (deposits, cheques) it stands in: every list has its own order in time. `behindBalance`: those
 * with the balance of a day on a line between them and the entry before.
 */
export function dateEntries(
  entries: readonly RawEntry[],
  dating: Dating,
  lists: readonly unknown[] = [],
  behindBalance: ReadonlySet<RawEntry> = new Set(),
): (EntryDate | null)[] {
  const { own, torn } = untornDates(entries, dating, lists);
  const only = onlyDay(dating);
  if (only && own.every((date) => date === null)) return own.map(() => only);
  const without = (index: number): boolean => own[index] === null || isUndated(entries[index]!);
  const again = (index: number): boolean =>
    entries[index]!.underDayHeading && entries[index]!.booking === entries[index - 1]?.booking;
  // Rows under one printed date count once: a wrong one is out of order whatever number of rows it dates.
  const stray = strayDates(
    own.map((date, index) => ({
      date: without(index) || again(index) ? null : (date?.date ?? null),
      list: lists[index],
      serial: serialNumber(entries[index]!),
      recognised: isRecognised(entries[index]!),
    })),
  );
  const doubtful = missingDates(entries, without, behindBalance, lists);
  let previous = own.find((date) => date !== null) ?? null;
  let printed = 0;
  return own.map((date, index) => {
    previous = date ?? previous;
    if (!without(index) && !again(index)) printed = index;
    return (
      previous && {
        ...previous,
        certain: previous.certain && !(torn && entries[index]!.booking?.date.year === null),
        inherited:
          doubtful(index) ||
          (without(index) && beginsWithDate(entries[index]!)) ||
          isFar(entries[index]!, previous.date, dating) ||
          isBookingUnread(entries[index]!) ||
          (entries[index]!.inherited && endsInDay(entries[index - 1], entries[index]!)),
        outOfOrder: stray.has(printed),
      }
    );
  });
}

/** A row's other day lies no further from the day on which it is booked. */
const NEAR_DAYS = 31;

/** Whether a row without the day of its booking prints another that lies far from the one it takes over: that is of another list. */
function isFar({ booking, rows, anchor }: RawEntry, day: CalendarDate, { order }: Dating): boolean {
  const text = anchor.row.otherDate?.date;
  if (!text || text.year === null || rows.some(({ tokens }) => tokens.dates.some((date) => date === booking)))
    return false;
  const own = resolveDate(text, order, text.year);
  return own !== null && Math.abs(daysBetween(day, own)) > NEAR_DAYS;
}

/**
 * The dates that rows print themselves, and whether their years tear a list apart. The first days of a list that is a year
 * long are as near to its end as the last: where they tear it, none of its days lies behind that end.
 */
function untornDates(
  entries: readonly RawEntry[],
  dating: Dating,
  lists: readonly unknown[],
): { own: readonly (EntryDate | null)[]; torn: boolean } {
  const isTorn = (dates: readonly (EntryDate | null)[]): boolean =>
    yearsTorn(
      dates.map((date, index) => (entries[index]!.booking?.date.year === null ? (date?.date ?? null) : null)),
      lists,
    );
  const own = ownDates(entries, dating);
  if (holdsDaysTwice(dating.period)) return { own: inOrder(entries, own, dating, lists), torn: false };
  if (dating.period.start === null && printYearsOfSome(entries))
    return { own: inOrder(entries, own, dating, lists, daysByNeighbours), torn: false };
  // A printed period says when the rows begin.
  if (dating.period.start !== null || !isTorn(own)) return { own, torn: false };
  const end = dating.period.end ?? (dating.anchor?.begins === false ? dating.anchor.day : null);
  const until = end === null ? own : ownDates(entries, dating, end);
  return isTorn(until) ? { own, torn: true } : { own: until, torn: false };
}

/** Whether some rows print the year of their day, and others do not. */
function printYearsOfSome(entries: readonly RawEntry[]): boolean {
  const printed = new Set(
    entries.flatMap(({ booking }) => (booking === null ? [] : [booking.date.year !== null])),
  );
  return printed.size === 2;
}

/** The days of one list in printed order: null for those that are left as they were read. */
type Placing = (dates: readonly (DateText | null)[], order: DayOrder, period: Period) => (PlacedDay | null)[];

/** The dates of rows without a year as the order of their list tells it, each with its other date as near as can be. */
function inOrder(
  entries: readonly RawEntry[],
  own: readonly (EntryDate | null)[],
  { order, period }: Dating,
  lists: readonly unknown[],
  place: Placing = (dates, ...known) =>
    daysInOrder(
      dates.map((text) => (text?.year === null ? text : null)),
      ...known,
    ),
): readonly (EntryDate | null)[] {
  const dated = [...own];
  for (const members of Map.groupBy(own.keys(), (index) => lists[index]).values()) {
    const texts = members.map((index) => entries[index]!.booking?.date ?? null);
    place(texts, order, period).forEach((day, at) => {
      const index = members[at]!;
      const before = dated[index];
      if (!day || !before) return;
      const other = entries[index]!.other?.date ?? null;
      const near = { start: day.date, end: day.date };
      const year = other?.year === null ? yearFromPeriod(other, order, near) : null;
      dated[index] = {
        ...before,
        date: day.date,
        other: other && year !== null ? resolveDate(other, order, year) : before.other,
        certain: (before.certain || place === daysByNeighbours) && day.certain,
      };
    });
  }
  return dated;
}

/** The day of a statement that is about one day, whose rows need not print it. */
function onlyDay({ period, orderCertain }: Dating): EntryDate | null {
  const { start, end } = period;
  if (start === null || start !== end) return null;
  return {
    date: start,
    other: null,
    certain: orderCertain,
    inPeriod: true,
    inherited: false,
    outOfOrder: false,
  };
}

/** The dates that rows print themselves, none behind `until` where they print no year. */
function ownDates(
  entries: readonly RawEntry[],
  dating: Dating,
  until: CalendarDate | null = null,
): (EntryDate | null)[] {
  const fallback = fallbackYear(entries);
  const dateOf = (date: DateText, beside: DateText | null): ReturnType<typeof calendarOf> => {
    const found = calendarOf(date, dating, fallback, beside);
    if (!found || until === null || date.year !== null || found.date <= until) return found;
    const before = resolveDate(date, dating.order, dateParts(found.date).year - 1);
    return before === null ? found : { ...found, date: before };
  };
  return entries.map((entry): EntryDate | null => {
    const booking = entry.booking ? dateOf(entry.booking.date, entry.other?.date ?? null) : null;
    if (!booking) return null;
    const other = entry.other ? dateOf(entry.other.date, null) : null;
    return {
      date: booking.date,
      other: other?.date ?? null,
      certain: booking.certain,
      inPeriod: inPeriod(booking.date, dating.period),
      inherited: false,
      outOfOrder: false,
    };
  });
}

/** Share of rows without a date that have to follow a habit, for the others to be exceptions to it. */
const HABIT_SHARE = 0.8;

/**
 * Tells which rows lack a date they should have: the first ones of a list, a few among rows with dates of their own, and those
 * that begin a day where days begin with a date and end with a balance.
 */
function missingDates(
  entries: readonly RawEntry[],
  without: (index: number) => boolean,
  behindBalance: ReadonlySet<RawEntry>,
  lists: readonly unknown[],
): (index: number) => boolean {
  const undated = entries.flatMap((_, index) => (without(index) ? [index] : []));
  const begun = new Map<unknown, number>();
  for (let index = entries.length - 1; index >= 0; index -= 1)
    if (!without(index)) begun.set(lists[index], index);
  const beforeDates = (index: number): boolean => index < (begun.get(lists[index]) ?? Infinity);
  const few = undated.length <= Math.max(1, EXCEPTION_SHARE * entries.length);
  const opensDay = (index: number): boolean =>
    index > 0 && (entries[index - 1]!.anchor.balance !== null || behindBalance.has(entries[index]!));
  const opening = undated.filter(opensDay).length;
  const habit = opening <= Math.max(undated.length > 1 ? 1 : 0, (1 - HABIT_SHARE) * undated.length);
  const whole = few && !oncePerDay(entries, without);
  return (index) => without(index) && (beforeDates(index) || whole || (habit && opensDay(index)));
}

/**
 * Whether each day prints its date with its first booking and its balance with its last: a row without a date stands
 * behind one without a balance, and nowhere else.
 */
function oncePerDay(entries: readonly RawEntry[], without: (index: number) => boolean): boolean {
  return (
    entries.length > 0 &&
    !without(0) &&
    entries.every((entry, index) => {
      const last = index === entries.length - 1;
      return (entry.anchor.balance !== null) === (last || !without(index + 1));
    })
  );
}

/** A year printed on some other date of the rows, for dates that print none where no period is known. */
function fallbackYear(entries: readonly RawEntry[]): number | null {
  return entries.find((entry) => (entry.booking?.date.year ?? null) !== null)?.booking?.date.year ?? null;
}

/** `beside` is the other date of the row: of two dates of a row one may print the year for both. */
function calendarOf(
  date: DateText,
  dating: Dating,
  fallback: number | null,
  beside: DateText | null,
): { date: CalendarDate; certain: boolean } | null {
  const { year, certain } = yearOf(date, dating, fallback, beside);
  const resolved = resolveDate(date, dating.order, year);
  return resolved === null ? null : { date: resolved, certain };
}

function yearOf(
  date: DateText,
  { order, period, anchor }: Dating,
  fallback: number | null,
  beside: DateText | null,
): { year: number; certain: boolean } {
  if (date.year !== null) return { year: date.year, certain: true };
  const known = yearFromPeriod(date, order, period);
  if (known !== null) return { year: known, certain: true };
  const other = beside === null || beside.year === null ? null : resolveDate(beside, order, beside.year);
  const near = other === null ? null : yearFromPeriod(date, order, { start: other, end: other });
  if (near !== null) return { year: near, certain: true };
  const around = anchor && {
    start: anchor.begins ? anchor.day : null,
    end: anchor.begins ? null : anchor.day,
  };
  const anchored = around && yearFromPeriod(date, order, around);
  if (anchor && anchored !== null) return { year: anchored, certain: anchor.certain };
  return { year: fallback ?? new Date().getFullYear(), certain: false };
}
