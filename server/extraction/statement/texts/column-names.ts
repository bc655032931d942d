/** Which name of the heading stands over the cells of a column of texts. */
import type { HeadingColumn } from '../../layout/headings/heading-columns.ts';
import type { RowLine } from '../../layout/row-line.ts';

/** Cells that begin at the same place. */
export interface Cluster {
  x0: number;
  width: number;
  count: number;
  letters: number;
  leads: boolean;
  readonly rows: Set<RowLine>;
}

/** A name begins within this of its cells. */
const NAME_TOLERANCE_EM = 1.2;

/** The name where cells begin, over the middle of the widest one, or in the middle of their column. */
export function nameOver(
  cluster: Cluster,
  clusters: readonly Cluster[],
  named: readonly HeadingColumn[],
  size: number,
): HeadingColumn | undefined {
  const middle = cluster.x0 + cluster.width / 2;
  return (
    named.find(({ x0 }) => Math.abs(x0 - cluster.x0) < NAME_TOLERANCE_EM * size) ??
    named.find(({ x0, x1 }) => x0 < middle && x1 > middle) ??
    centredOver(cluster, clusters, named)
  );
}

/** The next name, where cells that begin in front of it are alone below it: it stands in the middle of their column. */
function centredOver(
  { x0: left, leads }: Cluster,
  clusters: readonly Cluster[],
  named: readonly HeadingColumn[],
): HeadingColumn | undefined {
  const name = named.find(({ x0 }) => x0 > left);
  if (!name || !leads || named.some(({ x0, x1 }) => x0 < left && x1 > left)) return undefined;
  return clusters.some(({ x0 }) => x0 > left && x0 < name.x1) ? undefined : name;
}
