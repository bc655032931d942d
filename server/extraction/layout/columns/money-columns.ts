/** The columns of amounts, aligned under headings or under one another. */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { remembered } from '../../remembered.ts';
import { holdsAmount } from '../lines/begins-row.ts';
import { HEADING_REACH_EM } from '../headings/column-names.ts';
import { buildColumns, linedUp, nearColumn, type Column } from './columns.ts';
import { isWithinText, TEXT_GAP_EM } from '../headings/heading-chunks.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import { balancesAgain } from './repeated-columns.ts';
import type { TokenLine } from '../tokens.ts';

/** Roles of columns that hold amounts. */
export const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];

const BOOKED: readonly ColumnRole[] = ['out', 'in', 'amount'];

/**
 * Where a heading names the column of bookings, unnamed numbers under the name of a text are part of it, and so are those
 * left of all named columns, unless a word the lexicon does not know stands over them.
 */
export function withoutNumbersInText(
  columns: readonly Column[],
  heading: Heading | null,
  lines: readonly TokenLine[],
): Column[] {
  const named = columns.filter((column) => column.heading !== null);
  if (!named.some((column) => BOOKED.some((role) => column.roles.has(role)))) return [...columns];
  const first = Math.min(...named.map((column) => column.x0));
  return columns.flatMap((column) => {
    if (column.heading !== null) return column;
    const over = heading?.columns.filter(({ x0, x1 }) => x0 < column.x1 && x1 > column.x0) ?? [];
    if (over.some(({ roles }) => isText(roles))) return balancesAgain(column, columns, lines) ?? [];
    return column.x1 > first || over.some(({ roles }) => roles.size === 0) ? column : [];
  });
}

function isText(roles: ReadonlySet<ColumnRole>): boolean {
  return roles.size > 0 && [...roles].every((role) => role === 'description' || role === 'reference');
}

/** Share of a column's numbers that go on a sentence, from which none of them is an amount of its own. */
const SENTENCE_SHARE = 0.8;

/** How far an amount begins before the word before it ends, from which it is printed over that. */
const OVERPRINTED_EM = 0.3;

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
      // "USD 12.50" alone below the text of its row is a line of it.
      if (money.from === 0) return true;
      if (!before || !/\p{L}{2}/u.test(before.text)) return false;
      const blank = money.x0 - before.x1;
      // What is printed over the end of a text goes on from none of it.
      return blank < TEXT_GAP_EM * size && blank > -OVERPRINTED_EM * size;
    });
    return numbers.length === 0 || ends.length < SENTENCE_SHARE * numbers.length;
  });
}

/** Blank on both sides of a number that is no part of a text. */
const APART_EM = 1.5;

/** Whether blanks part an amount from the text about it; the balance right behind it is none. */
function standsApart(
  { from, to }: MoneyToken,
  { line: { words }, monies }: TokenLine,
  size: number,
): boolean {
  const [first, last, before, after] = [words[from]!, words[to - 1]!, words[from - 1], words[to]];
  const followed = monies.some((money) => money.strong && money.from === to);
  return (
    (!before || first.x0 - before.x1 > APART_EM * size) &&
    (!after || followed || after.x0 - last.x1 > APART_EM * size)
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
  // Where rows print their days, lines without one below them are of something else (savings pots, taxes).
  const dated = moneyLines.filter(({ dates }) => dates.length > 0);
  // Where rows begin with their days, a line with days further in is about the account.
  const begun = dated.filter(({ dates }) => dates[0]!.from === 0);
  const ofRows = 2 * begun.length > dated.length ? begun : dated;
  const rows = 2 * dated.length > moneyLines.length ? ofRows : moneyLines;
  const lone = rows
    .filter(lacks)
    .flatMap((tokens) =>
      tokens.monies.filter(
        (money) =>
          money.strong &&
          money.from > 0 &&
          standsApart(money, tokens, size) &&
          !isOfOtherCurrency(money, tokens.monies) &&
          columns.every((column) => isOutside(money, column, tokens, size)),
      ),
    );
  if (lone.length > Math.max(1, LONE_SHARE * rows.length)) return [...columns];
  return [...columns, ...buildColumns(lone, null, MONEY, size, 1)].toSorted((a, b) => a.edge - b.edge);
}

/** Blank between closely set columns of amounts, wider than one between words. */
const CLOSE_COLUMNS_EM = 0.5;

/** Whether an amount stands well apart from a column, or closely beside it where its row has another amount in there. */
function isOutside(money: MoneyToken, column: Column, { monies }: TokenLine, size: number): boolean {
  const filled = monies.some((other) => other !== money && other.strong && linedUp(other, column, size));
  const apart = filled ? 0 : size;
  // A number behind all that end together is none of them, however close.
  const behind = column.align === 'right' && money.x0 > column.x1 + CLOSE_COLUMNS_EM * size;
  return behind || money.x0 > column.x1 + apart || money.x1 < column.x0 - apart;
}

/** Whether a row states an amount in a currency of its own before the one it books: "US$ 10,00 ... R$ 53,00". */
function isOfOtherCurrency({ currency, x1 }: MoneyToken, monies: readonly MoneyToken[]): boolean {
  return (
    currency !== null &&
    monies.some(
      (other) => other.strong && other.x0 > x1 && other.currency !== null && other.currency !== currency,
    )
  );
}

/** Share of amounts with one decimal from which a table is taken to print no trailing zeros ("10158.4", "1500"). */
const UNPADDED_SHARE = 0.02;

export function unpadded(lines: readonly TokenLine[], heading: Heading, size: number): boolean {
  const dated = lines.filter(({ dates }) => dates.length > 0);
  // Where each entry has its date on one line and its amounts on another, no line has both.
  const names = namesOver(dated.some(holdsAmount) ? dated : lines, heading, size);
  const placed = [...names.keys()];
  const single = placed.filter((money) => money.decimals === 1).length;
  if (single > Math.max(2, UNPADDED_SHARE * placed.length)) return true;
  const booked = placed.filter((money) => BOOKED.some((role) => names.get(money)!.roles.has(role)));
  if (holdsOnlyWholeAmounts(booked, lines)) return true;
  // Of a few amounts one tells, where none of its column ends in the zero that would be left out: in a spreadsheet one
  // column may hold numbers and the next texts.
  return amountNames(heading).some((name) => {
    const column = placed.filter((money) => names.get(money) === name);
    if (holdsWholeAmounts(column, booked, lines, size)) return true;
    if (column.some((money) => money.decimals > 1 && money.units % 10 === 0)) return false;
    return column.some((money) => money.decimals === 1) || endsWith(column, lines, size);
  });
}

/** Amounts needed to tell where the numbers of a column end. */
const MIN_STRONG = 3;
/** Numbers without decimals that tell that a column prints whole amounts so; one does where its row has no other amount. */
const MIN_WHOLE = 2;

/** Whether under the names of bookings there are whole numbers only, beside balances with decimals: "35000 | 47,500.00". */
function holdsOnlyWholeAmounts(booked: readonly MoneyToken[], lines: readonly TokenLine[]): boolean {
  if (booked.length < MIN_WHOLE || booked.some((money) => money.strong)) return false;
  return lines.every(
    ({ dates, monies }) => dates.length === 0 || monies.filter(({ strong }) => strong).length <= 1,
  );
}

/**
 * Whether under a name of bookings, or of what they cost, there are numbers below a thousand only, and one amount is booked in
 * each of their rows: in whole units ("281 | 459,765") nothing but their place tells them from other numbers.
 */
export function holdsSmallAmounts(lines: readonly TokenLine[], heading: Heading, size: number): boolean {
  const names = namesOver(lines, heading, size);
  const isBooked = (name: HeadingColumn | undefined): boolean =>
    name !== undefined && BOOKED.some((role) => name.roles.has(role));
  return heading.columns.some((name) => {
    if (!isBooked(name) && !name.roles.has('foreign')) return false;
    const under = lines.filter(({ monies }) => monies.some((money) => names.get(money) === name));
    const dated = under.filter(({ dates }) => dates.length > 0);
    return (
      dated.length > 0 &&
      !under.some(({ monies }) => monies.some((money) => money.strong && names.get(money) === name)) &&
      dated.every(({ monies }) => monies.filter((money) => isBooked(names.get(money))).length === 1)
    );
  });
}

/**
 * Whether numbers without decimals end where the amounts of a column do ("8,050", "12.75"), none of which has zeros only.
 * `booked` are the numbers under all names of amounts but balances.
 */
function holdsWholeAmounts(
  column: readonly MoneyToken[],
  booked: readonly MoneyToken[],
  lines: readonly TokenLine[],
  size: number,
): boolean {
  const strong = column.filter((money) => money.strong);
  // Of a few amounts one tells, where all of the column have the same currency before them.
  const few = strong.length > 0 && column.every((money) => isPricedLike(money, strong)) ? 1 : MIN_STRONG;
  // Where no amount has decimals, all are whole, and numbers without groups are of texts.
  if (strong.length < few || strong.every(({ decimals }) => decimals === 0)) return false;
  const near = END_TOLERANCE_EM * size;
  const whole = column.filter(
    (money) =>
      money.decimals === 0 &&
      (isPricedLike(money, strong) ||
        strong.filter(({ x1 }) => Math.abs(x1 - money.x1) < near).length >= MIN_WHOLE),
  );
  const zeros = strong.some((money) => money.units % 10 ** money.decimals === 0);
  if (whole.length >= MIN_WHOLE && !zeros) return true;
  // A row that would be without an amount has one where its number stands, even among amounts in full.
  return lines.some(
    ({ monies, dates }) =>
      monies.some((money) => whole.includes(money)) &&
      monies.every((money) => !booked.includes(money) || !money.strong) &&
      (!zeros || dates[0]?.from === 0),
  );
}

/** Whether a number has a currency, that of the amounts above and below it: "$3,000" among "$150.00", wherever they end. */
function isPricedLike({ currency }: MoneyToken, strong: readonly MoneyToken[]): boolean {
  return currency !== null && strong.every((other) => other.currency === currency);
}

/** Ends of the numbers of one column differ by less than this. */
const END_TOLERANCE_EM = 0.1;

/** Whether a number with one decimal ends where the amounts of a column do, on a line without a date: a balance. */
function endsWith(column: readonly MoneyToken[], lines: readonly TokenLine[], size: number): boolean {
  const strong = column.filter((money) => money.strong);
  return lines.some(({ monies }) =>
    monies.some(
      (money) =>
        money.decimals === 1 &&
        strong.filter(({ x1 }) => Math.abs(x1 - money.x1) < END_TOLERANCE_EM * size).length > 1,
    ),
  );
}

/** The names of amounts, and those without a meaning between them. */
const amountNames = remembered(({ columns }: Heading): readonly HeadingColumn[] => {
  const isAmount = ({ roles }: HeadingColumn): boolean => MONEY.some((role) => roles.has(role));
  const [first, last] = [columns.findIndex(isAmount), columns.findLastIndex(isAmount)];
  return columns.filter(
    (column, index) => isAmount(column) || (column.roles.size === 0 && index > first && index < last),
  );
});

/** The name of amounts a number stands under, or beside by no more than a heading's reach; null where another is nearer. */
function nameOver(money: MoneyToken, heading: Heading, size: number): HeadingColumn | null {
  const distance = (name: HeadingColumn): number => Math.max(name.x0 - money.x1, money.x0 - name.x1);
  let nearest: HeadingColumn | null = null;
  for (const name of heading.columns)
    if (nearest === null || distance(name) < distance(nearest)) nearest = name;
  if (nearest === null || distance(nearest) > HEADING_REACH_EM * size) return null;
  return amountNames(heading).includes(nearest) ? nearest : null;
}

/** Bare integers count as amounts only where they stand under a heading of amounts. */
export function weakUnderHeadings(lines: readonly TokenLine[], heading: Heading, size: number): MoneyToken[] {
  return [...namesOver(lines, heading, size).keys()];
}

/** The numbers under a name of amounts, with that name. */
function namesOver(
  lines: readonly TokenLine[],
  heading: Heading,
  size: number,
): ReadonlyMap<MoneyToken, HeadingColumn> {
  const names = new Map<MoneyToken, HeadingColumn>();
  for (const tokens of lines)
    for (const money of tokens.monies) {
      const name = nameOver(money, heading, size);
      if (name !== null && !endsTextBeside(money, tokens, name)) names.set(money, name);
    }
  return names;
}

/** "INVOICE 825290" near a name of amounts, flush with neither end of it: a whole number right behind a word is of the text. */
function endsTextBeside(
  { strong, decimals, from, x0, x1 }: MoneyToken,
  { line }: TokenLine,
  name: HeadingColumn,
): boolean {
  const before = line.words[from - 1];
  if (strong || decimals > 0 || !before) return false;
  const flush = Math.min(Math.abs(x0 - name.x0), Math.abs(x1 - name.x1)) < line.size;
  return !flush && isWithinText(x0 - before.x1, before) && /\p{L}{2}/u.test(before.text);
}
