/** Which columns of dates a list has: those under names of dates, those beside them, and those that no heading names. */
import { columnRoles } from '../../reading/vocabulary.ts';
import { buildColumns, type Column } from '../columns/columns.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { beginsUnder, opensText, startsCell } from './date-cells.ts';
import { holdsOtherNumbers } from './date-forms.ts';
import { DATES } from './date-names.ts';
import { withMovedDates } from './moved-dates.ts';
import { ofOneEdge } from './one-edge.ts';
import { holdsOtherWords, unnamedDateColumns } from './unnamed-dates.ts';

/** The lines that columns of dates are looked for in, with the dates that begin cells of theirs. */
export interface DateLines {
  readonly lines: readonly TokenLine[];
  /** Those with amounts. */
  readonly moneyLines: readonly TokenLine[];
  readonly heading: Heading | null;
  /** The names of dates in it. */
  readonly names: readonly HeadingColumn[];
  readonly tokens: readonly DateToken[];
  /** Type size of the text, points. */
  readonly size: number;
}

/** Rows without a second day, from which those of others are of their texts. */
const MIN_WITHOUT = 3;

export function dateLines(
  lines: readonly TokenLine[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): DateLines {
  const names = heading?.columns.filter(({ roles }) => DATES.some((role) => roles.has(role))) ?? [];
  const texts = heading?.columns.filter(({ roles }) => roles.has('description')) ?? [];
  const isText = (date: DateToken, { dates, line }: TokenLine): boolean =>
    opensText(date, dates, line.words, texts, names, size);
  // A column of its own has a day in each row, but for the balances that a list begins and ends with.
  const without = moneyLines.filter(
    (tokens) => tokens.dates[0]?.from === 0 && !tokens.dates.some((date) => isText(date, tokens)),
  );
  const areTexts = without.length >= MIN_WITHOUT;
  const isFirst = (date: DateToken, { dates }: TokenLine): boolean => date.from === 0 || dates[0]!.from > 0;
  const tokens = lines.flatMap((tokens) =>
    tokens.dates.filter(
      (date) =>
        (startsCell(date, tokens.dates, tokens.line, size) &&
          !((areTexts || isFirst(date, tokens)) && isText(date, tokens))) ||
        beginsUnder(date, names, size),
    ),
  );
  return { lines, moneyLines, heading, names, tokens, size };
}

/** A second date column has at least this share of the first one's dates; more where its name may be that of a text. */
const SECOND_DATE_SHARE = 0.05;
const TEXT_DATE_SHARE = 0.7;

export function columnsOfDates(within: DateLines): readonly Column[] {
  const { lines, moneyLines, heading, tokens, size } = within;
  if (tokens.length === 0) return [];
  const aligned = buildColumns(tokens, heading, DATES, size, Infinity);
  const named =
    twoUnderOne(aligned, within) ?? aligned.map((column) => ofOneEdge(column, tokens, moneyLines, size));
  if (named.length === 0)
    return holdsOtherWords(heading, moneyLines) ? [] : unnamedDateColumns(tokens, moneyLines, lines, size);
  const headed = withMovedDates([...named, ...besideNamed(named, within)], moneyLines);
  const most = Math.max(...headed.map((column) => column.count));
  return headed.filter(
    (column) =>
      column.count >= (mayBeText(column, heading) ? TEXT_DATE_SHARE : SECOND_DATE_SHARE) * most &&
      !(column.roles.size === 0 && holdsOtherNumbers(column, lines, size)),
  );
}

/** Share of the lines with amounts and dates that have two dates under the name of one. */
const CROWDED_SHARE = 0.8;

/**
 * Two columns of dates under the name of the first, where lines of text without tabs let the names run on over the other
 * columns, or where one name is of both: named in their order. Null where dates stand under names of their own.
 */
function twoUnderOne(
  aligned: readonly Column[],
  { tokens, moneyLines, names: heads, size }: DateLines,
): Column[] | null {
  const [only] = aligned;
  const names = heads.length === 1 ? namesWithin(heads[0]!) : heads;
  if (!only || aligned.length > 1 || names.length === 0) return null;
  const under = ({ x0, x1 }: DateToken): boolean => x0 < only.x1 && x1 > only.x0;
  const dated = moneyLines.map(({ dates }) => dates.filter(under).length).filter((count) => count > 0);
  // Days that stand on other lines than the amounts are crowded by none.
  if (dated.length === 0 || dated.filter((count) => count > 1).length < CROWDED_SHARE * dated.length)
    return null;
  const columns = unnamedDateColumns(tokens, moneyLines, moneyLines, size).toSorted(
    (a, b) => a.edge - b.edge,
  );
  if (columns.length !== 2) return null;
  return columns.map((column, index) => ({
    ...column,
    roles: (names[index] ?? names[0]!).roles,
    heading: (names[index] ?? names[0]!).text,
  }));
}

/** "Booking day / value day": the names of two columns in one, each of a day; else the name itself. */
function namesWithin(name: HeadingColumn): Pick<HeadingColumn, 'text' | 'roles'>[] {
  const parts = name.text.split('/').map((text) => ({ text, roles: columnRoles(text) }));
  return parts.every(({ roles }) => DATES.some((role) => roles.has(role))) ? parts : [name];
}

/** Share of the lines with an amount and a date that have a second one in its own column, however few they are. */
const PAIRED_SHARE = 0.8;

/**
 * Dates in a column whose heading is unknown, beside one that is known: on at least half of the lines with amounts or most of
 * those with a date as well, on half of those with a date where dates stand on other lines than amounts, or on most of those
 * with a value date, where no other is known.
 */
function besideNamed(known: readonly Column[], { tokens, moneyLines, heading, size }: DateLines): Column[] {
  const onMoneyLines = new Set(moneyLines.flatMap(({ dates }) => dates));
  const onThem = tokens.filter((token) => onMoneyLines.has(token));
  const apart = onThem.length < 0.5 * tokens.length;
  const rows = apart ? tokens : onThem;
  const dated = moneyLines.filter(({ dates }) => dates.length > 0).length;
  const ofValue = known.length === 1 && known[0]!.roles.has('valueDate') && !known[0]!.roles.has('date');
  const enough = apart
    ? 0.5 * Math.max(...known.map(({ count }) => count))
    : Math.min(0.5 * moneyLines.length, PAIRED_SHARE * (ofValue ? known[0]!.count : dated));
  // Days of an exchange rate stand among the figures in another currency, behind the days of the rows.
  const first = Math.min(...known.map(({ x0 }) => x0));
  const named = heading?.columns.filter(({ roles, x0 }) => roles.has('foreign') && x0 > first) ?? [];
  return buildColumns(rows, heading, DATES, size, enough).filter(
    (column) => column.heading === null && !named.some(({ x0, x1 }) => x0 < column.x1 && x1 > column.x0),
  );
}

/** Whether the name over dates may be that of the texts ("Buchung"), which no other name of the heading is. */
function mayBeText({ roles, heading: name }: Column, heading: Heading | null): boolean {
  const isOfTexts = heading?.columns.some(
    (other) => other.text !== name && other.roles.has('description') && !other.roles.has('date'),
  );
  return roles.has('description') && !isOfTexts;
}
