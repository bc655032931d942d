/**
 * Where the entries so far print their days: below their amount, elsewhere, or on a line above them. What one prints in another place is
 * told by the others: a day that its page's end cut off, or a part of its text.
 */
import { isTime } from '../../reading/times.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { isDated, isDayHeading } from './entry-blocks.ts';
import type { Placed } from './entry-mode.ts';
import type { BookingRow } from './row-kinds.ts';

/** Entries that print their day alike, at least, before another that does not is told by them. */
const MIN_ALIKE = 2;
/** Days that head lines between blanks, at least. */
const MIN_LED = 3;

interface Lines {
  readonly rows: readonly RowLine[];
  readonly anchor: BookingRow | null;
}

/** Of one shape, entry by entry. */
export class DayPlaces {
  #below = 0;
  #elsewhere = 0;
  #above = 0;
  #leads = false;

  /** Looks at the lines between blanks: whether most days stand at the head of some, and none at the head of those of an entry. */
  look(blocks: readonly (readonly Placed[])[]): void {
    const led = blocks.filter(([head]) => isDayHeading(head!)).length;
    const others = blocks.filter(([head, ...below]) => !isDayHeading(head!) && below.some(isDated)).length;
    const dated = blocks.some(([head]) => !isDayHeading(head!) && isDated(head!));
    this.#leads = !dated && led >= MIN_LED && led > others;
  }

  /** `underDay`: an entry without a day of its own has that of a line above it. */
  note(entry: Lines, underDay: boolean): void {
    if (hasDayBelow(entry)) this.#below += 1;
    else if (entry.rows.some(({ booking }) => booking !== null)) this.#elsewhere += 1;
    else if (underDay) this.#above += 1;
  }

  /** Whether the day at the top of a page is that of the last entry of the page before, as all before it print theirs on a line below. */
  goOn(last: Lines | null): boolean {
    if (this.#elsewhere > 0 || this.#above > 0 || this.#below < MIN_ALIKE) return false;
    return last !== null && last.rows.every(({ booking }) => booking === null);
  }

  /**
   * The lines of an entry below a day, as all before it: one that begins with another day is text ("07 Jan purchase").
   */
  underDay(entry: Lines): RowLine[] {
    const isAbove = this.#leads || (this.#below + this.#elsewhere === 0 && this.#above >= MIN_ALIKE);
    if (!isAbove || !hasDayBelow(entry)) return [...entry.rows];
    return entry.rows.map((row) =>
      row.booking === null
        ? row
        : { ...row, booking: null, otherDate: null, rest: [...row.tokens.line.words] },
    );
  }
}

/** Whether the only days of an entry stand below its amount. */
function hasDayBelow({ rows, anchor }: Lines): boolean {
  const at = rows.findIndex(({ booking }) => booking !== null);
  return at > rows.indexOf(anchor!.row);
}

/** Lines of one text begin this close to one another. */
const EDGE_EM = 0.3;

/**
 * The lines of an entry whose first prints its day and its amount alone, with the text below: a day with more words behind it, where other
 * lines of the text begin, is of the text ("05/03/2026 18:24" below "Card payment").
 */
export function withDaysOfText({ rows, anchor }: Lines): RowLine[] {
  const first = anchor!.row;
  if (first.booking === null || first.rest.length > 0 || rows[0] !== first) return [...rows];
  const plain = rows.filter(({ booking, otherDate }) => booking === null && otherDate === null);
  return rows.map((row) => {
    const { words, x0, size } = row.tokens.line;
    const isDated = row.booking?.from === 0 || row.otherDate?.from === 0;
    const isText =
      isDated &&
      row !== first &&
      (row.rest.length > 0 || words.some(({ text }) => isTime(text))) &&
      plain.some(({ tokens }) => Math.abs(tokens.line.x0 - x0) < EDGE_EM * size);
    return isText ? { ...row, booking: null, otherDate: null, rest: [...words] } : row;
  });
}
