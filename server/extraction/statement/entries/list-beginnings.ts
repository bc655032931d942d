/** What the order of dates, texts and amounts tells of where an entry begins, where all lines are evenly set. */
import { columnRoles } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import type { Row } from './row-kinds.ts';

export function isDatedBooking(row: Row): boolean {
  return row.kind === 'booking' && row.row.booking !== null;
}

export function isPlainText(row: Row): boolean {
  return row.kind === 'text' && row.row.booking === null && row.row.rest.length > 0;
}

/** Texts of one column begin this close to one another. */
const SAME_EDGE_EM = 0.5;
/** The number of a card, or a part of it. */
const CARD_NUMBER = /[\dX*]{4}/;

/**
 * Whether a list begins with text above its first dated amount, set as the texts of its rows are, and no text stands
 * behind its last one: cells on the bottom of their rows.
 */
export function beginsWithText(rows: readonly Row[]): boolean {
  const first = rows.findIndex(({ kind }) => kind === 'booking');
  const booking = rows[first];
  if (!booking || rows.some((row) => isUndatedBooking(row) || isDatedText(row))) return false;
  const last = rows.findLastIndex(({ kind }) => kind === 'booking');
  if (rows.slice(last + 1).some(({ kind }) => kind === 'text') || isTextBeforeTotal(rows)) return false;
  const opening = rows.findLastIndex(({ kind }, index) => index < first && kind !== 'text');
  const above = rows.slice(opening + 1, first);
  const edges = booking.row.rest.map(({ x0 }) => x0);
  const isSetAlike = ({ row }: Row): boolean =>
    edges.some((edge) => Math.abs(row.rest[0]!.x0 - edge) < SAME_EDGE_EM * row.tokens.line.size);
  if (above.length === 0 || !above.every((row) => isPlainText(row) && isSetAlike(row))) return false;
  const words = above.flatMap(({ row }) => row.rest);
  if (words.some(({ text }) => CARD_NUMBER.test(text)) || namesBookings(words)) return false;
  // A word below a balance may be the rest of its label ("Balance brought" over "forward"); what stands below a heading may
  // name a list, unless each amount has text above it, or all text that there is stands nearer to the amount below.
  if (rows[opening]?.kind === 'balance') return words.length > 1;
  return haveTextBetween(rows.slice(first)) || standNearerBelow(rows.slice(opening + 1));
}

/** Lines of one entry stand closer than lines of two by at least this factor, where the distances tell anything. */
export const SPACING_FACTOR = 1.05;

/** Whether the rows begin with text, and each line of text between two amounts stands nearer to the row below than the first is to that above. */
function standNearerBelow(rows: readonly Row[]): boolean {
  const above: number[] = [];
  const below: number[] = [];
  rows.forEach((row, index) => {
    const [before, next] = [rows[index - 1], rows[index + 1]];
    if (row.kind !== 'text') return;
    if (before?.kind === 'booking') above.push(distance(before, row));
    if (next) below.push(distance(row, next));
  });
  return above.length > 0 && Math.min(...above) > SPACING_FACTOR * Math.max(...below);
}

/** Points between two lines; any where they stand on two pages. */
function distance({ row: one }: Row, { row: two }: Row): number {
  const [upper, lower] = [one.tokens.line, two.tokens.line];
  return upper.flow === lower.flow ? lower.baseline - upper.baseline : Infinity;
}

/** Words of a title up to the name of what its list holds. */
const TITLE_WORDS = 3;

/** Whether words begin with a name of bookings, more than one: "New transactions Ada Lane". */
function namesBookings(words: readonly Word[]): boolean {
  return words
    .slice(0, TITLE_WORDS)
    .some(({ text }) => /\p{L}{3}s$/iu.test(text) && columnRoles(text).has('description'));
}

/** Whether dates and amounts stand alone on their lines, each right below text and the last one right above none, which else had no text. */
export function standBelowTexts(rows: readonly Row[]): boolean {
  const bookings = rows.flatMap((row, index) => (row.kind === 'booking' ? [index] : []));
  const behind = rows[bookings.at(-1)! + 1];
  return (
    bookings.length > 1 &&
    !(behind && isPlainText(behind)) &&
    bookings.every((at) => {
      const [above, row] = [rows[at - 1], rows[at]!];
      return isDatedBooking(row) && row.row.rest.length === 0 && above && isPlainText(above);
    })
  );
}

/** Whether text stands between an amount and the total of its list: it goes on below the amount. */
function isTextBeforeTotal(rows: readonly Row[]): boolean {
  return rows.some(
    (row, index) =>
      row.kind === 'total' && index > 1 && isPlainText(rows[index - 1]!) && row.row.booking === null,
  );
}

function isUndatedBooking(row: Row): boolean {
  return row.kind === 'booking' && !isDatedBooking(row);
}

function isDatedText({ kind, row }: Row): boolean {
  return kind === 'text' && row.booking !== null;
}

/** Whether text stands above every amount but the first. */
function haveTextBetween(rows: readonly Row[]): boolean {
  return rows.every((row, index) => row.kind !== 'booking' || index === 0 || isPlainText(rows[index - 1]!));
}

/** Whether a date and text stand between an amount with its date and one without: there the entry of the latter begins. */
export function datesStandAhead(rows: readonly Row[]): boolean {
  let behindDated = false;
  let ahead = false;
  return rows.some((row) => {
    if (isDatedText(row) && row.row.rest.length > 0) ahead = true;
    if (row.kind !== 'booking') return false;
    const begun = behindDated && ahead && isUndatedBooking(row);
    behindDated = isDatedBooking(row);
    ahead = false;
    return begun;
  });
}
