/**
 * What a statement says beside its table: period, account, holder, currency, printed balances and totals. Each fact
 * keeps the line it was found on, so that it can be given to the account it stands with.
 */
import { holdsDigit } from '../../letters.ts';
import type { DateText } from '../../reading/dates.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import { standingFeet } from '../../layout/pages/page-feet.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { currencyFact, textFact, type TextFact } from './account-texts.ts';
import { cellsWithFigures } from './cells.ts';
import { figureAt, figureBehindDate, type Figure } from './figures.ts';
import { findOverview, type OverviewRow } from './overview.ts';
import { pageNumbersIn, type PageNumbers } from './page-numbers.ts';
import { yearOf } from './months.ts';
import { beginsRow } from '../../layout/lines/begins-row.ts';
import { beginsWithRange, periodBelow, periodsOf, wrappedPeriods, type PeriodFact } from './periods.ts';
import { anchorsOf, announcedDay, daysOf, type AnchorFact } from './printed-days.ts';
import { stackedPeriods } from './stacked-periods.ts';
import { addressee } from './addressee.ts';
import { endsRow, findRunningHeads, listedTitles, titleNumbers } from './title-numbers.ts';
import { titlesOverFigures } from './titles-over-figures.ts';
import { unnamedNumber } from './unnamed-number.ts';

export interface Facts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  readonly statementDates: readonly DateText[];
  readonly anchors: readonly AnchorFact[];
  /** The last days of years that lines name without a day or a month. */
  readonly years: readonly { readonly line: number; readonly date: DateText }[];
  readonly texts: readonly TextFact[];
  /** Lines that are the title of a table with its account's number. */
  readonly titles: ReadonlySet<number>;
  /** What a table of several accounts says of each. */
  readonly overview: readonly OverviewRow[];
  readonly pageNumbers: PageNumbers;
}

/** More lines than this that begin with two days are rows that print both days of a booking so. */
const MAX_RANGES = 2;

/** `summaries` are the first lines of headings over a single line of figures: their names are labels. */
export function findFacts(
  lines: readonly TokenLine[],
  headings: readonly Heading[] = [],
  summaries: ReadonlySet<number> = new Set(),
): Facts {
  const figures: Figure[] = [];
  const periods: PeriodFact[] = [];
  const statementDates: DateText[] = [];
  const texts: TextFact[] = [];
  const anchors: AnchorFact[] = [];
  const years: { line: number; date: DateText }[] = [];
  const inHeadings = new Set<number>();
  const ofTables = headings.filter((heading) => !summaries.has(heading.first));
  for (const { first, last } of ofTables) for (let at = first; at <= last; at += 1) inHeadings.add(at);
  const ranges = new Set(
    lines.filter((tokens) => tokens.dates.length > 1 && beginsRow(tokens) && beginsWithRange(tokens.line)),
  );
  const addStatementDate = (line: number, date: DateText | null): void => {
    if (date === null) return;
    statementDates.push(date);
    if (date.year !== null) anchors.push({ line, date, strong: true, opening: false });
  };
  lines.forEach((tokens, index) => {
    // A line that begins with a date and holds an amount is a row: its table reads it, unless it is a balance's or
    // the date is the first of a range, as of the period beside a summary.
    if (beginsRow(tokens) && !(ranges.size <= MAX_RANGES && ranges.has(tokens))) {
      const figure = figureBehindDate(tokens, lines, index);
      if (figure) figures.push(figure);
      if (figure?.label === 'opening' || figure?.label === 'closing') {
        // "31 May 2024 Closing balance 1,204.10" below rows that print no year.
        const first = { ...tokens.line, words: tokens.line.words.slice(0, tokens.dates[0]!.to) };
        for (const anchor of anchorsOf(first, daysOf(first), balanceOf([figure])))
          anchors.push({ line: tokens.line.index, ...anchor });
      }
      // "Statement date" over "14 Mar 2026", the first of a line of figures under their names.
      const above = lines[index - 1];
      if (above === undefined || inHeadings.has(index - 1) || beginsRow(above)) return;
      const leading = { ...tokens.line, words: tokens.line.words.slice(0, tokens.dates[0]!.to) };
      addStatementDate(
        tokens.line.index,
        announcedDay(leading, daysOf(leading), above.line, 'statementDate'),
      );
      return;
    }
    const line = tokens.line.index;
    const states = figures.length;
    const cells = cellsWithFigures(tokens);
    const heads = inHeadings.has(index);
    for (const cell of cells) {
      const beside = heads ? null : figureAt(tokens, cell, lines, index);
      // Below a heading stand the amounts of its rows: what is right above it is the title of the list.
      const figure = beside && beside.amountLine > line && inHeadings.has(index + 1) ? null : beside;
      if (figure) figures.push(figure);
      // "Balance on" over "19.12.2024 210.55": the day of a balance all the same.
      const below =
        figure && figure.amountLine !== line ? lines[index + figure.amountLine - line] : undefined;
      if (below)
        for (const anchor of anchorsOf(below.line, daysOf(below.line), balanceOf([figure!])))
          anchors.push({ line, ...anchor });
      const text = heads ? null : textFact(tokens, cell, cells, lines, index);
      if (text) texts.push(text);
      const currency = currencyFact(tokens, cell);
      if (currency) texts.push(currency);
    }
    // No day is printed without a digit, and most lines beside the rows are text.
    if (!tokens.line.words.some(({ text }) => holdsDigit(text))) return;
    const year = yearOf(tokens.line);
    if (year) years.push({ line, date: year });
    const balance = balanceOf(figures.slice(states));
    const days = daysOf(tokens.line);
    for (const anchor of anchorsOf(tokens.line, days, balance)) anchors.push({ line, ...anchor });
    const own = periodsOf(tokens, days, lines[index + 1]?.line);
    const above = lines[index - 1]?.line;
    const further = own.some(({ from, to }) => from && to)
      ? []
      : [...wrappedPeriods(lines, index), ...(days.length > 1 ? periodBelow(tokens.line, days, above) : [])];
    for (const period of [...own, ...further]) periods.push({ line, ...period });
    // "Old balance as of 18.03.2026" dates the day before the first booking, not the statement.
    // A row that begins with its number stands below the names of columns: "Date" names its day, not the statement's.
    const over = inHeadings.has(index - 1) ? undefined : above;
    const due = tokens.dates.length > 0 ? announcedDay(tokens.line, days, over, 'dueDate') : null;
    if (due?.year) anchors.push({ line, date: due, strong: false, opening: false, due: true });
    if (balance !== 'opening')
      addStatementDate(tokens.line.index, announcedDay(tokens.line, days, over, 'statementDate'));
  });
  periods.push(...stackedPeriods(lines));
  const overview = findOverview(lines);
  const titled = withTitlesOverFigures(lines, ofTables, texts);
  const listed = listedTitles(lines, overview.rows, ofTables);
  const titles = [...titled, ...listed.filter(({ line }) => !titled.some((title) => title.line === line))];
  figures.push(...overview.sums);
  const known = new Set(texts.filter(({ kind }) => kind === 'number').map(({ line }) => line));
  const titleLines = new Set(titles.map(({ line }) => line));
  texts.push(
    ...titles.filter(({ line }) => !known.has(line)),
    ...unnamedNumber(lines, ofTables, texts).filter(({ line }) => !titleLines.has(line)),
    ...addressee(lines, ofTables, texts),
  );
  return {
    figures,
    periods,
    statementDates,
    anchors,
    years,
    titles: titleLines,
    overview: overview.rows.length > 1 ? overview.rows : [],
    texts: withoutNumbersOfFeet(texts, lines).toSorted((a, b) => a.line - b.line),
    pageNumbers: pageNumbersIn(lines),
  };
}

/** The facts without the numbers at the feet of pages, those of the bank's own account say, where the statement names others. */
function withoutNumbersOfFeet(texts: readonly TextFact[], lines: readonly TokenLine[]): readonly TextFact[] {
  const numbers = texts.filter(({ kind }) => kind === 'number');
  if (new Set(numbers.map(({ value }) => value)).size < 2) return texts;
  const feet = standingFeet(lines);
  const own = new Set(numbers.flatMap(({ line, value }) => (feet.has(line) ? [] : [value])));
  if (own.size === 0) return texts;
  return texts.filter(({ kind, line, value }) => kind !== 'number' || !feet.has(line) || own.has(value));
}

/** The numbers in the titles of tables, right over their headings or with figures between. */
function withTitlesOverFigures(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  texts: readonly TextFact[],
): TextFact[] {
  const titled = titleNumbers(lines, headings);
  const known = [...titled, ...texts.filter(({ kind }) => kind === 'number')];
  const heads = findRunningHeads(lines);
  const isNone = (at: number): boolean => heads.has(lines[at]!.line.index) || endsRow(lines, at);
  return [...titled, ...titlesOverFigures(lines, headings, known, isNone)];
}

/** Which balance the figures of a line state: its day is the opening's only where all of them are. */
function balanceOf(figures: readonly Figure[]): 'opening' | 'other' | null {
  if (figures.length === 0) return null;
  return figures.every(({ label }) => label === 'opening') ? 'opening' : 'other';
}
