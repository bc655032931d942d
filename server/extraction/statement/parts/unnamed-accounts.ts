/** Where accounts begin though no number names them: by a period, an opening or a summary of their own. */
import { signedUnits } from '../../layout/amounts/money-token.ts';
import type { Item, RawEntry } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import { isGap, plainNumbering } from '../facts/page-numbers.ts';
import { isOtherDay } from '../facts/printed-days.ts';
import { silentRestarts } from './silent-restarts.ts';

type BalanceItem = Extract<Item, { kind: 'balance' }>;

/** `value` stands for the account's number and is equal to no other, so that the account is cut there. */
export interface Beginning {
  readonly line: number;
  readonly value: string;
}

/** Begins what stands for the number of an account that has none. */
const UNNAMED = 'unnamed ';

/** The same of an account without rows behind all others. */
const IDLE = `${UNNAMED}idle `;

export function isUnnamedIdle(number: string): boolean {
  return number.startsWith(IDLE);
}

export function isUnnamed(number: string): boolean {
  return number.startsWith(UNNAMED);
}

/** `inEntries`: lines that are the text of one. */
export function unnamedBeginnings(
  items: readonly Item[],
  facts: Facts,
  inEntries: ReadonlySet<number>,
): Beginning[] {
  return [
    ...newPeriods(facts, inEntries),
    ...reopenings(items, facts),
    ...restatements(facts, items, inEntries),
    ...silentRestarts(items).map((line) => ({ line, value: `${UNNAMED}restart ${line}` })),
  ];
}

/**
 * Another labelled period with an opening of its own below it begins another statement in the same file.
 */
function newPeriods(facts: Facts, inEntries: ReadonlySet<number>): Beginning[] {
  const labelled = facts.periods.filter((fact) => fact.weight >= 3 && !inEntries.has(fact.line));
  const first = labelled[0];
  if (!first) return [];
  let current = JSON.stringify([first.from, first.to]);
  const cuts: Beginning[] = [];
  labelled.forEach((fact, index) => {
    const key = JSON.stringify([fact.from, fact.to]);
    if (key === current) return;
    const until = labelled[index + 1]?.line ?? Infinity;
    const opens = facts.figures.some(
      (figure) => figure.label === 'opening' && figure.line > fact.line && figure.line < until,
    );
    if (!opens) return;
    current = key;
    cuts.push({ line: fact.line, value: `${UNNAMED}period ${cuts.length}` });
  });
  return cuts;
}

/**
 * An opening behind a closing of another value, with bookings on both sides, begins another account, though nothing
 * names it (the shares of a credit union's member). Behind all bookings one without any closes as it opened; else they are
 * a summary. Balances carried over a page are equal; what is said before and leads to the same closing again is the opening
 * of a statement that says both on each page; what stands behind missing pages says nothing. A list that begins from zero there is another account too, and so is one
 * whose opening stands over a table of other columns, behind a running balance of another value.
 */
function reopenings(items: readonly Item[], facts: Facts): Beginning[] {
  const cuts: Beginning[] = [];
  const cutAt = (line: number): void => void cuts.push({ line, value: `${UNNAMED}opening ${cuts.length}` });
  const entriesAfter = items.findLastIndex((item) => item.kind === 'entry');
  let booked = false;
  let closing: number | null = null;
  let last: RawEntry | null = null;
  items.forEach((item, index) => {
    if (item.kind === 'entry') {
      if (booked && closing !== null && beginsFromZero(item.entry, closing)) cutAt(item.line);
      booked = true;
      closing = null;
      last = item.entry;
    } else if (item.kind === 'balance' && item.which === 'closing') closing = item.value.units;
    else if (item.kind === 'balance' && item.which === 'opening' && closing !== null) {
      const next = items.find(({ kind }, at) => at > index && kind !== 'total');
      const idle =
        next?.kind === 'balance' && next.which === 'closing' && next.value.units === item.value.units;
      const another =
        booked &&
        (index < entriesAfter || idle) &&
        closing !== item.value.units &&
        !standsBehindGap(item, last, facts);
      if (another && !isSaidAgain(items, facts, index, closing)) cutAt(item.line);
      closing = null;
    } else if (item.kind === 'balance' && item.which === 'opening' && opensOtherTable(last, items, index))
      cutAt(item.line);
  });
  return cuts;
}

/** Whether pages are missing between a balance and the last row above it: it is brought forward from what they hold. */
function standsBehindGap({ row }: BalanceItem, last: RawEntry | null, { pageNumbers }: Facts): boolean {
  const before = last?.rows.at(-1)?.tokens.line.page;
  const numbering = plainNumbering(pageNumbers);
  return numbering !== null && before !== undefined && isGap(numbering, before, row.tokens.line.page);
}

/** Whether an opening was said before, and leads to the closing above it again. */
function isSaidAgain(items: readonly Item[], { figures }: Facts, at: number, closing: number): boolean {
  const item = items[at]!;
  const next = items.find((one, index) => index > at && one.kind === 'balance' && one.which === 'closing');
  if (item.kind !== 'balance' || next?.kind !== 'balance' || next.value.units !== closing) return false;
  const { units } = item.value;
  return (
    figures.some((one) => one.label === 'opening' && one.line < item.line && one.money.units === units) ||
    items.some(
      (one) =>
        one.kind === 'balance' &&
        one.which === 'opening' &&
        one.line < item.line &&
        one.value.units === units,
    )
  );
}

/** Whether the balance behind a row is its amount, and does not come from the balance before. */
function beginsFromZero({ anchor: { amount, balance } }: RawEntry, before: number): boolean {
  if (balance === null || before === 0) return false;
  const { units } = amount.money;
  return units > 0 && balance.units === units && balance.units !== Math.abs(Math.abs(before) - units);
}

/**
 * Whether a balance opens a table of other columns than the rows above, whose own balance is another; what leads to that by the
 * last row above is where a list ends that has its newest row first.
 */
function opensOtherTable(last: RawEntry | null, items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at]!, items[at + 1]];
  const running = last?.anchor.balance ?? null;
  if (item.kind !== 'balance' || next?.kind !== 'entry' || running === null) return false;
  const other = next.entry.shape !== last!.shape && next.entry.anchor.balance !== null;
  const step = Math.abs(signedUnits(running) - signedUnits(item.value));
  return other && running.units !== item.value.units && step !== last!.anchor.amount.money.units;
}

/** Opening and closing of one account stand at most this many lines apart where both are printed before its rows. */
const PAIR_LINES = 8;

/**
 * An opening and a closing printed together, between rows, that are neither those of before nor go on from them begin
 * another account, though nothing names it (a wallet's account in another currency).
 */
function restatements(facts: Facts, items: readonly Item[], inEntries: ReadonlySet<number>): Beginning[] {
  const entries = items.filter((item) => item.kind === 'entry').map(({ line }) => line);
  // Where the lines above are those of a table ("Daily balance summary"), the two are balances within it.
  const tables = new Map(items.flatMap((item) => (item.kind === 'balance' ? [[item.line, item.table]] : [])));
  const beside = facts.figures.filter(({ line }) => !inEntries.has(line) || tables.has(line));
  const pairs = beside.flatMap((opening) => {
    const next = beside.find(({ label, line }) => label === 'opening' && line > opening.line)?.line;
    const closing = beside.find(
      ({ label, line }) =>
        label === 'closing' &&
        (opening.label === 'opening' ? line >= opening.line : line > opening.line) &&
        line - opening.line <= PAIR_LINES &&
        line < (next ?? Infinity),
    );
    if (!closing || entries.some((line) => line > opening.line && line < closing.line)) return [];
    if (opening.label !== 'opening' && !areOfDays(opening, closing)) return [];
    // Newest first, what the list above has begun with stands over what the next one ends with.
    const ofTwo = tables.has(opening.line) && tables.get(opening.line) !== tables.get(closing.line);
    const line = ofTwo && tables.has(closing.line) ? closing.line : opening.line;
    return [{ line, opening: opening.money.units, closing: closing.money.units }];
  });
  const cuts: Beginning[] = [];
  pairs.slice(1).forEach((pair, index) => {
    const before = pairs.slice(0, index + 1);
    const known = before.some(
      ({ opening, closing }) => (opening !== 0 && opening === pair.opening) || closing === pair.closing,
    );
    const goesOn = before.at(-1)!.closing === pair.opening;
    const between = entries.some((line) => line > before.at(-1)!.line && line < pair.line);
    const next = entries.find((line) => line > pair.line);
    if (known || goesOn || !between || next === undefined) return;
    if (!closesNamed(pair.line, next, beside, facts))
      cuts.push({ line: pair.line, value: `${UNNAMED}restated ${cuts.length}` });
  });
  for (const pair of pairs)
    if (isIdleBehind(pair, items, tables)) cuts.push({ line: pair.line, value: `${IDLE}${cuts.length}` });
  return cuts;
}

/** Whether two balances are named alike, each with its own day: "Saldo per 01.01.2026" over "Saldo per 31.12.2026". */
function areOfDays(one: Figure, other: Figure): boolean {
  return (
    one.label === other.label &&
    one.day !== undefined &&
    other.day !== undefined &&
    isOtherDay(one.day, other.day)
  );
}

interface Pair {
  readonly line: number;
  readonly opening: number;
  readonly closing: number;
}

/**
 * Whether a pair behind all rows is of an account without any: both are equal and of no list, and the list above has ended with a
 * balance of its own.
 */
function isIdleBehind(
  { line, opening, closing }: Pair,
  items: readonly Item[],
  tables: ReadonlyMap<number, unknown>,
): boolean {
  const last = items.at(-1);
  return (
    opening === closing &&
    !tables.has(line) &&
    last !== undefined &&
    last.line < line &&
    last.kind === 'balance' &&
    last.which === 'closing' &&
    last.value.units !== closing
  );
}

/**
 * Whether a pair is that of the rows above it, below the number of their account, which says no opening before them; the next rows
 * are those of another number.
 */
function closesNamed(line: number, next: number, figures: readonly Figure[], { texts }: Facts): boolean {
  const numbers = texts.filter(({ kind }) => kind === 'number');
  const own = numbers.findLast((number) => number.line < line);
  const another = numbers.find((number) => number.line > line && number.line < next);
  return (
    own !== undefined &&
    another !== undefined &&
    !figures.some((one) => one.label === 'opening' && one.line >= own.line && one.line < line)
  );
}
