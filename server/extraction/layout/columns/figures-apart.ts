/**
 * Figures of a summary between the lists of two accounts ("Opening balance   2,291.86" in a box of its own): an amount behind
 * nothing but the label of a balance or a total, which ends where neither an amount of a row nor the name of a column does, makes
 * no column wider.
 */
import { leadingLabel } from '../../reading/vocabulary.ts';
import type { Heading } from '../headings/headings.ts';
import { holdsAmount } from '../lines/begins-row.ts';
import { textOf } from '../lines/lines.ts';
import type { TokenLine } from '../tokens.ts';

const FIGURES = ['opening', 'closing', 'total', 'totalIn', 'totalOut'] as const;

/** Amounts of one column end this close to one another. */
const EDGE_EM = 0.5;

/** The lines with amounts without those of figures that stand apart. */
export function withoutFiguresApart(
  moneyLines: readonly TokenLine[],
  { columns }: Pick<Heading, 'columns'>,
): readonly TokenLine[] {
  const figures = moneyLines.filter(isFigure);
  if (figures.length === 0 || 2 * figures.length > moneyLines.length) return moneyLines;
  const of = new Set(figures);
  const ends = [
    ...columns.map(({ x1 }) => x1),
    ...moneyLines.flatMap((tokens) => (of.has(tokens) ? [] : endsOf(tokens))),
  ];
  return moneyLines.filter(
    (tokens) =>
      !of.has(tokens) ||
      endsOf(tokens).some((end) => ends.some((other) => Math.abs(other - end) < EDGE_EM * tokens.line.size)),
  );
}

function endsOf({ monies }: TokenLine): number[] {
  return monies.flatMap(({ strong, x1 }) => (strong ? [x1] : []));
}

/** Whether a line is a label and its one amount. */
function isFigure(tokens: TokenLine): boolean {
  const { line, monies, dates } = tokens;
  const [only, more] = monies;
  if (!only || more || only.from === 0 || dates[0]?.from === 0 || !holdsAmount(tokens)) return false;
  return (
    only.to === line.words.length && leadingLabel(textOf(line.words.slice(0, only.from)), FIGURES) !== null
  );
}
