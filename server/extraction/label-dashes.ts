/**
 * A statement whose labels are parted from their figures by dashes ("Opening balance - 1,204.10"), or whose figures are negative: read both
 * ways, and kept as it proves more. Where both prove as much, the one that has to turn the signs of the rows for it counts less.
 */
import type { Line } from './layout/lines/lines.ts';
import { withoutLabelDashes } from './layout/lines/label-dashes.ts';
import type { Stages } from './read.ts';

export function withLabelDashes(lines: readonly Line[], read: (lines: readonly Line[]) => Stages): Stages {
  const parted = withoutLabelDashes(lines);
  const stages = read(parted);
  if (parted === lines) return stages;
  const signed = read(lines);
  const by = (measure: (of: Stages) => number): number => measure(signed) - measure(stages);
  const more = by(({ statement }) => statement.verification.rowsProved) || by(({ reading }) => reading.score);
  return more > 0 ? signed : stages;
}
