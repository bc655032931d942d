/** Lists that say what one booking of another list consists of: the purchases that a card's monthly charge takes together. */
import type { Shape } from '../layout/shape.ts';
import type { Figure } from '../statement/facts/figures.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { ProvedAccount } from './account.ts';
import type { RoleReading } from './readings.ts';

/** Rows that one booking takes together, at least: a single one of its amount may be another. */
const MIN_ROWS = 2;

/**
 * Shapes without balances whose rows, all of one direction, come to the amount of just one booking of that direction in
 * the rest of their account.
 */
export function brokenDown(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  accounts: readonly ProvedAccount[],
): Shape[] {
  return live.filter((shape) => {
    if (chosen.get(shape)!.roles.includes('balance')) return false;
    const holders = accounts.filter(({ rows }) => rows.some(({ entry }) => entry.shape === shape));
    const [holder, more] = holders;
    if (!holder || more) return false;
    const [own, others] = [true, false].map((inside) =>
      holder.rows.filter(({ entry }) => (entry.shape === shape) === inside),
    );
    return comeToOne(own!, others!);
  });
}

type Rows = ProvedAccount['rows'];

/** Whether rows, all of one direction, come to the amount of just one of the others in that direction. */
function comeToOne(rows: Rows, others: Rows): boolean {
  const flow = rows[0]?.flow ?? 0;
  if (rows.length < MIN_ROWS || flow === 0 || !rows.every((row) => row.flow === flow)) return false;
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  return others.filter((row) => row.amount === sum && row.flow === flow).length === 1;
}

/**
 * The account without such a list behind its last balance, which goes on in the same columns under a title of its own ("Card
 * purchases charged on 24/01"), with the totals it has there; null where it has none.
 */
export function withoutBreakdownBehind({ part, rows }: ProvedAccount): AccountPart | null {
  const last = part.items.findLastIndex(({ kind }) => kind === 'balance');
  const behind = new Set(
    part.items.flatMap((item, index) => (index > last && item.kind === 'entry' ? [item.entry] : [])),
  );
  if (last < 0 || behind.size < MIN_ROWS || behind.size === rows.length) return null;
  const [own, others] = [true, false].map((inside) =>
    rows.filter(({ entry }) => behind.has(entry) === inside),
  );
  return comeToOne(own!, others!) ? { ...part, items: part.items.slice(0, last + 1) } : null;
}

/** The figures printed outside of tables: totals within a list are that list's alone. */
export function outsideOf(shapes: readonly Shape[], figures: readonly Figure[]): Figure[] {
  const inside = new Set(
    shapes.flatMap(({ tables }) => tables.flatMap(({ lines }) => lines.map(({ line }) => line.index))),
  );
  return figures.filter(({ line }) => !inside.has(line));
}
