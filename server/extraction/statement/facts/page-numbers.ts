/** The numbers that the pages of a statement print ("Page 3 of 5", "Page 3"), and the pages that these say are not in the file. */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { holdsDigit, isDigitAt } from '../../letters.ts';
import { endsInPage, PAGE_OF } from '../../reading/around.ts';

/** A numbering that stands on every page, with another number on each. */
export interface PageNumbering {
  /** How many pages it says there are; null where it says but the number of each. */
  readonly count: number | null;
  /** What each page of the file is numbered; of two on a sheet the first. */
  readonly numbers: ReadonlyMap<number, number>;
  /** What the second pages of sheets are numbered. */
  readonly beside: ReadonlySet<number>;
}

/** What the lines of a statement print that may be numbers of its pages. */
export interface PageNumbers {
  /** How many pages the file has. */
  readonly pages: number;
  /** "2 of 5", "page 1 of 1", in the order of the lines. */
  readonly counted: readonly CountedPage[];
  /** The first number alone ("Page 3") of each page. */
  readonly alone: ReadonlyMap<number, number>;
  /** The first one of each second page of a sheet. */
  readonly aloneBeside: ReadonlySet<number>;
}

interface CountedPage {
  /** The line, by its index, the page it is on, and which of two on a sheet. */
  readonly line: number;
  readonly page: number;
  readonly flow: number;
  readonly number: number;
  readonly count: number;
  /** The word for a page stands before it. */
  readonly isNamed: boolean;
  /** "05/11" in the text of a booking is a day or a part. */
  readonly mayBeDay: boolean;
}

export function pageNumbersIn(lines: readonly TokenLine[]): PageNumbers {
  const counted: CountedPage[] = [];
  const alone = new Map<number, number>();
  const pages = new Set<number>();
  const flows = new Map<number, number>();
  for (const tokens of lines) {
    const { line } = tokens;
    pages.add(line.page);
    if (beginsRow(tokens)) continue;
    const number = flows.has(line.flow) ? null : numberAlone(line);
    if (number !== null) {
      flows.set(line.flow, number);
      if (!alone.has(line.page)) alone.set(line.page, number);
    }
    const found = mayNumberPages(line) ? countedPage(line) : null;
    if (found) counted.push(found);
  }
  const first = new Set(alone.values());
  const aloneBeside = new Set([...flows.values()].filter((number) => !first.has(number)));
  return { pages: pages.size, counted, alone, aloneBeside };
}

/** The numbering of the pages; null where they print none. `isBooked`: whether a line, by its index, may be one of a booking. */
export function pageNumbering(
  { pages, counted, alone, aloneBeside }: PageNumbers,
  isBooked: (line: number) => boolean,
): PageNumbering | null {
  const numberings = new Map<number, Map<number, number>>();
  const named = new Set<number>();
  const valid = counted.filter(({ line, count, mayBeDay }) => count >= 2 && !(mayBeDay && isBooked(line)));
  for (const { page, number, count, isNamed } of valid) {
    const numbers = numberings.get(count) ?? new Map<number, number>();
    if (!numbers.has(page)) numbers.set(page, number);
    numberings.set(count, numbers);
    if (isNamed) named.add(count);
  }
  const ofAll = (numbers: ReadonlyMap<number, number>): boolean =>
    numbers.size === pages && new Set(numbers.values()).size === pages;
  for (const [count, numbers] of numberings)
    if (ofAll(numbers) && (pages > 1 || named.has(count)))
      return { count, numbers, beside: besideOf(valid.filter((one) => one.count === count)) };
  return pages > 1 && ofAll(alone) && isRising(alone)
    ? { count: null, numbers: alone, beside: aloneBeside }
    : null;
}

/** The numbers on the second pages of sheets. */
function besideOf(counted: readonly CountedPage[]): ReadonlySet<number> {
  const first = new Map(counted.toReversed().map(({ page, flow }) => [page, flow]));
  return new Set(counted.filter(({ page, flow }) => first.get(page) !== flow).map(({ number }) => number));
}

/** What each page says its number is, whatever the others say: the first "2 of 5" on it, else its number alone. */
export function numberOfEachPage({ counted, alone }: PageNumbers): ReadonlyMap<number, number> {
  const numbers = new Map(alone);
  for (const { page, number, isNamed, mayBeDay } of counted.toReversed())
    if (isNamed || !mayBeDay) numbers.set(page, number);
  return numbers;
}

/** The numbering whose lines are none of a booking, whichever the bookings are. */
export function plainNumbering(numbers: PageNumbers): PageNumbering | null {
  return pageNumbering(numbers, () => true);
}

function countedPage({ words, index, page, flow }: Line): CountedPage | null {
  const text = textOf(words);
  const match = PAGE_OF.exec(text);
  if (!match) return null;
  const [number, count] = [Number(match[1]), Number(match[2])];
  if (number < 1 || number > count) return null;
  const isNamed = endsInPage(text.slice(0, match.index));
  if (count < 2 && !isNamed) return null;
  return { line: index, page, flow, number, count, isNamed, mayBeDay: match[0].includes('/') && !isNamed };
}

/** The number behind the word for a page. */
function numberAlone({ words }: Line): number | null {
  const at = words.findIndex(
    ({ text }, index) =>
      index > 0 && isDigitAt(text, 0) && /^\d{1,4}$/.test(text) && endsInPage(words[index - 1]!.text),
  );
  return at < 0 ? null : Number(words[at]!.text);
}

function isRising(numbers: ReadonlyMap<number, number>): boolean {
  const values = [...numbers].toSorted(([a], [b]) => a - b).map(([, number]) => number);
  return values.every((number, index) => index === 0 || number > values[index - 1]!);
}

/** The numbers of the pages that are not in the file; without a count those between others. */
export function missingNumbers({ count, numbers, beside }: PageNumbering): number[] {
  const seen = new Set([...numbers.values(), ...beside]);
  const first = count === null ? Math.min(...seen) : 1;
  const last = count ?? Math.max(...seen);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (number) => !seen.has(number),
  );
}

/** Whether a line holds a number and another one, or a word that begins with digits and may be both: "2/5". */
function mayNumberPages({ words }: Line): boolean {
  const numbers = words.filter(({ text }) => holdsDigit(text));
  const [only, ...more] = numbers.filter(({ text }) => isDigitAt(text, 0));
  return only !== undefined && (more.length > 0 || numbers.length > 1 || !/^\d+\W*$/.test(only.text));
}

/** Whether pages are missing between two pages of the file. */
export function isGap({ numbers, beside }: PageNumbering, before: number, after: number): boolean {
  const [from, to] = [numbers.get(before), numbers.get(after)];
  if (from === undefined || to === undefined) return false;
  const between = [...beside].filter((number) => number > from && number < to).length;
  return to - from - between > after - before;
}
