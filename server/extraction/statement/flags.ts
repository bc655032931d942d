/** What reading the page leaves in doubt about a row, in sentences for a bookkeeper. */
import { bookingDates } from '../layout/shape.ts';
import type { Flag } from '../../../shared/statement.ts';
import { signedUnits } from '../layout/amounts/money-token.ts';
import { holdsOtherName } from '../layout/dates/date-names.ts';
import type { DateText } from '../reading/dates.ts';
import type { DateToken } from '../layout/tokens.ts';
import type { RawEntry } from './entries/entries.ts';
import type { Dating } from './dates/dating.ts';
import { hasDayUnderOtherName } from './dates/unread-columns.ts';
import { hasUnreadDay } from './dates/unread-days.ts';
import type { EntryDate } from './dates/entry-dates.ts';

/**
 * `senseInDoubt`: with money in and money out exchanged the figures would add up as well. `opposed`: only totals speak
 * against the name of the column, or both columns are named alike. `apart`: only the sum of its own list proves it.
 * `overlooked`: a column that was not read prints balances it does not lead to.
 */
export function readingFlags(
  entry: RawEntry,
  date: EntryDate | null,
  dating: Dating,
  {
    senseInDoubt,
    opposed,
    apart,
    overlooked,
  }: {
    readonly senseInDoubt: boolean;
    readonly opposed: boolean;
    readonly apart: boolean;
    readonly overlooked: boolean;
  },
): Flag[] {
  return [
    amountFlag(entry),
    senseInDoubt ? SENSE_IN_DOUBT : null,
    opposed
      ? flag(
          'amount_uncertain',
          'The name of its column and the figures beside it disagree on whether this is money in or money out.',
        )
      : null,
    apart
      ? flag(
          'amount_uncertain',
          'It stands in a list of its own, which the balances leave out: whether it is booked cannot be told.',
        )
      : null,
    overlooked
      ? flag(
          'amount_uncertain',
          'Another column prints what look like balances, and this row does not lead to them.',
        )
      : null,
    dateFlag(entry, date, dating),
  ].filter((found) => found !== null);
}

export const SENSE_IN_DOUBT = flag(
  'amount_uncertain',
  'Nothing tells money in from money out for certain: with the two exchanged the figures add up as well.',
);

export const DAYS_IN_DOUBT = flag('date_uncertain', 'Day and month could be the other way round.');

/** What no balance can tell: they agree as well where all figures lack their thousands, or have too many. */
const AMOUNT_DOUBTS = {
  thousands: 'The digits right before this figure may belong to it.',
  decimals: 'The last three digits may be decimals: no currency is printed that tells.',
} as const;

function amountFlag(entry: RawEntry): Flag | null {
  const { amount, balance } = entry.anchor;
  const doubt = amount.money.doubtful ?? balance?.doubtful;
  if (doubt !== undefined) return flag('amount_uncertain', AMOUNT_DOUBTS[doubt]);
  if (isRate(entry)) return flag('amount_uncertain', 'A rate without a text may be no booking.');
  if (!isPartOfSum(entry)) return null;
  return flag('amount_uncertain', 'Another column prints this amount together with others of its row.');
}

/** Whether nothing but a percentage stands beside an amount of nothing: it books nothing, and no sum tells that it is none. */
function isRate({ anchor, rows: [first] }: RawEntry): boolean {
  if (anchor.amount.money.units !== 0 || !first) return false;
  return (
    first.rest.at(-1)?.text.endsWith('%') === true && first.rest.every(({ text }) => !/\p{L}{2}/u.test(text))
  );
}

/**
 * Whether a column of amounts that is not booked prints the sum of what is and of other figures in the row, as the total of a
 * loan's payment beside "Principal" and "Interest" does.
 */
function isPartOfSum({ anchor: { row, amount, balance, charges }, shape }: RawEntry): boolean {
  if (charges.length > 0 || row.monies.length < MIN_SUMMED + 1) return false;
  const figures = row.monies.flatMap((money, column) =>
    money && money !== balance && money.units !== 0 ? [{ money, roles: shape.monies[column]!.roles }] : [],
  );
  if (figures.length < MIN_SUMMED + 1) return false;
  const sum = figures.reduce((all, { money }) => all + signedUnits(money), 0);
  return figures.some(
    ({ money, roles }) =>
      money.units > amount.money.units && roles.has('amount') && 2 * signedUnits(money) === sum,
  );
}

/** Figures that a sum takes together, at least. */
const MIN_SUMMED = 2;

function dateFlag(entry: RawEntry, date: EntryDate | null, dating: Dating): Flag | null {
  if (twoDates(entry) || leadsWithOtherDay(entry) || isValueBesideDay(entry) || isDayBesideDay(entry)) {
    return flag(
      'date_uncertain',
      'Two different dates are printed and no heading tells which is the booking date.',
    );
  }
  if (hasUnreadDay(entry) || (entry.booking && isNoDay(entry.booking.date, dating)))
    return flag('date_uncertain', 'What stands in the place of its date could not be read as one.');
  if (hasDayUnderOtherName(entry))
    return flag(
      'date_uncertain',
      'Another column of days could not be read, which may hold that of the booking.',
    );
  if (date === null) return flag('date_uncertain', 'No date is printed for this row.');
  if (isValueAlone(entry))
    return flag('date_uncertain', 'Only value dates could be read; the heading names booking dates too.');
  if (!date.certain) return flag('date_uncertain', 'The year is not printed and no period tells it.');
  if (entry.booking?.date.kind === 'named' && entry.booking.date.name !== undefined)
    return flag('date_uncertain', 'The name of its month means another month in another language.');
  if (!dating.orderCertain) return DAYS_IN_DOUBT;
  if (isSixDigits(entry) && dating.period.start === null)
    return flag('date_uncertain', 'The six digits of this date could be read from either end.');
  if (date.inherited) {
    return flag('date_inherited', 'No date is printed for this row; it has the date of the row before.');
  }
  if (date.outOfOrder) return flag('date_uncertain', 'This date is out of order with the rows around it.');
  if (!date.inPeriod) return flag('date_outside_period', 'The date lies outside the statement’s period.');
  return null;
}

function flag(code: Flag['code'], message: string): Flag {
  return { code, message, suggestion: null, fix: null };
}

const MONTHS = 12;

/** Whether a date is none in the order in which the days of its account are read. */
function isNoDay(date: DateText, { order }: Dating): boolean {
  if (date.kind === 'named' || order === 'ymd') return false;
  return (order === 'dmy' ? date.second : date.first) > MONTHS;
}

/** Whether a date is printed as six digits that are one read from either end: "200923". */
function isSixDigits({ booking, anchor }: RawEntry): boolean {
  if (booking?.date.compact !== true || booking.date.kind !== 'named' || booking.to - booking.from !== 1)
    return false;
  const { dates, line } = anchor.row.tokens;
  if (!dates.includes(booking)) return false;
  const [, first, month, last] = /^(\d\d)(\d\d)(\d\d)$/.exec(line.words[booking.from]!.text) ?? [];
  const isDay = (digits: string | undefined): boolean => Number(digits) >= 1 && Number(digits) <= 31;
  return isDay(first) && isDay(last) && Number(month) <= 12;
}

/** Whether the only column of dates that was read may not be that of the bookings. */
function isValueAlone({ shape: { dates } }: RawEntry): boolean {
  return dates.length === 1 && !dates[0]!.certain && dates[0]!.days === null;
}

/** Whether the day of a row stands under the name of value dates, and right behind it another one in no column. */
function isValueBesideDay({ anchor, booking, shape }: RawEntry): boolean {
  const { dates } = anchor.row.tokens;
  const column = bookingDates(shape)?.column;
  if (!booking || !column?.roles.has('valueDate') || column.roles.has('date')) return false;
  const next = dates[dates.indexOf(booking) + 1];
  return next?.from === booking.to && differ(next, booking);
}

/** Whether a list without names of columns prints right behind the day of a row, maybe its number before, another one, which stands in no column. */
function isDayBesideDay({ anchor, booking, shape }: RawEntry): boolean {
  if (shape.heading !== null || anchor.row.otherDate !== null) return false;
  const { dates, line } = anchor.row.tokens;
  const [first, next] = dates;
  if (!first || first !== booking || next?.from !== first.to || !differ(next, first)) return false;
  return line.words.slice(0, first.from).every(({ text }) => /^\d+$/.test(text));
}

/** Whether two dates are printed as different days, or in other words. */
function differ(one: DateToken | null, other: DateToken | null): boolean {
  return JSON.stringify(one?.date) !== JSON.stringify(other?.date);
}

/** Two dates that differ, in columns no heading tells apart. */
function twoDates(entry: RawEntry): boolean {
  if (entry.shape.dates.every(({ certain }) => certain)) return false;
  // Below days that stand over the rows the other date is that of the row itself.
  const other = entry.shape.dates.some(({ days }) => days !== null)
    ? entry.anchor.row.otherDate
    : entry.other;
  return differ(entry.booking, other ?? entry.booking);
}

/**
 * Whether a row begins with another day, its amounts aside, which stands in no column, before a column of days that no heading
 * names by itself.
 */
function leadsWithOtherDay({ anchor, booking, shape }: RawEntry): boolean {
  const { dates, monies } = anchor.row.tokens;
  const [first] = dates;
  const column = bookingDates(shape)?.column;
  if (!first || !booking || !column) return false;
  if (column.heading !== null && !holdsOtherName(column)) return false;
  if (first.x1 >= column.x0 || !differ(first, booking)) return false;
  const isMoney = (at: number): boolean => monies.some(({ from, to }) => at >= from && at < to);
  for (let at = 0; at < first.from; at += 1) if (!isMoney(at)) return false;
  return true;
}
