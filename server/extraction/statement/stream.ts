/**
 * The statement as one stream of items in reading order, cut into accounts. Lists of different shapes (deposits,
 * withdrawals, cheques) of one account follow one another; a new account number begins another account.
 */
import type { Column } from '../layout/columns.ts';
import type { Shape } from '../layout/shape.ts';
import { rowLine, type RowLine } from '../layout/row-line.ts';
import type { Table } from '../layout/tables.ts';
import type { MoneyToken } from '../layout/tokens.ts';
import { textOf } from '../layout/lines.ts';
import type { SectionFact } from './sections.ts';
import { groupEntries, type Item } from './entries.ts';
import type { Facts } from './facts.ts';
import type { Figure } from './figures.ts';
import { beginsLikeBalance, classifyRow, isFigureLine, type MoneyRole, type Row } from './rows.ts';

/** Items of one account in reading order, with the figures printed for it. */
export interface AccountPart {
  readonly items: readonly Item[];
  readonly figures: readonly Figure[];
  /** Lines of the document it covers, from `from` up to but without `to`. */
  readonly from: number;
  readonly to: number;
  readonly number: string | null;
  /** The currency printed with the account (in its title, its headings, its summary), else the statement's. */
  readonly currency: string | null;
}

/** Items of one shape under a reading of its columns. */
export function itemsOf(
  shape: Shape,
  tables: readonly Table[],
  roles: readonly MoneyRole[],
  titles: ReadonlySet<number>,
  sections: ReadonlyMap<number, SectionFact>,
): Item[] {
  const rows = shape.tables.map((table) => ({
    order: tables.indexOf(table),
    rows: table.lines
      .filter(({ line }) => !titles.has(line.index))
      .map((tokens) => withNumbersOfText(rowLine(tokens, shape), shape, roles))
      .filter(
        (row) => row.rest.length > 0 || row.booking !== null || row.monies.some((money) => money !== null),
      )
      .filter((row) => !isFigureLine(row))
      .map((row) => classifyRow(row, roles, shape, sections.get(row.tokens.line.index)?.sections)),
  }));
  return withoutFinalOrphans(groupEntries(endBalances(rows, roles), shape), roles);
}

/**
 * Whether a number belongs to the text: its column is named by no heading. Money under words the lexicon does not know
 * is a figure of its own (a second balance, a fee, a gross amount).
 */
function isTextNumber(money: MoneyToken, column: Column, { heading }: Shape): boolean {
  if (column.roles.size > 0) return false;
  return (
    !money.strong ||
    !heading?.columns.some(({ roles, x0, x1 }) => roles.size === 0 && x0 < money.x1 && x1 > money.x0)
  );
}

/** Numbers in columns that no heading names and that book nothing are part of the text after all. */
function withNumbersOfText(row: RowLine, shape: Shape, roles: readonly MoneyRole[]): RowLine {
  const back = row.monies.filter(
    (money, index) =>
      money !== null && roles[index] === 'foreign' && isTextNumber(money, shape.monies[index]!, shape),
  );
  if (back.length === 0) return row;
  const { words } = row.tokens.line;
  const kept = new Set(row.rest);
  for (const money of back) {
    for (const word of words.slice(money!.from, money!.to)) {
      if (word.x0 < shape.right && word.x1 > shape.left) kept.add(word);
    }
  }
  return { ...row, rest: words.filter((word) => kept.has(word)) };
}

/** The first and the last booking of a list, where they read like a balance, are one. */
function endBalances<T extends { rows: Row[] }>(
  tables: readonly T[],
  roles: readonly MoneyRole[],
): readonly T[] {
  balancesAlone(tables, roles);
  const bookings = tables.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking'));
  if (bookings.length < 3) return tables;
  for (const row of [bookings[0]!, bookings.at(-1)!]) {
    if (!beginsLikeBalance(textOf(row.row.rest))) continue;
    for (const { rows } of tables) {
      const at = rows.indexOf(row);
      if (at >= 0)
        rows[at] = { kind: 'balance', row: row.row, which: 'either', value: row.balance ?? row.amount.money };
    }
  }
  return tables;
}

/** A line before the first or behind the last booking of a table that holds nothing but a balance, whatever its words say. */
function balancesAlone(tables: readonly { rows: Row[] }[], roles: readonly MoneyRole[]): void {
  const column = roles.indexOf('balance');
  for (const { rows } of tables) {
    const first = rows.findIndex((row) => row.kind === 'booking');
    const last = rows.findLastIndex((row) => row.kind === 'booking');
    if (column < 0 || first < 0) continue;
    for (const at of [first - 1, last + 1]) {
      const row = rows[at];
      const value = row?.kind === 'text' ? row.row.monies[column] : null;
      if (!row || !value || row.row.monies.filter((money) => money !== null).length > 1) continue;
      if (row.row.booking === null && at > first) continue;
      rows[at] = { kind: 'balance', row: row.row, which: 'either', value };
    }
  }
}

/**
 * Dated lines without an amount matter between bookings, or where a whole table has none; behind the last booking they
 * are notes. A list of balances has nothing else.
 */
function withoutFinalOrphans(items: readonly Item[], roles: readonly MoneyRole[]): Item[] {
  const books = roles.some((role) => role === 'in' || role === 'out' || role === 'amount');
  const lastEntry = new Map<number, number>();
  for (const item of items) if (item.kind === 'entry') lastEntry.set(item.table, item.line);
  return items.filter((item) => {
    if (item.kind !== 'orphan') return true;
    return books && item.line < (lastEntry.get(item.table) ?? Infinity);
  });
}

/** Cuts a stream into accounts where a different account number is printed between entries. */
export function cutAccounts(
  items: readonly Item[],
  facts: Facts,
  inEntries: ReadonlySet<number>,
  currency: string | null,
): AccountPart[] {
  const numbers = [
    ...facts.texts.filter((fact) => fact.kind === 'number' && !inEntries.has(fact.line)),
    ...newPeriods(facts, inEntries),
    ...reopenings(items),
  ].toSorted((a, b) => a.line - b.line);
  const cuts: { line: number; numbers: Set<string> }[] = [];
  let pending: { line: number; numbers: Set<string> } | null = null;
  let next = 0;
  const settle = (): void => {
    if (!pending) return;
    const current = cuts.at(-1);
    const period = [...pending.numbers].some((number) => number.startsWith(PERIOD));
    if (
      current &&
      !period &&
      [...pending.numbers].some((number) => [...current.numbers].some((known) => sameNumber(known, number)))
    ) {
      for (const number of pending.numbers) current.numbers.add(number);
    } else cuts.push(pending);
    pending = null;
  };
  for (const item of items) {
    if (item.kind !== 'entry' && item.kind !== 'balance') continue;
    while (next < numbers.length && numbers[next]!.line < item.line) {
      // A table's title says whose it is, whatever an overview above it lists.
      if (facts.titles.has(numbers[next]!.line)) pending = null;
      pending ??= { line: numbers[next]!.line, numbers: new Set() };
      pending.numbers.add(numbers[next]!.value);
      next += 1;
    }
    settle();
  }
  if (cuts.length === 0) {
    for (const fact of numbers) (pending ??= { line: fact.line, numbers: new Set() }).numbers.add(fact.value);
    settle();
  }
  if (cuts.length === 0) cuts.push({ line: 0, numbers: new Set() });
  return cuts.map((cut, index) => {
    const from = index === 0 ? 0 : cut.line;
    const to = cuts[index + 1]?.line ?? Infinity;
    return {
      items: items.filter((item) => item.line >= from && item.line < to),
      figures: facts.figures.filter(
        (figure) => figure.line >= from && figure.line < to && !inEntries.has(figure.line),
      ),
      from,
      to,
      currency: cuts.length > 1 ? (accountCurrency(facts, inEntries, from, to) ?? currency) : currency,
      number:
        [...cut.numbers].find((number) => !number.startsWith(PERIOD)) ??
        [...(cuts[index - 1]?.numbers ?? [])][0] ??
        null,
    };
  });
}

/** The currency named most often between an account's lines, its bookings left out. */
function accountCurrency(
  facts: Facts,
  inEntries: ReadonlySet<number>,
  from: number,
  to: number,
): string | null {
  const counts = new Map<string, number>();
  for (const fact of facts.texts) {
    if (fact.kind !== 'currency' || fact.line < from || fact.line >= to || inEntries.has(fact.line)) continue;
    counts.set(fact.value, (counts.get(fact.value) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * Another labelled period with an opening of its own below it begins another statement in the same file. Comes as an
 * account number no number equals, so that the account is cut there.
 */
function newPeriods(facts: Facts, inEntries: ReadonlySet<number>): { line: number; value: string }[] {
  const labelled = facts.periods.filter((fact) => fact.weight >= 3 && !inEntries.has(fact.line));
  const first = labelled[0];
  if (!first) return [];
  let current = JSON.stringify([first.from, first.to]);
  const cuts: { line: number; value: string }[] = [];
  labelled.forEach((fact, index) => {
    const key = JSON.stringify([fact.from, fact.to]);
    if (key === current) return;
    const until = labelled[index + 1]?.line ?? Infinity;
    const opens = facts.figures.some(
      (figure) => figure.label === 'opening' && figure.line > fact.line && figure.line < until,
    );
    if (!opens) return;
    current = key;
    cuts.push({ line: fact.line, value: `${PERIOD}${cuts.length}` });
  });
  return cuts;
}

/**
 * An opening behind a closing of another value, with bookings on both sides, begins another account, though nothing
 * names it (the shares of a credit union's member). Balances carried over a page are equal.
 */
function reopenings(items: readonly Item[]): { line: number; value: string }[] {
  const cuts: { line: number; value: string }[] = [];
  const entriesAfter = items.findLastIndex((item) => item.kind === 'entry');
  let booked = false;
  let closing: number | null = null;
  items.forEach((item, index) => {
    if (item.kind === 'entry') {
      booked = true;
      closing = null;
    } else if (item.kind === 'balance' && item.which === 'closing') closing = item.value.units;
    else if (item.kind === 'balance' && item.which === 'opening' && closing !== null) {
      if (booked && index < entriesAfter && closing !== item.value.units)
        cuts.push({ line: item.line, value: `${PERIOD}opening ${cuts.length}` });
      closing = null;
    }
  });
  return cuts;
}

/** Marks a cut by period among account numbers. */
const PERIOD = 'period ';

/** Equal, or one is the end of the other (masked or shortened numbers). */
function sameNumber(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (x === '' || y === '') return true;
  return x.endsWith(y) || y.endsWith(x) || x.includes(y) || y.includes(x);
}

function bare(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^X+/, '')
    .replace(/\*/g, '');
}
