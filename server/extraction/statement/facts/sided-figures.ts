/** Which of several figures beside a label is its balance: those of both sides, or of what went out, came in and is left. */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { cellsOf, type Cell } from './cells.ts';

/** Lines below a balance in two columns on which the names of the table may stand. */
const NAMES_BELOW = 3;

/**
 * Of a balance printed in two columns, what is owed and what is there, the side that is not zero ("Opening balance  0.00
 * 22,050.10"). Which is which the nearest names say, left to right: those above, else those of the table right below. Null
 * where both are filled: sums of both sides that go on to the next page ("Carried forward  9,120.15  14,720.78").
 */
export function ofTwoSides(first: MoneyToken, lines: readonly TokenLine[], index: number): MoneyToken | null {
  const { monies } = lines[index]!;
  const at = monies.indexOf(first);
  const second = monies[at + 1];
  const last = ofThreeColumns(lines, index, at);
  if (last) return last;
  if (!second || second.from !== first.to || monies.length > at + 2) return first;
  const filled = first.units !== 0 && second.units !== 0;
  if (!filled && first.units === second.units) return first;
  const near = [...lines.slice(0, index).reverse(), ...lines.slice(index + 1, index + 1 + NAMES_BELOW)];
  for (const { line } of near) {
    const sides = cellsOf(line).flatMap(({ text }) => {
      const roles = columnRoles(text);
      return roles.has('in') === roles.has('out') ? [] : [roles.has('in') ? 1 : -1];
    });
    if (sides.length !== 2 || sides[0] === sides[1]) continue;
    if (filled) return null;
    const [used, side] = first.units === 0 ? [second, sides[1]] : [first, sides[0]];
    return side === -1 ? { ...used, markDirection: -1 } : used;
  }
  return first;
}

/**
 * "Closing account balance  387.15  660.40  493.55" as the last row of a table with columns of money out, money in and a balance:
 * the third of the figures, beside what went out and came in.
 */
function ofThreeColumns(lines: readonly TokenLine[], index: number, first: number): MoneyToken | null {
  const { monies, line } = lines[index]!;
  const [one, two, three, more] = monies.slice(first);
  if (!one || !two || !three || more || two.from !== one.to || three.from !== two.to) return null;
  if (three.to !== line.words.length) return null;
  const names = lines.slice(0, index).findLast(({ line: other }) => cellsOf(other).some(isBalanceColumn));
  const roles = names ? cellsOf(names.line).map(({ text }) => columnRoles(text)) : [];
  const [a, b, c] = roles.slice(-3);
  if (!a || !b || !c?.has('balance') || a.has('balance') || b.has('balance')) return null;
  return (a.has('out') && b.has('in')) || (a.has('in') && b.has('out')) ? three : null;
}

function isBalanceColumn({ text }: Cell): boolean {
  return columnRoles(text).has('balance');
}
