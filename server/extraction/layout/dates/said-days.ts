/**
 * Days that each booking says in words below its amount ("Executed on 01-08-2026   Value date 02-08-2026"), in a statement
 * whose rows print none beside their texts: the lines are days, and their names no text.
 */
import { bookingRank } from './date-names.ts';
import { textOf } from '../lines/lines.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { extentOf } from '../../words/extent.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** Lines that are nothing but days with their names, at least. */
const MIN_DAYS = 3;
/** Share of the amounts that have such a line below them, before the next amount. */
const SHARE = 0.8;

/** The lines, with named days below their amounts as days alone; the same list where rows have days of their own. */
export function withSaidDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const days = new Map<number, DateToken>();
  let amounts = 0;
  let said = 0;
  let waits = false;
  for (const [index, tokens] of lines.entries()) {
    const day = saidDay(tokens);
    if (day !== null) {
      days.set(index, day);
      if (waits) said += 1;
      waits = false;
    } else if (tokens.monies.some(({ strong }) => strong)) {
      if (tokens.dates[0]?.from === 0) return lines;
      amounts += 1;
      waits = true;
    }
  }
  if (said < Math.max(MIN_DAYS, SHARE * (amounts - OTHER_AMOUNTS))) return lines;
  return lines.map((tokens, index) => {
    const day = days.get(index);
    return day === undefined ? tokens : dayAlone(tokens, day);
  });
}

/** Balances and sums about the rows. */
const OTHER_AMOUNTS = 6;

/** The day of booking that a line says, where it is nothing but one or two days, each behind its name; null for nearly every line. */
function saidDay({ line, dates, monies }: TokenLine): DateToken | null {
  if (dates.length === 0 || dates.length > 2 || monies.length > 0) return null;
  if (dates[0]!.from === 0 || dates.at(-1)!.to !== line.words.length) return null;
  const named = dates.map((date, index) => {
    const name = textOf(line.words.slice(dates[index - 1]?.to ?? 0, date.from));
    return { date, name, roles: columnRoles(name) };
  });
  if (!named.every(({ roles }) => roles.has('date') || roles.has('valueDate'))) return null;
  const bookings = named.filter(({ roles }) => roles.has('date'));
  const [first] = bookings.toSorted((one, two) => bookingRank(two.name) - bookingRank(one.name));
  return first?.date ?? null;
}

function dayAlone({ line }: TokenLine, day: DateToken): TokenLine {
  const words = line.words.slice(day.from, day.to);
  const rest = { ...line, ...extentOf(words), words };
  return { line: rest, dates: [{ ...day, from: 0, to: words.length }], monies: [], spent: NOTHING };
}

const NOTHING: ReadonlySet<number> = new Set();
