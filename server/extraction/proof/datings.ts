/** How the dates of each account are to be read, and which way they run. */
import { columnNames } from '../layout/shape.ts';
import { resolveDate, yearFromPeriod, type DayOrder } from '../reading/calendar.ts';
import { remembered } from '../remembered.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { settleDating, type Dating } from '../statement/dates/dating.ts';
import { onlyOrder } from '../statement/dates/day-order.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { Facts } from '../statement/facts/facts.ts';

/**
 * The dating of each account of a document. An account whose few rows do not tell day-month from month-day has the order
 * of the others whose lists stand under the same names: they are of one statement.
 */
export function datingsOf(
  parts: readonly AccountPart[],
  { facts, currency }: { readonly facts: Facts; readonly currency: string | null },
): Dating[] {
  const usual: DayOrder = currency === 'USD' ? 'mdy' : currency === 'JPY' ? 'ymd' : 'dmy';
  const datings = parts.map((part) => settledAgain(part, facts, usual));
  const isToldAlike = datings.every(({ order, orderCertain }) => orderCertain && order === datings[0]!.order);
  if (datings.length === 1 || isToldAlike) return datings;
  const all = parts.flatMap(({ items }) => entriesAmong(items));
  // "22-07-12" alone is one of July where the other accounts begin their days with the year.
  const yearsFirst =
    datings.find(({ order, orderCertain }) => order === 'ymd' && orderCertain)?.order ?? null;
  return parts.map((part, index): Dating => {
    const own = datings[index]!;
    if (own.orderCertain && own.order === 'ymd') return own;
    const entries = entriesAmong(part.items);
    const names = new Set(entries.map(({ shape }) => columnNames(shape)));
    const alike = all.filter(({ shape }) => names.has(columnNames(shape)) && columnNames(shape) !== '');
    const days = alike.flatMap(({ booking }) => (booking ? [booking.date] : []));
    // A few days that fit the period in either order are written as the many others are.
    const order = days.length === 0 ? null : ((own.orderCertain ? null : yearsFirst) ?? onlyOrder(days));
    const isSettled = order === null || (own.orderCertain && own.order === order);
    return isSettled ? own : settleDating(entries, facts, order, part, true);
  });
}

/** An account's part of the document as it was dated last. */
interface Settled {
  readonly to: number;
  readonly entries: readonly RawEntry[];
  readonly dating: Dating;
}

/** By the first line of the part: competing readings of its amounts leave its days as they are. */
const settledBefore = remembered((_facts: Facts) => new Map<number, Settled>());

function settledAgain(part: AccountPart, facts: Facts, usual: DayOrder): Dating {
  const entries = entriesAmong(part.items);
  const known = settledBefore(facts);
  const before = known.get(part.from);
  if (before?.to === part.to && haveSameDays(before.entries, entries)) return before.dating;
  const dating = settleDating(entries, facts, usual, part);
  known.set(part.from, { to: part.to, entries, dating });
  return dating;
}

/** Whether entries print the same days and take the same lines as others. */
function haveSameDays(entries: readonly RawEntry[], others: readonly RawEntry[]): boolean {
  return (
    entries.length === others.length &&
    entries.every((entry, index) => {
      const other = others[index]!;
      return (
        entry === other ||
        (entry.booking?.date === other.booking?.date &&
          entry.other?.date === other.other?.date &&
          entry.rows.length === other.rows.length &&
          entry.rows.every(({ tokens }, at) => tokens === other.rows[at]!.tokens))
      );
    })
  );
}

/** Whether dates rise or fall down the page. */
export function trendOf(entries: readonly { readonly entry: RawEntry }[], dating: Dating): -1 | 0 | 1 {
  let rising = 0;
  let falling = 0;
  let previous: string | null = null;
  for (const { entry } of entries) {
    if (entry.booking === null) continue;
    const { date } = entry.booking;
    const year = date.year ?? yearFromPeriod(date, dating.order, dating.period) ?? 2000;
    const resolved = resolveDate(date, dating.order, year);
    if (resolved === null) continue;
    if (previous !== null && resolved > previous) rising += 1;
    if (previous !== null && resolved < previous) falling += 1;
    previous = resolved;
  }
  return rising > falling ? 1 : falling > rising ? -1 : 0;
}
