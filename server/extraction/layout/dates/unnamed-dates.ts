/** Columns of dates that no heading names, found by where the dates stand. */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { clusterByEdge, type Column } from '../columns/columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** A column of dates right behind another has nearly as many dates as that one. */
const NEIGHBOUR_SHARE = 0.8;

/** Days printed once each before the rows of them, from which they are a column. */
const MIN_DAYS = 3;

/** Share of the rows that print something else where their date should stand. */
const OTHER_SHARE = 0.5;

/**
 * Whether rows have words under the name of dates that are read as none ("0106"), in front of them or anywhere in cells of their
 * own: then dates elsewhere are of their texts, and none is the booking's.
 */
export function holdsOtherWords(heading: Heading | null, moneyLines: readonly TokenLine[]): boolean {
  const names = heading?.columns.filter(({ roles }) => roles.has('date')) ?? [];
  return names.some(({ x0, x1 }) => {
    const others = moneyLines.filter(({ line: { words }, dates }) =>
      words.some(
        (word, at) =>
          word.x0 < x1 &&
          word.x1 > x0 &&
          /^\d{3,8}$/.test(word.text) &&
          !dates.some(({ from, to }) => from <= at && at < to),
      ),
    );
    return others.length > 0 && others.length >= OTHER_SHARE * moneyLines.length;
  });
}

/** The largest cluster of dates, and the one whose dates stand right behind its dates (a value date), if there is one. */
function largestWithNeighbour<T extends { readonly tokens: readonly DateToken[] }>(
  clusters: readonly T[],
): readonly T[] {
  const [largest, ...others] = clusters.toSorted((a, b) => b.tokens.length - a.tokens.length);
  if (!largest) return [];
  const behind = others.find(
    ({ tokens }) =>
      tokens.length >= NEIGHBOUR_SHARE * largest.tokens.length &&
      tokens.every(({ from }) => from === 1) &&
      largest.tokens.every(({ from, to }) => from === 0 && to === 1),
  );
  return behind ? [largest, behind] : [largest];
}

/** Whether dates stand first in their lines or right behind a code, the reference or the number of a row. */
function standBehindCodes(dates: readonly DateToken[], lines: readonly TokenLine[]): boolean {
  const codes = new Set(
    lines.flatMap(({ line, dates }) =>
      dates.filter(({ from }) => from === 1 && /\d/.test(line.words[0]!.text)),
    ),
  );
  return dates.every((date) => date.from === 0 || codes.has(date));
}

export function unnamedDateColumns(
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  lines: readonly TokenLine[],
  size: number,
): readonly Column[] {
  const { align, clusters: byEdge } = clusterByEdge(tokens, size, ['left', 'right', 'centre']);
  const clusters = joinedPages(byEdge, lines);
  const onMoneyLines = new Set(moneyLines.flatMap(({ dates }) => dates));
  const count = (members: readonly DateToken[]): number =>
    members.filter((token) => onMoneyLines.has(token)).length;
  const most = Math.max(...clusters.map((cluster) => count(cluster.tokens)), 1);
  const kept = clusters.filter(
    (cluster) => cluster.tokens.length >= 2 && count(cluster.tokens) >= 0.6 * most,
  );
  // A left column of dates whose entries print their amount on a later line, or that prints each day once, stands beside the
  // one on the amount's line.
  const [only] = kept;
  const first = clusters
    .toSorted((a, b) => a.edge - b.edge)
    .find(
      ({ edge, tokens: members }) =>
        only !== undefined &&
        edge < only.edge &&
        (members.length >= 0.6 * only.tokens.length || count(members) >= MIN_DAYS) &&
        (members.every((token) => token.from === 0) || standBehindCodes(members, lines)),
    );
  if (kept.length === 1 && first) kept.unshift(first);
  // Dates that never share a line with an amount: day headings, or entries whose amount stands on the last line.
  const chosen = kept.length > 0 ? withoutDatesOfTexts(kept, lines) : largestWithNeighbour(clusters);
  const columns = chosen.slice(0, 2).map((cluster) => ({
    x0: Math.min(...cluster.tokens.map((token) => token.x0)),
    x1: Math.max(...withoutWider(cluster.tokens).map((token) => token.x1)),
    align,
    edge: cluster.edge,
    count: cluster.tokens.length,
    roles: new Set<ColumnRole>(),
    heading: null,
  }));
  return namedTogether(columns, lines, size);
}

/** Days of one column are hardly wider than this beside that in the middle of them. */
const WIDEST = 1.5;
/** Share of the days of a column that are wider, from which they are as much of it as the others. */
const WIDER_SHARE = 0.2;

/** The days of a column without the few much wider ones: those of the period over a list ("01 DE JANEIRO DE 2025" over "08 JAN 2025"). */
function withoutWider(tokens: readonly DateToken[]): readonly DateToken[] {
  const widths = tokens.map(({ x0, x1 }) => x1 - x0).toSorted((a, b) => a - b);
  const widest = WIDEST * widths[Math.floor(widths.length / 2)]!;
  const kept = tokens.filter(({ x0, x1 }) => x1 - x0 <= widest);
  return tokens.length - kept.length < WIDER_SHARE * tokens.length ? kept : tokens;
}

/** Columns of dates that rows have: the booking's and another one. */
const MOST_COLUMNS = 2;
/** Blanks between the words of a text, those in type of one width among them, are narrower. */
const TEXT_BLANK_EM = 0.8;

/** Of more columns than rows have those that do not stand in the middle of texts, which name the day of a purchase in one place: "CARD 30/09/20 Books". */
function withoutDatesOfTexts(clusters: readonly Cluster[], lines: readonly TokenLine[]): readonly Cluster[] {
  if (clusters.length <= MOST_COLUMNS) return clusters;
  const inTexts = new Set(
    lines.flatMap(({ line: { words, size }, dates }) =>
      dates.filter(({ from, to, x0, x1 }) => {
        const [before, behind] = [words[from - 1], words[to]];
        const near = TEXT_BLANK_EM * size;
        return before && behind && x0 - before.x1 < near && behind.x0 - x1 < near;
      }),
    ),
  );
  const apart = clusters.filter(
    ({ tokens }) => 2 * tokens.filter((token) => inTexts.has(token)).length < tokens.length,
  );
  return apart.length < MOST_COLUMNS ? clusters : apart;
}

interface Cluster {
  readonly edge: number;
  readonly tokens: readonly DateToken[];
}

/**
 * Clusters with those of other pages whose margins differ by less than a date is wide, where the dates of both stand first in
 * their lines: one column, in the place it has on most.
 */
function joinedPages(clusters: readonly Cluster[], lines: readonly TokenLine[]): readonly Cluster[] {
  if (clusters.length < 2) return clusters;
  const flows = new Map<DateToken, number>();
  for (const { line, dates } of lines) if (dates[0]?.from === 0) flows.set(dates[0], line.flow);
  const joined: Cluster[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.tokens.length - a.tokens.length)) {
    const at = joined.findIndex((other) => isOfOtherPages(cluster, other, flows));
    if (at < 0) joined.push(cluster);
    else joined[at] = { ...joined[at]!, tokens: [...joined[at]!.tokens, ...cluster.tokens] };
  }
  return joined.toSorted((a, b) => a.edge - b.edge);
}

function isOfOtherPages(
  { tokens, edge }: Cluster,
  other: Cluster,
  flows: ReadonlyMap<DateToken, number>,
): boolean {
  const [token] = tokens;
  if (Math.abs(edge - other.edge) > token!.x1 - token!.x0) return false;
  const own = new Set(tokens.map((date) => flows.get(date)));
  return !own.has(undefined) && other.tokens.every((date) => flows.has(date) && !own.has(flows.get(date)));
}

/** Columns under names of days and nothing else, which make no heading of a table: "Booked  Value" over two days. */
function namedTogether(
  columns: readonly Column[],
  lines: readonly TokenLine[],
  size: number,
): readonly Column[] {
  if (columns.length < 2) return columns;
  for (const { line, dates, monies } of lines) {
    const { words } = line;
    if (dates.length > 0 || monies.length > 0 || words.length !== columns.length) continue;
    const inOrder = columns.toSorted((a, b) => a.x0 - b.x0);
    const named = inOrder.map((column, index) => {
      const { text, x0 } = words[index]!;
      const roles = columnRoles(text);
      const isOver = Math.abs(x0 - column.x0) < size && (roles.has('date') || roles.has('valueDate'));
      return isOver ? { ...column, roles, heading: text } : null;
    });
    if (named.every((column) => column !== null)) return named;
  }
  return columns;
}
