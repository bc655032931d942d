/**
 * Bookings printed as records of lines behind their names, parted by wider gaps ("Amount: 12.50", "Payee: Toll", "Date: 04/03/2026, 10:15"):
 * the day is read as the first line of its record, without its name and its time.
 */
import { holdsDigit } from '../../letters.ts';
import { dateAt } from '../../reading/date-words.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import { isDrawnRule } from './drawn-rules.ts';

type WordLine = readonly Word[];

/** Records in a file from which they are a list. */
const MIN_RECORDS = 3;
/** Words of a name, at most. */
const NAME_WORDS = 3;
/** Lines of a record, at most. */
const MAX_LINES = 9;
const TIME = /^(?:\d{1,2}:\d{2}(?::\d{2})?|[ap]\.?m\.?)$/i;
/** A line drawn with characters parts records more than any gap; points. */
const PARTED = 1000;
/** How much wider the gap between records is than any within them. */
const WIDER = 1.15;

/** Days of a page by their lines, and where the records begin that hold them. */
interface Records {
  readonly days: readonly number[];
  readonly starts: readonly number[];
}

/**
 * The lines of each page, the day of each record first, its numbers last. All stay as they are where a page does not hold whole records: an
 * amount that the page's end parts from its day would be of another.
 */
export function withDaysFirst(pages: readonly WordLine[][]): readonly WordLine[][] {
  const days = pages.map((lines) => lines.flatMap((words, at) => (namesDay(words) ? [at] : [])));
  if (days.flat().length < MIN_RECORDS) return pages;
  const gaps = pages.flatMap((lines, page) => (days[page]!.length > 1 ? [gapsOf(lines, days[page]!)] : []));
  if (gaps.length === 0) return pages;
  const within = Math.max(...gaps.map((gap) => gap.within));
  const parted = Math.min(...gaps.map((gap) => gap.parted));
  const found = pages.map((lines, page): Records => ({
    days: days[page]!,
    starts: startsOf(lines, days[page]!, within),
  }));
  const ends = pages.map((lines, page) => endsOf(lines, found[page]!, parted));
  const areWhole = pages.every((lines, page) => holdsWhole(lines, found[page]!, ends[page]!, parted));
  if (!areWhole) return pages;
  return pages.map((lines, page) => moved(lines, found[page]!, ends[page]!));
}

function moved(lines: WordLine[], { days, starts }: Records, ends: readonly number[]): WordLine[] {
  if (days.length === 0) return lines;
  const placed = [...lines];
  days.forEach((day, index) => {
    const [start, end] = [starts[index]!, ends[index]!];
    const own = lines.slice(start, end).filter((words) => words !== lines[day] && !words.every(isDrawnRule));
    const numbers = own.filter(namesNumber);
    const texts = own.filter((words) => !numbers.includes(words));
    [dayOf(lines[day]!), ...[...texts, ...numbers].map(withoutName)].forEach((words, at) => {
      placed[start + at] = setOn(words, lines[start + at]!);
    });
  });
  return placed;
}

/** "Reference: 4410": numbers stand behind the text of their booking. */
function namesNumber(words: WordLine): boolean {
  const end = nameEnd(words);
  return rolesOfName(words, end).has('reference') && words.slice(end).every(({ text }) => holdsDigit(text));
}

/** "Date: 04/03/2026 10:15": a name of days, and a day. */
function namesDay(words: WordLine): boolean {
  const end = nameEnd(words);
  return end > 0 && rolesOfName(words, end).has('date') && dateAt(words, end) !== null;
}

/** A line without the name of what it holds; a balance is told from the amount by its name. */
function withoutName(words: WordLine): WordLine {
  const end = nameEnd(words);
  if (end === 0 || end === words.length) return words;
  const roles = rolesOfName(words, end);
  return roles.size > 0 && !roles.has('balance') ? words.slice(end) : words;
}

/** The day without its name, nor the time of day behind it. */
function dayOf(words: WordLine): WordLine {
  const from = nameEnd(words);
  const to = from + dateAt(words, from)!.words;
  const rest = words.slice(to);
  return rest.every(({ text }) => TIME.test(text)) ? words.slice(from, to) : words.slice(from);
}

const NONE: ReadonlySet<ColumnRole> = new Set();

/** Where the name that a line begins with ends, with its colon; 0 where none does. */
function nameEnd(words: WordLine): number {
  return words.slice(0, NAME_WORDS).findIndex(({ text }) => text.endsWith(':')) + 1;
}

function rolesOfName(words: WordLine, end: number): ReadonlySet<ColumnRole> {
  if (end === 0) return NONE;
  const name = words.slice(0, end).map(({ text }) => text);
  return columnRoles(name.join(' ').slice(0, -1));
}

/** The narrowest gap between the records of a page, and the widest within them; points. */
function gapsOf(lines: readonly WordLine[], days: readonly number[]): { within: number; parted: number } {
  const later = laterStarts(lines, days);
  let within = 0;
  for (let at = days[0]! + 1; at < days.at(-1)!; at += 1)
    if (!later.includes(at)) within = Math.max(within, gapAbove(lines, at));
  return { within, parted: Math.min(...later.map((start) => gapAbove(lines, start))) };
}

/** Where the record of each day but the first begins: below the widest gap back to the day before. */
function laterStarts(lines: readonly WordLine[], days: readonly number[]): number[] {
  return days.slice(1).map((day, index) => widestBetween(lines, days[index]! + 1, day));
}

/** Where the record of each day begins; the first on the page below a gap wider than any within a record. */
function startsOf(lines: readonly WordLine[], days: readonly number[], within: number): number[] {
  if (days.length === 0) return [];
  let first = days[0]!;
  while (first > 0 && gapAbove(lines, first) < WIDER * within) first -= 1;
  return [first, ...laterStarts(lines, days)];
}

function widestBetween(lines: readonly WordLine[], from: number, to: number): number {
  let widest = from;
  for (let at = from + 1; at <= to; at += 1) if (gapAbove(lines, at) > gapAbove(lines, widest)) widest = at;
  return widest;
}

function gapAbove(lines: readonly WordLine[], at: number): number {
  const [above, below] = [lines[at - 1]?.[0], lines[at]?.[0]];
  if (!above || !below) return 0;
  return isDrawnRule(above) ? PARTED : below.baseline - above.baseline;
}

/** Whether no gap within a record is as wide as those between them, and it holds a figure. */
function isRecord(lines: readonly WordLine[], start: number, end: number, parted: number): boolean {
  if (end - start > MAX_LINES) return false;
  for (let at = start + 1; at < end; at += 1) if (gapAbove(lines, at) * WIDER >= parted) return false;
  return lines.slice(start, end).some(holdsFigure);
}

/** Where each record of a page ends. */
function endsOf(lines: readonly WordLine[], { days, starts }: Records, parted: number): number[] {
  return days.map((day, index) => {
    let end = starts[index + 1] ?? day + 1;
    if (index === days.length - 1)
      while (end < lines.length && gapAbove(lines, end) * WIDER < parted) end += 1;
    return end;
  });
}

/** Whether a page holds nothing but whole records, or none: no amount by its name stands beside them. */
function holdsWhole(
  lines: readonly WordLine[],
  { days, starts }: Records,
  ends: readonly number[],
  parted: number,
): boolean {
  if (!days.every((_, index) => isRecord(lines, starts[index]!, ends[index]!, parted))) return false;
  const beside = [...lines.slice(0, starts[0] ?? lines.length), ...lines.slice(ends.at(-1) ?? lines.length)];
  return !beside.some((words) => {
    const end = nameEnd(words);
    return rolesOfName(words, end).has('amount') && words.slice(end).some(({ text }) => holdsDigit(text));
  });
}

/** An amount by its name, or one with a currency or decimals at the end of a line. */
function holdsFigure(words: WordLine): boolean {
  const end = nameEnd(words);
  if (end > 0 && !rolesOfName(words, end).has('amount')) return false;
  return words.slice(Math.max(end, 1)).some(({ text }) => holdsDigit(text));
}

/** A line on the baseline of another. */
function setOn(words: WordLine, place: WordLine): WordLine {
  const by = place[0]!.baseline - words[0]!.baseline;
  if (by === 0) return words;
  return words.map((word) => ({
    ...wordValues(word),
    baseline: word.baseline + by,
    y0: word.y0 + by,
    y1: word.y1 + by,
  }));
}
