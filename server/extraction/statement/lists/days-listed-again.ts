/**
 * Lists of daily balances, whatever their title: days with one figure each, which state again what the running
 * balance of the rows above came to.
 */
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { DateToken, TokenLine } from '../../layout/tokens.ts';

/** Days of such a list, at least: a single one may be a booking without a text. */
const MIN_DAYS = 2;

type DayAndFigure = readonly [date: DateToken, money: MoneyToken];

/** The lines (indices) of lists of days with one figure each, all of which some row above prints behind its amount, with its day. */
export function daysListedAgain(lines: readonly TokenLine[]): ReadonlySet<number> {
  const again = new Set<number>();
  const lists = listsOfDays(lines);
  if (lists.length === 0) return again;
  const stated = new Set<string>();
  let day: DateToken | null = null;
  let at = 0;
  for (const list of lists) {
    for (; at < list.first; at += 1) {
      const { dates, monies } = lines[at]!;
      day = dates[0] ?? day;
      if (day !== null && monies.length > 1) stated.add(keyOf([day, monies.at(-1)!]));
    }
    if (list.days.every((one) => stated.has(keyOf(one))))
      for (let line = list.first; line <= list.last; line += 1) again.add(lines[line]!.line.index);
  }
  return again;
}

interface ListOfDays {
  readonly first: number;
  readonly last: number;
  readonly days: readonly DayAndFigure[];
}

/** Lines one below the other that hold nothing but days, each once, with a figure behind each. */
function listsOfDays(lines: readonly TokenLine[]): ListOfDays[] {
  const lists: { first: number; last: number; days: DayAndFigure[] }[] = [];
  lines.forEach((tokens, index) => {
    const days = daysOf(tokens);
    if (days === null) return;
    const above = lists.at(-1);
    if (above?.last !== index - 1) lists.push({ first: index, last: index, days });
    else {
      above.last = index;
      above.days.push(...days);
    }
  });
  return lists.filter(({ days }) => {
    const named = new Set(days.map(([{ date }]) => JSON.stringify(date)));
    return days.length >= MIN_DAYS && named.size === days.length;
  });
}

/** The days of a line that holds nothing but days with a figure behind each, else null. */
function daysOf({ line, dates, monies }: TokenLine): DayAndFigure[] | null {
  if (dates.length === 0 || dates.length !== monies.length) return null;
  const days = dates.map((date, index): DayAndFigure => [date, monies[index]!]);
  let at = 0;
  for (const [date, money] of days) {
    if (date.from !== at || money.from !== date.to || !money.strong) return null;
    at = money.to;
  }
  return at === line.words.length ? days : null;
}

function keyOf([{ date }, money]: DayAndFigure): string {
  return `${JSON.stringify(date)} ${signedUnits(money)}`;
}
