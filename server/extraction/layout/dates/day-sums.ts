/**
 * What came in and went out on a day, between the day and the balance it ends with ("2 Feb 2024   In 0.00 · Out 3,804.61   Balance
 * -2,173.59"): sums of the rows that stand below, which the balance says as well.
 */
import { columnRoles } from '../../reading/vocabulary.ts';
import { textOf } from '../lines/lines.ts';
import { withoutWords, type TokenLine } from '../tokens.ts';

/** Such days, at least: one may be a row of a table that names its amounts. */
const MIN_DAYS = 2;

/** The lines, days that say so without those sums. */
export function withoutDaySums(lines: readonly TokenLine[]): readonly TokenLine[] {
  const found = new Map<TokenLine, Sums>();
  for (const tokens of lines) {
    const sums = sumsOf(tokens);
    if (sums) found.set(tokens, sums);
  }
  if (found.size < MIN_DAYS) return lines;
  return lines.map((tokens) => {
    const sums = found.get(tokens);
    return sums ? withoutWords(tokens, sums) : tokens;
  });
}

/** Indices of the words of the sums: from the first to before the last. */
interface Sums {
  readonly from: number;
  readonly to: number;
}

/** The sums of a line that is a day, named sums and a named balance, and nothing else; null for nearly every line. */
function sumsOf({ line: { words }, dates, monies }: TokenLine): Sums | null {
  const [day, more] = dates;
  if (!day || more || day.from !== 0) return null;
  const figures = monies.filter(({ strong }) => strong);
  const last = figures.at(-1);
  if (figures.length < 2 || last!.to < words.length) return null;
  let from = day.to;
  for (const money of figures) {
    // "In 0.00": the name may be read as a mark of the figure.
    const named = words.slice(from, money.to).filter(({ text }) => /\p{L}/u.test(text));
    const names = columnRoles(textOf(named));
    if (money === last) return names.has('balance') ? { from: day.to, to: from } : null;
    if (!names.has('in') && !names.has('out')) return null;
    from = money.to;
  }
  return null;
}
