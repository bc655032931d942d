/**
 * The columns of dates: which there are, which one holds the booking's date, and how its dates are written.
 */
import { dateBehindText } from '../columns/ragged.ts';
import { nearColumn, type Column } from '../columns/columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { ShapeOptions } from '../shape.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { startsCell } from './date-cells.ts';
import { bookingColumn, isOfValueAlone } from './booking-column.ts';
import { columnsOfDates, dateLines } from './columns-of-dates.ts';
import { formOf, formsIn } from './date-forms.ts';
import { standsOnceEach } from './date-order.ts';
import { daysBeside, statesDayEnd, type DaysOverRows } from './day-lines.ts';
import { isDayAlone, standOnOwnLines } from './days-on-own-lines.ts';
import { daysOfUnknownName } from './unknown-day-names.ts';

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

/** Fewer days may stand once each by chance. */
const MIN_ONCE = 3;

/** The columns of dates of a shape, from left to right; none where it prints no dates. */
export function dateColumns(
  lists: readonly (readonly TokenLine[])[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
  options: ShapeOptions,
): readonly DateColumn[] {
  const within = dateLines(lists.flat(), moneyLines, heading, size);
  const { lines } = within;
  const columns = columnsOfDates(within);
  const formed = (column: Column, booking: boolean, certain: boolean): DateColumn => ({
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
      return {
        ...formed(column, days === null, days?.certain ?? !isOfValueAlone(column, within.names)),
        days,
      };
    });
  }
  const { column: booking, certain } = bookingColumn(columns, within, options.debt);
  return columns
    .toSorted((a, b) => a.edge - b.edge)
    .map((column) => formed(column, column === booking, certain));
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

/**
 * Whether at least half of the lines with amounts have a date in the column of bookings, those aside that say how a day ends
 * and what names a day within its text ("Balance 18 August 2024").
 */
export function isDated(
  moneyLines: readonly TokenLine[],
  dates: readonly DateColumn[],
  size: number,
): boolean {
  const booking = dates.find((date) => date.booking);
  if (!booking) return false;
  const { column, alone } = booking;
  const isOwn = ({ dates: all, line }: TokenLine, date: DateToken): boolean =>
    nearColumn(date, column, size) && (column.heading !== null || startsCell(date, all, line, size));
  const dated = moneyLines.filter((tokens) =>
    tokens.dates.some((date) => isOwn(tokens, date) && (!alone || isDayAlone(tokens, date))),
  );
  if (dated.length === moneyLines.length) return true;
  const rows = dated.filter((tokens) => !statesDayEnd(tokens, tokens.line.words.slice(tokens.dates[0]!.to)));
  return rows.length >= 0.5 * (moneyLines.length - dated.length + rows.length);
}
