/** Dated lines without an amount behind the last booking of a list. */
import { signedUnits } from '../../layout/amounts/money-token.ts';
import { nearColumn } from '../../layout/columns/columns.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import type { Item, RawEntry } from './entries.ts';
import type { MoneyRole } from './row-kinds.ts';

/**
 * Dated lines without an amount matter between bookings, or where a whole table has none; behind the last booking they
 * are notes unless they hold a balance, or what may be an amount. A list of balances has nothing else, and the last booking's
 * balance once more is what the account comes to, by a name nobody knows.
 */
export function withoutFinalNotes(items: readonly Item[], roles: readonly MoneyRole[], shape: Shape): Item[] {
  const books = roles.some((role) => role === 'in' || role === 'out' || role === 'amount');
  const balance = roles.indexOf('balance');
  const lastEntry = new Map<number, number>();
  for (const item of items) if (item.kind === 'entry') lastEntry.set(item.table, item.line);
  return items.filter((item, index) => {
    if (item.kind !== 'orphan') return true;
    if (item.line < (lastEntry.get(item.table) ?? Infinity) || fillsBothSides(item.row, roles)) return books;
    if (item.row.booking?.from === 0 && holdsOtherMoney(item.row, shape)) return books;
    // A row with its text or right below the last booking, and its balance, is no note, though its amount cannot be read.
    const above = items[index - 1];
    const adjoins = above?.kind === 'entry' && item.line === lastLine(above.entry) + 1;
    if (above?.kind === 'entry' && saysBalanceAgain(item.row, above.entry, balance)) return false;
    const balanced = balance >= 0 && item.rows.some(({ monies }) => monies[balance] !== null);
    return books && balanced && (adjoins || item.rows.some(saysSomething));
  });
}

/**
 * A row whose figures fill the columns of both directions: no note, wherever it stands, but one of a page whose columns
 * stand elsewhere.
 */
function fillsBothSides({ rest, monies }: RowLine, roles: readonly MoneyRole[]): boolean {
  const filled = (role: MoneyRole): boolean =>
    monies.some((money, column) => roles[column] === role && money?.strong === true && money.units !== 0);
  return filled('in') && filled('out') && saysSomething({ rest });
}

function saysSomething({ rest }: Pick<RowLine, 'rest'>): boolean {
  return rest.some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Figures smaller than this, or that may be a year, number pages and count things. */
const MIN_FIGURE = 1000;
const YEARS = { from: 1900, to: 2100 };

/** Whether a line has a figure without the decimals of this statement's amounts where amounts stand: one of other money. */
function holdsOtherMoney({ tokens, monies }: RowLine, shape: Shape): boolean {
  return (
    monies.every((money) => money === null) &&
    tokens.monies.some(
      (money) =>
        money.units >= MIN_FIGURE &&
        (money.units < YEARS.from || money.units > YEARS.to) &&
        shape.monies.some((column) => nearColumn(money, column, shape.size)),
    )
  );
}

/** Whether the only figure of a row is the balance behind the booking above it. */
function saysBalanceAgain({ monies }: RowLine, { anchor }: RawEntry, balance: number): boolean {
  const said = monies[balance];
  const { balance: above } = anchor;
  if (!said || !above || monies.some((money) => money && money !== said)) return false;
  return signedUnits(said) === signedUnits(above) && said.markDirection === above.markDirection;
}

function lastLine({ rows }: RawEntry): number {
  return Math.max(...rows.map((row) => row.tokens.line.index));
}
