/** Balances at the ends of a list, before its first booking or behind its last, in words that no label tells. */
import type { RowLine } from '../../layout/row-line.ts';
import { textOf } from '../../layout/lines/lines.ts';
import { isDoneToBalance } from '../../reading/around.ts';
import { fold } from '../../reading/fold.ts';
import { anyRecognised } from '../../words/word.ts';
import type { Row } from './row-kinds.ts';
import type { RowContext, TableRows } from './table-rows.ts';
import { beginsLikeBalance, goesOnBehindLabel } from './wording.ts';

/** A balance has a short name; more is a booking whose amount cannot be read. */
const MAX_BALANCE_WORDS = 3;

/**
 * A line before the first or behind the last booking of a table that holds nothing but a balance, whatever its words say: a short
 * name, or any words where it is the balance of the booking before once more.
 */
export function withBalancesAlone(tables: readonly TableRows[], { roles }: RowContext): readonly TableRows[] {
  const column = roles.indexOf('balance');
  if (column < 0) return tables;
  let before: Row | undefined;
  return tables.map((table) => {
    const { rows } = table;
    const first = rows.findIndex((row) => row.kind === 'booking');
    const last = rows.findLastIndex((row) => row.kind === 'booking');
    if (first < 0) return table;
    const carried = balanceOf(before);
    before = rows[last];
    // "Beginning" over "Balance" in a narrow column: the figure stands a line above the last one before the bookings.
    const above = isWrapped(rows[first - 1]) && rows[first - 2]?.kind === 'text' ? first - 2 : first - 1;
    const balances = new Map<Row, Row>();
    for (const at of [above, last + 1]) {
      const row = rows[at];
      const value = row?.kind === 'text' ? row.row.monies[column] : null;
      if (!row || !value || row.row.monies.filter((money) => money !== null).length > 1) continue;
      const again = value.units === (at < first ? carried : balanceOf(before)) && row.row.booking === null;
      if ((row.row.booking === null && at > first && !again) || lostItsText(row.row)) continue;
      if (row.row.rest.length > MAX_BALANCE_WORDS && !again) continue;
      if (row.row.rest.some((word) => /\d/.test(word.text))) continue;
      balances.set(row, { kind: 'balance', row: row.row, which: 'either', value });
    }
    return exchanged(table, balances);
  });
}

/** Bookings of a list of which the first or the last may be a balance, at least. */
const MIN_BOOKINGS = 3;

/** The first and the last booking of a list, where they read like a balance, are one. */
export function withEndBalances(
  tables: readonly TableRows[],
  { labelled }: RowContext,
): readonly TableRows[] {
  const bookings = tables.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking'));
  if (bookings.length < MIN_BOOKINGS) return tables;
  const balances = new Map<Row, Row>();
  for (const booking of [bookings[0]!, bookings.at(-1)!]) {
    const { row, amount, balance } = booking;
    // "Sold" is a balance in one language and a sale in another: one that moves its balance is a booking.
    if (balance !== null && balance.units !== amount.money.units) continue;
    const words = fold(textOf(row.rest)).split(' ');
    if (!beginsLikeBalance(words) || isDoneToBalance(words[1])) continue;
    if (labelled === true && goesOnBehindLabel(words)) continue;
    balances.set(booking, { kind: 'balance', row, which: 'either', value: balance ?? amount.money });
  }
  return tables.map((table) => exchanged(table, balances));
}

/** A table with other rows in place of some of its own. */
function exchanged(table: TableRows, others: ReadonlyMap<Row, Row>): TableRows {
  if (others.size === 0) return table;
  return { ...table, rows: table.rows.map((row) => others.get(row) ?? row) };
}

/** The balance that a booking prints on its own line. */
function balanceOf(row: Row | undefined): number | null {
  return row?.kind === 'booking' ? (row.balance?.units ?? null) : null;
}

/**
 * A date and a balance without a word between them, on a picture: the recogniser may have lost the text and the amount of a
 * booking, and as a balance the line would open or close the account so that nothing missed it.
 */
function lostItsText({ rest, booking, tokens }: RowLine): boolean {
  return booking !== null && rest.length === 0 && anyRecognised(tokens.line.words);
}

/** Whether a row is the second line of a short label. */
function isWrapped(row: Row | undefined): boolean {
  if (row?.kind !== 'text' || row.row.booking !== null) return false;
  const { monies, rest } = row.row;
  return monies.every((money) => money === null) && rest.length === 1 && !/\d/.test(rest[0]!.text);
}
