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
  const proved = amounts.map(() => false);
  const directed = amounts.map(() => false);
  let agreed = 0;
  let disagreed = 0;
  const is = (index: number, direction: Direction): boolean =>
    direction === 'in' ? flows[index]! > 0 : flows[index]! < 0;
  const sums = { in: runningSums(amounts, flows, 1), out: runningSums(amounts, flows, -1) };
  const sumOf = (from: number, to: number, direction: Direction): number =>
    sums[direction][to]! - sums[direction][from]!;
  const netOf = (from: number, to: number): number =>
    Math.abs(sumOf(from, to, 'in') - sumOf(from, to, 'out'));
  const prove = (from: number, to: number, direction: Direction): void => {
    for (let index = from; index < to; index += 1) if (is(index, direction)) proved[index] = true;
  };
  const agrees = (direction: Direction): boolean =>
    printed[direction === 'in' ? 'totalsIn' : 'totalsOut'].includes(sumOf(0, amounts.length, direction));
  // The payment that settled the last bill is none of the operations that make the next one.
  const settling = amounts.findIndex((amount, index) => amount === opening && is(index, 'in'));
  /** `otherTold`: the total of the other direction is printed and agrees, so that this one is of one direction as well. */
  const isNet = (figure: number, otherTold: boolean): boolean => {
    const net = sumOf(0, amounts.length, 'in') - sumOf(0, amounts.length, 'out');
    return (!otherTold && figure === Math.abs(net)) || (settling >= 0 && figure === amounts[settling]! - net);
  };
  const mismatches: { direction: Direction; printed: number; computed: number }[] = [];
  const summarised = { in: false, out: false };
  for (const direction of ['in', 'out'] as const) {
    const figures = direction === 'in' ? printed.totalsIn : printed.totalsOut;
    if (figures.length === 0) continue;
    const computed = sumOf(0, amounts.length, direction);
    if (figures.includes(computed)) {
      if (computed > 0) {
        prove(0, amounts.length, direction);
        // As much came in as went out: it would agree the other way round as well.
        const isEven = computed === sumOf(0, amounts.length, OTHER[direction]);
        if (!isEven) amounts.forEach((_, index) => (directed[index] ||= is(index, direction)));
      }
      agreed += 1;
      summarised[direction] = true;
    } else if (
      computed > 0 &&
      !agrees(OTHER[direction]) &&
      figures.includes(computed - sumOf(0, amounts.length, OTHER[direction]))
    ) {
      // Refunds stand among the purchases of a card, whose total is what is left to pay for both.
      for (const one of ['in', 'out'] as const) prove(0, amounts.length, one);
      agreed += 1;
    } else if (figures.length === 1 && !isNet(figures[0]!, agrees(OTHER[direction])))
      mismatches.push({ direction, printed: figures[0]!, computed });
  }
  const summed = { in: new Set<number>(), out: new Set<number>() };
  /** What totals of no direction prove of either. */
  const untold = { in: 0, out: 0 };
  for (const run of printed.totals) {
    const runs = runsAt(run.end, printed);
    const found = run.amounts.every(({ minor, direction }) => {
      const directions: readonly Direction[] = direction === null ? ['in', 'out'] : [direction];
      return runs.some(([from, to]) => {
        if (minor === 0) return false;
        const side = directions.find((one) => sumOf(from, to, one) === minor);
        const sides = side ? [side] : direction === null && netOf(from, to) === minor ? directions : [];
        for (const one of sides) prove(from, to, one);
        if (side && direction === null) untold[side] += minor;
        return sides.length > 0;
      });
    });
    if (!found) disagreed += 1;
    else {
      agreed += 1;
      for (const { minor, direction } of run.amounts) {
        if (direction !== 'out') summed.in.add(minor);
        if (direction !== 'in') summed.out.add(minor);
      }
    }
  }
  return {
    proved,
    directed,
    agreed,
    disagreed,
    summarised: summarised.in || summarised.out,
    // "Checks paid 467.09" in a summary is the total of a list below, which that list proves; not where all that is more than
    // it may as well have gone the other way, as no balance tells.
    mismatches: mismatches
      .map((mismatch) => ({ ...mismatch, listed: summed[mismatch.direction].has(mismatch.printed) }))
      .filter(
        ({ direction, printed: figure, computed, listed }) =>
          !summarised[direction] && (!listed || (!byBalances && computed - figure === untold[direction])),
      ),
    exchanged: isExchanged(printed, sums.in.at(-1)!, sums.out.at(-1)!),
  };
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
