/** Which columns of amounts the rows of a shape have, however their amounts are set. */
import { buildColumns } from './columns.ts';
import { namedDay } from '../dates/day-lines.ts';
import type { Heading } from '../headings/headings.ts';
import {
  MONEY,
  holdsSmallAmounts,
  unpadded,
  weakUnderHeadings,
  withoutEndsOfSentences,
  withLoneAmounts,
  withoutNumbersInText,
} from './money-columns.ts';
import { barredColumns } from './barred-cells.ts';
import {
  areRowsText,
  areToldBySigns,
  isCrowded,
  isRagged,
  isScattered,
  raggedColumns,
  twoColumnsOfFew,
} from './ragged.ts';
import { withForeign } from './foreign-columns.ts';
import { withoutRepeats } from './repeated-columns.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import type { TokenLine } from '../tokens.ts';
import type { Shape, ShapeOptions } from '../shape.ts';

/** A column needs this share of the amount lines, where no heading names it. */
const UNNAMED_SHARE = 0.06;

/** The lines of the tables of a shape, and those of them that hold its amounts. */
export interface Listed {
  readonly heading: Heading | null;
  readonly lines: readonly TokenLine[];
  readonly moneyLines: readonly TokenLine[];
  /** Type size of most lines, points. */
  readonly size: number;
  /** They have a single row, see `Table`. */
  readonly single?: true | undefined;
}

/** Share of the lines with a day, and of the numbers under names of amounts, that look like money where all amounts do. */
const MONEY_SHARE = 0.5;

function strongAmounts({ moneyLines }: Pick<Listed, 'moneyLines'>): MoneyToken[] {
  return moneyLines.flatMap(({ monies }) => monies.filter((money) => money.strong));
}

/** Whether numbers that do not look like money on this statement are amounts where they stand under names of amounts. */
function readsWeak({ heading, lines, size, moneyLines }: Listed, { noDecimals }: ShapeOptions): boolean {
  if (!heading?.columns.some(({ roles }) => MONEY.some((role) => roles.has(role)))) return false;
  const dated = lines.filter((tokens) => tokens.dates.length > 0 && namedDay(tokens) === null);
  const strong = strongAmounts({ moneyLines }).length;
  // Rows may print several days, and their amounts beside none of them.
  const isFew =
    strong < MONEY_SHARE * dated.length &&
    strong < MONEY_SHARE * weakUnderHeadings(lines, heading, size).length;
  return (
    isFew ||
    (noDecimals && holdsSmallAmounts(lines, heading, size)) ||
    (unpadded(lines, heading, size) && !areRowsText(moneyLines, heading, size))
  );
}

interface AmountColumns extends Pick<Shape, 'monies' | 'ragged'> {
  /** Parted by bars, which tell their columns. */
  readonly barred: boolean;
  /** Of numbers as well that do not look like money. */
  readonly weak: boolean;
}

/** The columns of amounts: under one another, or counted from the ends of the lines (`ragged`). */
export function amountColumns(of: Listed, options: ShapeOptions): AmountColumns {
  const { heading, lines, size, moneyLines } = of;
  const weak = readsWeak(of, options);
  const strong = strongAmounts(of);
  // Amounts under a name that no language knows (a misread one, say) stay amounts.
  const tokens = weak ? [...new Set([...weakUnderHeadings(lines, heading!, size), ...strong])] : strong;
  const minimum = Math.max(
    of.single ? 1 : 2,
    UNNAMED_SHARE * Math.max(moneyLines.length, weak ? tokens.length / 2 : 0),
  );
  const aligned = withoutEndsOfSentences(
    withoutNumbersInText(buildColumns(tokens, heading, MONEY, size, minimum), heading, moneyLines),
    moneyLines,
    size,
  );
  const barred = heading === null ? null : barredColumns(moneyLines, heading, size);
  const told = !weak && aligned.length > 1 && areToldBySigns(moneyLines, heading);
  const few = weak || told ? null : twoColumnsOfFew(moneyLines, heading, size);
  const ragged =
    barred !== null ||
    told ||
    (few === null &&
      !weak &&
      (isRagged(moneyLines, heading, size) ||
        isScattered(moneyLines, heading, aligned) ||
        isCrowded(moneyLines, aligned)));
  if (ragged)
    return { monies: barred ?? raggedColumns(moneyLines, heading), ragged, barred: barred !== null, weak };
  const apart = withoutNumbersInText(withLoneAmounts(few ?? aligned, moneyLines, size), heading, moneyLines);
  const monies = withForeign(withoutRepeats(apart, moneyLines), moneyLines, options.currency);
  return { monies, ragged, barred: false, weak };
}
