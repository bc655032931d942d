/**
 * The tables of a statement: what stands below headings that have rows, without heads and feet of pages and what others say again. A
 * heading without any is a summary's or a sentence; where none has rows, all lines are one table.
 */
import type { HeadingColumn } from './layout/headings/heading-columns.ts';
import type { Heading } from './layout/headings/headings.ts';
import { withSidesApart } from './layout/headings/joined-sides.ts';
import { rowLine, type RowLine } from './layout/row-line.ts';
import { beginsRow, holdsAmount } from './layout/lines/begins-row.ts';
import { buildShapes, type Shape, type ShapeOptions } from './layout/shape.ts';
import { pageFeet } from './layout/pages/page-feet.ts';
import { rateLines } from './layout/lines/rate-lines.ts';
import { pageHeads } from './layout/pages/page-heads.ts';
import { withNamesInOrder } from './layout/headings/run-on-names.ts';
import { withTablesResumed, type Resumption } from './layout/resumed-tables.ts';
import { splitTables, type Table } from './layout/tables.ts';
import { withLoneRow } from './layout/lone-row.ts';
import { withUnnamedListsApart } from './layout/unnamed-lists.ts';
import type { TokenLine } from './layout/tokens.ts';
import { opposedLists } from './statement/lists/opposed-lists.ts';
import { sectionsResumed } from './statement/lists/section-ends.ts';
import { findSections, type SectionFact } from './statement/lists/sections.ts';

interface Layout {
  readonly headings: readonly Heading[];
  /** First lines of the headings over a single line of figures. */
  readonly summaries: ReadonlySet<number>;
  readonly sections: readonly SectionFact[];
  readonly tables: readonly Table[];
  readonly resumed: readonly Resumption[];
  readonly shapes: readonly Shape[];
}

/**
 * Tables under headings that have rows below them. A heading over no dated row is a summary's or a sentence; where no
 * heading has any, the lines are read as one table without headings, if that finds rows. `again`: lines that say
 * again what others have booked, or name details of theirs.
 */
export function findTables(
  tokens: readonly TokenLine[],
  names: readonly Heading[],
  again: ReadonlySet<number>,
  options: ShapeOptions,
): Layout {
  const feet = pageFeet(tokens);
  const rates = rateLines(tokens);
  const layoutOf = (headings: readonly Heading[]): Layout => {
    const titled = findSections(tokens, headings);
    // On a card the same figures say the opposite.
    const opposed = options.debt !== 'none' ? null : opposedLists(tokens, titled);
    const sections = [...titled, ...(opposed?.sections ?? [])].toSorted((a, b) => a.line - b.line);
    const titles = new Set(sections.map((section) => section.line));
    const heads = pageHeads(tokens, headings);
    const apart = (index: number): boolean =>
      heads.has(index) ||
      feet.has(index) ||
      rates.has(index) ||
      again.has(index) ||
      opposed?.summary.has(index) === true;
    const whole = withTablesResumed(
      splitTables(tokens, headings, titles).map((table) => ({
        ...table,
        lines: table.lines.filter(({ line }) => !apart(line.index)),
      })),
    );
    const { resumed } = whole;
    const tables = withLoneRow(withUnnamedListsApart(whole.tables));
    const shapes = buildShapes(tables, options);
    return {
      headings,
      sections: sectionsResumed(sections, resumed),
      tables,
      resumed,
      shapes,
      summaries: headingsOfSummaries(tables, tokens),
    };
  };
  const all = layoutOf(withNamesInOrder(tokens, withSidesApart(tokens, names)));
  if (all.headings.length === 0) return all;
  const used = new Set(
    all.shapes.flatMap((shape) => tablesWithRows(shape).map(({ heading }) => heading?.first)),
  );
  for (const { first, columns } of all.headings)
    if (all.summaries.has(first) && columns.every(namesNoText)) used.delete(first);
  const headings = all.headings.filter(
    (heading) => used.has(heading.first) || !hidesRows(heading, all, tokens),
  );
  if (headings.some((heading) => used.has(heading.first))) {
    return headings.length === all.headings.length ? all : layoutOf(headings);
  }
  const bare = layoutOf([]);
  return bare.shapes.some((shape) => shape.tables.some((table) => datedRows(shape, table) > 1)) ? bare : all;
}

/**
 * The tables of a shape that hold dated rows, and those under the same names again that hold rows of value dates alone, or of the
 * last day above: where days are headings of their own, a page may begin with further rows of one.
 */
function tablesWithRows(shape: Shape): readonly Table[] {
  const dated = shape.tables.filter((table) => datedRows(shape, table) > 0);
  if (dated.length === 0 || dated.length === shape.tables.length) return dated;
  return shape.tables.filter(
    (table) =>
      dated.includes(table) ||
      table.lines.some((tokens) => isValueDated(rowLine(tokens, shape))) ||
      (dated[0]!.lines[0]!.line.index < (table.heading?.first ?? 0) && holdsRows(shape, table)),
  );
}

function isValueDated({ booking, otherDate, monies }: RowLine): boolean {
  return booking === null && otherDate !== null && monies.some((money) => money !== null);
}

function holdsRows(shape: Shape, { lines }: Table): boolean {
  return lines.some((tokens) => rowLine(tokens, shape).monies.some((money) => money !== null));
}

/** Neither a date nor a text stands under a name: with none that does, the names over one line of figures are a summary's. */
function namesNoText({ roles }: HeadingColumn): boolean {
  return !TEXT_ROLES.some((role) => roles.has(role));
}

const TEXT_ROLES = ['date', 'valueDate', 'description', 'reference'] as const;

/** Lines of a block under a name stand closer than this. */
const BLOCK_PITCH_EM = 2.2;

/** The lines right below a heading, one closely under the other. */
function blockBelow({ heading, lines }: Table, tokens: readonly TokenLine[]): readonly TokenLine[] {
  let above = tokens[heading!.last]!.line;
  const end = lines.findIndex(({ line }) => {
    const apart =
      line.flow !== above.flow ||
      line.baseline - above.baseline > BLOCK_PITCH_EM * Math.max(line.size, above.size);
    above = line;
    return apart;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function headingsOfSummaries(tables: readonly Table[], tokens: readonly TokenLine[]): Set<number> {
  const single = tables.filter((table) => {
    if (table.heading === null) return false;
    const figures = blockBelow(table, tokens).filter(holdsAmount);
    return figures.length === 1 && !beginsRow(figures[0]!);
  });
  return new Set(single.map(({ heading }) => heading!.first));
}

/**
 * Whether lines that look like rows (a date first, an amount) stand between a heading and the next one, or rows of a table before
 * that goes on.
 */
function hidesRows(heading: Heading, { headings, resumed }: Layout, tokens: readonly TokenLine[]): boolean {
  const next = headings[headings.indexOf(heading) + 1]?.first ?? tokens.length;
  const end = resumed.find(({ first }) => first > heading.last && first < next)?.first ?? next;
  return tokens.slice(heading.last + 1, end).some(beginsRow);
}

/**
 * Rows a table has at most: lines with an amount, or lines with a date where dates stand apart from the amounts. A date
 * that neither begins its line nor stands under a name for dates is a figure of a summary ("Payment due date 02/01").
 */
function datedRows(shape: Shape, table: Table): number {
  const rows = table.lines.map((tokens) => rowLine(tokens, shape));
  const named =
    shape.heading?.columns.some(({ roles }) => roles.has('date') || roles.has('valueDate')) ?? true;
  const dated = rows.filter(
    ({ booking }) => booking !== null && (named || shape.datesBehind || booking.from === 0),
  ).length;
  return Math.min(dated, rows.filter((row) => row.monies.some((money) => money !== null)).length);
}
