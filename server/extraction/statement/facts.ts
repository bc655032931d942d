/**
 * What a statement says beside its table: period, account, holder, currency, printed balances and totals. Each fact
 * keeps the line it was found on, so that it can be given to the account it stands with.
 */
import { isCurrencyCode } from '../reading/currencies.ts';
import { findDate, type DateText } from '../reading/dates.ts';
import { fold } from '../reading/fold.ts';
import { columnRoles, labelsOf, leadingLabel } from '../reading/vocabulary.ts';
import type { Heading } from '../layout/headings.ts';
import type { Line } from '../layout/lines.ts';
import type { MoneyToken, TokenLine } from '../layout/tokens.ts';
import type { Word } from '../words/word.ts';

export type FigureLabel = 'opening' | 'closing' | 'totalIn' | 'totalOut';

/** A printed balance or total with its label. */
export interface Figure {
  readonly line: number;
  readonly label: FigureLabel;
  readonly money: MoneyToken;
}

export interface PeriodFact {
  readonly line: number;
  readonly from: DateText | null;
  readonly to: DateText | null;
  /** Higher for a range with a label before it. */
  readonly weight: number;
}

export interface TextFact {
  readonly line: number;
  readonly kind: 'number' | 'holder' | 'currency';
  readonly value: string;
}

export interface Facts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  readonly statementDates: readonly DateText[];
  readonly texts: readonly TextFact[];
  /** Lines that are the title of a table with its account's number. */
  readonly titles: ReadonlySet<number>;
}

/** Blank between a label and what stands beside it in another cell. */
const CELL_GAP_EM = 0.9;
/** How many lines below its label a value may stand. */
const LINES_BELOW = 2;
const FIGURE_LABELS: readonly FigureLabel[] = ['opening', 'closing', 'totalIn', 'totalOut'];

export function findFacts(lines: readonly TokenLine[], headings: readonly Heading[] = []): Facts {
  const figures: Figure[] = [];
  const periods: PeriodFact[] = [];
  const statementDates: DateText[] = [];
  const texts: TextFact[] = [];
  lines.forEach((tokens, index) => {
    // A line that begins with a date and holds an amount is a row: its table reads it.
    if (tokens.dates[0]?.from === 0 && tokens.monies.some((money) => money.strong)) return;
    const cells = cellsOf(tokens.line);
    const heads = headings.some((heading) => index >= heading.first && index <= heading.last);
    for (const cell of cells) {
      const figure = heads ? null : figureAt(tokens, cell, lines, index);
      if (figure) figures.push(figure);
      const text = textFact(tokens, cell, cells, lines, index);
      if (text) texts.push(text);
      const currency = currencyFact(tokens, cell);
      if (currency) texts.push(currency);
    }
    const line = tokens.line.index;
    for (const period of periodsOf(tokens.line)) periods.push({ line, ...period });
    const dated = statementDate(tokens.line);
    if (dated) statementDates.push(dated);
  });
  const titles = titleNumbers(lines, headings);
  texts.push(...titles);
  return {
    figures,
    periods,
    statementDates,
    titles: new Set(titles.map((title) => title.line)),
    texts: texts.toSorted((a, b) => a.line - b.line),
  };
}

/** Lines at the top of a page that stand there on another page too: they name the statement, not the table below. */
function findRunningHeads(lines: readonly TokenLine[]): ReadonlySet<number> {
  const byText = new Map<string, number[]>();
  lines.forEach(({ line }, index) => {
    if (lines[index - 1]?.line.flow === line.flow) return;
    const text = join(line.words);
    byText.set(text, [...(byText.get(text) ?? []), line.index]);
  });
  return new Set([...byText.values()].filter((places) => places.length > 1).flat());
}

/** How many lines above a table's heading its title may stand. */
const TITLE_REACH_LINES = 2;
/** Digits of the shortest account number. */
const MIN_NUMBER_DIGITS = 6;

/** Account numbers in the titles of tables ("Savings account 90265970 SGD"), where no label stands before them. */
function titleNumbers(lines: readonly TokenLine[], headings: readonly Heading[]): TextFact[] {
  const runningHeads = findRunningHeads(lines);
  return headings.flatMap((heading) => {
    for (let at = heading.first - 1; at >= Math.max(0, heading.first - TITLE_REACH_LINES); at -= 1) {
      const { line, monies, dates } = lines[at]!;
      if (line.flow !== heading.flow || dates.length > 0 || monies.some((money) => money.strong)) break;
      if (line.words.length > 10 || runningHeads.has(line.index)) break;
      const start = line.words.findIndex(
        (word) =>
          (word.text.match(/[\dX*]/g)?.length ?? 0) >= MIN_NUMBER_DIGITS || /^[A-Z]{2}\d{2}$/.test(word.text),
      );
      const value = start < 0 ? null : accountNumber(line.words.slice(start));
      if (value !== null && value.replace(/[^\dX*]/g, '').length >= MIN_NUMBER_DIGITS)
        return [{ line: line.index, kind: 'number' as const, value }];
    }
    return [];
  });
}

interface Cell {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** Words of a line between wide blanks, or behind a colon. */
function cellsOf(line: Line): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number): void => {
    const words = line.words.slice(from, to);
    if (words.length > 0) cells.push({ from, to, text: join(words), x0: words[0]!.x0, x1: words.at(-1)!.x1 });
    from = to;
  };
  line.words.forEach((word, index) => {
    const previous = line.words[index - 1];
    if (previous && (word.x0 - previous.x1 > CELL_GAP_EM * line.size || previous.text.endsWith(':')))
      push(index);
  });
  push(line.words.length);
  return cells;
}

function join(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

/** A labelled amount: beside the label on its line, else right below it. */
function figureAt(tokens: TokenLine, cell: Cell, lines: readonly TokenLine[], index: number): Figure | null {
  const found = leadingLabel(cell.text, FIGURE_LABELS) ?? datedBalance(cell);
  if (!found) return null;
  const { label } = found;
  const rest = fold(cell.text).split(' ').length - found.words;
  const beside = tokens.monies.find(
    (money) => money.from >= cell.from && money.x0 > cell.x0 && (money.strong || money.decimals > 0),
  );
  // Between label and amount nothing but a date or a few words: a sentence that begins like a label is none.
  if (beside) {
    const between = tokens.line.words.slice(cell.from, beside.from);
    const another = cellsOf(tokens.line).some(
      (other) =>
        other.from >= cell.to && other.from < beside.from && leadingLabel(other.text, FIGURE_LABELS) !== null,
    );
    if (between.length <= found.words + 8 && !another)
      return { line: tokens.line.index, label, money: beside };
    if (!another) return null;
  }
  if (rest > 3) return null;
  // Below a label its value may be set to the right, up to where the next label begins.
  const reach = cellsOf(tokens.line).find((other) => other.from >= cell.to)?.x0 ?? Infinity;
  for (let below = 1; below <= LINES_BELOW; below += 1) {
    const next = lines[index + below];
    if (!next || next.line.flow !== tokens.line.flow) break;
    if (next.line.baseline - tokens.line.baseline > 3 * Math.max(tokens.line.size, next.line.size)) break;
    const under = next.monies.find(
      (money) =>
        (money.strong || money.decimals > 0) &&
        money.x1 > cell.x0 - tokens.line.size &&
        money.x0 < Math.max(cell.x1 + tokens.line.size, reach),
    );
    if (under) return { line: tokens.line.index, label, money: under };
  }
  return null;
}

/** "Balance on 31 January", "Saldo al 31/12": a balance with its day; of two, the earlier is where the account starts. */
function datedBalance(cell: Cell): { label: FigureLabel; words: number } | null {
  const words = cell.text.split(' ');
  if (words.length > 7 || !columnRoles(words[0]!).has('balance')) return null;
  const dated = words.some((_, at) => findDate(words, at, () => true) !== null);
  return dated ? { label: 'closing', words: fold(cell.text).split(' ').length } : null;
}

const NUMBER_VALUE = /^[A-Z]{0,4}[\dX*x•.\-/]{2,}[\dA-Z]*$/;

function textFact(
  tokens: TokenLine,
  cell: Cell,
  cells: readonly Cell[],
  lines: readonly TokenLine[],
  index: number,
): TextFact | null {
  const line = tokens.line.index;
  const found = leadingLabel(cell.text, ['accountNumber', 'holder']);
  if (!found) return null;
  const kind = found.label === 'accountNumber' ? 'number' : 'holder';
  const accept = kind === 'number' ? accountNumber : holderName;
  const size = foldedPrefix(cell, tokens.line, found.words);
  const inside = tokens.line.words.slice(cell.from + size, cell.to);
  const next = cells.find((other) => other.from === cell.to);
  for (const words of [inside, next ? tokens.line.words.slice(next.from, next.to) : []]) {
    const value = accept(words);
    if (value !== null) return { line, kind, value };
  }
  if (inside.length > 0) return null;
  const under = lines[index + 1];
  if (
    under &&
    under.line.flow === tokens.line.flow &&
    under.line.baseline - tokens.line.baseline < 2.6 * tokens.line.size
  ) {
    const below = cellsOf(under.line).find((other) => other.x1 > cell.x0 - 2 && other.x0 < cell.x1 + 2);
    const value = below ? accept(under.line.words.slice(below.from, below.to)) : null;
    if (value !== null) return { line, kind, value };
  }
  return null;
}

/** How many printed words a label of `folded` folded words takes. */
function foldedPrefix(cell: Cell, line: Line, folded: number): number {
  let count = 0;
  let words = 0;
  while (words < cell.to - cell.from && count < folded) {
    const text = fold(line.words[cell.from + words]!.text);
    count += text === '' ? 0 : text.split(' ').length;
    words += 1;
  }
  return words;
}

/** An account number's words, as printed; null where the words are none. Ends before text that follows it. */
function accountNumber(words: readonly Word[]): string | null {
  const taken: string[] = [];
  for (const word of words) {
    const text = word.text.replace(/[,;:]$/, '');
    if (text === '' || text === ':' || text === '#') continue;
    const part =
      NUMBER_VALUE.test(text) ||
      /^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(text) ||
      (taken.length > 0 && /^[A-Z0-9]{1,4}$/.test(text) && /^[A-Z]{2}\d/.test(taken[0]!));
    if (!part && !(taken.length > 0 && /^\d+$/.test(text))) {
      if (taken.length === 0 && /^\d+$/.test(text)) taken.push(text);
      else break;
    } else taken.push(text);
  }
  const value = taken.join(' ');
  return (value.match(/[\dX*x•]/g)?.length ?? 0) >= 4 && /\d/.test(value) ? value : null;
}

function holderName(words: readonly Word[]): string | null {
  const text = join(words)
    .replace(/^[:\s]+/, '')
    .trim();
  if (!/\p{L}{2}/u.test(text) || /\d{3}/.test(text) || text.length > 70 || labelsOf(text).size > 0)
    return null;
  return text;
}

/** A currency named in a cell of its own or behind "currency". */
function currencyFact(tokens: TokenLine, cell: Cell): TextFact | null {
  const words = tokens.line.words.slice(cell.from, cell.to);
  const code = words.map((word) => word.text.replace(/[^A-Za-z]/g, '')).find(isCurrencyCode);
  if (code === undefined || words.length > 6) return null;
  return { line: tokens.line.index, kind: 'currency', value: code };
}

/** Date ranges of a line: two dates with a word or dash between them, or one date behind a period's label. */
function periodsOf(line: Line): Omit<PeriodFact, 'line'>[] {
  const words = line.words.flatMap((word) => splitGlued(word.text));
  const joined = (): boolean => true;
  const found: { date: DateText; from: number; to: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const date = findDate(words, at, joined);
    if (!date || date.date.compact) continue;
    found.push({ date: date.date, from: at, to: at + date.words });
    at += date.words - 1;
  }
  const periods: Omit<PeriodFact, 'line'>[] = [];
  const labelled = (end: number): boolean => {
    for (let start = Math.max(0, end - 6); start < end; start += 1) {
      if (leadingLabel(words.slice(start, end).join(' '), ['period'])) return true;
    }
    return false;
  };
  for (let index = 0; index + 1 < found.length; index += 1) {
    const [a, b] = [found[index]!, found[index + 1]!];
    const between = words.slice(a.to, b.from).join(' ');
    const connects = /^[-\u2010-\u2015~]?$/.test(between)
      ? between !== ''
      : labelsOf(between).has('periodTo') ||
        leadingLabel(between, ['periodTo'])?.words === fold(between).split(' ').length;
    if (connects) periods.push({ from: a.date, to: b.date, weight: labelled(a.from) ? 3 : 2 });
  }
  if (found.length === 1) {
    const before = words.slice(0, found[0]!.from).join(' ');
    if (labelsOf(before).has('period')) periods.push({ from: found[0]!.date, to: null, weight: 1 });
    else if (labelsOf(before).has('periodTo')) periods.push({ from: null, to: found[0]!.date, weight: 1 });
  }
  return periods;
}

/** "al8" is "al 8": a joining word printed without its blank. */
function splitGlued(text: string): string[] {
  const glued = /^(\p{L}+)(\d{1,2})$/u.exec(text);
  return glued && labelsOf(glued[1]!).has('periodTo') ? [glued[1]!, glued[2]!] : [text];
}

function statementDate(line: Line): DateText | null {
  const words = line.words.map((word) => word.text);
  for (let at = 0; at < words.length; at += 1) {
    const date = findDate(words, at, () => true);
    if (!date) continue;
    for (let start = Math.max(0, at - 5); start < at; start += 1) {
      if (labelsOf(words.slice(start, at).join(' ')).has('statementDate')) return date.date;
    }
    at += date.words - 1;
  }
  return null;
}
