/**
 * Years on lines of their own within a list whose rows print day and month alone: "2021" over "04.03. Rent", "2022" over the next ones. One
 * such number says nothing; that each follows the one before it, up or down the page, does.
 */
import type { TokenLine } from '../tokens.ts';

const YEAR = /^(?:19|20)\d{2}$/;
/** Years over rows, from which they are the years of them. */
const MIN_YEARS = 2;

/** The lines with the years in the days that rows begin with; the years are no text. */
export function withYearsOverDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(isYearAlone)) return lines;
  const dated = new Map<number, TokenLine>();
  const years: { readonly line: number; readonly year: number }[] = [];
  let isTold = true;
  lines.forEach((tokens, index) => {
    if (isYearAlone(tokens)) {
      const year = Number(tokens.line.words[0]!.text);
      // A further page may say the year of its first rows again.
      if (years.at(-1)?.year !== year) years.push({ line: index, year });
      dated.set(index, { ...tokens, monies: [], spent: new Set([...tokens.spent, 0]) });
      return;
    }
    const [first, ...others] = tokens.dates;
    if (first?.from !== 0 || tokens.monies.length === 0) return;
    const year = years.at(-1)?.year;
    if (year === undefined || first.date.year !== null) isTold = false;
    else dated.set(index, { ...tokens, dates: [{ ...first, date: { ...first.date, year } }, ...others] });
  });
  if (!isTold || years.length < MIN_YEARS || dated.size < 2 * years.length) return lines;
  const [one, other] = years;
  const step = other!.year - one!.year;
  const follow = years.every(({ year }, index) => index === 0 || year === years[index - 1]!.year + step);
  return Math.abs(step) === 1 && follow ? lines.map((tokens, index) => dated.get(index) ?? tokens) : lines;
}

function isYearAlone({ line: { words } }: TokenLine): boolean {
  return words.length === 1 && YEAR.test(words[0]!.text);
}
