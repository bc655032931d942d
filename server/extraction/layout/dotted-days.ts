/**
 * Days written like amounts: "3.09" for the third of September in a statement whose amounts have a decimal dot. One such
 * number says nothing; that every row begins with one, and that all of them are days of the year, does.
 */
import { findDate } from '../reading/dates.ts';
import type { NumberStyle } from '../reading/numbers.ts';
import type { Line } from './lines.ts';

const DOTTED = /^(\d{1,2})\.(\d{2})$/;
/** Fewer rows than this may begin with amounts that look like days by chance. */
const MIN_ROWS = 4;

/** Whether the rows of a statement begin with days written with a dot, though its amounts have one too. */
export function daysHaveDots(lines: readonly Line[], style: NumberStyle): boolean {
  if (style.decimalSign !== '.' || style.decimals !== 2) return false;
  let rows = 0;
  let dayFirst = true;
  let monthFirst = true;
  for (const { words } of lines) {
    const [, a, b] = DOTTED.exec(words[0]!.text) ?? [];
    if (a === undefined || b === undefined) {
      // Rows that begin with a date of another form need no such reading.
      if (words.some((word) => /\.\d\d$/.test(word.text)) && findDate([words[0]!.text], 0, () => false))
        return false;
      continue;
    }
    if (!words.some((word, index) => index > 1 && /\d\.\d\d\D{0,3}$/.test(word.text))) continue;
    rows += 1;
    dayFirst &&= isDay(a, b);
    monthFirst &&= isDay(b, a);
    if (!dayFirst && !monthFirst) return false;
  }
  return rows >= MIN_ROWS;
}

function isDay(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}
