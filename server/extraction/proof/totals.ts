/** Printed totals: of a section, of a page, of a direction, of the whole account. They prove rows no balance proves. */
import type { ControlTotal } from '../../../shared/statement.ts';
import { provesAll, type ChainResult } from './chain.ts';
import { directionOf } from './direction.ts';

/** Totals printed for an account; places are positions in its ledger. Minor units. */
export interface PrintedTotals {
  readonly totalsIn: readonly number[];
  readonly totalsOut: readonly number[];
  readonly totals: readonly ControlTotal[];
  /** Where the run of such a total may begin, ascending. */
  readonly starts: readonly number[];
  /** The page lists the newest row first: the run of a total lies behind its place in the ledger. */
  readonly newestFirst: boolean;
}

export interface TotalsResult {
  /** Per row, in the ledger's order: a printed total sums it up. */
  readonly proved: readonly boolean[];
  /** Per row: the total that sums it up says whether it is of money in or of money out. */
  readonly directed: readonly boolean[];
  /** Printed totals that some run of rows adds up to, and those that none does. */
  readonly agreed: number;
  readonly disagreed: number;
  /** A labelled total of the whole account agrees. */
  readonly summarised: boolean;
  /** Labelled totals of the whole account that disagree: printed and computed, minor units. */
  readonly mismatches: readonly {
    readonly direction: 'in' | 'out';
    readonly printed: number;
    readonly computed: number;
    /** A list adds up to the printed figure: the rows beyond it are of other lists. */
    readonly listed: boolean;
  }[];
  /** The printed total of money in is what the rows take out, and the other way round: every direction is turned. */
  readonly exchanged: boolean;
}

type Direction = 'in' | 'out';
const OTHER = { in: 'out', out: 'in' } as const;

/** A chain and what the printed totals say of it; what they tell of its directions is told. `effect`: -1 where balances are owed. */
export function withTotals<Chain extends Pick<ChainResult, 'directions' | 'opening' | 'proofs' | 'broken'>>(
  chain: Chain,
  printed: PrintedTotals,
  amounts: readonly number[],
  effect: 1 | -1,
): { readonly chain: Chain; readonly totals: TotalsResult } {
  const flows = chain.directions.map((direction) => direction * effect);
  const told = flowsByTotals(printed, amounts, flows);
  return {
    chain: told === null ? chain : { ...chain, directions: told.map((flow) => directionOf(flow * effect)) },
    totals: checkTotals(printed, amounts, told ?? flows, chain.opening, provesAll(chain)),
  };
}

/**
 * The flows of the rows, where nothing but totals tells that of one: money in and money out are printed, and agree with the
 * rows if it flows one way and not if it flows the other; else null. It is mostly the first one of those whose balances tell it.
 */
function flowsByTotals(
  { totalsIn, totalsOut }: PrintedTotals,
  amounts: readonly number[],
  flows: readonly number[],
): number[] | null {
  const untold = flows.indexOf(0);
  if (untold < 0 || flows.includes(0, untold + 1)) return null;
  const told = [1, -1]
    .map((flow) => flows.with(untold, flow))
    .filter(
      (all) =>
        totalsIn.includes(runningSums(amounts, all, 1).at(-1)!) &&
        totalsOut.includes(runningSums(amounts, all, -1).at(-1)!),
    );
  return told.length === 1 ? told[0]! : null;
}

/**
 * `amounts` in minor units; `flows` holds +1 in, -1 out, 0 unknown for each row. `opening`: what the account starts from,
 * null where nothing tells. `byBalances`: balances prove every row.
 */
export function checkTotals(
  printed: PrintedTotals,
  amounts: readonly number[],
  flows: readonly number[],
  opening: number | null,
  byBalances = false,
): TotalsResult {
  const rows = new SummedRows(amounts, flows);
  const whole = checkWhole(printed, rows, settledBy(amounts, flows, opening));
  const runs = checkRuns(printed, rows);
  return {
    proved: rows.proved,
    directed: rows.directed,
    agreed: whole.agreed + runs.agreed,
    disagreed: runs.disagreed,
    summarised: whole.summarised.in || whole.summarised.out,
    // "Checks paid 467.09" in a summary is the total of a list below, which that list proves; not where all that is more than
    // it may as well have gone the other way, as no balance tells.
    mismatches: whole.mismatches
      .map((mismatch) => ({ ...mismatch, listed: runs.summed[mismatch.direction].has(mismatch.printed) }))
      .filter(
        ({ direction, printed: figure, computed, listed }) =>
          !whole.summarised[direction] &&
          (!listed || (!byBalances && computed - figure === runs.untold[direction])),
      ),
    exchanged: isExchanged(printed, rows.all('in'), rows.all('out')),
  };
}

/** The payment that settled the last bill, which is none of the operations that make the next one; null where there is none. */
function settledBy(
  amounts: readonly number[],
  flows: readonly number[],
  opening: number | null,
): number | null {
  return amounts.find((amount, index) => amount === opening && flows[index]! > 0) ?? null;
}

/** The rows of a ledger, what those between two of its places come to, and what totals have proved of them so far. */
class SummedRows {
  readonly proved: boolean[];
  readonly directed: boolean[];
  readonly #flows: readonly number[];
  readonly #sums: Readonly<Record<Direction, readonly number[]>>;

  constructor(amounts: readonly number[], flows: readonly number[]) {
    this.proved = amounts.map(() => false);
    this.directed = amounts.map(() => false);
    this.#flows = flows;
    this.#sums = { in: runningSums(amounts, flows, 1), out: runningSums(amounts, flows, -1) };
  }

  sum(from: number, to: number, direction: Direction): number {
    return this.#sums[direction][to]! - this.#sums[direction][from]!;
  }

  all(direction: Direction): number {
    return this.#sums[direction].at(-1)!;
  }

  net(from: number, to: number): number {
    return Math.abs(this.sum(from, to, 'in') - this.sum(from, to, 'out'));
  }

  prove(from: number, to: number, direction: Direction): void {
    for (let index = from; index < to; index += 1)
      if (this.#goes(index, direction)) this.proved[index] = true;
  }

  proveAll(direction: Direction): void {
    this.prove(0, this.proved.length, direction);
  }

  /** All rows of a direction are told to be of it. */
  direct(direction: Direction): void {
    this.directed.forEach((_, index) => (this.directed[index] ||= this.#goes(index, direction)));
  }

  #goes(index: number, direction: Direction): boolean {
    return direction === 'in' ? this.#flows[index]! > 0 : this.#flows[index]! < 0;
  }
}

/** What the totals of the whole account say of all rows. */
interface WholeTotals {
  agreed: number;
  readonly summarised: Record<Direction, boolean>;
  readonly mismatches: { direction: Direction; printed: number; computed: number }[];
}

/** `settled`: the amount that settled the last bill. */
function checkWhole(printed: PrintedTotals, rows: SummedRows, settled: number | null): WholeTotals {
  const checked: WholeTotals = { agreed: 0, summarised: { in: false, out: false }, mismatches: [] };
  const figuresOf = (direction: Direction): readonly number[] =>
    direction === 'in' ? printed.totalsIn : printed.totalsOut;
  for (const direction of ['in', 'out'] as const) {
    const figures = figuresOf(direction);
    if (figures.length === 0) continue;
    const [computed, opposite] = [rows.all(direction), rows.all(OTHER[direction])];
    // The total of the other direction is printed and agrees, so that this one is of one direction as well.
    const otherTold = figuresOf(OTHER[direction]).includes(opposite);
    if (figures.includes(computed)) {
      if (computed > 0) {
        rows.proveAll(direction);
        // As much came in as went out: it would agree the other way round as well.
        if (computed !== opposite) rows.direct(direction);
      }
      checked.agreed += 1;
      checked.summarised[direction] = true;
    } else if (computed > 0 && !otherTold && figures.includes(computed - opposite)) {
      // Refunds stand among the purchases of a card, whose total is what is left to pay for both.
      for (const one of ['in', 'out'] as const) rows.proveAll(one);
      checked.agreed += 1;
    } else if (figures.length === 1) {
      const net = rows.all('in') - rows.all('out');
      const isNet =
        (!otherTold && figures[0] === Math.abs(net)) || (settled !== null && figures[0] === settled - net);
      if (!isNet) checked.mismatches.push({ direction, printed: figures[0]!, computed });
    }
  }
  return checked;
}

/** What the totals of sections and pages say of the runs of rows that they sum. */
interface RunTotals {
  agreed: number;
  disagreed: number;
  /** The figures that agree, by the direction they may be of. */
  readonly summed: Readonly<Record<Direction, Set<number>>>;
  /** What totals of no direction prove of either. */
  readonly untold: Record<Direction, number>;
}

function checkRuns(printed: PrintedTotals, rows: SummedRows): RunTotals {
  const checked: RunTotals = {
    agreed: 0,
    disagreed: 0,
    summed: { in: new Set(), out: new Set() },
    untold: { in: 0, out: 0 },
  };
  for (const run of printed.totals) {
    const runs = runsAt(run.end, printed);
    const found = run.amounts.every(({ minor, direction }) => {
      const directions: readonly Direction[] = direction === null ? ['in', 'out'] : [direction];
      return runs.some(([from, to]) => {
        if (minor === 0) return false;
        const side = directions.find((one) => rows.sum(from, to, one) === minor);
        const sides = side ? [side] : direction === null && rows.net(from, to) === minor ? directions : [];
        for (const one of sides) rows.prove(from, to, one);
        if (side && direction === null) checked.untold[side] += minor;
        return sides.length > 0;
      });
    });
    if (!found) {
      checked.disagreed += 1;
      continue;
    }
    checked.agreed += 1;
    for (const { minor, direction } of run.amounts) {
      if (direction !== 'out') checked.summed.in.add(minor);
      if (direction !== 'in') checked.summed.out.add(minor);
    }
  }
  return checked;
}

/** The runs of rows, as places in the ledger, that a total may sum; the shortest first. */
function runsAt(
  place: number,
  { starts, newestFirst }: PrintedTotals,
): (readonly [from: number, to: number])[] {
  return newestFirst
    ? starts.filter((start) => start > place).map((start) => [place, start])
    : starts
        .filter((start) => start < place)
        .reverse()
        .map((start) => [start, place]);
}

function isExchanged({ totalsIn, totalsOut }: PrintedTotals, cameIn: number, wentOut: number): boolean {
  if (totalsIn.includes(cameIn) || totalsOut.includes(wentOut)) return false;
  const [one, other] = [totalsIn.includes(wentOut), totalsOut.includes(cameIn)];
  // A total of nothing may be that of anything.
  return cameIn === 0 || wentOut === 0 ? one && other : one || other;
}

/** Sums of the amounts that flow one way, before each row and behind the last. */
function runningSums(amounts: readonly number[], flows: readonly number[], side: 1 | -1): number[] {
  const sums = [0];
  amounts.forEach((amount, index) =>
    sums.push(sums[index]! + (Math.sign(flows[index]!) === side ? amount : 0)),
  );
  return sums;
}
