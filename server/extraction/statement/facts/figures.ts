/** Printed balances and totals beside the table, found by the label that announces them. */
import { findDate } from '../../reading/date-words.ts';
import type { DateText } from '../../reading/dates.ts';
import { fold } from '../../reading/fold.ts';
import { isMark, leadingLabel, markDirection } from '../../reading/vocabulary.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { isBareFigure } from './bare-figures.ts';
import { isCalculation } from './calculations.ts';
import { cellsOf, type Cell } from './cells.ts';
import { ofTwoSides } from './sided-figures.ts';
import {
  cellAligned,
  datedBalance,
  FIGURE_LABELS,
  isAlso,
  isOfYear,
  isSum,
  labelInTwoLines,
  meant,
  withoutDays,
  type FigureLabel,
} from './figure-labels.ts';

/** A printed balance or total with its label. */
export interface Figure {
  /** The line of the label. */
  readonly line: number;
  /** The line of the amount, which may stand below its label. */
  readonly amountLine: number;
  readonly label: FigureLabel;
  readonly money: MoneyToken;
  /** What may be spent: the balance at the end only where none is printed as such. */
  readonly available?: true;
  /** A balance at the end of a day that is printed beside its label, or below it. */
  readonly dated?: true;
  /** That day, where it is printed on the line of the label. */
  readonly day?: DateText;
  /** Nothing names it: the rows tell that it is this one. */
  readonly unnamed?: true;
}

/** How many lines below its label a value may stand, and how close; in a box of figures under their names, how close. */
const LINES_BELOW = 2;
const NEAR_EM = 3;
const BOX_EM = 6;

/** Words between a label and its amount, a day's among them. */
const MAX_WORDS_BETWEEN = 7;

/** A labelled amount: beside the label on its line, else right below it. */
export function figureAt(
  tokens: TokenLine,
  cell: Cell,
  lines: readonly TokenLine[],
  index: number,
): Figure | null {
  const figure = labelledFigure(tokens, cell, lines, index);
  if (figure?.label !== 'closing') return figure;
  const words = leadingLabel(cell.text, ['closing'])?.words ?? 0;
  const dated = tokens.dates.length > 0 || lines[index + 1]?.dates[0]?.from === 0;
  const day = tokens.dates.find(({ from }) => from >= cell.from)?.date;
  return {
    ...figure,
    ...(words > 0 && isAlso('otherBalance', tokens, cell, words) && { available: true }),
    ...(dated && { dated: true }),
    ...(day && { day }),
  };
}

function labelledFigure(
  tokens: TokenLine,
  cell: Cell,
  lines: readonly TokenLine[],
  index: number,
): Figure | null {
  const found =
    leadingLabel(cell.text, FIGURE_LABELS) ??
    datedBalance(cell, () => cellAligned(cell, tokens, lines[index + 1])) ??
    labelInTwoLines(cell, tokens, lines[index - 1]);
  if (!found || isContinued(cellAligned(cell, tokens, lines[index - 1]))) return null;
  // "Available balance with overdraft" is none that the bookings lead to, though "Available balance" may be.
  if ((leadingLabel(cell.text, ['otherBalance'])?.words ?? 0) > found.words) return null;
  const label = meant(found, tokens, cell, lines[index + 1], lines[index - 1]);
  if (isSum(label) && isOfYear(fold(nameOf(cell, tokens)))) return null;
  const rest = fold(withoutDays(cell.text)).split(' ').length - found.words;
  const beside = tokens.monies.find(
    (money) =>
      money.from >= cell.from &&
      money.x0 > cell.x0 &&
      (money.strong ||
        money.decimals > 0 ||
        money.currency !== null ||
        (rest === 0 && isBareFigure(label, money, tokens, cell, [lines[index - 1], lines[index + 1]]))),
  );
  if (!beside && isSaidAbove(label, cellAligned(cell, tokens, lines[index - 1]), lines[index - 1]))
    return null;
  const below = rest > 3 ? null : figureBelow(label, cell, lines, index);
  // Between label and amount nothing but a date or a few words: a sentence that begins like a label is none.
  if (beside && !(below && isUnderLabel(beside, tokens, lines[index - 1]))) {
    const between = tokens.line.words.slice(cell.from, beside.from);
    const another = cellsOf(tokens.line).some(
      (other) =>
        other.from >= cell.to && other.from < beside.from && leadingLabel(other.text, FIGURE_LABELS) !== null,
    );
    const isSentence = goesOn(beside, tokens, cell) || isSaidOf(textOf(between), found.words);
    // "Debits by standing order  8%  55.90" is a part of them.
    if (isSum(label) && between.some(({ text }) => SHARE.test(text))) return null;
    if (between.length <= found.words + MAX_WORDS_BETWEEN && !another && !isSentence) {
      const money = ofTwoSides(beside, lines, index) ?? (isSum(label) ? beside : null);
      const { index: line } = tokens.line;
      return money && { line, amountLine: line, label, money: withMarkApart(money, tokens, cell) };
    }
    if (!another) return null;
  }
  const above = lines[index - 1];
  const alone = beside || rest > 3 ? null : aloneOver(above, tokens, lines[index + 1]);
  if (alone) return { line: tokens.line.index, amountLine: above!.line.index, label, money: alone };
  if (rest > 3 || below) return below;
  const over = above && isOver(above, tokens) ? inOrder(tokens, cell, above)?.money : undefined;
  return over ? { line: tokens.line.index, amountLine: above!.line.index, label, money: over } : null;
}

/** What share of a sum an amount is. */
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?%$/;

/** The words of a cell before its amount. */
function nameOf({ from, to }: Cell, { line: { words }, monies }: TokenLine): string {
  const amount = monies.find((money) => money.strong && money.from > from && money.from < to);
  return textOf(words.slice(from, amount?.from ?? to));
}

/** "Balance brought forward     D     420.00": a balance with the mark that stands in a cell of its own before it. */
function withMarkApart(money: MoneyToken, { line: { words } }: TokenLine, cell: Cell): MoneyToken {
  const before = words[money.from - 1];
  if (!before || money.from <= cell.to || money.mark !== null || money.sign !== 0) return money;
  if (money.from - 1 !== cell.to || !LONE_MARK.test(before.text) || !isMark(before.text)) return money;
  return { ...money, mark: before.text, markDirection: markDirection(before.text) };
}

/** A letter or two, no sign. */
const LONE_MARK = /^\p{L}{1,2}$/u;

/** Whether a label goes on below: "Total debits and" over "credits" is one, and its figures stand beside it. */
function isContinued(above: Cell | null): boolean {
  return above !== null && /[\p{L}] (?:and|und|et|y|e|en|och|og|&)$/iu.test(above.text);
}

/** Whether the line above says the same in another language, with its figure beside: "Saldo awal / : 120.50" over "Opening balance". */
function isSaidAbove(label: FigureLabel, upper: Cell | null, above: TokenLine | undefined): boolean {
  if (!upper || leadingLabel(upper.text, FIGURE_LABELS)?.label !== label) return false;
  return above!.monies.some((money) => money.strong && money.from >= upper.from);
}

/** Words behind an amount that make a sentence of it: "Deposits are protected up to 85,000.00 per eligible person". */
const SENTENCE_WORDS = 2;

function goesOn({ to }: MoneyToken, { line }: TokenLine, cell: Cell): boolean {
  const behind = line.words.slice(to, cell.to).filter(({ text }) => /\p{L}{2}/u.test(text));
  return (
    behind.length >= SENTENCE_WORDS &&
    findDate(
      behind.map(({ text }) => text),
      0,
      () => true,
    ) === null
  );
}

/** "is covered", "er dækket", "sind bis": what is said of deposits and balances, folded. */
const IS = /^(?:is|are|er|ist|sind|est|sont|es|son|sao|zijn|ar|je|jsou|jest|sa|este|sunt)$/;
/** Words behind such a verb and before an amount that make a sentence of it. */
const SAID_WORDS = 2;

/** Whether a label begins a sentence that says something of what it names: "Indestående er dækket op til 745.000,00 DKK. Fra 10. maj ...". */
function isSaidOf(between: string, labelWords: number): boolean {
  const [verb, ...said] = fold(between).split(' ').slice(labelWords);
  // "Closing balance is in credit 1,204.10" states one.
  if (!IS.test(verb ?? '') || isMark(said.at(-1) ?? '')) return false;
  return said.filter((word) => /^\p{L}{2}/u.test(word)).length >= SAID_WORDS;
}

/** The amount on one of the lines below its label. */
function figureBelow(
  label: FigureLabel,
  cell: Cell,
  lines: readonly TokenLine[],
  index: number,
): Figure | null {
  const tokens = lines[index]!;
  // Below a label its value may be set to the right, up to where the next label begins.
  const reach = cellsOf(tokens.line).find((other) => other.from >= cell.to)?.x0 ?? Infinity;
  const alone = cell.from === 0 && cell.to === tokens.line.words.length;
  for (let below = 1; below <= LINES_BELOW; below += 1) {
    const next = lines[index + below];
    if (!next || next.line.flow !== tokens.line.flow) break;
    // "Payments and fees" over rows is their title.
    if (isSum(label) && alone && next.dates[0]?.from === 0) break;
    const reachBelow = below === 1 && isCalculation(tokens, next) ? BOX_EM : NEAR_EM;
    if (next.line.baseline - tokens.line.baseline > reachBelow * Math.max(tokens.line.size, next.line.size))
      break;
    const near = next.monies.filter(
      (money) =>
        (money.strong || money.decimals > 0) &&
        money.x1 > cell.x0 - tokens.line.size &&
        money.x0 < Math.max(cell.x1 + tokens.line.size, reach) &&
        !hasOwnLabel(money, next),
    );
    const under = inOrder(tokens, cell, next) ?? {
      money: near.find((money) => money.x1 > cell.x0 && money.x0 < cell.x1) ?? near[0],
    };
    if (under.money)
      return { line: tokens.line.index, amountLine: next.line.index, label, money: under.money };
  }
  return null;
}

/** Whether an amount stands right behind a label of its own: "Final balance: 120.50" below "Opening balance:". */
function hasOwnLabel({ from }: MoneyToken, { line }: TokenLine): boolean {
  const label = cellsOf(line).findLast((cell) => cell.from < from && cell.to <= from);
  return label?.to === from && label.text.endsWith(':') && leadingLabel(label.text, FIGURE_LABELS) !== null;
}

/** Whether an amount stands right under a label that announces it with a colon, and has none beside it. */
function isUnderLabel(money: MoneyToken, { line }: TokenLine, above: TokenLine | undefined): boolean {
  const cell = cellsOf(line).find(({ from, to }) => money.from >= from && money.from < to);
  const label = cell && cell.from > 0 ? cellAligned(cell, { line }, above) : null;
  return label !== null && label.text.endsWith(':') && !above!.monies.some(({ from }) => from === label.to);
}

/** How much farther what is below stands than what is above, from which the latter is of the label between. */
const FARTHER = 1.5;

/** An amount that is all of its line, right above a label that is all of its own, and nearer than the line below: "+206.09" over "Total in". */
function aloneOver(
  above: TokenLine | undefined,
  { line }: TokenLine,
  under: TokenLine | undefined,
): MoneyToken | null {
  const [money, more] = above?.monies ?? [];
  if (!money?.strong || more || money.to - money.from < above!.line.words.length) return null;
  const distance = line.baseline - above!.line.baseline;
  if (above!.line.flow !== line.flow || distance > 2 * line.size || cellsOf(line).length > 1) return null;
  const below = under?.line.flow === line.flow ? under.line.baseline - line.baseline : Infinity;
  const lined = Math.min(Math.abs(money.x0 - line.x0), Math.abs(money.x1 - line.x1)) < line.size;
  return lined && below > FARTHER * distance ? money : null;
}

/** Whether a line holds nothing but amounts, right above names: "£3,002.32" over "Total outgoings". */
function isOver({ line, monies }: TokenLine, names: TokenLine): boolean {
  const near = names.line.baseline - line.baseline < 3 * Math.max(names.line.size, line.size);
  const words = monies.reduce((sum, { from, to }) => sum + to - from, 0);
  return monies.length > 1 && words === line.words.length && near && line.flow === names.line.flow;
}

/**
 * Under as many names as there are cells each name has its own, wherever in its cell the amount stands; without one where
 * the cell holds something else. Null where they do not stand so.
 */
function inOrder(
  names: TokenLine,
  cell: Cell,
  { line, monies }: TokenLine,
): { money: MoneyToken | undefined } | null {
  const cells = cellsOf(names.line);
  const figures = cellsOf(line);
  const figure = figures[cells.findIndex(({ from }) => from === cell.from)];
  if (cells.length !== figures.length || names.monies.length > 0 || !figure || monies.length === 0)
    return null;
  const isAmount = ({ strong, decimals }: MoneyToken): boolean => strong || decimals > 0;
  // Whole numbers alone are points, or count something.
  const whole = monies.some(isAmount);
  const money = monies.find(
    (one) =>
      one.from >= figure.from &&
      one.to <= figure.to &&
      (isAmount(one) || (whole && one.to - one.from === figure.to - figure.from)),
  );
  return { money };
}

/** "01/03/2026 Beginning balance 1,204.10": a balance of the summary that begins with its day. */
export function figureBehindDate(
  tokens: TokenLine,
  lines: readonly TokenLine[],
  index: number,
): Figure | null {
  const from = tokens.dates[0]!.to;
  const words = tokens.line.words.slice(from);
  if (leadingLabel(textOf(words), ['opening', 'closing']) === null) return null;
  const cell = cellsOf({ ...tokens.line, words })[0];
  if (!cell || leadingLabel(cell.text, ['opening', 'closing']) === null) return null;
  return figureAt(tokens, { ...cell, from: cell.from + from, to: cell.to + from }, lines, index);
}
