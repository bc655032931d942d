/** The figures printed for an account, at their places among the document's rows: what every later proof needs. */
import type { AccountControls } from '../../../shared/statement.ts';
import type { ProvedAccount } from '../proof/proved-account.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { Item } from './entries/entries.ts';
import { goesOnBehindTotal, wordingOf } from './entries/wording.ts';
import { leftOutLine, unreadLine } from './warnings.ts';

/** `first` is the place of the account's first row; `merged`: its lists are merged by date. */
export function controlsOf(proved: ProvedAccount, first: number, merged: boolean): AccountControls {
  const { openings, closings, checkpoints, totalsIn, totalsOut, totals, starts, newestFirst } =
    proved.printed;
  return {
    openings: openings.map((value) => stated(proved, value)),
    closings: closings.map((value) => stated(proved, value)),
    balances: checkpoints.map(({ position, value }) => ({
      place: first + position,
      value: stated(proved, value),
    })),
    ...(proved.books.mirrored ? { totalsIn: totalsOut, totalsOut: totalsIn } : { totalsIn, totalsOut }),
    totals: totals.map(({ end, amounts }) => ({
      end: first + end,
      amounts: proved.books.mirrored ? amounts.map(exchanged) : amounts,
    })),
    starts: starts.map((start) => first + start),
    newestFirst,
    merged,
    unread: unreadLines(proved, first),
  };
}

/** A balance as the account's kind states it: what is owed is positive, also where the statement prints it negative. */
export function stated<T extends number | null>({ kind, reading }: ProvedAccount, balance: T): T | number {
  return balance !== null && balance !== 0 && kind === 'liability' && reading.effect > 0 ? -balance : balance;
}

function unreadLines(proved: ProvedAccount, first: number): AccountControls['unread'] {
  const { part, rows, reading } = proved;
  const kept = new Set(rows.map((row) => row.entry));
  const tables = new Set(rows.map((row) => row.entry.table));
  const unread: { place: number; message: string }[] = [];
  const charges: readonly Item[] = mayBeCharges(proved);
  let position = 0;
  for (const item of part.items) {
    if (item.kind === 'entry') {
      if (kept.has(item.entry)) position += 1;
      else if (charges.includes(item) && item.entry.anchor.amount.money.units !== 0) {
        unread.push({ place: first + rows.length, message: leftOutLine(item.entry.anchor.row) });
      }
    } else if (item.kind === 'orphan' || (tables.has(item.table) && mayBeBooked(item, proved))) {
      const at = reading.order === 'asc' ? position : rows.length - position;
      unread.push({ place: first + at, message: unreadLine(item.row, item.kind !== 'orphan') });
    }
  }
  return unread;
}

type EntryItem = Extract<Item, { kind: 'entry' }>;

/**
 * Lines without a date that were taken for notes and may book what a list ends with ("Stamp duty 2.00"), where no balance says that they
 * do not: those of an account without one at an end, those of a card that come to what it is said to have begun with, and those of one that
 * prints no opening where its next row would stand.
 */
function mayBeCharges({
  part,
  rows,
  chain,
  kind,
  openingAndClosing,
  printed,
  reading,
}: ProvedAccount): EntryItem[] {
  if (openingAndClosing || !reading.datedOnly || rows.length === 0) return [];
  const kept = new Set(rows.map((row) => row.entry));
  const shapes = new Set(rows.map((row) => row.entry.shape));
  const charges = part.items
    .filter((item) => item.kind === 'entry')
    .filter(({ entry }) => !kept.has(entry) && shapes.has(entry.shape) && endsWithAmount(entry.anchor.row));
  const sum = charges.reduce((all, { entry }) => all + entry.anchor.amount.money.units, 0);
  if (kind === 'asset' || Math.abs(chain.opening ?? 0) === sum) return charges;
  if (printed.openings.length > 0) return [];
  // Above the first row stands a summary, below a balance what is to be paid.
  const first = part.items.findIndex((item) => item.kind === 'entry' && kept.has(item.entry));
  const end = part.items.findIndex((item, index) => index > first && item.kind === 'balance');
  const list = part.items.slice(first, end < 0 ? part.items.length : end);
  return charges.filter((charge) => list.includes(charge) && standsAmongRows(charge, list));
}

/** Rows of a list stand this close to one another, ems. */
const ROW_EM = 2.2;

/** Whether a line stands right below a booking or a total of its list, or the title of another that is booked, as the next booking would. */
function standsAmongRows({ entry, line: at }: EntryItem, items: readonly Item[]): boolean {
  const { line } = entry.anchor.row.tokens;
  const before = items.findLast((item) => item.line < at);
  if (before === undefined || before.kind === 'orphan' || before.kind === 'balance') return false;
  if (before.kind === 'section' && !before.sections.has('in') && !before.sections.has('out')) return false;
  const above = before.kind === 'entry' ? before.entry.rows.at(-1)! : before.row;
  const distance = line.baseline - above.tokens.line.baseline;
  return above.tokens.line.flow === line.flow && distance > 0 && distance < ROW_EM * line.size;
}

/** Words of the text beside a charge, at most: more are a sentence. */
const CHARGE_WORDS = 6;

function endsWithAmount({ rest, tokens: { line, monies } }: RowLine): boolean {
  return rest.length <= CHARGE_WORDS && monies.some(({ strong, to }) => strong && to >= line.words.length);
}

/**
 * Whether a line that was taken for a balance or a total has a day of its own and says more than its name, as the text of a
 * booking may: nothing booked ("0.00"), which agrees with everything, a balance that is printed otherwise beside a
 * list without any, or a sum that no other line prints where some total is no sum of the rows.
 */
function mayBeBooked(item: Item, { part, rows, totals }: ProvedAccount): boolean {
  if ((item.kind !== 'balance' && item.kind !== 'total') || !saysMore(item)) return false;
  if (item.kind === 'balance')
    return (
      item.row.monies.some((money) => money?.units === 0 && money !== item.value) ||
      (rows.every(({ balance }) => balance === null) &&
        part.figures.some(({ label, money }) => label === item.which && money.units !== item.value.units))
    );
  const units = item.amounts.map(({ money }) => money.units);
  if (units.every((one) => one === 0)) return units.length > 0;
  if (totals.disagreed === 0) return false;
  const printed = [
    ...part.figures.map(({ money }) => money.units),
    ...part.items.flatMap((other) => {
      if (other.kind === 'balance') return [other.value.units];
      return other.kind === 'total' && !saysMore(other) ? other.amounts.map(({ money }) => money.units) : [];
    }),
  ];
  return !units.some((one) => printed.includes(one));
}

/** Whether a balance or a total has a day of its own, and its text goes on behind its name. */
function saysMore({ kind, row }: Extract<Item, { kind: 'balance' | 'total' }>): boolean {
  if (row.booking === null) return false;
  const { goesOn, words } = wordingOf(row);
  return kind === 'balance' ? goesOn : goesOnBehindTotal(words);
}

function exchanged<T extends { readonly direction: 'in' | 'out' | null }>(amount: T): T {
  const { direction } = amount;
  return direction === null ? amount : { ...amount, direction: direction === 'in' ? 'out' : 'in' };
}
