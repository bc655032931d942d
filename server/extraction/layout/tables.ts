/**
 * Tables: stretches of lines under one heading (or under none), cut to the width the heading spans. A heading that
 * repeats its roles side by side makes two tables, read one after the other on each page.
 */
import { fold } from '../reading/fold.ts';
import { isMark, leadingLabel } from '../reading/vocabulary.ts';
import { DATES } from './dates/date-names.ts';
import { namedDay } from './dates/day-lines.ts';
import type { HeadingColumn } from './headings/heading-columns.ts';
import type { Heading } from './headings/headings.ts';
import { listsBeside } from './headings/lists-beside.ts';
import { clipLine, textOf } from './lines/lines.ts';
import { headingsOfMovedPages } from './pages/moved-pages.ts';
import type { MoneyToken } from './amounts/money-token.ts';
import { halvesOfSheets } from './pages/sheet-halves.ts';
import { borderOf, sumsAcross } from './groups-beside.ts';
import type { DateToken, TokenLine } from './tokens.ts';
import { firstListed, titleOfUnnamed } from './unnamed-lists.ts';

export interface Table {
  readonly heading: Heading | null;
  /** Of a list without names behind one with names: those. What stands above them is no title of this list. */
  readonly above?: Heading;
  /** Which of the groups side by side it is, from 0. */
  readonly group: number;
  /** It has a single row, whose amounts stand under none. */
  readonly single?: true;
  /** Lines below the heading up to the next one, on this page and on following pages without a heading. */
  readonly lines: readonly TokenLine[];
  /** Window, points. */
  readonly x0: number;
  readonly x1: number;
}

/** Headings that repeat stand this close to where they stood before, points: a scanned page never lies quite the same. */
const SHIFT = 9;

/** Whether two tables have equal headings: then they share their columns. Tables without a heading are all alike. */
export function sameShape(a: Table, b: Table): boolean {
  if (a.group !== b.group) return false;
  const [one, other] = [a.heading?.columns ?? [], b.heading?.columns ?? []];
  return (
    one.length === other.length &&
    one.every(({ text, x0 }, index) => {
      const same = other[index]!;
      return Math.abs(x0 - same.x0) < SHIFT && fold(text) === fold(same.text);
    })
  );
}

/** Rows above the first heading that make a list of their own, at least. */
const MIN_ROWS_WITHOUT_HEADING = 2;

/**
 * Splits the lines of a statement into tables. `titles` are the lines that open a list: under a heading that names
 * several groups side by side the next list is another one, without a heading of its own.
 */
export function splitTables(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  titles: ReadonlySet<number> = NO_TITLES,
): Table[] {
  const bare = (of: readonly TokenLine[], group = 0): Table => ({
    heading: null,
    group,
    lines: of,
    x0: -Infinity,
    x1: Infinity,
  });
  if (headings.length === 0)
    return halvesOfSheets(lines)?.map(({ side, lines: of }) => bare(of, side)) ?? [bare(lines)];
  const tables: Table[] = [];
  const above = lines.slice(0, headings[0]!.first);
  const filled = fillsPages(above, headings[0]!.page);
  const placed = listedUnderDays(above) ?? firstListed(above);
  const first = above.findIndex(filled ? beginsDay : isClosedRow);
  const begins = Math.max(first < 0 ? placed : first, 0);
  const opens = above.findIndex(({ line }) => titles.has(line.index));
  // The first title may be that of the list under the heading, below the rows of another.
  const titled =
    opens >= 0 &&
    !(placed >= 0 && placed < opens) &&
    above.slice(0, opens).filter(isClosedRow).length < MIN_ROWS_WITHOUT_HEADING;
  const lead = above.slice(titled ? opens : begins);
  const listed = filled || placed >= 0 || lead.filter(isClosedRow).length >= MIN_ROWS_WITHOUT_HEADING;
  if (listed) tables.push(bare(lead));
  const days = daysAbove(lines, headings);
  headings.forEach((heading, index) => {
    const next = headings[index + 1];
    const end = next === undefined ? lines.length : next.first - (days.get(next) ?? []).length;
    const groups = sideBySide(heading);
    const under = [...(days.get(heading) ?? []), ...lines.slice(heading.last + 1, end)];
    const all = index > 0 || listed ? under : [...rowBelowOpening(above, heading), ...under];
    const other =
      groups.length > 1
        ? all.findIndex(({ line }) => titles.has(line.index))
        : titleOfUnnamed(all, heading, titles);
    const body = other < 0 ? all : all.slice(0, other);
    if (groups.length === 1) {
      const moved = headingsOfMovedPages(body, heading);
      for (const part of runsUnder(body, moved))
        tables.push({ ...part, heading: part.heading ?? heading, group: 0, x0: -Infinity, x1: Infinity });
      if (other >= 0) tables.push(bare(all.slice(other)));
      return;
    }
    // Side by side: page by page, left before right.
    const pages = [...new Set(body.map(({ line }) => line.page))];
    for (const page of pages.length > 0 ? pages : [heading.page]) {
      groups.forEach((columns, group) => {
        const x0 = group === 0 ? -Infinity : borderOf(groups[group - 1]!, columns[0]!);
        const next = groups[group + 1];
        const x1 = next ? borderOf(columns, next[0]!) : Infinity;
        const part = body.filter(({ line }) => line.page === page);
        const sums = (tokens: TokenLine): boolean => sumsAcross(tokens, groups);
        const own = part.flatMap((tokens) =>
          sums(tokens) ? (next ? [] : [tokens]) : clipTokens([tokens], x0, x1),
        );
        tables.push({ heading: { ...heading, columns }, group, lines: own, x0, x1 });
      });
    }
    if (other >= 0) tables.push(bare(all.slice(other)));
  });
  return tables;
}

/**
 * Lines up to the next page whose columns stand elsewhere, or back where they were: pages whose margins take turns, as on
 * sheets printed on both sides, are read in their order.
 */
function runsUnder(
  lines: readonly TokenLine[],
  moved: ReadonlyMap<number, Heading>,
): { readonly heading: Heading | undefined; readonly lines: readonly TokenLine[] }[] {
  if (moved.size === 0) return lines.length === 0 ? [] : [{ heading: undefined, lines }];
  const runs: { heading: Heading | undefined; lines: TokenLine[] }[] = [];
  for (const tokens of lines) {
    const heading = moved.get(tokens.line.flow);
    const last = runs.at(-1);
    if (last && last.heading === heading) last.lines.push(tokens);
    else runs.push({ heading, lines: [tokens] });
  }
  return runs;
}

/** Tables of a day each, at least, that tell that a date stands over the heading of each. */
const MIN_DAYS = 2;

/**
 * The line right above a heading that holds nothing but the day of the rows below it ("15/07/2024" over "Description | Amount |
 * Balance", again for each day): it belongs to the table it stands over. None where a heading names dates.
 */
function daysAbove(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
): ReadonlyMap<Heading, readonly TokenLine[]> {
  const days = new Map<Heading, readonly TokenLine[]>();
  for (const heading of headings) {
    const above = lines[heading.first - 1];
    if (!above || above.line.flow !== heading.flow || !isDay(above)) continue;
    if (!heading.columns.some(({ roles }) => DATES.some((role) => roles.has(role))))
      days.set(heading, [above]);
  }
  return days.size < MIN_DAYS ? new Map() : days;
}

/** The first of several days on lines of their own, each right above a row that ends in an amount; null where no list is kept so. */
function listedUnderDays(above: readonly TokenLine[]): number | null {
  const days = above.flatMap((tokens, at) => {
    const below = above[at + 1];
    return below && isDay(tokens) && below.dates[0]?.from !== 0 && endsInAmount(below) ? [at] : [];
  });
  return days.length < MIN_DAYS ? null : days[0]!;
}

/** Whether a line holds a date and nothing else, or with its name. */
function isDay(tokens: TokenLine): boolean {
  const [date] = tokens.dates;
  return (date?.from === 0 && date.to === tokens.line.words.length) || namedDay(tokens) !== null;
}

const NO_TITLES: ReadonlySet<number> = new Set();

/** Days and amounts of rows above the page of the first heading, at least: its own was not read. */
const MIN_DAYS_AND_AMOUNTS = 3;

/** Whether pages before the one of the first heading hold rows, whose days and amounts may stand on lines of their own. */
function fillsPages(above: readonly TokenLine[], page: number): boolean {
  const before = above.filter(({ line }) => line.page !== page);
  return (
    before.filter(beginsDay).length >= MIN_DAYS_AND_AMOUNTS &&
    before.filter(endsInAmount).length >= MIN_DAYS_AND_AMOUNTS
  );
}

/** A line that begins with a date and goes on. */
function beginsDay({ line, dates: [date] }: TokenLine): boolean {
  return date?.from === 0 && date.to < line.words.length;
}

function endsInAmount({ line, monies }: TokenLine): boolean {
  const money = monies.at(-1);
  return money?.strong === true && money.to === line.words.length;
}

/** A line that begins with a date, ends with an amount, or with its mark or another date behind it, and has text between. */
function isClosedRow({ line, dates, monies }: TokenLine): boolean {
  const [date, money] = [dates[0], monies.at(-1)];
  if (date?.from !== 0 || !money?.strong) return false;
  const behind = (dates.at(-1)!.from >= money.to && dates.at(-1)!.from) || line.words.length;
  if (line.words.slice(money.to, behind).some(({ text }) => !isMark(text))) return false;
  if (behind < line.words.length && dates.at(-1)!.to !== line.words.length) return false;
  return line.words.slice(date.to, money.from).some((word) => /\p{L}{2}/u.test(word.text));
}

/**
 * A row between the balance that a list starts from and the first heading ("Previous balance 120.50", "10/06 Payment
 * -120.50", "Purchases of A. Moor", names of columns): its amount stands under that of the balance and over the column's.
 */
function rowBelowOpening(above: readonly TokenLine[], { columns }: Heading): readonly TokenLine[] {
  const row = above.findLast(isClosedRow);
  const upper = row && above[above.indexOf(row) - 1];
  const [money, start] = [row?.monies.at(-1), upper?.monies.at(-1)];
  if (!money || !start?.strong || upper!.line.flow !== row!.line.flow) return [];
  if (start.to !== upper!.line.words.length || Math.abs(start.x1 - money.x1) > row!.line.size / 2) return [];
  const last = columns.at(-1)!;
  if (money.x0 > last.x1 || money.x1 < last.x0) return [];
  const words = upper!.line.words.filter(({ text }) => /\p{L}/u.test(text));
  return leadingLabel(textOf(words), ['opening']) === null ? [] : [row!];
}

/** Groups of columns that repeat the same roles from left to right, or begin with a date each; one group where they do not. */
function sideBySide(heading: Heading): HeadingColumn[][] {
  const known = heading.columns.filter((column) => column.roles.size > 0);
  // "Date | Deposits | Date | Withdrawals": lists of one direction each.
  const dated = known[0]?.roles.has('date');
  const key = ({ roles: [role, more], roles }: HeadingColumn): string =>
    dated && more === undefined && (role === 'in' || role === 'out')
      ? 'amount'
      : [...roles].toSorted().join('/');
  for (const count of [4, 3, 2]) {
    if (known.length % count !== 0) continue;
    const width = known.length / count;
    if (width < 2) continue;
    const keys = known.map(key);
    if (!keys.every((value, index) => index < width || value === keys[index - width])) continue;
    return Array.from({ length: count }, (_, group) => known.slice(group * width, (group + 1) * width));
  }
  return listsBeside(known, ({ roles }) => roles) ?? [[...heading.columns]];
}

/** Lines cut to a window, with the tokens that lie in it. */
function clipTokens(lines: readonly TokenLine[], x0: number, x1: number): TokenLine[] {
  const clipped: TokenLine[] = [];
  for (const tokens of lines) {
    const line = clipLine(tokens.line, x0, x1);
    if (!line) continue;
    if (line === tokens.line) {
      clipped.push(tokens);
      continue;
    }
    const offset = tokens.line.words.indexOf(line.words[0]!);
    const inside = (token: DateToken | MoneyToken): boolean =>
      token.from >= offset && token.to <= offset + line.words.length;
    const shift = <T extends DateToken | MoneyToken>(token: T): T => ({
      ...token,
      from: token.from - offset,
      to: token.to - offset,
    });
    clipped.push({
      line,
      spent: new Set([...tokens.spent].map((index) => index - offset)),
      dates: tokens.dates.filter(inside).map(shift),
      monies: tokens.monies.filter(inside).map(shift),
    });
  }
  return clipped;
}
