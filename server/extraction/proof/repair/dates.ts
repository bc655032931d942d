/**
 * Dates that are missing, out of order or hard to read, read again. No sum proves a date: a new one is kept only where it
 * lies in the period and between the dates around it, and the picture prefers it to every other that does.
 */
import { bookingDates } from '../../layout/shape.ts';
import type { CalendarDate } from '../../../../shared/dates.ts';
import type { Stages } from '../../read.ts';
import type { ProvedAccount } from '../proved-account.ts';
import { resolveDate, yearFromPeriod } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { Dating } from '../../statement/dates/dating.ts';
import type { RawEntry } from '../../statement/entries/entries.ts';
import { UNSURE_DATE } from '../../statement/repairs.ts';
import type { CellReading } from '../../words/ocr/cells.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import {
  alternatives,
  dateIn,
  replacement,
  rereadAll,
  suspectPlace,
  suspectWords,
  textOfSuspect,
  type Alternative,
  type Reread,
  type Suspect,
} from './suspects.ts';

/** Dates read with less confidence are looked at again. */
const DOUBT = 0.75;
/** Support below which the picture does not support a date. */
const MIN_SUPPORT = 0.05;
/** A date is preferred where it has this many times the support of the next. */
const PREFERRED = 2;
/** Confidence of a date that many looks agree on, though each was unsure. */
const CONFIRMED = 0.8;
/** With more, columns and not digits were misread. */
const MAX_DATES = 80;
const MARGIN_EM = 0.5;

/** New words for the cells of dates; also the old text with more confidence, where looking again confirms it. */
export async function repairedDates(stages: Stages, reread: Reread): Promise<Map<Suspect, Word>> {
  const rows = stages.reading.accounts.flatMap((account, index) =>
    rowsInTime(account, stages.reading.datings[index]!),
  );
  const doubted = rows.filter(
    ({ suspect, fits, confidence }) => suspect !== null && (!fits || confidence < DOUBT),
  );
  const found = new Map<Suspect, Word>();
  if (doubted.length === 0 || doubted.length > MAX_DATES) return found;
  const readings = await rereadAll(
    doubted.map(({ suspect }) => suspect!),
    reread,
  );
  for (const row of doubted) {
    const reading = readings.get(row.suspect!);
    const word = reading === undefined ? null : chosen(row, reading);
    if (word !== null) found.set(row.suspect!, word);
  }
  return found;
}

interface DatedRow {
  /** Null where the date stands nowhere in the entry. */
  readonly suspect: Suspect | null;
  readonly confidence: number;
  /** The date as read lies in the period, between the dates around it. */
  readonly fits: boolean;
  readonly fitting: (date: DateText) => boolean;
  /** The date as read, and how the others of the statement are written. */
  readonly read: DateText | null;
  readonly form: string | null;
}

/** The rows of an account, oldest first. */
function rowsInTime({ rows, kind }: ProvedAccount, dating: Dating): DatedRow[] {
  const entries = rows.map(({ entry }) => entry);
  const forms = Map.groupBy(
    entries.flatMap(({ booking, inherited }) => (booking && !inherited ? [formOf(booking.date)] : [])),
    (form) => form,
  );
  const form = [...forms].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null;
  const days = entries.map(({ booking, inherited }) =>
    inherited ? null : dayOf(booking?.date ?? null, dating),
  );
  // Every list has its own order in time, and cards list payments, purchases and holders one after the other.
  const around = (index: number): readonly (CalendarDate | null)[] =>
    days.map((day, at) => (kind === 'asset' && entries[at]!.table === entries[index]!.table ? day : null));
  return entries.map((entry, index): DatedRow => {
    const suspect = cellOfDate(entry);
    const fitting = (date: DateText): boolean => {
      const day = dayOf(date, dating);
      return day !== null && liesWithin(day, dating) && inOrder(day, index, around(index));
    };
    const read = entry.inherited ? null : (entry.booking?.date ?? null);
    // A date that serves a whole day is no gap.
    const wanted = entry.shape.datedRows && !entry.underDayHeading;
    return {
      suspect: suspect !== null && (read !== null || wanted) ? suspect : null,
      confidence: suspect === null ? 0 : Math.min(1, ...wordsOf(suspect).map((word) => word.confidence)),
      fits: read !== null && fitting(read),
      fitting,
      read,
      form,
    };
  });
}

function wordsOf({ line, from, to }: Suspect): readonly Word[] {
  return line.words.slice(from, to);
}

function dayOf(date: DateText | null, { order, period }: Dating): CalendarDate | null {
  if (date === null) return null;
  const year = date.year ?? yearFromPeriod(date, order, period);
  return year === null ? null : resolveDate(date, order, year);
}

function liesWithin(day: CalendarDate, { period: { start, end } }: Dating): boolean {
  return (start === null || day >= start) && (end === null || day <= end);
}

/** Not before the nearest day above that its own neighbours bear out, and not after the nearest below. */
function inOrder(day: CalendarDate, index: number, days: readonly (CalendarDate | null)[]): boolean {
  const before = days.slice(0, index).findLast((other) => other !== null);
  const behind = days.slice(index + 1).find((other) => other !== null);
  return (
    (before === undefined || before === null || day >= before) &&
    (behind === undefined || behind === null || day <= behind)
  );
}

/** How a date is written: names or numbers, with a year or without. */
function formOf({ kind, year, compact }: DateText): string {
  return `${kind} ${year === null ? 'without' : 'with'} ${compact ?? false}`;
}

/** The words of an entry's own date, or the place in its first line where the dates of the table stand. */
function cellOfDate(entry: RawEntry): Suspect | null {
  const dated = entry.rows.find((row) => row.booking !== null);
  if (dated?.booking) return suspectWords(dated.tokens.line, dated.booking.from, dated.booking.to);
  const column = bookingDates(entry.shape)?.column;
  if (column === undefined) return null;
  const { line } = entry.rows[0]!.tokens;
  const margin = MARGIN_EM * entry.shape.size;
  return suspectPlace(line, column.x0 - margin, column.x1 + margin);
}

function chosen(row: DatedRow, reading: CellReading): Word | null {
  const suspect = row.suspect!;
  const all = alternatives(reading, dateIn, (date) => JSON.stringify(date)).filter(
    ({ value, support }) => support >= MIN_SUPPORT && (row.form === null || formOf(value) === row.form),
  );
  const [best, next] = all.filter(({ value }) => row.fitting(value));
  if (best === undefined || best.support < PREFERRED * (next?.support ?? 0)) return null;
  const now = row.read === null ? undefined : JSON.stringify(row.read);
  if (JSON.stringify(best.value) === now) return confirmed(suspect, best);
  // As read it fits as well: the picture has to prefer the other clearly, which it did among those that fit.
  return {
    ...replacement(suspect, best.text, best.text, reading),
    confidence: Math.max(UNSURE_DATE, best.support),
  };
}

/** The same text, more trusted. Null where it was trusted already, or takes several words. */
function confirmed(suspect: Suspect, best: Alternative<DateText>): Word | null {
  const [word, ...others] = wordsOf(suspect);
  if (word === undefined || others.length > 0 || word.confidence >= DOUBT) return null;
  return { ...wordValues(word), text: textOfSuspect(suspect), confidence: Math.max(CONFIRMED, best.support) };
}
