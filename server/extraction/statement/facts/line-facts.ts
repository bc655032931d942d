/**
 * What the lines of a statement say one by one, some with the line above or below: figures beside the table, the period, days of balances
 * and of the statement, names and numbers of accounts. Rows of the table say hardly any of it.
 */
import type { Heading } from '../../layout/headings/headings.ts';
import { holderBehindNumber } from './holder-behind-number.ts';
import { beginsRow } from '../../layout/lines/begins-row.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { holdsDigit } from '../../letters.ts';
import type { DateText } from '../../reading/dates.ts';
import { currencyFact, textFact, type TextFact } from './account-texts.ts';
import { cellsWithFigures } from './cells.ts';
import { figureAt, figureBehindDate, type Figure } from './figures.ts';
import { yearOf } from './months.ts';
import { beginsWithRange, periodBelow, periodsOf, wrappedPeriods, type PeriodFact } from './periods.ts';
import { anchorsOf, announcedDay, daysOf, type AnchorFact } from './printed-days.ts';

export interface LineFacts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  readonly statementDates: readonly DateText[];
  readonly anchors: readonly AnchorFact[];
  /** The last days of years that lines name without a day or a month. */
  readonly years: readonly YearFact[];
  readonly texts: readonly TextFact[];
}

interface YearFact {
  readonly line: number;
  readonly date: DateText;
}

/** The same while it is gathered. */
interface Gathered {
  readonly figures: Figure[];
  readonly periods: PeriodFact[];
  readonly statementDates: DateText[];
  readonly anchors: AnchorFact[];
  readonly years: YearFact[];
  readonly texts: TextFact[];
}

/** All lines, and which of them the headings of tables take. */
interface Around {
  readonly lines: readonly TokenLine[];
  readonly inHeadings: ReadonlySet<number>;
}

/** More lines than this that begin with two days are rows that print both days of a booking so. */
const MAX_RANGES = 2;

/** `headings`: those of tables. */
export function factsOfLines(lines: readonly TokenLine[], headings: readonly Heading[]): LineFacts {
  const facts: Gathered = { figures: [], periods: [], statementDates: [], anchors: [], years: [], texts: [] };
  const inHeadings = new Set<number>();
  for (const { first, last } of headings) for (let at = first; at <= last; at += 1) inHeadings.add(at);
  const ranges = new Set(
    lines.filter((tokens) => tokens.dates.length > 1 && beginsRow(tokens) && beginsWithRange(tokens.line)),
  );
  const around: Around = { lines, inHeadings };
  lines.forEach((tokens, index) => {
    // A line that begins with a date and holds an amount is a row: its table reads it, unless it is a balance's or
    // the date is the first of a range, as of the period beside a summary.
    const isRange = ranges.size <= MAX_RANGES && ranges.has(tokens);
    if (beginsRow(tokens) && !isRange) addRow(facts, around, index);
    else addLine(facts, around, index);
  });
  return facts;
}

/** The balance that a row states, and the day above whose name it begins with. */
function addRow(facts: Gathered, { lines, inHeadings }: Around, index: number): void {
  const tokens = lines[index]!;
  const line = tokens.line.index;
  const leading = { ...tokens.line, words: tokens.line.words.slice(0, tokens.dates[0]!.to) };
  const figure = figureBehindDate(tokens, lines, index);
  if (figure) facts.figures.push(figure);
  // "31 May 2024 Closing balance 1,204.10" below rows that print no year.
  if (figure?.label === 'opening' || figure?.label === 'closing')
    for (const anchor of anchorsOf(leading, daysOf(leading), balanceOf([figure])))
      facts.anchors.push({ line, ...anchor });
  // "Statement date" over "14 Mar 2026", the first of a line of figures under their names.
  const above = lines[index - 1];
  if (above === undefined || inHeadings.has(index - 1) || beginsRow(above)) return;
  addStatementDate(facts, line, announcedDay(leading, daysOf(leading), above.line, 'statementDate'));
}

function addLine(facts: Gathered, around: Around, index: number): void {
  const { words } = around.lines[index]!.line;
  const figures = addCells(facts, around, index);
  // No day is printed without a digit, and most lines beside the rows are text.
  if (words.some(({ text }) => holdsDigit(text))) addDays(facts, around, index, figures);
}

/** What the cells of a line name: figures, accounts, holders, currencies. Answers with the figures. */
function addCells(facts: Gathered, { lines, inHeadings }: Around, index: number): readonly Figure[] {
  const tokens = lines[index]!;
  const line = tokens.line.index;
  const figures: Figure[] = [];
  const cells = cellsWithFigures(tokens);
  const heads = inHeadings.has(index);
  for (const cell of cells) {
    const beside = heads ? null : figureAt(tokens, cell, lines, index);
    // Below a heading stand the amounts of its rows: what is right above it is the title of the list.
    const figure = beside && beside.amountLine > line && inHeadings.has(index + 1) ? null : beside;
    if (figure) figures.push(figure);
    // "Balance on" over "19.12.2024 210.55": the day of a balance all the same.
    const below = figure && figure.amountLine !== line ? lines[index + figure.amountLine - line] : undefined;
    if (below)
      for (const anchor of anchorsOf(below.line, daysOf(below.line), balanceOf([figure!])))
        facts.anchors.push({ line, ...anchor });
    const text = heads ? null : textFact(tokens, cell, cells, lines, index);
    if (text) facts.texts.push(text);
    const currency = currencyFact(tokens, cell);
    if (currency) facts.texts.push(currency);
  }
  // Lower down it would be the other party of a row.
  const isAbove = !inHeadings.has(index) && [...inHeadings].every((heading) => heading > index);
  const named = facts.texts.some((text) => text.kind === 'holder' && text.line === line);
  const behind = isAbove && !named ? holderBehindNumber(tokens) : null;
  if (behind) facts.texts.push(behind);
  facts.figures.push(...figures);
  return figures;
}

/** What the days of a line are: of its balances, ends of the period, the day of the statement, the year. */
function addDays(
  facts: Gathered,
  { lines, inHeadings }: Around,
  index: number,
  figures: readonly Figure[],
): void {
  const tokens = lines[index]!;
  const line = tokens.line.index;
  const year = yearOf(tokens.line);
  if (year) facts.years.push({ line, date: year });
  const balance = balanceOf(figures);
  const days = daysOf(tokens.line);
  for (const anchor of anchorsOf(tokens.line, days, balance)) facts.anchors.push({ line, ...anchor });
  const own = periodsOf(tokens, days, lines[index + 1]?.line);
  const above = lines[index - 1]?.line;
  const further = own.some(({ from, to }) => from && to)
    ? []
    : [...wrappedPeriods(lines, index), ...(days.length > 1 ? periodBelow(tokens.line, days, above) : [])];
  for (const period of [...own, ...further]) facts.periods.push({ line, ...period });
  // A row that begins with its number stands below the names of columns: "Date" names its day, not the statement's.
  const over = inHeadings.has(index - 1) ? undefined : above;
  const due = tokens.dates.length > 0 ? announcedDay(tokens.line, days, over, 'dueDate') : null;
  if (due?.year) facts.anchors.push({ line, date: due, strong: false, opening: false, due: true });
  // "Old balance as of 18.03.2026" dates the day before the first booking, not the statement.
  if (balance !== 'opening')
    addStatementDate(facts, line, announcedDay(tokens.line, days, over, 'statementDate'));
}

function addStatementDate({ statementDates, anchors }: Gathered, line: number, date: DateText | null): void {
  if (date === null) return;
  statementDates.push(date);
  if (date.year !== null) anchors.push({ line, date, strong: true, opening: false });
}

/** Which balance the figures of a line state: its day is the opening's only where all of them are. */
function balanceOf(figures: readonly Figure[]): 'opening' | 'other' | null {
  if (figures.length === 0) return null;
  return figures.every(({ label }) => label === 'opening') ? 'opening' : 'other';
}
