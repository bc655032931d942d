/** Lists that say what one booking of another list consists of: the purchases that a card's monthly charge takes together. */
import type { Shape } from '../layout/shape.ts';
import type { Figure } from '../statement/facts/figures.ts';
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
    const flow = own![0]!.flow;
    if (own!.length < MIN_ROWS || flow === 0 || !own!.every((row) => row.flow === flow)) return false;
    const sum = own!.reduce((all, { amount }) => all + amount, 0);
    return others!.filter((row) => row.amount === sum && row.flow === flow).length === 1;
  });
}

/** The figures printed outside of tables: totals within a list are that list's alone. */
export function outsideOf(shapes: readonly Shape[], figures: readonly Figure[]): Figure[] {
  const inside = new Set(
    shapes.flatMap(({ tables }) => tables.flatMap(({ lines }) => lines.map(({ line }) => line.index))),
  );
  return figures.filter(({ line }) => !inside.has(line));
}
