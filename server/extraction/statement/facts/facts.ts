/**
 * What a statement says beside its table: period, account, holder, currency, printed balances and totals. Each fact
 * keeps the line it was found on, so that it can be given to the account it stands with.
 */
import type { Heading } from '../../layout/headings/headings.ts';
import { standingFeet } from '../../layout/pages/page-feet.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { TextFact } from './account-texts.ts';
import { addressee } from './addressee.ts';
import { factsOfLines, type LineFacts } from './line-facts.ts';
import { findOverview, type OverviewRow } from './overview.ts';
import { pageNumbersIn, type PageNumbers } from './page-numbers.ts';
import { stackedPeriods } from './stacked-periods.ts';
import { endsRow, findRunningHeads, listedTitles, titleNumbers } from './title-numbers.ts';
import { titlesOverFigures } from './titles-over-figures.ts';
import { unnamedNumber } from './unnamed-number.ts';

export interface Facts extends LineFacts {
  /** Lines that are the title of a table with its account's number. */
  readonly titles: ReadonlySet<number>;
  /** What a table of several accounts says of each. */
  readonly overview: readonly OverviewRow[];
  readonly pageNumbers: PageNumbers;
}

/** `summaries` are the first lines of headings over a single line of figures: their names are labels. */
export function findFacts(
  lines: readonly TokenLine[],
  headings: readonly Heading[] = [],
  summaries: ReadonlySet<number> = new Set(),
): Facts {
  const ofTables = headings.filter((heading) => !summaries.has(heading.first));
  const { figures, periods, texts, ...others } = factsOfLines(lines, ofTables);
  const overview = findOverview(lines);
  const titled = withTitlesOverFigures(lines, ofTables, texts);
  const listed = listedTitles(lines, overview.rows, ofTables);
  const titles = [...titled, ...listed.filter(({ line }) => !titled.some((title) => title.line === line))];
  const known = new Set(texts.filter(({ kind }) => kind === 'number').map(({ line }) => line));
  const titleLines = new Set(titles.map(({ line }) => line));
  const named = [...texts, ...titles.filter(({ line }) => !known.has(line))];
  const unnamed = unnamedNumber(lines, ofTables, texts).filter(({ line }) => !titleLines.has(line));
  const all = [...named, ...unnamed, ...addressee(lines, ofTables, texts)];
  return {
    ...others,
    figures: [...figures, ...overview.sums],
    periods: [...periods, ...stackedPeriods(lines)],
    titles: titleLines,
    overview: overview.rows.length > 1 ? overview.rows : [],
    texts: withoutNumbersOfFeet(all, lines).toSorted((a, b) => a.line - b.line),
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
