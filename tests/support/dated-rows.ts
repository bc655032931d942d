/** Statements of rows that differ in nothing but how their days are printed, with a balance after each: what is read of the days. */
import type { Flag, Statement } from '../../shared/statement.ts';
import { readSmall, type Small } from './small-statement.ts';

export const DATED_HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

/** Dates of rows as read, and the codes of their flags. `above`: what is printed above the opening balance. */
export function readDates(
  above: readonly string[],
  dates: readonly string[],
  heading = DATED_HEADING,
): { dates: string[]; flags: Flag['code'][] } {
  let balance = 10000;
  const rows = dates.map((date, index) => {
    balance -= 100 + index;
    return [
      date,
      `Coffee ${'abcdefgh'[index]}`,
      ((100 + index) / 100).toFixed(2),
      '',
      (balance / 100).toFixed(2),
    ];
  });
  const small: Small = { above: [...above, 'Opening balance 100.00'], heading, rows };
  const read = datesAndFlags(readSmall(small).statement);
  return { dates: read.map(([date]) => date), flags: read.flatMap(([, flags]) => flags) };
}

/** The date of each row, and the codes of its flags. */
export function datesAndFlags({ transactions }: Statement): [string, Flag['code'][]][] {
  return transactions.map(({ date, flags }) => [date, flags.map(({ code }) => code)]);
}
