/**
 * Texts of rows whose words all seem to name columns: "FPI  FASTER PAYMENT RECEIVED DR MANDY" with its amount some lines below. They are no
 * heading where another one of the statement has its names set apart over their columns.
 */
import { fold } from '../../reading/fold.ts';
import { textOf, type Line } from '../lines/lines.ts';
import type { Word } from '../../words/word.ts';
import { beginsRow } from '../lines/begins-row.ts';
import type { TokenLine } from '../tokens.ts';
import { MONEY_ROLES } from './heading-blocks.ts';
import type { HeadingColumn } from './heading-columns.ts';
import { cellsOf } from './heading-chunks.ts';
import type { Heading } from './headings.ts';

/** Cells of names set apart, at least. */
const CELLS_APART = 3;
/** Cells of a row's first line beside its amounts, at most: a code and the text. */
const CELLS_OF_TEXT = 2;
/** Names in the text, from which it seems to be a heading. */
const MIN_NAMES = 2;
/** Lines below, on one of which the amount stands. */
const LINES_BELOW = 3;
/** Lines of one text begin this close to one another. */
const EDGE_EM = 0.5;

/** Whether a heading is the text of a row: its names are words of one cell, which goes on in lines below up to its amount. */
export function isTextOfRow(
  heading: Heading,
  earlier: readonly Heading[],
  lines: readonly TokenLine[],
): boolean {
  if (heading.first !== heading.last) return false;
  const { line } = lines[heading.first]!;
  const cells = cellsOf(line);
  if (cells.length > CELLS_OF_TEXT) return false;
  const text = cells.at(-1)!;
  const names = heading.columns.filter(({ roles, x0 }) => roles.size > 0 && x0 >= text[0]!.x0);
  if (names.length < MIN_NAMES) return false;
  const others = earlier.map(({ first }) => lines[first]!.line);
  if (!others.some(areApart) || others.some((other) => sameText(other, line))) return false;
  return lines
    .slice(heading.first + 1, heading.first + 1 + LINES_BELOW)
    .some((below) => below.line.flow === line.flow && goesOn(text, below));
}

/** Lines of a row that go on in several of its cells, below its first, at most. */
const MAX_LINES_BELOW = 8;
/** Lines of one row stand closer than this. */
const ROW_PITCH_EM = 1.8;

/**
 * Whether a heading is of further lines of a row above it, in cells whose words seem to be names ("Bonifico | Commissione 1,50 %" with
 * "ricevuto | IBAN" below): all of them begin where a cell of text does under the names above, and end before the amounts.
 */
export function goesOnInCells(
  heading: Heading,
  above: Heading | undefined,
  lines: readonly TokenLine[],
): boolean {
  if (!above?.columns.some(ofDays)) return false;
  const edges = above.columns.filter((column) => !ofDays(column) && !ofMoney(column)).map(({ x0 }) => x0);
  const isInCells = ({ line }: TokenLine): boolean => {
    const amounts = above.columns.filter((column) => ofMoney(column) && column.x0 > line.x0);
    return (
      edges.some((edge) => Math.abs(line.x0 - edge) < EDGE_EM * line.size) &&
      amounts.every(({ x0 }) => line.words.at(-1)!.x1 < x0)
    );
  };
  for (let at = heading.last; at > heading.first - MAX_LINES_BELOW && at > 0; at -= 1) {
    const [over, own] = [lines[at - 1]!, lines[at]!];
    if (!isInCells(own) || over.line.flow !== own.line.flow) return false;
    if (own.line.baseline - over.line.baseline >= ROW_PITCH_EM * own.line.size) return false;
    if (beginsRow(over)) return true;
  }
  return false;
}

const ofDays = ({ roles }: HeadingColumn): boolean => roles.has('date') || roles.has('valueDate');
const ofMoney = ({ roles }: HeadingColumn): boolean => MONEY_ROLES.some((role) => roles.has(role));

/** Whether a line is more of a text: at its edge, without a day in front, and with an amount further right than the text reaches. */
function goesOn(text: readonly Word[], { line, dates, monies }: TokenLine): boolean {
  const [first, last] = [text[0]!, text.at(-1)!];
  const amount = monies.at(-1);
  if (!amount?.strong || amount.to < line.words.length || amount.x0 <= last.x1) return false;
  return dates[0]?.from !== 0 && Math.abs(line.x0 - first.x0) < EDGE_EM * line.size;
}

function areApart(line: Line): boolean {
  return cellsOf(line).length >= CELLS_APART;
}

function sameText(one: Line, other: Line): boolean {
  return fold(textOf(one.words)) === fold(textOf(other.words));
}
