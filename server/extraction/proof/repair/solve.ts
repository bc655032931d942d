/**
 * Which cells have to be read otherwise so that the arithmetic of an account agrees. Pure; what may be read instead is
 * handed in, and nothing else is ever chosen.
 *
 * The printed balances cut the account into stretches. From left to right every reading of a balance keeps the cheapest
 * ways that lead to it: fewest broken stretches first, then fewest cells read otherwise.
 */

/** A row with what it may change the balance by, minor units with sign: as read first, then the alternatives. */
export type RowChoice = readonly number[];

/** A balance printed after `position` rows: as read first, then the alternatives. Minor units. */
export interface PointChoice {
  readonly position: number;
  readonly values: readonly number[];
}

/** A cell read otherwise: of row or point `index`, the alternative `choice` (from 1). */
export interface Change {
  readonly of: 'row' | 'point';
  readonly index: number;
  readonly choice: number;
}

/** At most this many ways are kept; when more are equal, nothing can be told anyway. */
const MAX_WAYS = 12;
/** In one stretch at most this many amounts are read otherwise, two only where the stretch is short. */
const MAX_PAIR_CHOICES = 60;
/** A broken stretch is worse than any number of changes that an account can have. */
const BROKEN = 1_000_000;

interface Way {
  readonly cost: number;
  readonly changes: readonly Change[];
}

/**
 * The changes that all cheapest ways to read the account have in common; none where nothing is gained by any.
 * `points` in order of position; at least two.
 */
export function solveChain(rows: readonly RowChoice[], points: readonly PointChoice[]): Change[] {
  const first = points[0];
  if (first === undefined || points.length < 2) return [];
  let states: Way[][] = first.values.map((_, choice) => [
    choice === 0 ? { cost: 0, changes: [] } : { cost: 1, changes: [{ of: 'point', index: 0, choice }] },
  ]);
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1]!, points[index]!];
    const base = sum(rows.slice(from.position, to.position).map((row) => row[0]!));
    const otherwise = changesByEffect(rows, from.position, to.position);
    states = to.values.map((value, choice) => {
      const here: readonly Change[] = choice === 0 ? [] : [{ of: 'point', index, choice }];
      const ways: Way[] = [];
      states.forEach((before, previous) => {
        const lacking = value - from.values[previous]! - base;
        const steps: readonly (readonly Change[])[] | undefined =
          lacking === 0 ? [[]] : otherwise.get(lacking);
        for (const way of before) {
          for (const step of steps ?? [])
            ways.push({
              cost: way.cost + step.length + here.length,
              changes: [...way.changes, ...step, ...here],
            });
          if (steps === undefined)
            ways.push({ cost: way.cost + BROKEN + here.length, changes: [...way.changes, ...here] });
        }
      });
      return cheapest(ways);
    });
  }
  return common(cheapest(states.flat()));
}

/** For every effect on the sum of a stretch, the fewest amounts that, read otherwise, have it. */
function changesByEffect(
  rows: readonly RowChoice[],
  from: number,
  to: number,
): ReadonlyMap<number, readonly (readonly Change[])[]> {
  const single: { readonly change: Change; readonly effect: number }[] = [];
  for (let index = from; index < to; index += 1)
    rows[index]!.forEach((value, choice) => {
      const effect = value - rows[index]![0]!;
      if (effect !== 0) single.push({ change: { of: 'row', index, choice }, effect });
    });
  const found = new Map<number, Change[][]>();
  const add = (effect: number, changes: Change[]): void => {
    const known = found.get(effect);
    if (known === undefined) found.set(effect, [changes]);
    else if (known[0]!.length === changes.length && known.length < MAX_WAYS) known.push(changes);
  };
  for (const { change, effect } of single) add(effect, [change]);
  if (single.length <= MAX_PAIR_CHOICES)
    single.forEach((one, at) => {
      for (const other of single.slice(at + 1))
        if (one.change.index !== other.change.index)
          add(one.effect + other.effect, [one.change, other.change]);
    });
  return found;
}

function cheapest(ways: readonly Way[]): Way[] {
  const least = Math.min(...ways.map(({ cost }) => cost));
  return ways.filter(({ cost }) => cost === least).slice(0, MAX_WAYS);
}

/** Changes that stand in every way. */
function common(ways: readonly Way[]): Change[] {
  const [first, ...others] = ways;
  if (first === undefined) return [];
  return first.changes.filter((change) =>
    others.every(({ changes }) =>
      changes.some(
        ({ of, index, choice }) => of === change.of && index === change.index && choice === change.choice,
      ),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
