/**
 * Where the amount of an entry stands: on its first line, on its last, or anywhere inside lines set apart by blanks.
 * Told by where text is left over, and by the blanks themselves.
 */
import type { RowLine } from '../../layout/row-line.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { markDirection } from '../../reading/vocabulary.ts';
import { isDayHeading, standsBelowHeadLine } from './entry-blocks.ts';
import {
  beginsWithText,
  datesStandAhead,
  isDatedBooking,
  isPlainText,
  SPACING_FACTOR,
  standBelowTexts,
} from './list-beginnings.ts';
import { standsInMiddle } from './middle-blocks.ts';
import { textsFollowTheirRows } from './repeated-texts.ts';
import type { Row } from './row-kinds.ts';
import { modeByRules } from './ruled-entries.ts';
import { goOnToAmounts } from './wrapped-texts.ts';

/**
 * `below`: the amount stands on the first line, the date on a later one. `middle`: on the middle line, as much text above it
 * as below. `second`: on the second line, with any text below.
 */
export type EntryMode = 'first' | 'below' | 'last' | 'gaps' | 'middle' | 'second';

export interface Placed {
  readonly row: Row;
  /** Blank to the line above in points; null at the top of a page or of the table. */
  readonly above: number | null;
}

export function place(rows: readonly Row[]): Placed[] {
  const marks = rows.map((row, index) => isMarkUnder(row, rows[index - 1]));
  return rows.map((row, index) => {
    // The mark of an amount is of its row, wherever the row below stands.
    if (marks[index]) return { row, above: 0 };
    const line = row.row.tokens.line;
    const previous = rows[index - (marks[index - 1] ? 2 : 1)]?.row;
    const above =
      previous?.tokens.line.flow === line.flow ? baselineOf(row.row) - baselineOf(previous) : null;
    return { row, above };
  });
}

/** The baseline of a row's text: a line may hold words beside the table as well, which stand a little higher or lower. */
function baselineOf({ rest, tokens: { line } }: RowLine): number {
  if (rest.length === 0 || rest.length === line.words.length) return line.baseline;
  return rest.reduce((sum, { baseline }) => sum + baseline, 0) / rest.length;
}

/** Whether a line holds nothing but the mark of the amount above. */
function isMarkUnder({ kind, row }: Row, upper: Row | undefined): boolean {
  if (kind !== 'text' || upper?.kind !== 'booking' || row.tokens.line.words.length > 1) return false;
  return row.tokens.line.flow === upper.row.tokens.line.flow && endsInMark(row, upper.amount.money);
}

/** Usual distance of two lines, points. `gap` is the blank between entries (see `splitGap`). */
export function pitchOf(tables: readonly (readonly Placed[])[]): number {
  const gaps = tables
    .flat()
    .flatMap(({ above }) => (above !== null && above > 0 ? [above] : []))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 12;
}

/** Distances needed on either side of the amounts, and the share of them that has to agree. */
const MIN_SPACINGS = 3;
const SPACING_SHARE = 0.8;
/** Text smaller than the line of the amount by this factor is small print, which follows what it explains. */
const SMALL_PRINT = 0.95;

/**
 * Whether text stands nearer to the dated amount above it, to which it belongs, or to that below it: cells set on the bottom of
 * their row print the date and the amount of an entry on its last line. Null where the lines are evenly set.
 */
function modeBySpacing(tables: readonly (readonly Placed[])[]): EntryMode | null {
  const before: number[] = [];
  const behind: number[] = [];
  const texts: number[] = [];
  const amounts: number[] = [];
  for (const rows of tables) {
    rows.forEach(({ row, above }, index) => {
      const previous = rows[index - 1]?.row;
      if (above === null || previous === undefined) return;
      if (isDatedBooking(row) && isPlainText(previous)) before.push(above);
      if (!isPlainText(row) || !isDatedBooking(previous)) return;
      behind.push(above);
      texts.push(row.row.tokens.line.size);
      amounts.push(previous.row.tokens.line.size);
    });
  }
  if (Math.min(before.length, behind.length) < MIN_SPACINGS) return null;
  const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!;
  const limit = (middle(before) + middle(behind)) / 2;
  const nearer = (near: readonly number[], far: readonly number[]): boolean =>
    middle(far) > SPACING_FACTOR * middle(near) &&
    near.filter((distance) => distance < limit).length + far.filter((distance) => distance > limit).length >=
      SPACING_SHARE * (near.length + far.length);
  if (nearer(behind, before)) return 'first';
  const smallPrint = middle(texts) < SMALL_PRINT * middle(amounts);
  return nearer(before, behind) && !smallPrint ? 'last' : null;
}

export function chooseMode(tables: readonly (readonly Placed[])[], gap: number): EntryMode {
  if (gap < Infinity) return 'gaps';
  const ruled = modeByRules(tables);
  if (ruled !== null) return ruled;
  if (standsInMiddle(tables)) return 'middle';
  if (standsBelowHeadLine(tables)) return 'second';
  const spaced = modeBySpacing(tables);
  if (spaced !== null) return spaced;
  if (datesStandBelow(tables)) return 'below';
  const rows = tables.flat().map(({ row }) => row);
  if (beginsWithText(rows) || standBelowTexts(rows)) return 'last';
  let first = 0;
  let last = 0;
  for (const rows of tables) {
    // Text waiting between a boundary and the next amount speaks against "first"; between an amount and a boundary against "last".
    let sinceBoundary: number | null = 0;
    let sinceAnchor: number | null = null;
    rows.forEach((placed, index) => {
      const { row } = placed;
      const pageTop = placed.above === null;
      const dated = row.kind === 'text' && row.row.booking !== null;
      const boundary =
        row.kind === 'balance' ||
        row.kind === 'total' ||
        row.kind === 'section' ||
        dated ||
        (row.kind === 'booking' && row.row.booking !== null);
      if (boundary && !pageTop) last += sinceAnchor ?? 0;
      if (boundary) {
        sinceBoundary = isDayHeading(placed) || row.kind !== 'text' ? 0 : 1;
        sinceAnchor = null;
      }
      if (pageTop && index > 0) sinceBoundary = null;
      if (row.kind === 'booking') {
        first += sinceBoundary ?? 0;
        sinceBoundary = null;
        sinceAnchor = 0;
      } else if (row.kind === 'text' && !dated && row.row.rest.length > 0) {
        if (sinceBoundary !== null) sinceBoundary += 1;
        if (sinceAnchor !== null) sinceAnchor += 1;
      }
    });
    last += sinceAnchor ?? 0;
  }
  const leaders = first === 0 && last === 0 && dotsLeadToAmounts(rows);
  if (last < first || leaders) return 'last';
  const lists = tables.map((placed) => placed.map(({ row }) => row));
  return goOnToAmounts(lists) && !textsFollowTheirRows(lists) ? 'last' : 'first';
}

/** Dots that lead from the end of a text to its amount. */
const LEADER = /\.{3,}$/;
/** Bookings with such dots, at least. */
const MIN_LED = 2;

/** Whether dots lead from texts to amounts: what stands on a line without any goes on to that of the line below. */
function dotsLeadToAmounts(rows: readonly Row[]): boolean {
  const isLed = ({ row: { rest } }: Row): boolean => LEADER.test(rest.at(-1)?.text ?? '');
  // Behind digits the dots were taken for a part of the number that follows.
  const mayBeLed = ({ row: { rest } }: Row): boolean => /[\d.]$/.test(rest.at(-1)?.text ?? '');
  const bookings = rows.filter(({ kind }) => kind === 'booking');
  const texts = rows.filter(isPlainText);
  if (texts.length === 0 || texts.some(isLed) || !bookings.every(mayBeLed)) return false;
  return bookings.filter(isLed).length >= MIN_LED;
}

/** Share of bookings with a date beside their amount, from which a date alone ends an entry. */
const BESIDE_SHARE = 0.6;

/**
 * Lines that end an entry behind its amount, where cells are set on the bottom of their rows and a cell of amounts takes
 * two lines ("1,185.62" with "CR" below): their date stands beside the lower one. `limit` is the distance from which
 * lines are not of one entry, points.
 */
export function tailsOf(rows: readonly Placed[], limit: number): ReadonlySet<Placed> {
  const bookings = rows.filter(({ row }) => row.kind === 'booking');
  if (beginsWithDay(rows)) return new Set();
  const usual =
    bookings.filter(({ row }) => isDatedBooking(row)).length >= BESIDE_SHARE * bookings.length &&
    !datesStandAhead(rows.map(({ row }) => row));
  return new Set(
    rows.filter((placed, index) => {
      const { row, above } = placed;
      const upper = rows[index - 1]?.row;
      if (row.kind !== 'text' || row.row.booking === null || isDayHeading(placed)) return false;
      if (row.row.monies.some((money) => money !== null) || above === null || above > limit) return false;
      if (upper?.kind !== 'booking' || upper.row.booking !== null) return false;
      return usual || endsInMark(row.row, upper.amount.money);
    }),
  );
}

/** Whether a day stands above the first amount, which has none, and none behind the last one: those below amounts are of the next. */
function beginsWithDay(rows: readonly Placed[]): boolean {
  const isDay = (placed: Placed | undefined): boolean =>
    placed?.row.kind === 'text' && placed.row.row.booking !== null;
  const first = rows.findIndex(({ row }) => row.kind === 'booking');
  return (
    isDay(rows[first - 1]) &&
    !isDatedBooking(rows[first]!.row) &&
    !isDay(rows.findLast(({ row }) => row.kind === 'booking' || isDay({ row, above: null })))
  );
}

/** Whether a line ends in a mark of debit or credit right below an amount. */
function endsInMark({ rest }: RowLine, money: MoneyToken): boolean {
  const last = rest.at(-1);
  if (!last || last.text !== last.text.toUpperCase() || markDirection(last.text) === 0) return false;
  return last.x1 > money.x0 && last.x0 < money.x1 && !/^[-+]$/.test(last.text);
}

/** Bookings whose date stands on a line below, of all; the last one's may be cut off. */
const BELOW_SHARE = 0.9;

/** Whether amounts without a date and dated lines without an amount take turns, an amount first. */
function datesStandBelow(tables: readonly (readonly Placed[])[]): boolean {
  let bookings = 0;
  let answered = 0;
  for (const rows of tables) {
    let waiting = false;
    let begun = false;
    for (const { row } of rows) {
      if (row.kind === 'booking') {
        if (row.row.booking !== null) return false;
        bookings += 1;
        begun = true;
        waiting = true;
      } else if (row.kind === 'text' && row.row.booking !== null) {
        // A date before the first amount, or a second one behind it, dates what follows.
        if (!begun || !waiting) return false;
        answered += 1;
        waiting = false;
      }
    }
  }
  return bookings >= 2 && answered >= BELOW_SHARE * bookings;
}
