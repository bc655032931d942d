/**
 * Rows to entries: which lines belong to one booking, under the mode that fits the table (see `entry-mode.ts`).
 */
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import type { DateToken } from '../../layout/tokens.ts';
import { withDatesFromBelow } from './dates-below.ts';
import { withDatesOverAmounts } from './dates-over-amounts.ts';
import { splitGap } from './entry-blocks.ts';
import { chooseMode, pitchOf, place } from './entry-mode.ts';
import { Grouper } from './grouper.ts';
import { joinLabels } from './label-lines.ts';
import type { BookingRow, Row } from './row-kinds.ts';
import { withoutNotes } from './notes.ts';
import { unstackDates } from './stacked-dates.ts';
import { breakDistance, trimPages } from './trim.ts';

/** One booking with all its lines, in printed order. */
export interface RawEntry {
  readonly anchor: BookingRow;
  readonly rows: readonly RowLine[];
  readonly booking: DateToken | null;
  readonly other: DateToken | null;
  /** The date stands on an earlier entry or on a heading line. */
  readonly inherited: boolean;
  /** The date it inherits stands on a line of its own, as a heading of the day. */
  readonly underDayHeading: boolean;
  readonly shape: Shape;
  /** The table it stands in, among all tables. */
  readonly table: number;
  /** Of a charge in a column of its own beside the amount before it: the column's name; else null. */
  readonly charge: string | null;
}

export type Item =
  | ({ readonly kind: 'entry'; readonly entry: RawEntry } & At)
  | (Exclude<Row, { kind: 'text' | 'booking' }> & At)
  /** A dated line whose amount was not found, with those it stands among: something of the statement is not understood. */
  | ({ readonly kind: 'orphan'; readonly row: RowLine; readonly rows: readonly RowLine[] } & At);

/** Where an item begins: its line in the statement, its table among all tables. */
interface At {
  readonly line: number;
  readonly table: number;
}

/**
 * Groups the classified rows of all tables of one shape, given table by table in reading order.
 * Text that belongs to no entry (furniture, footnotes) is left out. `classify` tells what several lines are together.
 */
export function groupEntries(
  tables: readonly { readonly order: number; readonly rows: readonly Row[] }[],
  shape: Shape,
  classify: (row: RowLine) => Row,
): Item[] {
  const all = tables.map(({ rows }) => rows);
  const trimmed = all.map((rows) => trimPages(rows, shape, all));
  const unstacked =
    withDatesOverAmounts(trimmed) ??
    trimmed.map((rows, index) => unstackDates(rows, shape, trimmed[index - 1]?.at(-1)));
  const placed = withoutNotes(unstacked).map(place);
  const gap = splitGap(placed);
  const mode = chooseMode(placed, gap);
  const pitch = pitchOf(placed);
  const limit = Math.min(gap, breakDistance(pitch, shape.size));
  const grouper = new Grouper(shape, mode, pitch, gap, limit);
  placed.forEach((rows, index) =>
    grouper.table(joinLabels(rows, mode, limit, classify), tables[index]!.order),
  );
  return withDatesFromBelow(grouper.finish());
}
