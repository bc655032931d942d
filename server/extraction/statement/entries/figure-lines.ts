/** Lines of a table that state a figure of the account and book nothing: a label with its figure, lines of a summary. */
import type { RowLine } from '../../layout/row-line.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { textOf } from '../../layout/lines/lines.ts';
import { gap } from '../../layout/lines/gaps.ts';
import { currencyOf } from '../../reading/currencies.ts';
import { fold } from '../../reading/fold.ts';
import { columnRoles, labelsOf, leadingLabel, leadingLabelOf } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import { cellsOf, cellsWithFigures, type Cell } from '../facts/cells.ts';
import { withoutDays } from '../facts/figure-labels.ts';

/**
 * A figure beside its label between the rows of a table ("Closing balance 1,204.10" set apart from the columns): nothing
 * of a booking's text.
 */
export function isFigureLine(row: RowLine): boolean {
  return row.booking === null && statesFigure(row);
}

const statesFigure = remembered(({ tokens, monies }: RowLine): boolean => {
  if (labelledFigures(tokens) >= SUMMARY_LABELS) return true;
  if (monies.some((money) => money !== null)) return false;
  const figure = tokens.monies.find((money) => money.strong);
  if (!figure || figure.to < tokens.line.words.length - 1) return false;
  const label = textOf(tokens.line.words.slice(0, figure.from));
  if (isBalanceOfDay(tokens, figure.from)) return true;
  return (
    isFigureLabel(label) && !(runsOn(label) && gap(tokens.line, figure.from) < BLANK_EM * tokens.line.size)
  );
});

/** "Balance 30/06/2025: 4,843.97": nothing but a name that a column of balances has, a day and the figure. */
function isBalanceOfDay({ line, dates }: TokenLine, end: number): boolean {
  return (
    dates.length === 1 &&
    dates[0]!.from === 1 &&
    dates[0]!.to === end &&
    columnRoles(line.words[0]!.text).has('balance')
  );
}

/** An amount stands behind a word of its sentence where no more than a blank parts them. */
const BLANK_EM = 0.5;

/** "paid in full", "received for March": what goes on behind a word of direction alone is the text of a booking. */
function runsOn(text: string): boolean {
  const words = fold(text).split(' ');
  const found = leadingLabelOf(words, ['opening', 'closing', 'total', 'totalIn', 'totalOut']);
  if (found?.label !== 'totalIn' && found?.label !== 'totalOut') return false;
  return words.slice(found.words).some((word) => /^\p{L}{4}/u.test(word) && currencyOf(word) === null);
}

/** Different labels of a line with a figure behind each: "Opening balance 1,204.10  Total debits 310.00". */
function labelledFigures(tokens: TokenLine): number {
  const strong = tokens.monies.filter((money) => money.strong);
  if (strong.length < SUMMARY_LABELS || strong[0]!.from === 0) return 0;
  const labels = cellsWithFigures(tokens).flatMap(({ from, to, text }, index, cells) => {
    const next = cells[index + 1];
    const ends = next && strong.some((money) => money.from === next.from) ? next.to : to;
    if (!strong.some((money) => money.from >= from && money.to <= ends)) return [];
    const found = leadingLabel(text, ['opening', 'closing', 'totalIn', 'totalOut']);
    return found ? [found.label] : [];
  });
  return new Set(labels).size;
}

function isFigureLabel(printed: string): boolean {
  const text = withoutDays(printed);
  const found = leadingLabel(text, ['opening', 'closing', 'totalIn', 'totalOut']);
  if (found === null) return false;
  const words = fold(text).split(' ').length;
  // "Slutsaldo": one word says it where it is joined of two, and nothing else stands there.
  if (found.words === 1) return words === 1 && text.length >= JOINED_LABEL;
  return found.words * 2 >= words;
}

/** Letters of a label joined of two words ("Endsaldo"), at least. */
const JOINED_LABEL = 8;

/** The same in two lines: "New balance on" over "09.01.2025 1,593.15", where the lower one stands in no column either. */
export function isFigureInTwoLines(upper: RowLine | undefined, lower: RowLine | undefined): boolean {
  if (!upper || !lower || upper.tokens.line.flow !== lower.tokens.line.flow) return false;
  if (upper.booking !== null || lower.booking !== null || upper.tokens.monies.length > 0) return false;
  const { tokens } = lower;
  if (!tokens.monies.some((money) => money.strong)) return false;
  if ([...upper.monies, ...lower.monies].some((money) => money !== null)) return false;
  const named = new Set(
    [...tokens.dates, ...tokens.monies].flatMap(({ from, to }) => tokens.line.words.slice(from, to)),
  );
  const bare = tokens.line.words.every((word) => named.has(word) || !/\p{L}{3}/u.test(word.text));
  return bare && isFigureLabel(textOf(upper.tokens.line.words));
}

/** Labels of figures in one line, from which it heads a summary. */
const SUMMARY_LABELS = 2;

/**
 * A line of labels ("Opening balance  Debits  Credits  Closing balance"), and the figures under it, where the labels take
 * one line or two, with whatever other cells hold beside them ("Savings account" under "Kind of account"): no rows.
 * `above` are the lines above, the nearest first.
 */
export function isSummaryLine(row: RowLine, above: readonly (RowLine | undefined)[]): boolean {
  if (summaryLabels(row).length >= SUMMARY_LABELS) return true;
  const [over] = above;
  if (over && summaryLabels(over).length > 0 && (isFigurePerName(row, over) || areFiguresUnder(row, over)))
    return true;
  if (row.booking !== null) return false;
  for (const upper of above.slice(0, LABEL_LINES)) {
    if (!upper || upper.tokens.line.flow !== row.tokens.line.flow) return false;
    const labels = summaryLabels(upper);
    if (labels.length >= SUMMARY_LABELS) return row.tokens.monies.length >= 2 && standsUnder(row, labels);
    // "Branch  Account number  New balance": one figure beside what names the account.
    if (labels.length === 1 && namesAccount(upper)) return isOnlyFigureUnder(row, labels[0]!);
    if (upper.booking !== null || upper.tokens.monies.length > 0) return false;
  }
  return false;
}

/** "Total due  Minimum" over "839.72  50.00": nothing but figures, each under words of the line above. */
function areFiguresUnder(row: RowLine, over: RowLine): boolean {
  const { dates, monies } = row.tokens;
  return dates.length === 0 && monies.filter(({ strong }) => strong).length >= 2 && isUnderWords(row, over);
}

/** Names of a summary that has one label the lexicon knows. */
const SUMMARY_NAMES = 3;

/** Whether a line holds a number or a day for each of the names above, and does not begin with a day: no row of a list. */
function isFigurePerName({ tokens }: RowLine, names: RowLine): boolean {
  const { line, dates, monies } = tokens;
  if (monies.length === 0 || dates[0]?.from === 0 || line.flow !== names.tokens.line.flow) return false;
  if (line.words.some((word) => /\p{L}{3}/u.test(word.text))) return false;
  const cells = cellsOf(names.tokens.line).length;
  return cells >= SUMMARY_NAMES && cellsOf(line).length === cells;
}

/**
 * Tells the lines of summaries above the first day of a table without a heading, whose labels no language knows. The day that a
 * period begins with is none of its rows.
 */
export function summaryAbove(
  all: readonly RowLine[],
  isPeriod: (row: RowLine) => boolean,
): (row: RowLine, index: number) => boolean {
  const first = all.findIndex((row) => row.booking !== null && !isPeriod(row));
  const day = first < 0 ? all.length : first;
  const isAboveDays = standsAboveDays(all, day);
  return (row, index) =>
    index < day && holdsFigure(row) && (isAboveDays || isUnderWords(row, all[index - 1]));
}

function holdsFigure({ tokens: { dates, monies } }: RowLine): boolean {
  return dates.length === 0 && monies.some(({ strong }) => strong);
}

/** Whether each figure of a line stands under a word of the line above, which has no number: a booking would have a date, or a text. */
function isUnderWords({ tokens: { line, monies } }: RowLine, above: RowLine | undefined): boolean {
  const figures = monies.filter((money) => money.strong);
  const inFigures = new Set(figures.flatMap(({ from, to }) => line.words.slice(from, to)));
  const rest = line.words.filter((word) => !inFigures.has(word));
  // "31573866  5,841.48": a number beside its only figure is an account's, in a list of those of the holder.
  if (figures.length === 1) return rest.length > 0 && rest.every(({ text }) => /^[\d-]{6,}$/.test(text));
  const over = above?.tokens.line;
  return (
    over?.flow === line.flow &&
    rest.every(({ text }) => !/[\p{L}\d]/u.test(text)) &&
    over.words.every(({ text }) => !/\d/.test(text)) &&
    figures.every(({ x0, end }) => over.words.some((word) => word.x0 < end && word.x1 > x0))
  );
}

/** Lines with figures above the first day that make a summary: one alone may be a row whose day stands below it. */
const MIN_ABOVE_DAYS = 2;

/** Whether the figures above the first day, at `day`, are a summary: where days stand over their rows, none dates those. */
function standsAboveDays(all: readonly RowLine[], day: number): boolean {
  if (day === all.length || all.slice(0, day).filter(holdsFigure).length < MIN_ABOVE_DAYS) return false;
  if (!headsRows(all[day]!)) return false;
  // A day below each row has one figure between it and the next, and none behind the last.
  let since = 0;
  let most = 0;
  for (const row of all.slice(day)) {
    if (row.booking !== null) since = 0;
    else if (holdsFigure(row)) since += 1;
    most = Math.max(most, since);
  }
  return since > 0 && most > 1;
}

/** Whether a dated line books nothing: it says no more than its day, what is there on it, or what its rows come to. */
function headsRows({ tokens }: RowLine): boolean {
  if (!tokens.monies.some(({ strong }) => strong)) return true;
  return cellsOf(tokens.line).some(
    ({ text }) =>
      columnRoles(text.replace(/[\d.,]+/g, '')).has('balance') ||
      leadingLabel(text, ['totalIn', 'totalOut']) !== null,
  );
}

/** Lines that the labels of a summary take. */
const LABEL_LINES = 2;

function isOnlyFigureUnder({ tokens }: RowLine, label: Cell): boolean {
  const [figure, more] = tokens.monies.filter((money) => money.strong);
  return figure !== undefined && more === undefined && figure.x1 > label.x0;
}

function standsUnder({ tokens }: RowLine, labels: readonly Cell[]): boolean {
  if (!tokens.line.words.some((word) => /\p{L}{3}/u.test(word.text))) return true;
  const strong = tokens.monies.filter((money) => money.strong);
  return strong.length === labels.length && strong.every((money, index) => money.x1 > labels[index]!.x0);
}

/** Whether a line has a cell that announces the account's number. */
function namesAccount({ tokens }: RowLine): boolean {
  return cellsOf(tokens.line).some((cell) => labelsOf(cell.text).has('accountNumber'));
}

/** The labels of figures on a line that holds none itself. */
function summaryLabels({ tokens, booking }: RowLine): readonly Cell[] {
  return booking !== null || tokens.monies.some((money) => money.strong) ? NO_LABELS : labelsOn(tokens);
}

const NO_LABELS: readonly Cell[] = [];

const labelsOn = remembered(({ line }: TokenLine): readonly Cell[] =>
  cellsOf(line).filter(
    (cell) => leadingLabel(cell.text, ['opening', 'closing', 'totalIn', 'totalOut']) !== null,
  ),
);
