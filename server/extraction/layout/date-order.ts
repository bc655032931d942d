/** What the days of the rows tell of two columns of dates. */
import { edgeOf, type Column } from './columns.ts';
import type { DateToken, TokenLine } from './tokens.ts';

/** Of two date columns the one whose dates are mostly the later: a card books a purchase after it was made. */
export function laterOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): Column {
  const later = daysOf(a, b, lines, size).map(([first, second]) => Math.sign(second - first));
  return later.reduce((sum, sign) => sum + sign, 0) > 0 ? b : a;
}

/** The named one of two columns of dates ("Effective date"), where the rows run in its order and not in that of the other. */
export function inOrderBeside(
  unnamed: Column,
  named: Column,
  lines: readonly TokenLine[],
  size: number,
): Column | null {
  const days = daysOf(unnamed, named, lines, size);
  const inOrder = (of: readonly number[]): boolean => {
    const steps = of.slice(1).map((day, at) => Math.sign(day - of[at]!));
    return !(steps.includes(1) && steps.includes(-1));
  };
  return inOrder(days.map(([, second]) => second)) && !inOrder(days.map(([first]) => first)) ? named : null;
}

/** The days of the lines that have one in both of two columns. */
function daysOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): [number, number][] {
  return lines.flatMap(({ dates }): [number, number][] => {
    const [first, second] = [a, b].map((column) =>
      dates.find((date) => Math.abs(edgeOf(date, column.align) - column.edge) < size),
    );
    return first && second ? [[placeInYear(first), placeInYear(second)]] : [];
  });
}

/** A number that grows through the days of a year. `monthFirst`: of two numbers the first is the month. */
export function placeInYear({ date }: DateToken, monthFirst = false): number {
  if (date.kind === 'named') return 31 * date.month + date.day;
  return monthFirst ? 31 * date.first + date.second : 31 * date.second + date.first;
}
