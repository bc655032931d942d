/**
 * Headings: lines that name the columns of a transaction table. Found by the lexicon; a heading may take up to three
 * lines, and one heading may name the columns of two tables side by side.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import { rememberedLately } from '../../remembered.ts';
import { withBothBalances } from './both-balances.ts';
import { isBlock, MONEY_ROLES, mostlyNames, NAMES_OF_A_SENTENCE } from './heading-blocks.ts';
import { cellsOf } from './heading-chunks.ts';
import { columnsOf, overlap, type HeadingColumn, type StackedColumn } from './heading-columns.ts';
import { NO_ROLES, rolesAmong, rolesOf } from './heading-roles.ts';
import { clipLine, textOf, type Line } from '../lines/lines.ts';
import { goesOnInCells, isTextOfRow } from './texts-of-rows.ts';
import { areTitlesOver, withSidesTitled } from './titles-over-names.ts';
import type { TokenLine } from '../tokens.ts';

export interface Heading {
  readonly page: number;
  readonly flow: number;
  /** Indices of the lines it takes: `first` up to and with `last`. */
  readonly first: number;
  readonly last: number;
  readonly columns: readonly HeadingColumn[];
  /** Middles of the bars between names on one line, points; none where there are no bars or more lines. */
  readonly bars: readonly number[];
}

const MAX_HEADING_LINES = 5;
/** Baselines closer than this belong to lines that overlap. */
const HALF_LINE_EM = 0.9;
/** What a further name under another is worth: a little more than the line it takes. */
const FURTHER_GAIN = 0.3;
/** What a line that overlaps the one above is worth: more than nothing, so that it is not left behind. */
const HALF_LINE_GAIN = 0.65;
/** Columns of text that have to be named where none of amounts is. */
const BARE_NAMES = 3;

const DATE_ROLES: readonly ColumnRole[] = ['date', 'valueDate'];
const TEXT_ROLES: readonly ColumnRole[] = ['date', 'valueDate', 'description', 'reference'];

/** All headings of a statement in reading order; never overlapping. */
export function findHeadings(lines: readonly TokenLine[]): Heading[] {
  const headings: Heading[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let best = headingAt(lines, at);
    if (!best) continue;
    // A title right above a heading may look like its first line: the better of the overlapping blocks is the heading.
    for (let later = at + 1; later <= best.heading.last; later += 1) {
      const other = headingAt(lines, later);
      if (other && other.score > best.score) best = other;
    }
    if (isTextOfRow(best.heading, headings, lines)) continue;
    if (goesOnInCells(best.heading, headings.at(-1), lines)) continue;
    headings.push(titled(best.heading, lines));
    at = best.heading.last;
  }
  return headings;
}

/** A heading below the titles of lists side by side, with what they say of its columns. */
function titled(heading: Heading, lines: readonly TokenLine[]): Heading {
  const [over, names] = [lines[heading.first - 1]?.line, lines[heading.first]!.line];
  if (!over || over.flow !== names.flow || heading.first !== heading.last) return heading;
  return { ...heading, columns: withSidesTitled(heading.columns, over, names) };
}

interface Candidate {
  readonly heading: Heading;
  readonly score: number;
}

/** The best heading that begins with a line, or null. */
function headingAt(lines: readonly TokenLine[], at: number): Candidate | null {
  let best: Candidate | null = null;
  const block: TokenLine[] = [];
  for (let count = 1; count <= MAX_HEADING_LINES && at + count <= lines.length; count += 1) {
    if (count > 1 && beginsBalance(lines, at + count - 1)) break;
    block.push(withoutFigureBeside(lines[at + count - 1]!));
    if (!isBlock(block, count > 2)) break;
    const candidate = readHeading(block);
    if (candidate && (best === null || candidate.score > best.score)) best = candidate;
  }
  const below = best && lines[at + 1];
  return below && areTitlesOver(lines[at]!.line, below.line) ? null : best;
}

/** Lines that the label of a balance takes in a narrow column. */
const LABEL_LINES = 3;

/** Whether a line of one cell begins a label beside whose end a figure stands: "Balance" over "brought" over "forward  120.50". */
function beginsBalance(lines: readonly TokenLine[], at: number): boolean {
  const [cell, more] = cellsOf(lines[at]!.line);
  if (!cell || more) return false;
  const words = [...cell];
  for (const { line, monies } of lines.slice(at + 1, at + LABEL_LINES)) {
    const below = cellsOf(line).find(
      ([word]) => Math.abs(word!.x0 - cell[0]!.x0) < LABEL_EDGE_EM * line.size,
    );
    if (!below) return false;
    words.push(...below);
    const known = labelsOf(textOf(words));
    if (known.has('opening') || known.has('closing')) return monies.some((money) => money.strong);
  }
  return false;
}

/** Lines of one label begin this close to one another. */
const LABEL_EDGE_EM = 0.5;

/** Names left of a figure that stands beside the table ("Date | Description | Balance | Fees 8.50"), at least. */
const NAMES_BESIDE_FIGURE = 3;

/** A line without its last cell, where that holds an amount or a date and all before it are names of columns. */
const withoutFigureBeside = rememberedLately((tokens: TokenLine): TokenLine => {
  const figures = [...tokens.monies.filter((money) => money.strong), ...tokens.dates];
  if (figures.length === 0) return tokens;
  const cells = cellsOf(tokens.line);
  const last = cells.at(-1)!;
  const from = tokens.line.words.length - last.length;
  if (figures.some((figure) => figure.from < from)) return tokens;
  if (
    cells.length <= NAMES_BESIDE_FIGURE ||
    !cells.slice(0, -1).every((cell) => rolesOf(textOf(cell)).size > 0)
  )
    return tokens;
  const line = clipLine(tokens.line, -Infinity, last[0]!.x0);
  return line === null ? tokens : { ...tokens, line, monies: [], dates: [] };
});

function readHeading(block: readonly TokenLine[]): Candidate | null {
  if (block.length === 1 && areFewWords(block[0]!.line)) return null;
  const read = columnsOf(block.map(({ line }) => line));
  if (read.filter(({ roles }) => roles.size > 0).length < 2) return null;
  const columns = withBothBalances(withoutDueDays(read, block));
  const known = columns.filter((column) => column.roles.size > 0);
  const has = (roles: readonly ColumnRole[]): number =>
    known.filter((column) => roles.some((role) => column.roles.has(role))).length;
  const money = has(MONEY_ROLES);
  const text = has(TEXT_ROLES);
  if (known.length < 2) return null;
  // Dates, texts and references may be named while the columns of amounts are not ("Bu-Tag Wert Vorgang").
  const bare = money === 0 && text >= BARE_NAMES && has(['date']) > 0 && has(['description']) > 0;
  if (!bare && (money < 1 || (text < 1 && money < 2))) return null;
  // Names set like a sentence ("Date Description Amount") tell that they are names by their number; two words do not.
  const single = block.map(({ line }) => cellsOf(line).length === 1);
  const sentence = single.every(Boolean);
  if (sentence && (namesOfALine(block) < NAMES_OF_A_SENTENCE || has(DATE_ROLES) === 0)) return null;
  if (endsInText(block)) return null;
  // "Opening balance | Money in | Money out | Closing balance" heads a summary; so does "Branch | Account | New balance".
  const ofRows = has(DATE_ROLES) > 0 && has(['description']) > 0;
  if (!ofRows && (columns.some(({ text }) => isOpening(text)) || block.some(holdsOpening))) return null;
  if (money === 1 && has(DATE_ROLES) === 0 && columns.some(({ text }) => labelsOf(text).has('closing')))
    return null;
  if (!mostlyNames(columns, known)) return null;
  // "Narrative  Charges for 2, outward payment": a label and its sentence.
  if (block.length === 1 && has(DATE_ROLES) + has(['balance']) === 0 && holdsComma(block[0]!)) return null;
  // A heading names different things: "Deposits 3 Withdrawals" twice over is prose or a summary.
  const distinct = new Set(known.map((column) => [...column.roles].join()));
  if (distinct.size < 2) return null;
  const unknown = columns.length - known.length;
  const overlapping = halfLines(block);
  // A single phrase over a name is a title, unless more than one line goes into the name, or both name a day.
  const further = columns.reduce(
    (sum, one) => sum + (one.stacked || !single[0] || one.roles.has('date') ? one.further : 0),
    0,
  );
  return {
    heading: {
      page: block[0]!.line.page,
      flow: block[0]!.line.flow,
      first: block[0]!.line.index,
      last: block.at(-1)!.line.index,
      columns: columns.map((column) => ({ ...column, roles: rolesAmong(column, columns) })),
      bars: block.length === 1 ? block[0]!.line.bars : [],
    },
    // A heading of several lines has to gain by each: a column more, or a name the lexicon knows whole. Lines that
    // overlap are cells of one row, set in the middle of its height.
    score:
      known.length +
      0.4 * columns.filter((column) => column.stacked).length +
      FURTHER_GAIN * further -
      0.6 * unknown -
      0.25 * (block.length - 1 - overlapping) +
      HALF_LINE_GAIN * overlapping,
  };
}

/** Whether a word within a line ends in a comma, as that of a name hardly does. */
function holdsComma({ line: { words } }: TokenLine): boolean {
  return words.some(({ text }, at) => at < words.length - 1 && text.length > 1 && text.endsWith(','));
}

const isOpening = (text: string): boolean => labelsOf(text).has('opening');

/** "Balance at the beginning of the period": a cell some words of which name a column as well. */
function holdsOpening({ line }: TokenLine): boolean {
  return cellsOf(line).some((cell) => isOpening(textOf(cell)));
}

/**
 * Columns without the names in the label of the day by which to pay ("Payment due date" beside "Outstanding balance"): it
 * stands in a summary, and its words name nothing of a list.
 */
function withoutDueDays(
  columns: readonly StackedColumn[],
  block: readonly TokenLine[],
): readonly StackedColumn[] {
  const labels = block.flatMap(({ line }) =>
    cellsOf(line).filter((cell) => cell.length > 1 && labelsOf(textOf(cell)).has('dueDate')),
  );
  if (labels.length === 0) return columns;
  const within = ({ x0, x1 }: HeadingColumn): boolean =>
    labels.some(
      (cell) =>
        x0 >= cell[0]!.x0 - 1 && x1 <= cell.at(-1)!.x1 + 1 && x1 - x0 < cell.at(-1)!.x1 - cell[0]!.x0 - 1,
    );
  return columns.map((column) => (within(column) ? { ...column, roles: NO_ROLES } : column));
}

/** Whether a line is a phrase of fewer words than a heading without blanks has names. */
function areFewWords(line: Line): boolean {
  return line.words.length < NAMES_OF_A_SENTENCE && cellsOf(line).length === 1;
}

/** The most names a single line of a block holds: words of a cell under one another name no columns. */
function namesOfALine(block: readonly TokenLine[]): number {
  return Math.max(...block.map(({ line }) => columnsOf([line]).filter(({ roles }) => roles.size > 0).length));
}

/**
 * Whether the last line of a block is the first of the rows: a single cell that names no date, under a line that names
 * columns by itself. "Balance" there begins "Balance brought forward".
 */
function endsInText(block: readonly TokenLine[]): boolean {
  const [last, ...others] = block.toReversed();
  if (others.length === 0 || cellsOf(last!.line).length > 1) return false;
  const above = columnsOf(others.toReversed().map(({ line }) => line));
  const [own] = columnsOf([last!.line]);
  if (above.filter(({ roles }) => roles.size > 0).length < 2) return false;
  if (DATE_ROLES.some((role) => own!.roles.has(role))) return false;
  const prose = above.every(({ roles }) => roles.size > 0) && isProse(last!);
  if (!MONEY_ROLES.some((role) => own!.roles.has(role)) && !hasLabel(own!.text) && !prose) return false;
  const over = above.find((column) => overlap(column, own!) > 0.3);
  // "Transaction" over "amount" name a column together.
  return !over || (over.roles.size > 0 && rolesOf(`${over.text} ${own!.text}`).size === 0);
}

/** Several words that are no name together: "CARD PAYMENT TO FRESH" under "Description". */
function isProse({ line }: TokenLine): boolean {
  return line.words.length > 1 && !/[()]/.test(textOf(line.words)) && rolesOf(textOf(line.words)).size === 0;
}

function hasLabel(text: string): boolean {
  const labels = labelsOf(text);
  return (['opening', 'closing', 'dayEnd', 'total'] as const).some((label) => labels.has(label));
}

/** Lines of a block that begin before the line above has ended: names of two lines beside names of one. */
function halfLines(block: readonly TokenLine[]): number {
  return block.filter(({ line }, index) => {
    const above = block[index - 1]?.line;
    return above && line.baseline - above.baseline < HALF_LINE_EM * Math.min(line.size, above.size);
  }).length;
}
