/** Dates in one column that do not begin at one edge: some begin the texts beside it, or stand in the head of a page. */
import { clusterByEdge, edgeOf, type Column } from '../columns/columns.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** A date on a line without an amount begins no further left of the dates of the rows, where it is one of their column. */
const AHEAD_EM = 0.5;

/** A column of dates without those that begin the text beside it, where both stand under one name. */
export function ofOneEdge(
  column: Column,
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  size: number,
): Column {
  const inside = tokens.filter(({ x0, x1 }) => x0 >= column.x0 && x1 <= column.x1);
  const { clusters } = clusterByEdge(inside, size);
  if (clusters.length < 2) return column;
  const inRows = new Set(moneyLines.flatMap(({ dates }) => dates));
  const weight = ({ tokens: members }: { tokens: readonly DateToken[] }): number =>
    members.filter((token) => inRows.has(token)).length + members.length / (inside.length + 1);
  const { tokens: main } = clusters.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  const [from, to] = [Math.min(...main.map(({ x0 }) => x0)), Math.max(...main.map(({ x1 }) => x1))];
  // "28 February 2026" in the head of a page reaches over the texts, the day of a print begins left of all rows.
  const kept = inside.filter(
    (token) =>
      token.x0 < to &&
      token.x1 > from &&
      token.x1 < to + size &&
      (inRows.has(token) || token.x0 > from - AHEAD_EM * size),
  );
  if (kept.length === inside.length) return column;
  return {
    ...column,
    x0: Math.min(...kept.map(({ x0 }) => x0)),
    x1: Math.max(...kept.map(({ x1 }) => x1)),
    edge: kept.map((token) => edgeOf(token, column.align)).toSorted((a, b) => a - b)[kept.length >> 1]!,
    count: kept.length,
  };
}
