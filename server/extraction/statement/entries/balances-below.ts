/**
 * Balances printed below the amounts of their bookings, in the same column ("-12.50" over "1,204.10", "Balance: 1,204.10"):
 * every amount has one figure below it, and goes from each of these to the next.
 */
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import { fold } from '../../reading/fold.ts';
import type { Word } from '../../words/word.ts';
import type { BalanceRow, BookingRow, Row, TextRow } from './row-kinds.ts';
import { isNameOfBalance, wordingOf } from './wording.ts';
import type { TableRows } from './table-rows.ts';

/** A line with one figure: of a booking, or below the name of a balance. */
type Figure = BookingRow | BalanceRow | TextRow;

/** Fewer bookings may lead from figure to figure by chance. */
const MIN_PAIRS = 3;

/** The rows of the tables of a shape, figures that are such balances read as those of their bookings. */
export function withBalancesBelow(tables: readonly TableRows[]): readonly TableRows[] {
  const figures = tables.flatMap(({ rows }) => rows.filter(isFigure));
  const amounts = figures.filter((_, index) => index % 2 === 0).filter((row) => row.kind === 'booking');
  const balances = figures.filter((_, index) => index % 2 === 1);
  if (amounts.length < MIN_PAIRS || balances.length !== amounts.length) return tables;
  if (amounts.length * 2 !== figures.length) return tables;
  // Beside all balances the days of value may stand, below those of booking; or the days stand alone, above their bookings.
  const areDated = amounts.every(isDated) && (balances.every(isDated) || !balances.some(isDated));
  const dayBelow = !areDated && figures.some(isDated);
  if (dayBelow && !everyDayIsBelow(tables, new Set(amounts))) return tables;
  if (figures.some((row) => row.kind === 'booking' && row.balance !== null)) return tables;
  const [moved, values] = [amounts.map(({ amount }) => amount.money), balances.map(figureOf)];
  if (!leadOn(moved, values) && !leadOn(moved.toReversed(), values.toReversed())) return tables;
  const below = new Set<Row>(balances);
  const balanceOf = new Map<Row, MoneyToken>(amounts.map((row, index) => [row, values[index]!]));
  const read = (row: Row): Row[] => {
    const balance = balanceOf.get(row);
    if (row.kind === 'booking' && balance) return [{ ...row, balance }];
    return below.has(row) ? textOf(row, dayBelow) : [row];
  };
  return tables.map((table) => ({ ...table, rows: table.rows.flatMap(read) }));
}

function isFigure(row: Row): row is Figure {
  if (row.kind === 'text') return endsInBalance(row);
  return row.kind === 'booking' || (row.kind === 'balance' && row.which === 'either');
}

/** "Leeds 26.09. 12:13   Balance 1,204.10": the balance below the amount, beside what else the text says. */
function endsInBalance({ row: { monies, rest } }: TextRow): boolean {
  return monies.filter((money) => money !== null).length === 1 && namesBalance(rest);
}

function namesBalance(rest: readonly Word[]): boolean {
  return rest.length > 0 && isNameOfBalance([fold(rest.at(-1)!.text)]);
}

function figureOf(row: Figure): MoneyToken {
  if (row.kind === 'text') return row.row.monies.find((money) => money !== null)!;
  return row.kind === 'booking' ? row.amount.money : row.value;
}

function isDated({ row }: Figure): boolean {
  return row.booking !== null;
}

/**
 * Whether every booking has its one day below its amount, beside the balance or, where the text goes on there, on a line of its
 * own ("Harbour Cafe  -12.50" over "12 March 2026  Balance 1,204.10").
 */
function everyDayIsBelow(tables: readonly TableRows[], amounts: ReadonlySet<Row>): boolean {
  return tables.every(({ rows }) => {
    const starts = rows.flatMap((row, index) => (amounts.has(row) ? [index] : []));
    const days = (from: number, to?: number): number =>
      rows.slice(from, to).filter(({ row }) => row.booking !== null).length;
    return (
      days(0, starts[0]) === 0 &&
      starts.every((at, index) => days(at + 1, starts[index + 1]) === 1 && days(at, at + 1) === 0)
    );
  });
}

/** Bookings of an account, on average, where the balances of the next one begin anew. */
const MIN_RUN = 8;

/** Whether each balance is the one before it, moved by its amount, but where another account begins. */
export function leadOn(amounts: readonly MoneyToken[], balances: readonly MoneyToken[]): boolean {
  const values = balances.map(signedUnits);
  const anew = amounts.filter((amount, index) => {
    if (index === 0) return false;
    const step = values[index]! - values[index - 1]!;
    return amount.sign === 0 ? Math.abs(step) !== amount.units : step !== signedUnits(amount);
  });
  return anew.length === 0 || (anew.length + 1) * MIN_RUN <= amounts.length;
}

/** The words beside such a balance, but for its name and the day it is of, are text of its booking; so is the day that dates it. */
function textOf({ kind, row }: Row, dayBelow: boolean): Row[] {
  const named = kind === 'balance' && isNameOfBalance(wordingOf(row).words);
  const rest = named ? [] : namesBalance(row.rest) ? row.rest.slice(0, -1) : row.rest;
  const booking = dayBelow ? row.booking : null;
  const text = { ...row, rest, booking, monies: row.monies.map(() => null) };
  return rest.length === 0 && booking === null ? [] : [{ kind: 'text', row: text }];
}
