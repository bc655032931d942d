/** What the rows of a list are that one line alone does not tell: sums of others, balances, amounts and balances in two lines. */
import { withCarriedFigures } from '../lists/carried-figures.ts';
import { withDayTotals } from '../lists/day-totals.ts';
import { withRepeatedTotals } from '../lists/repeated-totals.ts';
import { withSummedLines } from '../lists/summed-lines.ts';
import { withoutTitledSums } from '../lists/titled-sums.ts';
import { withUnnamedTotals } from '../lists/unnamed-totals.ts';
import { withBalancesBelow } from './balances-below.ts';
import { withClosingsOfDays } from './closings-of-days.ts';
import { withDatedBalances } from './dated-balances.ts';
import { withBalancesAlone, withEndBalances } from './end-balances.ts';
import { withOriginalsBelow } from './originals-below.ts';
import type { RowStep } from './table-rows.ts';

export const ROW_STEPS: readonly RowStep[] = [
  withOriginalsBelow,
  withSummedLines,
  withDayTotals,
  withoutTitledSums,
  withBalancesBelow,
  withClosingsOfDays,
  withDatedBalances,
  withRepeatedTotals,
  withBalancesAlone,
  withEndBalances,
  withCarriedFigures,
  withUnnamedTotals,
];
