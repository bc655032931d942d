/** The columns of debit and credit marks that stand apart from the amounts. */
import { isCurrencyCode } from '../../reading/currencies.ts';
import { loneSign } from '../../reading/numbers.ts';
import { isMark, leadingLabel, markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { areCodesBeside } from './codes-beside.ts';
import { buildColumns, type Column } from './columns.ts';
import {
  areBehindMarked,
  areOfBalances,
  behindBalances,
  besideBalances,
  MARKED_SHARE,
} from './marks-of-balances.ts';
import type { Heading } from '../headings/headings.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import { textOf, type Line } from '../lines/lines.ts';
import type { TokenLine } from '../tokens.ts';

/** A column of marks stands no further before the amounts than this. */
const MARK_REACH_EM = 20;

/** Blank before a mark right behind its amount, wider than the one between words. */
const BEHIND_AMOUNT_EM = 0.4;

/** Letters of the longest mark: "Transfer out". */
const MAX_MARK = 12;

/** Columns of marks: those of what is booked, and those of the balances behind, where both have one. */
export interface MarkColumns {
  readonly marks: Column | null;
  readonly balanceMarks: Column | null;
}

/** Columns whose cells may hold a sign alone. */
const SIGNED_ROLES = ['mark', 'amount', 'in', 'out', 'balance'] as const;

const NO_MARKS: MarkColumns = { marks: null, balanceMarks: null };

/** Marks in columns of their own: under a heading that says so, or beside most amounts. */
export function markColumns(
  lines: readonly TokenLine[],
  monies: readonly Column[],
  heading: Heading | null,
  size: number,
  bareIntegers: boolean,
): MarkColumns {
  const found: Word[] = [];
  const dashes: Word[] = [];
  const beforeTexts: Word[] = [];
  let amountLines = 0;
  for (const { line, monies: placed } of lines) {
    if (!placed.some((money) => money.strong || bareIntegers)) continue;
    const marked = found.length;
    // Beside an amount with a sign of its own a dash says that there is nothing.
    const signed = placed.some(({ strong, sign }) => strong && sign !== 0);
    line.words.forEach((word, index) => {
      if (word.text.length > MAX_MARK) return;
      const sign = loneSign(word.text);
      if (sign === 0 && !isMark(word.text)) return;
      const before = line.words[index - 1];
      const after = line.words[index + 1];
      const blank = placed.some(({ to }) => to === index) ? BEHIND_AMOUNT_EM : 0.8;
      const begins = !before || isRule(before) || word.x0 - before.x1 > blank * size;
      const ends = !after || isRule(after) || after.x0 - word.x1 > 0.4 * size;
      if (!begins || !ends || placed.some((money) => index >= money.from && index < money.to)) return;
      if (after && !isRule(after) && runsOn(line.words, index, placed, size)) {
        if (isMark(word.text)) beforeTexts.push(word);
        return;
      }
      if (signed && sign !== 0) dashes.push(word);
      else if (isMark(word.text)) found.push(word);
    });
    if (found.length > marked || !statesBalance(line)) amountLines += 1;
  }
  found.push(...signsAmong(dashes, found));
  const tokens = withoutEmptyCells(found, heading, () => countRows(lines, monies));
  const named = (words: readonly Word[]): Column | undefined =>
    buildColumns(words, heading, ['mark'], size, Infinity)[0];
  // "In/out | Party | Goods | Amount": what stands under such a name is a mark, though texts follow it before the amount.
  const headed = named(tokens) ?? named(beforeTexts);
  if (monies.length === 0) return { ...NO_MARKS, marks: headed ?? null };
  const columns = buildColumns(tokens, null, [], size, Math.max(2, MARKED_SHARE * amountLines));
  const beside = columns.find((column) => column.x0 > monies[0]!.x0 - MARK_REACH_EM * size);
  const marks =
    headed ??
    beside ??
    columns.find((column) => saysAllSides(column, tokens, amountLines)) ??
    besideAttached(tokens, lines, size, amountLines) ??
    besideTexts([...tokens, ...beforeTexts], monies, size, amountLines) ??
    signColumn(lines, size, amountLines) ??
    onlyMarks(tokens, lines, monies, size, amountLines) ??
    leadingSigns(lines, size, bareIntegers);
  if (marks && areCodesBeside(marks, tokens, lines)) return NO_MARKS;
  if (marks && (areOfBalances(marks, tokens, lines, monies) || areBehindMarked(marks, lines, monies)))
    return { marks: null, balanceMarks: marks };
  const balanceMarks =
    marks && (besideBalances(marks, columns, monies) ?? behindBalances(marks, tokens, lines, monies, size));
  return { marks, balanceMarks };
}

/**
 * The column of marks most of which stand so near to their amounts that they were read with them: where columns are set in the middle, a short
 * amount is farther from its own.
 */
function besideAttached(
  apart: readonly Word[],
  lines: readonly TokenLine[],
  size: number,
  amountLines: number,
): Column | null {
  if (apart.length === 0) return null;
  const attached = lines.flatMap(({ line: { words }, monies }) =>
    monies.flatMap(({ to, mark }) => {
      const last = words[to - 1]!;
      return mark !== null && last.text === mark ? [last] : [];
    }),
  );
  if (attached.length === 0) return null;
  const all = buildColumns([...apart, ...attached], null, [], size, Math.max(2, MARKED_SHARE * amountLines));
  const holds = ({ x0, x1 }: Column, of: readonly Word[]): boolean =>
    of.some((word) => word.x0 < x1 && word.x1 > x0);
  return all.find((column) => holds(column, apart) && holds(column, attached)) ?? null;
}

/**
 * The column of marks of both sides behind the amounts, beside nearly each of them, however close a column of texts comes: "12.50   D  Card
 * Coffee house".
 */
function besideTexts(
  marks: readonly Word[],
  monies: readonly Column[],
  size: number,
  amountLines: number,
): Column | null {
  const all = buildColumns(
    marks,
    null,
    [],
    size,
    Math.max(MIN_BESIDE_TEXTS, BESIDE_TEXTS_SHARE * amountLines),
  );
  const column = all.find(({ x0 }) => monies.some((money) => x0 >= money.x1));
  const sides = new Set(
    marks.flatMap(({ x0, x1, text }) =>
      column && x0 < column.x1 && x1 > column.x0 ? markDirection(text) : [],
    ),
  );
  return column && sides.has(-1) && sides.has(1) ? column : null;
}

const MIN_BESIDE_TEXTS = 3;
const BESIDE_TEXTS_SHARE = 0.9;

/** Whether a line states the opening or the closing balance, which has no mark in the column of the rows' marks. */
function statesBalance({ words }: Line): boolean {
  return (
    leadingLabel(textOf(words.filter(({ text }) => /\p{L}/u.test(text))), ['opening', 'closing']) !== null
  );
}

/** Whether words of both sides fill a column far from the amounts, one beside each: "Income", "Expense". Letters may be codes. */
function saysAllSides({ x0, x1 }: Column, tokens: readonly Word[], amountLines: number): boolean {
  const words = tokens.filter((word) => word.x0 < x1 && word.x1 > x0 && word.text.length > 1);
  const sides = new Set(words.map(({ text }) => markDirection(text)));
  return words.length === amountLines && sides.has(1) && sides.has(-1) && sides.size === 2;
}

/** Those that are signs beside overdrawn balances: a plus stands over or under them. */
function signsAmong(dashes: readonly Word[], found: readonly Word[]): readonly Word[] {
  const plus = [...dashes, ...found].filter(({ text }) => loneSign(text) > 0);
  return plus.length === 0
    ? []
    : dashes.filter(({ x0, x1 }) => plus.some((one) => one.x0 < x1 && one.x1 > x0));
}

/** Share of the rows with a dash below one name, from which it says that there is nothing to say. */
const EMPTY_SHARE = 0.9;

/** The marks without the dashes that fill a column of notes in nearly every row: "Memo  -". */
function withoutEmptyCells(
  marks: readonly Word[],
  heading: Heading | null,
  rowsOf: () => number,
): readonly Word[] {
  const isDash = ({ text }: Word): boolean => loneSign(text) === -1;
  const dashes = heading ? marks.filter(isDash).length : 0;
  if (!heading || dashes === 0) return marks;
  const rows = rowsOf();
  if (dashes < EMPTY_SHARE * rows) return marks;
  const empty = new Set(
    heading.columns.flatMap(({ roles, x0, x1 }) => {
      const below = marks.filter((word) => word.x0 < x1 && word.x1 > x0);
      const says = SIGNED_ROLES.some((role) => roles.has(role)) || !below.every(isDash);
      return says || below.length < EMPTY_SHARE * rows ? [] : below;
    }),
  );
  return empty.size === 0 ? marks : marks.filter((word) => !empty.has(word));
}

/** The lines with an amount in one of the columns. */
function countRows(lines: readonly TokenLine[], columns: readonly Column[]): number {
  const isPlaced = ({ x1 }: MoneyToken): boolean =>
    columns.some((column) => x1 > column.x0 && x1 <= column.x1);
  return lines.filter(({ monies }) => monies.some(isPlaced)).length;
}

/**
 * Signs of both directions in a column before the amounts, which these reach or do not, as they are long: beside one that is
 * far off its sign is a mark, and no dash for "nothing".
 */
function signColumn(lines: readonly TokenLine[], size: number, amountLines: number): Column | null {
  const signs = lines.flatMap(({ line: { words }, monies }) =>
    monies.flatMap(({ from, apartSign }) => {
      const own = loneSign(words[from]!.text) !== 0 ? words[from] : undefined;
      const sign = own ?? (apartSign ? words[from - 1] : undefined);
      return sign && loneSign(sign.text) !== 0 ? [sign] : [];
    }),
  );
  const [column, more] = buildColumns(signs, null, [], size, Math.max(2, MARKED_SHARE * amountLines));
  if (!column || more || column.x1 - column.x0 > SIGN_EM * size) return null;
  const said = signs
    .filter(({ x0, x1 }) => x0 < column.x1 && x1 > column.x0)
    .map(({ text }) => loneSign(text));
  return said.length >= MARKED_SHARE * amountLines && said.includes(1) && said.includes(-1) ? column : null;
}

/** Signs of both directions that begin one cell of every row with its day, before its text: "+ Salary", "- Groceries". */
function leadingSigns(lines: readonly TokenLine[], size: number, bareIntegers: boolean): Column | null {
  const rows = lines.filter(
    ({ dates, monies }) => dates[0]?.from === 0 && monies.some(({ strong }) => strong || bareIntegers),
  );
  const signs = rows.flatMap(({ line: { words } }) =>
    words.filter((word, index) => loneSign(word.text) !== 0 && beginsCell(words, index, size)),
  );
  const said = new Set(signs.map(({ text }) => loneSign(text)));
  if (signs.length !== rows.length || said.size < 2) return null;
  const [column, more] = buildColumns(signs, null, [], size, rows.length);
  return column && !more && column.x1 - column.x0 <= SIGN_EM * size ? column : null;
}

function beginsCell(words: readonly Word[], index: number, size: number): boolean {
  const before = words[index - 1];
  return before === undefined || words[index]!.x0 - before.x1 > 0.8 * size;
}

/** A column of signs is no wider. */
const SIGN_EM = 1.5;

/** A blank that parts cells and no words. */
const CELL_EM = 1.5;
/** A blank that parts two words against the one behind them. */
const SAME_BLANK = 1.2;

/**
 * Whether a word is the first of a text: what follows stands as close as the words behind it do, however wide a blank is. A
 * currency in a column of its own is no text.
 */
function runsOn(words: readonly Word[], index: number, monies: readonly MoneyToken[], size: number): boolean {
  const [word, next, third] = words.slice(index, index + 3);
  if (!next || !third || !/^\p{L}{2}/u.test(next.text) || isCurrencyCode(next.text)) return false;
  const blank = next.x0 - word!.x1;
  // An amount behind the only word of a text tells nothing of the blanks in it.
  if (blank > CELL_EM * size && monies.some(({ from }) => from === index + 2)) return false;
  return blank <= SAME_BLANK * (third.x0 - next.x1);
}

/** A line between columns, drawn as a character. */
export function isRule({ text }: Word): boolean {
  return RULES.includes(text.charAt(0)) && ONLY_RULES.test(text);
}

const RULES = '|\u00a6\u2502';
const ONLY_RULES = new RegExp(`^[${RULES}]+$`);

/** Share of the lines with amounts that have a mark, where only one direction is marked, and how far behind its amounts such a column begins. */
const ONE_SIDED_SHARE = 0.15;
const BEHIND_EM = 4;

/** A column of one and the same mark right behind a column of amounts: the other direction goes without, and nothing else stands there. */
function onlyMarks(
  tokens: readonly Word[],
  lines: readonly TokenLine[],
  monies: readonly Column[],
  size: number,
  amountLines: number,
): Column | null {
  const minimum = Math.max(2, ONE_SIDED_SHARE * amountLines);
  for (const alike of Map.groupBy(tokens, ({ text }) => text).values()) {
    const column = buildColumns(alike, null, [], size, minimum).find(({ x0 }) =>
      monies.some((money) => x0 >= money.x1 && x0 - money.x1 < BEHIND_EM * size),
    );
    if (column && !holdsTexts(column, tokens, lines, size)) return column;
  }
  return null;
}

/** Whether other words begin cells of a column: "Income" below "Category" is one of several. */
function holdsTexts(
  { x0 }: Column,
  tokens: readonly Word[],
  lines: readonly TokenLine[],
  size: number,
): boolean {
  const marks = new Set(tokens);
  return lines.some(
    ({ line: { words }, monies }) =>
      monies.some(({ strong }) => strong) &&
      words.some((word) => Math.abs(word.x0 - x0) < SAME_EDGE_EM * size && !marks.has(word)),
  );
}

const SAME_EDGE_EM = 0.3;
