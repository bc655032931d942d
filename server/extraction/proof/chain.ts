/**
 * The arithmetic of an account: balances that are printed, and the rows between them. Everything is in integer minor
 * units; a row is proved only where printed figures on both sides of it agree with it.
 */
import type { Proof } from '../../../shared/statement.ts';

/** A row as the chain sees it, oldest first. */
export interface ChainRow {
  /** Minor units, never negative. */
  readonly amount: number;
  /** +1 raises the balance, -1 lowers it, 0 where the statement does not say. */
  readonly direction: -1 | 0 | 1;
  /** Printed balance after the row, or null. */
  readonly balance: number | null;
  /** Which way it most likely goes where the statement does not say. */
  readonly likely?: -1 | 1;
}

/** A balance printed between rows: after `position` rows. */
export interface Checkpoint {
  readonly position: number;
  readonly value: number;
}

export interface ChainResult {
  /** Direction of each row, settled where the balances tell it. */
  readonly directions: readonly (-1 | 0 | 1)[];
  /** Rows that the balances leave more than one way: they go the likeliest that adds up. */
  readonly open: readonly boolean[];
  readonly proofs: readonly Proof[];
  /** Rows between printed balances that disagree with them. */
  readonly broken: readonly boolean[];
  /** Per row: what the amounts between the balances around it fall short of, minor units; 0 where they agree. */
  readonly missing: readonly number[];
  /** Balance after each row, printed or computed; null where nothing is printed to compute from. */
  readonly balances: readonly (number | null)[];
  readonly opening: number | null;
  readonly closing: number | null;
  /**
   * What is missing between printed balances and the rows between them: the sum, or the largest where differences
   * cancel out (a single balance that is off). 0 where all agree.
   */
  readonly difference: number;
  /** Whether the opening is printed, and not computed from the first balance. */
  readonly openingPrinted: boolean;
}

/** Whether balances prove every row. */
export function provesAll({ proofs, broken }: Pick<ChainResult, 'proofs' | 'broken'>): boolean {
  return proofs.every((proof, index) => proof !== 'none' && !broken[index]);
}

/** Rows of unknown direction between two balances are solved by trying signs, up to this many. */
const MAX_UNKNOWN = 12;

/** Checks rows against opening, closing and the checkpoints between. Null stands for not printed. */
export function checkChain(
  rows: readonly ChainRow[],
  opening: number | null,
  closing: number | null,
  checkpoints: readonly Checkpoint[] = [],
): ChainResult {
  const points = pointsOf(rows, opening, closing, checkpoints);
  const directions = rows.map((row) => row.direction);
  const proofs: Proof[] = rows.map(() => 'none');
  const open = rows.map(() => false);
  const broken = rows.map(() => false);
  const missing = rows.map(() => 0);
  const differences: number[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [from, to] = [points[index]!, points[index + 1]!];
    const wanted = to.value - from.value;
    const solved = solve(rows, from.position, to.position, wanted);
    if (solved) {
      for (let at = from.position; at < to.position; at += 1) {
        directions[at] = solved.directions[at - from.position]!;
        if (solved.told) proofs[at] = to.position - from.position === 1 ? 'balance' : 'block';
        else open[at] = rows[at]!.direction === 0;
      }
      continue;
    }
    const short = wanted - sum(rows, directions, from.position, to.position);
    differences.push(short);
    for (let at = from.position; at < to.position; at += 1) {
      broken[at] = true;
      missing[at] = short;
    }
    // Two printed balances at one place that disagree: the rows around them are in doubt.
    if (from.position === to.position) {
      if (from.position > 0) broken[from.position - 1] = true;
      if (from.position < rows.length) broken[from.position] = true;
    }
  }
  const balances = balancesOf(rows, directions, points);
  return {
    directions,
    open,
    proofs: proofs.map((proof, index) => (broken[index] ? 'none' : proof)),
    broken,
    missing,
    balances,
    opening: opening ?? openingFrom(rows, directions, points),
    closing: closing ?? (rows.length > 0 ? balances.at(-1)! : (points.at(-1)?.value ?? null)),
    difference: overall(differences),
    openingPrinted: opening !== null,
  };
}

function overall(differences: readonly number[]): number {
  const total = differences.reduce((sum, difference) => sum + difference, 0);
  if (total !== 0 || differences.length === 0) return total;
  return differences.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]!;
}

interface Point {
  readonly position: number;
  readonly value: number;
}

/** Printed balances in order of position; equal ones at one place count once. */
function pointsOf(
  rows: readonly ChainRow[],
  opening: number | null,
  closing: number | null,
  checkpoints: readonly Checkpoint[],
): Point[] {
  const points: Point[] = [];
  if (opening !== null) points.push({ position: 0, value: opening });
  const inside = checkpoints.toSorted((a, b) => a.position - b.position);
  let next = 0;
  const take = (position: number): void => {
    while (next < inside.length && inside[next]!.position <= position) {
      points.push(inside[next]!);
      next += 1;
    }
  };
  take(0);
  rows.forEach((row, index) => {
    if (row.balance !== null) points.push({ position: index + 1, value: row.balance });
    take(index + 1);
  });
  if (closing !== null) points.push({ position: rows.length, value: closing });
  return points.filter((point, index) => {
    const previous = points[index - 1];
    return !previous || previous.position !== point.position || previous.value !== point.value;
  });
}

function sum(rows: readonly ChainRow[], directions: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += rows[at]!.amount * directions[at]!;
  return total;
}

/** Directions of the rows between two balances. */
interface Solution {
  readonly directions: readonly (-1 | 0 | 1)[];
  /** No others make up the difference. */
  readonly told: boolean;
}

/**
 * Directions of the rows between two balances that make up their difference, or null. Known directions stay. Two ways to add up
 * prove neither: of several the likeliest is taken, and none where the rows do not say which way is likely.
 */
function solve(rows: readonly ChainRow[], from: number, to: number, wanted: number): Solution | null {
  const found: (-1 | 0 | 1)[] = [];
  const unknown: number[] = [];
  let open = wanted;
  for (let at = from; at < to; at += 1) {
    const row = rows[at]!;
    found.push(row.direction);
    if (row.direction === 0 && row.amount !== 0) unknown.push(at - from);
    else open -= row.amount * row.direction;
  }
  if (unknown.length === 0) return open === 0 ? { directions: found, told: true } : null;
  if (unknown.length > MAX_UNKNOWN) return null;
  const undecided = unknown.map((index) => rows[from + index]!);
  const solutions = waysToAddUp(
    undecided.map(({ amount }) => amount),
    open,
  );
  const [first] = solutions;
  if (first === undefined) return null;
  const told = solutions.length === 1;
  const chosen = told ? first : likeliest(solutions, undecided);
  if (chosen === null) return null;
  unknown.forEach((index, bit) => {
    found[index] = chosen & (1 << bit) ? 1 : -1;
  });
  return { directions: found, told };
}

/** The sets of amounts, a bit each, that come to a sum where the others are taken away. */
function waysToAddUp(amounts: readonly number[], wanted: number): number[] {
  const ways: number[] = [];
  for (let mask = 0; mask < 1 << amounts.length; mask += 1) {
    let total = 0;
    for (let bit = 0; bit < amounts.length; bit += 1)
      total += mask & (1 << bit) ? amounts[bit]! : -amounts[bit]!;
    if (total === wanted) ways.push(mask);
  }
  return ways;
}

/** The way in which most rows go as is likely, of equal ones the earlier rows; null where that is not known of all. */
function likeliest(ways: readonly number[], rows: readonly ChainRow[]): number | null {
  if (rows.some(({ likely }) => likely === undefined)) return null;
  const weightOf = (way: number): number =>
    rows.reduce((weight, { likely }, bit) => {
      const agrees = (way & (1 << bit) ? 1 : -1) === likely;
      return agrees ? weight + 1 + 1 / (1 << (bit + 1)) / rows.length : weight;
    }, 0);
  return ways.reduce((best, way) => (weightOf(way) > weightOf(best) ? way : best));
}

function openingFrom(
  rows: readonly ChainRow[],
  directions: readonly number[],
  points: readonly Point[],
): number | null {
  const first = points[0];
  return first ? first.value - sum(rows, directions, 0, first.position) : null;
}

/** Balance after each row: printed where printed, else carried on from the nearest printed one before, else back from one behind. */
function balancesOf(
  rows: readonly ChainRow[],
  directions: readonly number[],
  points: readonly Point[],
): (number | null)[] {
  const balances: (number | null)[] = rows.map((row) => row.balance);
  if (points.length === 0) return balances;
  const at = new Map<number, number>();
  for (const point of points) at.set(point.position, point.value);
  let running: number | null = at.get(0) ?? openingFrom(rows, directions, points);
  rows.forEach((row, index) => {
    running = row.balance ?? (running === null ? null : running + row.amount * directions[index]!);
    balances[index] = running;
    // A balance printed between rows corrects what was carried on only where it agrees; else rows keep their own.
  });
  return balances;
}
