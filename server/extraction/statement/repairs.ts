/** What looking again at a picture left its traces on: cells that are kept as read then, and dates that stay hard to read. */
import { bookingDates } from '../layout/shape.ts';
import type { Flag, Repair } from '../../../shared/statement.ts';
import { nearColumn } from '../layout/columns/columns.ts';
import type { RowLine } from '../layout/row-line.ts';
import { anyRecognised, type Word } from '../words/word.ts';
import type { RawEntry } from './entries/entries.ts';

/** A date read with less confidence (0 to 1) may be another. */
export const UNSURE_DATE = 0.4;

/** The cells of an entry that were read again. */
export function repairsOf(entry: RawEntry): Repair[] {
  return cellsOf(entry).flatMap(({ part, page, words }): Repair[] =>
    words
      .filter((word) => word.firstRead !== undefined)
      .map(({ text, firstRead, x0, y0, x1, y1 }) => ({
        part,
        firstRead: firstRead!,
        read: text,
        page,
        box: { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) },
      })),
  );
}

/** Doubts that come from the picture itself. */
export function pictureFlags(entry: RawEntry): Flag[] {
  const repairs = repairsOf(entry);
  const flags: Flag[] = [];
  if (repairs.length > 0) {
    const each = repairs.map(({ firstRead, read }) =>
      firstRead === '' ? `${read} was not seen at first` : `${read} was first read as ${firstRead}`,
    );
    flags.push(flag('repaired', `Read again on the picture: ${each.join('; ')}.`));
  }
  const unsure = cellsOf(entry).some(
    ({ part, words }) => part === 'date' && words.some(({ confidence }) => confidence < UNSURE_DATE),
  );
  if (unsure) flags.push(flag('date_uncertain', 'The date is hard to read on the picture.'));
  if (isOfOtherDay(entry))
    flags.push(flag('date_uncertain', 'Only one of the dates of its row could be read on the picture.'));
  return flags;
}

/** Whether the date of a booking on a picture stands where its rows have another day: its own may have been lost. */
function isOfOtherDay({ booking, rows, shape }: RawEntry): boolean {
  const dated = rows.find((row) => row.booking === booking);
  const column = shape.dates.length > 1 ? bookingDates(shape)?.column : undefined;
  if (!booking || !dated || !column || !anyRecognised(dated.tokens.line.words)) return false;
  return !nearColumn(booking, column, shape.size);
}

function flag(code: Flag['code'], message: string): Flag {
  return { code, message, suggestion: null, fix: null };
}

interface Cell {
  readonly part: Repair['part'];
  readonly page: number;
  readonly words: readonly Word[];
}

function cellsOf(entry: RawEntry): Cell[] {
  const { row, amount, balance } = entry.anchor;
  const dated = entry.rows.find((one) => one.booking !== null);
  return [
    ...(dated?.booking ? [cell('date', dated, dated.booking)] : []),
    cell('amount', row, amount.money),
    ...(balance ? [cell('balance', row, balance)] : []),
  ];
}

function cell(part: Repair['part'], { tokens }: RowLine, { from, to }: { from: number; to: number }): Cell {
  return { part, page: tokens.line.page, words: tokens.line.words.slice(from, to) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
