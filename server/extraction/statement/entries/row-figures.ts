/** The figures of a table's line under a reading of its columns: what is booked, what is charged beside it, what it states. */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { edgeOf, type Column } from '../../layout/columns/columns.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import { loneSign } from '../../reading/numbers.ts';
import { markDirection } from '../../reading/vocabulary.ts';
import type { Charge, ColumnReading, PlacedAmount } from './row-kinds.ts';

export interface RowFigures {
  /** In the columns that are booked, and those of nothing as well. */
  readonly amounts: readonly PlacedAmount[];
  /** The one of them that the row books; null where none or several may be. */
  readonly amount: PlacedAmount | null;
  readonly charges: readonly Charge[];
  readonly balance: MoneyToken | null;
  /** What the row states where it books nothing: its balance or, without one, what stands in the columns of bookings. */
  readonly stated: MoneyToken | null;
}

export function figuresOf(row: RowLine, shape: Shape, { roles }: ColumnReading): RowFigures {
  const amounts: PlacedAmount[] = [];
  const charges: Charge[] = [];
  const alone: MoneyToken[] = [];
  let balance: MoneyToken | null = null;
  row.monies.forEach((money, index) => {
    const role = roles[index];
    if (!money || role === undefined || role === 'foreign') return;
    if (role === 'balance') balance = money;
    else if (role === 'charge') {
      if (money.units !== 0) charges.push({ money, name: shape.monies[index]!.heading ?? '' });
    } else if (role === 'alone') {
      if (money.units !== 0) alone.push(money);
    } else amounts.push({ role, money, ...namesOf(shape.monies[index]!, role) });
  });
  // A row of nothing but its charge books that.
  const only = amounts.some(({ money }) => money.units !== 0)
    ? undefined
    : (charges.shift()?.money ?? alone[0]);
  const booked: readonly PlacedAmount[] = only
    ? [{ role: 'out', money: only, named: true, narrowed: false, opposed: false }]
    : amounts;
  const amount = bookedAmount(booked);
  const side = amount ?? booked[0];
  return {
    amounts: booked,
    amount,
    charges,
    balance,
    stated: balance ?? (side ? sided(side, row, roles, shape) : null),
  };
}

/** The booked amount among in, out and amount cells: a column filled with zeros does not count. */
function bookedAmount(amounts: readonly PlacedAmount[]): PlacedAmount | null {
  const filled = amounts.filter(({ money }) => money.units !== 0);
  if (filled.length === 1) return filled[0]!;
  if (filled.length === 0) return amounts[0] ?? null;
  // A figure in both directions at once is no booking of ours to guess.
  return filled.find(({ role }) => role === 'amount') ?? null;
}

/** A figure in a column that its name says to hold amounts. */
export function isFilled({ money, named }: PlacedAmount): boolean {
  return named && money.strong && money.units !== 0;
}

/** What the name of a column says of an amount that is read as of one role. */
function namesOf(
  { roles }: Column,
  role: PlacedAmount['role'],
): Pick<PlacedAmount, 'named' | 'narrowed' | 'opposed'> {
  const other = ({ in: 'out', out: 'in', amount: null } as const)[role];
  return {
    named: roles.size > 0,
    narrowed: !roles.has(role) && (roles.size === 0 || roles.has('amount')),
    opposed: other !== null && !roles.has(role) && roles.has(other),
  };
}

/** Words for a side that are said of a balance; shorter ones may be of a text: "credit" of the name of a bank. */
const SIDE_OF_BALANCE = /^(?:cr[eé]d|acreed|d[eé]b|deud)\p{L}{3,}$/iu;

/** The side that one of the words beside a balance says: "Solde créditeur au 31/03"; 0 where none does. */
function sideSaid(words: RowLine['rest']): -1 | 0 | 1 {
  const said = words.filter(({ text }) => SIDE_OF_BALANCE.test(text) && markDirection(text) !== 0);
  return said.length === 1 ? markDirection(said[0]!.text) : 0;
}

/**
 * A balance in the columns of bookings is overdrawn where it stands among the debits and nothing else tells its sign, or where
 * the column of marks or signs says so. In a summary that only begins or ends somewhere below the columns it stands in none.
 */
function sided(
  { role, money, named }: PlacedAmount,
  { monies, mark, rest }: RowLine,
  roles: ColumnReading['roles'],
  shape: Shape,
): MoneyToken {
  if (role === 'amount' && mark !== null && money.sign === 0 && money.mark === null) {
    const sign = loneSign(mark);
    return sign === 0 ? { ...money, mark, markDirection: markDirection(mark) } : { ...money, sign };
  }
  if (!named || role === 'amount' || money.sign !== 0 || money.markDirection !== 0) return money;
  const twoSides = roles.includes('in') && roles.includes('out') && !roles.includes('balance');
  const { align, edge } = shape.monies[monies.indexOf(money)]!;
  if (!twoSides || (!shape.ragged && Math.abs(edgeOf(money, align) - edge) > shape.size)) return money;
  return { ...money, markDirection: sideSaid(rest) || (role === 'out' ? -1 : 1) };
}
