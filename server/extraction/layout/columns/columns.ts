/**
 * Columns: amounts (and dates) of a table that stand under one another. Clusters come from the tokens' own edges; a
 * heading names them but does not make them, so a table without readable headings has columns too.
 */
import { inOrder } from '../../ascending.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { isUnnamedBeside, median, namesOf, withoutNeighbours } from '../headings/column-names.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import type { Heading } from '../headings/headings.ts';

/** What is placed in columns: any token with a horizontal extent, on a line. */
export interface Placed {
  readonly x0: number;
  readonly x1: number;
  /** Right end of what belongs to it behind `x1`, if anything does. */
  readonly end?: number;
}

/** A column of tokens. Positions are points. */
export interface Column {
  /** Extent of the tokens in it. */
  readonly x0: number;
  readonly x1: number;
  /** Right end of its cells with what stands behind the digits of amounts; none known where there are no digits. */
  readonly end?: number;
  readonly align: 'left' | 'right' | 'centre';
  /** Number of its cells from the left, from 0, where bars part them and they do not stand under one another. */
  readonly cell?: number;
  /** Mean position of the aligned edge. */
  readonly edge: number;
  readonly count: number;
  /** What the heading above it may mean; empty where there is none or it is unknown. */
  readonly roles: ReadonlySet<ColumnRole>;
  readonly heading: string | null;
}

/** Edges of one column vary less than this. */
const EDGE_TOLERANCE_EM = 0.55;
type Align = Column['align'];
const ALIGNS: readonly Align[] = ['right', 'left', 'centre'];

export function edgeOf(token: Placed, align: Align): number {
  return align === 'right' ? token.x1 : align === 'left' ? token.x0 : (token.x0 + token.x1) / 2;
}

interface Cluster<T extends Placed> {
  edge: number;
  readonly tokens: T[];
  /** The edge of each token. */
  readonly edges: number[];
}

/** Tokens grouped by a common edge, under the alignment that groups them best. */
export function clusterByEdge<T extends Placed>(
  tokens: readonly T[],
  size: number,
  aligns: readonly Align[] = ALIGNS,
): { align: Align; clusters: { edge: number; tokens: readonly T[] }[] } {
  let best: { align: Align; clusters: Cluster<T>[]; score: number } | null = null;
  for (const align of aligns) {
    const clusters: Cluster<T>[] = [];
    const placed = inOrder(
      tokens.map((token) => ({ token, edge: edgeOf(token, align) })),
      (a, b) => a.edge - b.edge,
    );
    for (const { token, edge } of placed) {
      const last = clusters.at(-1);
      if (last && edge - last.edge <= EDGE_TOLERANCE_EM * size) {
        last.tokens.push(token);
        last.edges.push(edge);
        last.edge += (edge - last.edge) / last.tokens.length;
      } else clusters.push({ edge, tokens: [token], edges: [edge] });
    }
    // Many tokens in few, exact clusters; the first alignment wins where they are equal.
    const score = -clusters.length - clusters.reduce((sum, cluster) => sum + spread(cluster), 0) / size;
    if (best === null || score > best.score + 1e-6) best = { align, clusters, score };
  }
  return best ?? { align: 'right', clusters: [] };
}

/** How far the tokens of a cluster stand off its edge, on average. */
function spread<T extends Placed>({ edge, edges }: Cluster<T>): number {
  return edges.reduce((sum, own) => sum + Math.abs(own - edge), 0) / edges.length;
}

/**
 * Columns of a table's tokens, left to right. Clusters under the same heading become one column. Clusters under no
 * heading stay when they are in enough lines to matter (`minimum` tokens).
 */
export function buildColumns(
  tokens: readonly Placed[],
  heading: Heading | null,
  wanted: readonly ColumnRole[],
  size: number,
  minimum: number,
): Column[] {
  const { align, clusters } = clusterByEdge(tokens, size);
  const named = (heading?.columns ?? []).filter((column) => wanted.some((role) => column.roles.has(role)));
  const groups = new Map<HeadingColumn | readonly Placed[], Placed[]>();
  const underNames = new Map<HeadingColumn, (readonly Placed[])[]>();
  const lists = clusters.map((cluster) => cluster.tokens);
  const names = namesOf(lists, minimum, heading?.columns ?? [], named, size);
  for (const members of lists) {
    const head = names.get(members)!;
    if (head) underNames.set(head, [...(underNames.get(head) ?? []), members]);
    else if (members.length >= minimum) groups.set(members, [...members]);
  }
  const shared = [...underNames.values()].some((members) => members.length > 1);
  const order = new Map(shared ? tokens.map((token, index) => [token, index]) : []);
  for (const [head, members] of underNames) {
    const own = members.filter((cluster) => isUnnamedBeside(cluster, members, head, size, minimum, order));
    for (const cluster of own) groups.set(cluster, [...cluster]);
    const rest = members.filter((cluster) => !own.includes(cluster));
    groups.set(head, withoutNeighbours(rest, head, size));
  }
  mergeOverlapping(groups, size);
  const columns = [...groups].map(([key, members]): Column => {
    const head = 'roles' in key ? key : null;
    const edges = members.map((token) => edgeOf(token, align)).toSorted((a, b) => a - b);
    return {
      x0: Math.min(...members.map((token) => token.x0)),
      x1: Math.max(...members.map((token) => token.x1)),
      end: Math.max(...members.map((token) => token.end ?? token.x1)),
      align,
      edge: edges[Math.floor(edges.length / 2)]!,
      count: members.length,
      roles: head?.roles ?? new Set<ColumnRole>(),
      heading: head?.text ?? null,
    };
  });
  return columns.toSorted((a, b) => a.edge - b.edge);
}

/** Unnamed clusters that stand in one another's way are one column whose edges vary. */
function mergeOverlapping(groups: Map<unknown, Placed[]>, size: number): void {
  const unnamed = [...groups].filter(([key]) => !(typeof key === 'object' && key !== null && 'roles' in key));
  const sorted = unnamed.toSorted(
    (a, b) => median(a[1].map((token) => token.x1)) - median(b[1].map((token) => token.x1)),
  );
  for (let index = 0; index + 1 < sorted.length; index += 1) {
    const [leftKey, left] = sorted[index]!;
    const [rightKey, right] = sorted[index + 1]!;
    const l = { x0: median(left.map((token) => token.x0)), x1: median(left.map((token) => token.x1)) };
    const r = { x0: median(right.map((token) => token.x0)), x1: median(right.map((token) => token.x1)) };
    if (l.x1 - r.x0 < 0.4 * Math.min(l.x1 - l.x0, r.x1 - r.x0) || r.x1 - l.x1 > 4 * size) continue;
    const merged = [...left, ...right];
    groups.delete(leftKey);
    groups.set(rightKey, merged);
    sorted[index + 1] = [rightKey, merged];
  }
}

/**
 * Places the tokens of one line in columns: in order, at most one in each, nearest first.
 * Returns for each column the index of its token, or -1.
 */
export function placeTokens(tokens: readonly Placed[], columns: readonly Column[], size: number): number[] {
  const n = tokens.length;
  const m = columns.length;
  const placed = columns.map(() => -1);
  if (n === 0 || m === 0) return placed;
  const LEFT_OUT = 2.5;
  // cost[i * width + j]: least cost of the first i tokens over the first j columns.
  const width = m + 1;
  const cost: number[] = columns.map(() => 0);
  cost.push(0);
  for (let i = 1; i <= n; i += 1) {
    cost.push(i * LEFT_OUT);
    for (let j = 1; j <= m; j += 1) {
      const above = (i - 1) * width + j;
      cost.push(
        Math.min(
          cost[above]! + LEFT_OUT,
          cost[i * width + j - 1]!,
          cost[above - 1]! + fit(tokens[i - 1]!, columns[j - 1]!, size),
        ),
      );
    }
  }
  for (let i = n, j = m; i > 0 && j > 0;) {
    const here = cost[i * width + j]!;
    if (here === cost[(i - 1) * width + j - 1]! + fit(tokens[i - 1]!, columns[j - 1]!, size)) {
      placed[j - 1] = i - 1;
      i -= 1;
      j -= 1;
    } else if (here === cost[i * width + j - 1]!) j -= 1;
    else i -= 1;
  }
  return placed;
}

/** How badly a token fits a column: ems between their edges; beyond reach where it stands wholly outside. */
function fit(token: Placed, column: Column, size: number): number {
  if (token.x1 < column.x0 - size || token.x0 > column.x1 + size) return 100;
  // Where amounts end together, a number behind all of them begins the text of the next column.
  if (column.align === 'right' && token.x0 >= column.x1) return 100;
  // A number that goes on outside amounts set in the middle, and does not reach it, is none of them.
  if (column.align === 'centre' && token.x0 > column.edge + size && token.x1 > column.x1 + size) return 100;
  const offset = Math.abs(edgeOf(token, column.align) - column.edge) / size;
  return Math.min(offset, 2.2);
}

/** Whether something stands within a column's own extent. */
export function isWithin(token: { x0: number; x1: number }, { x0, x1 }: Column): boolean {
  return token.x0 > x0 - 1 && token.x1 < x1 + 1;
}

/** Lined up with a column by its left end, its right end or its middle. */
export function linedUp(token: { x0: number; x1: number }, column: Column, size: number): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.8 * size;
  const middle = (column.x0 + column.x1) / 2;
  // A single cell that stands out widens the column's extent; its usual edge stays.
  if (near(edgeOf(token, column.align), column.edge)) return true;
  return near(token.x0, column.x0) || near(token.x1, column.x1) || near((token.x0 + token.x1) / 2, middle);
}

/** Within the column's extent, or close to its edge. */
export function nearColumn(token: { x0: number; x1: number }, column: Column, size: number): boolean {
  return token.x1 > column.x0 - 0.8 * size && token.x0 < column.x1 + 0.8 * size;
}
