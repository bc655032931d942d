/** How the dates of a column are written: one column is written in one way. */
import { linedUp, type Column } from '../columns/columns.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** How a date is written: by name or number, with or without its year. One column is written in one way. */
export function formOf(date: DateToken): string {
  return `${date.date.kind}${date.date.year === null ? '' : ' year'}${date.date.compact ? ' compact' : ''}`;
}

/** A way of writing counts for a column when this share of its dates is written so. */
const FORM_SHARE = 0.15;

/**
 * The forms of the dates in a column. Dates beside an amount or alone on their line speak for the column; where there
 * are none, all do. A date inside wrapped text that happens to begin at the column's edge is mostly written otherwise.
 */
export function formsIn(column: Column, lines: readonly TokenLine[], size: number): ReadonlySet<string> {
  const speaking = new Map<string, number>();
  const all = new Map<string, number>();
  let isBesideAmounts = false;
  for (const { line, dates, monies } of lines) {
    for (const date of dates) {
      if (!linedUp(date, column, size)) continue;
      const form = formOf(date);
      all.set(form, (all.get(form) ?? 0) + 1);
      const alone = date.to - date.from === line.words.length;
      const besideAmount = monies.some((money) => money.strong);
      isBesideAmounts ||= besideAmount;
      if (alone || besideAmount) speaking.set(form, (speaking.get(form) ?? 0) + 1);
    }
  }
  // Where cells are set on the bottom of their rows, hardly any date stands beside its amount.
  const enough = sum(speaking) >= FORM_SHARE * sum(all);
  const counts = !enough ? all : isBesideAmounts ? speaking : ofOneWay(speaking);
  const total = sum(counts);
  return new Set([...counts].filter(([, count]) => count >= FORM_SHARE * total).map(([form]) => form));
}

/** Days over their rows are written in one way, by names or by numbers: what most are, or the first; others are of a text. */
function ofOneWay(forms: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const wayOf = (form: string): string => form.split(' ')[0]!;
  const ways = Map.groupBy(forms, ([form]) => wayOf(form));
  const counts = [...ways.values()].map((members) => sum(new Map(members)));
  const [kept] = [...ways.values()].filter((_, index) => counts[index] === Math.max(...counts));
  return ways.size < 2 ? forms : new Map(kept);
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** Share of the numbers in a column that are days, from which the others are misprints: most numbers of six digits are no day. */
const DAYS_SHARE = 0.8;
const WHOLE_NUMBER = /^(?:\d{6}|\d{8})$/;

/** Whether what looks like days without a sign between are numbers, as others in their column are ("100426" over "100533"). */
export function holdsOtherNumbers(column: Column, lines: readonly TokenLine[], size: number): boolean {
  let days = 0;
  let others = 0;
  for (const { line, dates } of lines)
    for (const [at, word] of line.words.entries()) {
      if (!WHOLE_NUMBER.test(word.text) || !linedUp(word, column, size)) continue;
      const isDay = dates.some(({ from, to }) => from === at && to === at + 1);
      if (isDay) days += 1;
      else others += 1;
    }
  return days === column.count && others > 0 && days < DAYS_SHARE * (days + others);
}
