/**
 * Dates with the time of day below them in their cell ("2025-06-29" over "19:54:56"), set on the bottom of their row: the
 * amount stands beside the time. There the date belongs to the line of the time. Where the cells are set in the middle of
 * their row, the amount stands between the two, and the date belongs to its line.
 */
import { beginsRow, mayHoldAmount } from '../lines/begins-row.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { WRAP_PITCH_EM } from './wrapped-cells.ts';

const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?$/;
/** A time begins, or has its middle, this close to where its date does. */
const EDGE_EM = 0.4;
/** Dates over times that make a habit of the statement. */
const MIN_DATES = 3;
/** Share of the amounts beside a time without a date above it, from which the dates are headings of their days. */
const DATELESS_SHARE = 0.1;

/** A date with the line of the time below it. */
interface OverTime {
  readonly index: number;
  readonly date: DateToken;
  readonly line: number;
  readonly at: number;
}

export function datesBesideTimes(lines: readonly TokenLine[]): TokenLine[] {
  const found = lines.flatMap((_, index) => overTimes(lines, index));
  // The text beside a date may hold an amount: most of the dates tell.
  const bare = found.filter(({ index }) => !mayHoldAmount(lines[index]!));
  if (bare.length < Math.max(MIN_DATES, 0.5 * found.length)) return [...lines];
  const dated = new Set(found.map(({ line }) => line));
  const dateless = lines.filter((tokens, index) => !dated.has(index) && beginsWithTime(tokens));
  if (dateless.length > DATELESS_SHARE * found.length) return [...lines];
  const moved = [...lines];
  for (const { index, date, line, at } of found) {
    const upper = moved[index]!;
    const spent = Array.from({ length: date.to - date.from }, (_, offset) => date.from + offset);
    moved[index] = {
      ...upper,
      dates: upper.dates.filter((other) => other !== date),
      spent: new Set([...upper.spent, ...spent]),
    };
    // It takes no words there: the time stays part of the text.
    const lower = { ...date, from: at, to: at };
    moved[line] = {
      ...moved[line]!,
      dates: [...moved[line]!.dates, lower].toSorted((a, b) => a.x0 - b.x0),
    };
  }
  return moved;
}

/** "7:05 pm  Coffee  4.50", "16:53  03.10.2026  Coffee  4.50" with its value date: a further booking of a day. */
function beginsWithTime(tokens: TokenLine): boolean {
  return TIME.test(tokens.line.words[0]!.text) && tokens.dates[0]?.from !== 0 && mayHoldAmount(tokens);
}

/**
 * Days with a time on lines without an amount ("10.12.2026 22:02", "10.12.2026 22:02 card 4410"), or with nothing else, among
 * days without one that head the rows: they are texts of bookings, when a card was used.
 */
export function withoutTimedDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const alone = lines.filter(
    ({ line, dates: [day, more] }) => day && !more && day.to === line.words.length && day.from === 0,
  );
  const isTimed = (tokens: TokenLine): boolean => {
    const [day, more] = tokens.dates;
    if (day?.from !== 0 || more) return false;
    const [time, text] = tokens.line.words.slice(day.to);
    if (time === undefined || !TIME.test(time.text)) return false;
    const amounts = tokens.monies.filter(({ strong }) => strong);
    return !text || amounts[0]?.from === day.to + 1 || !mayHoldAmount(tokens);
  };
  if (alone.length < MIN_DATES || lines.filter(beginsRow).length >= alone.length) return lines;
  return lines.map((tokens) => (isTimed(tokens) ? { ...tokens, dates: [] } : tokens));
}

function overTimes(lines: readonly TokenLine[], index: number): OverTime[] {
  return lines[index]!.dates.flatMap((date) => {
    const time = timeBelow(lines, index, date);
    if (!time) return [];
    if (mayHoldAmount(lines[time.line]!)) return [{ index, date, ...time }];
    const between = lines.slice(index + 1, time.line).findIndex(mayHoldAmount);
    if (between === -1 || mayHoldAmount(lines[index]!)) return [];
    const line = index + 1 + between;
    const at = lines[line]!.line.words.findIndex(({ x0 }) => x0 > date.x0);
    return [{ index, date, line, at: at === -1 ? lines[line]!.line.words.length : at }];
  });
}

/** The time of day that begins, or has its middle, where a date does on one of the lines right below. */
function timeBelow(
  lines: readonly TokenLine[],
  index: number,
  date: DateToken,
): { readonly line: number; readonly at: number } | null {
  const { line: upper } = lines[index]!;
  const near = EDGE_EM * upper.size;
  for (let below = index + 1; below < lines.length; below += 1) {
    const { line, dates } = lines[below]!;
    if (line.flow !== upper.flow || line.baseline - upper.baseline > WRAP_PITCH_EM * upper.size) return null;
    const at = line.words.findIndex(
      ({ text, x0, x1 }, word) =>
        TIME.test(text) &&
        // "10.12.23" is a day, over which another one may stand.
        !(text.includes('.') && dates.some(({ from, to }) => word >= from && word < to)) &&
        (Math.abs(x0 - date.x0) < near || Math.abs(x0 + x1 - date.x0 - date.x1) < 2 * near),
    );
    if (at >= 0) return { line: below, at };
  }
  return null;
}
