/** The columns of amounts, aligned under headings or under one another, and the column of marks beside them. */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { isMark } from '../reading/vocabulary.ts';
import type { Word } from '../words/word.ts';
import { buildColumns, linedUp, nearColumn, type Column } from './columns.ts';
import type { Heading } from './headings.ts';
import type { MoneyToken, TokenLine } from './tokens.ts';

/** Roles of columns that hold amounts. */
export const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];

const BOOKED: readonly ColumnRole[] = ['out', 'in', 'amount'];

/** Where a heading names the column of bookings, unnamed numbers left of all named columns are part of the text. */
export function withoutNumbersInText(columns: readonly Column[]): Column[] {
  const named = columns.filter((column) => column.heading !== null);
  if (!named.some((column) => BOOKED.some((role) => column.roles.has(role)))) return [...columns];
  const first = Math.min(...named.map((column) => column.x0));
  return columns.filter((column) => column.heading !== null || column.x1 > first);
}

/** Words of one sentence stand closer than this. */
const SENTENCE_GAP_EM = 0.5;
/** Share of a column's numbers that go on a sentence, from which none of them is an amount of its own. */
const SENTENCE_SHARE = 0.8;

/**
 * Numbers that end sentences ("invoice 22187 over 1,302.50") line up by chance: no column without a name is made of them,
 * unless nothing else is one.
 */
export function withoutEndsOfSentences(
  columns: readonly Column[],
  moneyLines: readonly TokenLine[],
  size: number,
): Column[] {
  const most = Math.max(0, ...columns.map((column) => column.count));
  return columns.filter((column) => {
    if (column.heading !== null || column.count === most) return true;
    const numbers = moneyLines.flatMap(({ line, monies }) =>
      monies
        .filter((money) => money.strong && linedUp(money, column, size))
        .map((money) => ({ line, money })),
    );
    const ends = numbers.filter(({ line, money }) => {
      const before = line.words[money.from - 1];
      return before && /\p{L}{2}/u.test(before.text) && money.x0 - before.x1 < SENTENCE_GAP_EM * size;
    });
    return ends.length < SENTENCE_SHARE * numbers.length;
  });
}

/** Blank on both sides of a number that is no part of a text. */
const APART_EM = 1.5;

function standsApart({ from, to }: MoneyToken, words: readonly Word[], size: number): boolean {
  const [first, last, before, after] = [words[from]!, words[to - 1]!, words[from - 1], words[to]];
  return (
    (!before || first.x0 - before.x1 > APART_EM * size) && (!after || after.x0 - last.x1 > APART_EM * size)
  );
}

/** More amounts in no column than this share of the lines with amounts are not lone ones. */
const LONE_SHARE = 0.1;

/**
 * Adds columns for the few amounts that stand apart in no column: a single credit among debits makes none by number.
 */
export function withLoneAmounts(
  columns: readonly Column[],
  moneyLines: readonly TokenLine[],
  size: number,
): Column[] {
  if (columns.length === 0) return [];
  // Where names are known, only rows that would be without an amount tell of a column that has none.
  const booked = columns.filter(({ roles }) => BOOKED.some((role) => roles.has(role)));
  const lacks = ({ monies }: TokenLine): boolean =>
    monies.every((money) => !money.strong || booked.every((column) => !nearColumn(money, column, size)));
  const lone = moneyLines
    .filter(lacks)
    .flatMap(({ line, monies }) =>
      monies.filter(
        (money) =>
          money.strong &&
          standsApart(money, line.words, size) &&
          columns.every((column) => money.x0 > column.x1 + size || money.x1 < column.x0 - size),
      ),
    );
  if (lone.length > Math.max(1, LONE_SHARE * moneyLines.length)) return [...columns];
  return [...columns, ...buildColumns(lone, null, MONEY, size, 1)].toSorted((a, b) => a.edge - b.edge);
}

/** Share of amounts with one decimal from which a table is taken to print no trailing zeros ("10158.4", "1500"). */
const UNPADDED_SHARE = 0.02;

export function unpadded(lines: readonly TokenLine[], heading: Heading, size: number): boolean {
  const placed = weakUnderHeadings(lines, heading, size);
  const single = placed.filter((money) => money.decimals === 1).length;
  // Of a few amounts one tells, where none of the others ends in the zero that would be left out.
  const padded = placed.some((money) => money.decimals > 1 && money.units % 10 === 0);
  return single > Math.max(2, UNPADDED_SHARE * placed.length) || (single > 0 && !padded);
}

/** Bare integers count as amounts only where they stand under a heading of amounts. */
export function weakUnderHeadings(lines: readonly TokenLine[], heading: Heading, size: number): MoneyToken[] {
  const columns = heading.columns.filter((column) => MONEY.some((role) => column.roles.has(role)));
  return lines.flatMap(({ monies }) =>
    monies.filter((money) =>
      columns.some((column) => money.x1 > column.x0 - 2 * size && money.x0 < column.x1 + 2 * size),
    ),
  );
}

/** A column of marks stands no further before the amounts than this. */
const MARK_REACH_EM = 20;

/** Marks in a column of their own: under a heading that says so, or beside most amounts. */
export function markColumn(
  lines: readonly TokenLine[],
  monies: readonly Column[],
  heading: Heading | null,
  size: number,
): Column | null {
  const tokens: { x0: number; x1: number }[] = [];
  let amountLines = 0;
  for (const { line, monies: placed } of lines) {
    if (!placed.some((money) => money.strong)) continue;
    amountLines += 1;
    line.words.forEach((word, index) => {
      if (word.text.length > 8 || !isMark(word.text)) return;
      if (placed.some((money) => index >= money.from && index < money.to)) return;
      const before = line.words[index - 1];
      const after = line.words[index + 1];
      const alone =
        (!before || word.x0 - before.x1 > 0.8 * size) && (!after || after.x0 - word.x1 > 0.4 * size);
      if (alone) tokens.push(word);
    });
  }
  const headed = buildColumns(tokens, heading, ['mark'], size, Infinity);
  if (headed.length > 0) return headed[0]!;
  if (monies.length === 0) return null;
  const columns = buildColumns(tokens, null, [], size, Math.max(2, 0.7 * amountLines));
  return columns.find((column) => column.x0 > (monies[0]?.x0 ?? 0) - MARK_REACH_EM * size) ?? null;
}
