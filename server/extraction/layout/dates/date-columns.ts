/**
 * The columns of dates: which there are, which one holds the booking's date, and how its dates are written.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { beginsUnder, opensText, startsCell } from './date-cells.ts';
import { buildColumns, nearColumn, type Column } from '../columns/columns.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import type { Heading } from '../headings/headings.ts';
import { dateBehindText } from '../columns/ragged.ts';
import type { ShapeOptions } from '../shape.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { formOf, formsIn, holdsOtherNumbers } from './date-forms.ts';
import { bookingRank, holdsOtherName, namesTwoDays, POSTED_RANK } from './date-names.ts';
import { inOrderBeside, isMadeLater, laterOf, runsInOrder, standsOnceEach, takeTurns } from './date-order.ts';
import { daysBeside, statesDayEnd, type DaysOverRows } from './day-lines.ts';
import { daysOfUnknownName } from './unknown-day-names.ts';
import { isDayAlone, standOnOwnLines } from './days-on-own-lines.ts';
import { ofOneEdge } from './one-edge.ts';
import { holdsOtherWords, unnamedDateColumns } from './unnamed-dates.ts';

/** A column of dates with the forms (see `formOf`) its dates are written in. */
export interface DateColumn {
  readonly column: Column;
  readonly booking: boolean;
  /** False where nothing printed tells which of two columns holds the booking's date. */
  readonly certain: boolean;
  readonly forms: ReadonlySet<string>;
  /** Its days stand once each, in front of the rows of them. */
  readonly once: boolean;
  /** The days of booking that stand over the rows instead, where this column holds other dates of them. */
  readonly days: DaysOverRows | null;
  /** Its days stand on lines of their own, see `standOnOwnLines`: what else begins with a date is text. */
  readonly alone: boolean;
}

export const DATES: readonly ColumnRole[] = ['date', 'valueDate'];

/** Fewer days may stand once each by chance. */
const MIN_ONCE = 3;

/** A second date column has at least this share of the first one's dates; more where its name may be that of a text. */
const SECOND_DATE_SHARE = 0.05;
const TEXT_DATE_SHARE = 0.7;

export function dateColumns(
  lists: readonly (readonly TokenLine[])[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
  options: ShapeOptions,
): readonly DateColumn[] {
  const lines = lists.flat();
  const names = heading?.columns.filter(({ roles }) => DATES.some((role) => roles.has(role))) ?? [];
  const texts = heading?.columns.filter(({ roles }) => roles.has('description')) ?? [];
  const tokens = lines.flatMap(({ dates, line }) =>
    dates.filter(
      (date) =>
        (startsCell(date, dates, line, size) && !opensText(date, line.words, texts, names, size)) ||
        beginsUnder(date, names, size),
    ),
  );
  if (tokens.length === 0) return [];
  const aligned = buildColumns(tokens, heading, DATES, size, Infinity);
  const named =
    twoUnderOne(aligned, tokens, moneyLines, heading, size) ??
    aligned.map((column) => ofOneEdge(column, tokens, moneyLines, size));
  const headed =
    named.length > 0 ? [...named, ...besideNamed(tokens, moneyLines, named, heading, size)] : named;
  const most = Math.max(...headed.map((column) => column.count));
  const columns =
    headed.length > 0
      ? headed.filter(
          (column) =>
            column.count >= (mayBeText(column, heading) ? TEXT_DATE_SHARE : SECOND_DATE_SHARE) * most &&
            !(column.roles.size === 0 && holdsOtherNumbers(column, lines, size)),
        )
      : holdsOtherWords(heading, moneyLines)
        ? []
        : unnamedDateColumns(tokens, moneyLines, lines, size);
  const formed = (column: Column, booking: boolean, certain = true): DateColumn => ({
    column,
    booking,
    certain,
    forms: formsIn(column, lines, size),
    once:
      booking &&
      column.count >= MIN_ONCE &&
      columns.some((other) => other !== column && standsOnceEach(column, other, lines, size)),
    days: null,
    alone:
      columns.every((other) => other === column || other.roles.has('valueDate')) &&
      standOnOwnLines(column, lines, heading, size),
  });
  if (columns.length <= 1) {
    return columns.map((column) => {
      const days = daysBeside(column, lists, size) ?? daysOfUnknownName(column, lists, size);
      return { ...formed(column, days === null, days?.certain ?? !isOfValueAlone(column, names)), days };
    });
  }
  const standsBesideOnce = (column: Column): boolean =>
    columns.some((other) => other !== column && standsOnceEach(other, column, lines, size));
  const ranks = new Map(
    columns.map((column) => {
      if (column.roles.has('date')) return [column, bookingRank(column.heading)];
      if (isBesideFewMade(column, columns) && !standsBesideOnce(column)) return [column, UNKNOWN_RANK];
      return [column, column.roles.size > 0 || isOfOtherCalendar(column, columns, tokens) ? 0 : UNKNOWN_RANK];
    }),
  );
  const rank = (column: Column): number => ranks.get(column)!;
  const ranked = columns.toSorted((a, b) => rank(b) - rank(a) || a.edge - b.edge);
  const equal = ranked.filter((column) => rank(column) === rank(ranked[0]!));
  // One name over two columns, the rest of which nobody knows, tells them apart no more than none.
  const alike = equal.length === 2 && new Set(equal.map((column) => column.heading)).size === 1;
  const twoOfCard = options.card && equal.length === 2 && !(alike && equal[0]!.heading !== null);
  const laterOfCard = twoOfCard && !takeTurns(equal[0]!, equal[1]!, lines, size);
  const ahead = ranked[0]!.roles.size === 0 ? inOrderBeside(ranked[0]!, ranked[1]!, lines, size) : null;
  const isTurned = isMadeLater(ranked[1]!, ranked[0]!, lines, size);
  const likeliest = isTurned && options.card ? ranked[1]! : ranked[0]!;
  const best = twoOfCard ? laterOf(equal[0]!, equal[1]!, lines, size) : (ahead ?? likeliest);
  // Beside the day a booking was made a column without a known name may hold its value date as well; not on a card.
  const unnamed = !options.card && best.roles.size === 0 && rank(ranked[1]!) > 0;
  // Rows that run by their value dates may be booked on them, where the other days are not called those of the booking.
  const next = ranked.find((column) => column !== best)!;
  const isValue =
    next.roles.has('valueDate') && !next.roles.has('date') && bookingRank(best.heading) < POSTED_RANK;
  const byValue = !options.card && isValue && inOrderBeside(best, next, lines, size) !== null;
  // Days on which rows were made, once each, may be those of the bookings or of a few of them.
  const byFew = isBesideFewMade(next, columns) && standsBesideOnce(next) && runsInOrder(next, lines, size);
  // "Date | Date transaction posted Details": the second line of two names.
  const isMerged = namesTwoDays(best.heading) && rank(next) === UNKNOWN_RANK;
  const byName = ahead === null && !isOfValueAlone(best, names) && !holdsOtherName(best) && !isMerged;
  const certain = equal.length === 1 && !unnamed && !byValue && !byFew && !isTurned && byName;
  return columns
    .toSorted((a, b) => a.edge - b.edge)
    .map((column) => formed(column, column === best, laterOfCard || certain));
}

/** Whether the dates read are value dates, and the heading names a column of the bookings' days beside them. */
function isOfValueAlone({ roles, heading }: Column, names: readonly HeadingColumn[]): boolean {
  return (
    roles.has('valueDate') &&
    !roles.has('date') &&
    names.some(({ text, roles: named }) => text !== heading && named.has('date'))
  );
}

/** Of days that no name tells more of. */
const UNKNOWN_RANK = 2;
/** Share of the rows that print the day on which they were made, at most, where it is printed only beside another booking day. */
const FEW_MADE = 0.5;

/** Whether the only other days are those on which few rows were made: then all rows are booked on the days of this column. */
function isBesideFewMade(column: Column, columns: readonly Column[]): boolean {
  return columns.every(
    (other) =>
      other === column ||
      (other.count < FEW_MADE * column.count && bookingRank(other.heading) < UNKNOWN_RANK),
  );
}

/** Whether the name over dates may be that of the texts ("Buchung"), which no other name of the heading is. */
function mayBeText({ roles, heading: name }: Column, heading: Heading | null): boolean {
  const isOfTexts = heading?.columns.some(
    (other) => other.text !== name && other.roles.has('description') && !other.roles.has('date'),
  );
  return roles.has('description') && !isOfTexts;
}

/** Years between the calendars that two columns count by, at least. */
const CALENDARS_APART = 20;

/** Whether the dates of a column without a known name lie decades from those of a column of dates: the same days in another calendar. */
function isOfOtherCalendar(
  column: Column,
  columns: readonly Column[],
  tokens: readonly DateToken[],
): boolean {
  const yearOf = ({ x0, x1 }: Column): number | null =>
    tokens.find((token) => token.x0 >= x0 && token.x1 <= x1 && token.date.year !== null)?.date.year ?? null;
  const year = yearOf(column);
  if (year === null) return false;
  return columns.some(
    (named) => named.roles.has('date') && Math.abs((yearOf(named) ?? year) - year) >= CALENDARS_APART,
  );
}

/** Dates of a table written as text, where they stand behind the text of each row. */
export function dateColumnBehind(moneyLines: readonly TokenLine[]): DateColumn {
  const dates = moneyLines.map(dateBehindText).filter((date) => date !== null);
  return {
    column: {
      x0: -Infinity,
      x1: Infinity,
      align: 'left',
      edge: 0,
      count: dates.length,
      roles: new Set(),
      heading: null,
    },
    booking: true,
    certain: true,
    forms: new Set(dates.map(formOf)),
    once: false,
    days: null,
    alone: false,
  };
}

/** Share of the lines with amounts and dates that have two dates under the name of one. */
const CROWDED_SHARE = 0.8;

/**
 * Two columns of dates under the name of the first, where lines of text without tabs let the names run on over the other
 * columns, or where one name is of both: named in their order. Null where dates stand under names of their own.
 */
function twoUnderOne(
  aligned: readonly Column[],
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): Column[] | null {
  const [only] = aligned;
  const heads = heading?.columns.filter(({ roles }) => DATES.some((role) => roles.has(role))) ?? [];
  const names = heads.length === 1 ? namesWithin(heads[0]!) : heads;
  if (!only || aligned.length > 1 || names.length === 0) return null;
  const under = ({ x0, x1 }: DateToken): boolean => x0 < only.x1 && x1 > only.x0;
  const dated = moneyLines.map(({ dates }) => dates.filter(under).length).filter((count) => count > 0);
  // Days that stand on other lines than the amounts are crowded by none.
  if (dated.length === 0 || dated.filter((count) => count > 1).length < CROWDED_SHARE * dated.length)
    return null;
  const columns = unnamedDateColumns(tokens, moneyLines, moneyLines, size).toSorted(
    (a, b) => a.edge - b.edge,
  );
  if (columns.length !== 2) return null;
  return columns.map((column, index) => ({
    ...column,
    roles: (names[index] ?? names[0]!).roles,
    heading: (names[index] ?? names[0]!).text,
  }));
}

/** "Booking day / value day": the names of two columns in one, each of a day; else the name itself. */
function namesWithin(name: HeadingColumn): Pick<HeadingColumn, 'text' | 'roles'>[] {
  const parts = name.text.split('/').map((text) => ({ text, roles: columnRoles(text) }));
  return parts.every(({ roles }) => DATES.some((role) => roles.has(role))) ? parts : [name];
}

/** Share of the lines with an amount and a date that have a second one in its own column, however few they are. */
const PAIRED_SHARE = 0.8;

/**
 * Dates in a column whose heading is unknown, beside one that is known: on at least half of the lines with amounts or most of
 * those with a date as well, on half of those with a date where dates stand on other lines than amounts, or on most of those
 * with a value date, where no other is known.
 */
function besideNamed(
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  known: readonly Column[],
  heading: Heading | null,
  size: number,
): Column[] {
  const onMoneyLines = new Set(moneyLines.flatMap(({ dates }) => dates));
  const onThem = tokens.filter((token) => onMoneyLines.has(token));
  const apart = onThem.length < 0.5 * tokens.length;
  const rows = apart ? tokens : onThem;
  const dated = moneyLines.filter(({ dates }) => dates.length > 0).length;
  const ofValue = known.length === 1 && known[0]!.roles.has('valueDate') && !known[0]!.roles.has('date');
  const enough = apart
    ? 0.5 * Math.max(...known.map(({ count }) => count))
    : Math.min(0.5 * moneyLines.length, PAIRED_SHARE * (ofValue ? known[0]!.count : dated));
  // Days of an exchange rate stand among the figures in another currency, behind the days of the rows.
  const first = Math.min(...known.map(({ x0 }) => x0));
  const named = heading?.columns.filter(({ roles, x0 }) => roles.has('foreign') && x0 > first) ?? [];
  return buildColumns(rows, heading, DATES, size, enough).filter(
    (column) => column.heading === null && !named.some(({ x0, x1 }) => x0 < column.x1 && x1 > column.x0),
  );
}

/** Whether at least half of the lines with amounts have a date in the column of bookings, those aside that say how a day ends. */
export function isDated(
  moneyLines: readonly TokenLine[],
  dates: readonly DateColumn[],
  size: number,
): boolean {
  const booking = dates.find((date) => date.booking);
  if (!booking) return false;
  const dated = moneyLines.filter((tokens) =>
    tokens.dates.some(
      (date) => nearColumn(date, booking.column, size) && (!booking.alone || isDayAlone(tokens, date)),
    ),
  );
  if (dated.length === moneyLines.length) return true;
  const rows = dated.filter((tokens) => !statesDayEnd(tokens, tokens.line.words.slice(tokens.dates[0]!.to)));
  return rows.length >= 0.5 * (moneyLines.length - dated.length + rows.length);
}
