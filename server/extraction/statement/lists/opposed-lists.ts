/**
 * Two lists under titles that no lexicon knows, each closed by its sum, below a summary of four figures under labels that
 * none knows either: what the account starts from, both sums, and what it comes to tell which list is of money in.
 */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { SectionFact } from './sections.ts';

/** Lines above the first row of a list that are its title and the names of its columns, at most. */
const MAX_HEAD_LINES = 4;

/** Dated rows and the undated line below them that sums them; indices of lines. */
interface SummedList {
  readonly first: number;
  readonly total: number;
  readonly units: number;
}

export interface OpposedLists {
  /** Both lists, and where the second ends. */
  readonly sections: readonly SectionFact[];
  /** The lines (indices) of the summary, which hold no bookings. */
  readonly summary: ReadonlySet<number>;
}

const NONE: OpposedLists = { sections: [], summary: new Set() };

/** None unless the figures of a summary, in the order that summaries have, add up one way. */
export function opposedLists(lines: readonly TokenLine[], found: readonly SectionFact[]): OpposedLists {
  if (found.some(({ sections }) => sections.has('in') || sections.has('out'))) return NONE;
  const [one, other, more] = summedLists(lines);
  if (!one || !other || more || one.units === other.units) return NONE;
  const summaries = summariesOf(figuresOf(lines.slice(0, one.first)), one.units, other.units);
  const [summary] = summaries;
  if (!summary || summaries.some(({ change }) => change !== summary.change)) return NONE;
  const between = other.first - one.total - 1;
  const head = between > 0 && between <= MAX_HEAD_LINES ? between : 1;
  const isIn = summary.change === one.units - other.units;
  return {
    sections: [
      { line: one.first - head, sections: new Set([isIn ? 'in' : 'out'] as const), bySums: true },
      { line: other.first - head, sections: new Set([isIn ? 'out' : 'in'] as const), bySums: true },
      { line: other.total, sections: new Set<never>() },
    ],
    summary: new Set(summaries.flatMap(({ at }) => at)),
  };
}

/** The lists of a statement all of whose amounts their sums take in, one an amount a line. */
function summedLists(lines: readonly TokenLine[]): SummedList[] {
  const lists: SummedList[] = [];
  let first = -1;
  let sum = 0;
  lines.forEach((tokens, index) => {
    const amount = tokens.monies.findLast(({ strong }) => strong);
    if (!amount) return;
    if (first >= 0 && tokens.dates.length === 0 && amount.units === Math.abs(sum)) {
      lists.push({ first, total: index, units: amount.units });
      [first, sum] = [-1, 0];
    } else if (first >= 0 || beginsRow(tokens)) {
      if (first < 0) first = index;
      sum += signedUnits(amount);
    }
  });
  return lists;
}

interface PlacedFigure {
  readonly money: MoneyToken;
  readonly line: number;
}

function figuresOf(lines: readonly TokenLine[]): PlacedFigure[] {
  return lines.flatMap(({ line, monies }) =>
    monies.filter(({ strong }) => strong).map((money) => ({ money, line: line.index })),
  );
}

interface Summary {
  /** From what the account starts from to what it comes to, units. */
  readonly change: number;
  readonly at: readonly number[];
}

/** Four figures in a row each, between whose first and last stand both sums, which lead from the one to the other. */
function summariesOf(figures: readonly PlacedFigure[], one: number, other: number): Summary[] {
  return figures.flatMap((start, index) => {
    const four = [start, ...figures.slice(index + 1, index + 4)];
    const [, a, b, end] = four;
    if (!end || !isPair([a!.money.units, b!.money.units], one, other)) return [];
    const change = balanceOf(end.money) - balanceOf(start.money);
    return Math.abs(change) === Math.abs(one - other) ? [{ change, at: four.map(({ line }) => line) }] : [];
  });
}

function isPair([a, b]: readonly [number, number], one: number, other: number): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

function balanceOf(money: MoneyToken): number {
  return money.markDirection === 0 ? signedUnits(money) : money.units * money.markDirection;
}
