/**
 * A summary above or below a list, under names no language of the lexicon has: two of its figures are what the account
 * starts from and comes to where the rows between add up to their difference.
 */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { formOf } from '../../layout/dates/date-forms.ts';
import { textOf } from '../../layout/lines/lines.ts';
import { bookingDates } from '../../layout/shape.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { remembered } from '../../remembered.ts';
import { isUndated } from '../../statement/dates/entry-dates.ts';
import type { Figure } from '../../statement/facts/figures.ts';
import type { AccountPart } from '../../statement/parts/accounts.ts';
import { balanceOf, type LedgerRow } from '../ledger.ts';

/** Fewer bookings may come to the difference of two figures by chance. */
const MIN_BOOKINGS = 3;
/** Figures of one summary; more are a list of something else. */
const MAX_FIGURES = 10;
/** Lines of names between two lines of figures of one summary, with the lower one. */
const NEAR_LINES = 3;

/** An account as it is read, and the lines of its document. */
interface Read {
  readonly part: AccountPart;
  readonly rows: readonly LedgerRow[];
}

/**
 * The account with two figures of such a summary as its opening and its closing, printed in that order, and without the rows
 * made of the summary; none where the account has a balance by its name or beside its rows, or no two of them fit.
 */
export function withUnnamedSummaries(
  { part, rows }: Read,
  lines: readonly TokenLine[],
  decimals: number,
): AccountPart[] {
  if (part.figures.some(({ label }) => label === 'opening' || label === 'closing')) return [];
  if (part.items.some(({ kind }) => kind === 'balance') || rows.some(({ balance }) => balance !== null))
    return [];
  const dated = rows.filter(({ entry }) => !isUndated(entry));
  if (dated.length < MIN_BOOKINGS || mayStandBelowDays(dated)) return [];
  const places = dated.flatMap(({ entry }) => entry.rows.map(({ tokens }) => tokens.line.index));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const inPart = ({ index }: FigureOfLine): boolean => index >= part.from && index < part.to;
  return figureBlocks(lines).flatMap((block) => {
    if (!block.every(inPart) || block.some(({ index }) => index >= first && index <= last)) return [];
    const from = block[0]!.index < first ? -1 : block[0]!.index;
    const isApart = (line: number): boolean => line < first || (from >= 0 && line >= from);
    const own = rows.filter(({ entry }) => !isApart(entry.anchor.row.tokens.line.index));
    const ends = endsAmong(block, own, decimals);
    if (ends === null) return [];
    return [
      {
        ...part,
        items: part.items.filter((item) => item.kind !== 'entry' || !isApart(item.line)),
        figures: [...part.figures, ...ends],
      },
    ];
  });
}

/**
 * Whether rows end in lines that are a name and a day written as theirs, the same name and another day each time: what is
 * read as the end of a text may be the heading of the day that the rows below are of.
 */
function mayStandBelowDays(rows: readonly LedgerRow[]): boolean {
  const named = rows.flatMap(({ entry: { anchor, rows: own, shape } }) => {
    const last = own.at(-1)!;
    const { line, dates } = last.tokens;
    const [day, more] = dates;
    if (last === anchor.row || !day || more || day.from === 0 || day.to < line.words.length) return [];
    if (!bookingDates(shape)?.forms.has(formOf(day))) return [];
    return [{ name: textOf(line.words.slice(0, day.from)), day: textOf(line.words.slice(day.from)) }];
  });
  return [...Map.groupBy(named, ({ name }) => name).values()].some(
    (alike) => new Set(alike.map(({ day }) => day)).size > 1,
  );
}

/** The figures that the rows lead from and to; null where no two fit, or a row goes either way. */
function endsAmong(
  block: readonly FigureOfLine[],
  rows: readonly LedgerRow[],
  decimals: number,
): Figure[] | null {
  if (rows.some(({ flow }) => flow === 0)) return null;
  const [received, paid] = [sumOf(rows, 1), sumOf(rows, -1)];
  const values = block.map(({ money }) => balanceOf(money, decimals, 1));
  // The sums of both sides differ by as much, the other way round.
  const isSum = (value: number): boolean => Math.abs(value) === received || Math.abs(value) === paid;
  // "+ 20.00" and "- 5.00" of what came in and what went out differ by the sum of all rows, all taken for one side.
  const oneSided = received === 0 || paid === 0;
  for (const [at, opening] of values.entries()) {
    if (isSum(opening)) continue;
    const end = values.findIndex(
      (value, index) =>
        index > at &&
        value - opening === received - paid &&
        !isSum(value) &&
        !(oneSided && opening * value < 0),
    );
    if (end >= 0) return [asFigure(block[at]!, 'opening'), asFigure(block[end]!, 'closing')];
  }
  return null;
}

const sumOf = (rows: readonly LedgerRow[], side: 1 | -1): number =>
  rows.reduce((total, { flow, amount }) => total + (flow === side ? amount : 0), 0);

function asFigure({ index, money }: FigureOfLine, label: 'opening' | 'closing'): Figure {
  return { line: index, amountLine: index, label, money, unnamed: true };
}

interface FigureOfLine {
  /** The line, among those of the document. */
  readonly index: number;
  readonly money: MoneyToken;
}

/** Figures on lines without a day that stand near each other, in reading order; at least two, no more than a summary has. */
const figureBlocks = remembered((lines: readonly TokenLine[]): FigureOfLine[][] => {
  const blocks: FigureOfLine[][] = [];
  for (const { line, dates, monies } of lines) {
    const strong = dates.length === 0 ? monies.filter((money) => money.strong) : [];
    if (strong.length === 0) continue;
    const figures = strong.map((money) => ({ index: line.index, money }));
    const block = blocks.at(-1);
    if (block && line.index - block.at(-1)!.index <= NEAR_LINES) block.push(...figures);
    else blocks.push(figures);
  }
  return blocks.filter(({ length }) => length > 1 && length <= MAX_FIGURES);
});
