/** Which name of a heading stands over which cluster of tokens, and which clusters have none. */
import type { Placed } from '../columns/columns.ts';
import type { HeadingColumn } from './heading-columns.ts';

/** A heading stands over its column, or beside it by no more than this. */
export const HEADING_REACH_EM = 4;

/** Tokens that share less than this with the name over them may belong to a name of theirs this close by. */
const SLIGHT_SHARE = 0.5;
const SLIGHT_REACH_EM = 2;

/**
 * The names of clusters: those they stand under, or are nearest to. Where names are set left over figures set right, each
 * name's figures stand between where it begins and where the next one does, though they may be nearer to that one.
 */
export function namesOf(
  clusters: readonly (readonly Placed[])[],
  minimum: number,
  all: readonly HeadingColumn[],
  named: readonly HeadingColumn[],
  size: number,
): Names {
  const over: Names =
    namesAtEnds(clusters, minimum, all, named, size) ??
    new Map(clusters.map((tokens) => [tokens, headingOver(tokens, all, named, size)]));
  const between: Names = new Map(clusters.map((tokens) => [tokens, headingBefore(tokens, all, named)]));
  const common = clusters.filter((tokens) => tokens.length >= minimum);
  const used = (names: Names): number =>
    new Set(common.map((tokens) => names.get(tokens)).filter(Boolean)).size;
  const shared = (names: Names): boolean => common.filter((tokens) => names.get(tokens)).length > used(names);
  const lost = common.some((tokens) => over.get(tokens) && !between.get(tokens));
  // Of as many names each has its own figures only where each stands behind its name. A figure below the list has none.
  const listed = clusters.filter((tokens) => over.get(tokens) || between.get(tokens)).length;
  const own = (names: Names): boolean => new Set([...names.values()].filter(Boolean)).size === listed;
  if (listed > 1 && own(between) && !own(over)) return between;
  if (lost || shared(between) || used(between) <= used(over)) return over;
  return new Map(clusters.map((tokens) => [tokens, between.get(tokens) ?? over.get(tokens)!]));
}

type Names = Map<readonly Placed[], HeadingColumn | null>;

/** What ends with a name does so within this. */
const SAME_END_EM = 0.3;

/**
 * The names that end where their amounts do with the currency and the mark behind the digits ("Amount" over "92.79 PLN CR"): between
 * closely set columns the digits of the next one may stand nearer to a name than its own. Null where not each column has one, or none
 * has anything behind its digits.
 */
function namesAtEnds(
  clusters: readonly (readonly Placed[])[],
  minimum: number,
  all: readonly HeadingColumn[],
  named: readonly HeadingColumn[],
  size: number,
): Names | null {
  const reach = SAME_END_EM * size;
  const common = clusters.filter((tokens) => tokens.length >= minimum);
  if (common.length < 2 || common.length !== named.length) return null;
  const found = new Map<readonly Placed[], HeadingColumn | null>();
  for (const tokens of common) {
    const end = median(tokens.map((token) => token.end ?? token.x1));
    const name = named.find(({ x1 }) => Math.abs(x1 - end) < reach);
    if (!name || end - median(tokens.map(({ x1 }) => x1)) < size) return null;
    found.set(tokens, name);
  }
  if (new Set(found.values()).size < common.length) return null;
  for (const tokens of clusters)
    if (!found.has(tokens)) found.set(tokens, headingOver(tokens, all, named, size));
  return found;
}

/** The wanted heading that begins before a cluster, and the next one after it. */
function headingBefore(
  tokens: readonly Placed[],
  all: readonly HeadingColumn[],
  named: readonly HeadingColumn[],
): HeadingColumn | null {
  const x0 = Math.min(...tokens.map((token) => token.x0));
  const x1 = Math.max(...tokens.map((token) => token.x1));
  const before = all.filter((name) => name.x0 <= x0).toSorted((a, b) => b.x0 - a.x0)[0];
  if (!before || !named.includes(before)) return null;
  return all.some((name) => name.x0 > x0 && name.x0 < x1) ? null : before;
}

/** Clusters beside a name, not under it, are its own unless this many times more tokens stand under it. */
const UNDER_NAME = 2;

/** Blank between a name and the figures of something beside the table. */
const BESIDE_NAME_EM = 1.2;

/** Of two columns beside one another each has at least this share of the tokens of the other. */
const COLUMNS_SHARE = 0.5;

/**
 * Whether a cluster stands wholly beside the figures under a name that it is nearest to: a column whose own name is missing.
 * `order`: the place of each token among all; one of which each has one of the name's right behind it is no part of theirs,
 * however close.
 */
export function isUnnamedBeside(
  cluster: readonly Placed[],
  clusters: readonly (readonly Placed[])[],
  name: HeadingColumn,
  size: number,
  minimum: number,
  order: ReadonlyMap<Placed, number>,
): boolean {
  const own = clusters.filter((tokens) => tokens.some(({ x0, x1 }) => x0 < name.x1 && x1 > name.x0));
  const under = own.flat();
  if (own.length === 1 && own[0] !== cluster && areBeforeEach(cluster, own[0]!, order))
    return cluster.length >= minimum && cluster.every(({ x1 }) => x1 < name.x0);
  const [fewer, more] = [cluster.length, under.length].toSorted((a, b) => a - b);
  if (cluster.length < minimum || fewer! < COLUMNS_SHARE * more!) return false;
  const reach = BESIDE_NAME_EM * size;
  const left = Math.min(name.x0 - reach, ...under.map(({ x0 }) => x0));
  const right = Math.max(name.x1 + reach, ...under.map(({ x1 }) => x1));
  return cluster.every(({ x1 }) => x1 < left) || cluster.every(({ x0 }) => x0 > right);
}

/** Whether each token of a cluster has one of the other right behind it, and none of those is left over: both are in each row. */
function areBeforeEach(
  cluster: readonly Placed[],
  other: readonly Placed[],
  order: ReadonlyMap<Placed, number>,
): boolean {
  if (cluster.length !== other.length) return false;
  const places = new Set(other.map((token) => order.get(token)));
  return cluster.every((token) => places.has(order.get(token)! + 1));
}

/** The tokens of a name's clusters, without the few beside it where most stand under it: figures next to the table. */
export function withoutNeighbours(
  clusters: readonly (readonly Placed[])[],
  name: HeadingColumn,
  size: number,
): Placed[] {
  const reach = BESIDE_NAME_EM * size;
  const under = clusters.filter((tokens) =>
    tokens.some(({ x0, x1 }) => x0 < name.x1 + reach && x1 > name.x0 - reach),
  );
  const count = under.flat().length;
  return (count > UNDER_NAME * (clusters.flat().length - count) ? under : clusters).flat();
}

/** The wanted heading a cluster stands under: the one it overlaps most, else the nearest, unless another is nearer. */
function headingOver(
  tokens: readonly Placed[],
  all: readonly HeadingColumn[],
  named: readonly HeadingColumn[],
  size: number,
): HeadingColumn | null {
  const x0 = median(tokens.map((token) => token.x0));
  const x1 = median(tokens.map((token) => token.x1));
  const distance = (column: HeadingColumn, from = x0): number =>
    Math.max(column.x0 - x1, from - column.x1, -Math.min(column.x1, x1) + Math.max(column.x0, from));
  let best: HeadingColumn | null = null;
  for (const column of all) {
    if (best === null || distance(column) < distance(best)) best = column;
  }
  if (best === null || !named.includes(best) || distance(best) > HEADING_REACH_EM * size) {
    // Right-aligned amounts under a centred heading: the nearest money heading may still be the one, though the name
    // of a wide column of text begins over them. There the longest amount tells: it reaches nearest to its own name.
    const left = best?.roles.has('description') ? Math.min(...tokens.map((token) => token.x0)) : x0;
    const slight =
      best === null || -distance(best, left) < SLIGHT_SHARE * Math.min(x1 - left, best.x1 - best.x0);
    const reach = (slight ? SLIGHT_REACH_EM : 0.5) * size;
    const near = named.filter((column) => distance(column, slight ? left : x0) <= reach);
    return near.length === 1 ? near[0]! : null;
  }
  return best;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
