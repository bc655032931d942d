/** The kinds of bookings beside the balances below their amounts ("Alex Moor  +50.00" over "Interest  4,340.31"): no titles of lists. */
import type { TokenLine } from '../../layout/tokens.ts';
import { remembered } from '../../remembered.ts';
import { areClose } from './stands-in-entry.ts';

/** Fewer bookings of two figures, one below the other, may be a summary. */
const MIN_PAIRS = 3;
/** Figures of one column end this close to one another. */
const EDGE_EM = 0.5;

/** The second lines of bookings, by their indices, each of which has one figure that ends right below another one; neither has a day. */
export const secondsOfPairs = remembered((lines: readonly TokenLine[]): ReadonlySet<number> => {
  const seconds: number[] = [];
  for (let first = 0; first < lines.length;) {
    let last = first;
    while (last + 1 < lines.length && endsBelow(lines[last]!, lines[last + 1]!)) last += 1;
    // A summary lists more figures than two.
    if (last === first + 1) seconds.push(last);
    first = last + 1;
  }
  return new Set(seconds.length >= MIN_PAIRS ? seconds : []);
});

function endsBelow(above: TokenLine, below: TokenLine): boolean {
  const [one, other] = [lastFigure(above), lastFigure(below)];
  return (
    one !== null &&
    other !== null &&
    areClose(above.line, below.line) &&
    Math.abs(one - other) < EDGE_EM * below.line.size
  );
}

/** Where the one amount of a line without a day ends that ends the line. */
function lastFigure({ line, dates, monies }: TokenLine): number | null {
  const [money, more] = monies;
  if (!money?.strong || more || dates.length > 0 || money.to < line.words.length) return null;
  return line.words.at(-1)!.x1;
}
