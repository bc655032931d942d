/** Draws a table over as many pages as it needs, line by line. */
import { wrapText, type Face } from './fonts.ts';
import type { Align, Ink, Paper } from './paper.ts';

export interface TableColumn {
  readonly id: string;
  readonly heading: readonly string[];
  /** Left end and width in points. */
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly headingAlign?: Align;
  /** Breaks a cell's text into lines that fit. */
  readonly wraps?: boolean;
}

/** On which line of its row a cell stands; `middle` may fall between two lines. */
export type Place = 'first' | 'last' | 'middle';

export interface Cell {
  readonly lines: readonly string[];
  readonly place?: Place;
  readonly bold?: boolean;
  readonly color?: string;
}

export interface TableRow {
  readonly cells: Readonly<Record<string, string | Cell>>;
  readonly bold?: boolean;
  /** Draws the text of the first cell right across, as date headings do. */
  readonly ruleAbove?: boolean;
  /** Which entry of the ledger the row shows; undefined for balance lines and the like. */
  readonly entry?: number;
}

/** A name over several columns, in the middle above their own names, whose first lines stay empty. */
export interface HeadingSpan {
  readonly text: string;
  /** Columns it reaches from and to, by id. */
  readonly from: string;
  readonly to: string;
}

export interface TableStyle {
  readonly face: Face;
  readonly headingSpans?: readonly HeadingSpan[];
  readonly heading?: Partial<Face>;
  readonly headingSpacing?: number;
  readonly headingInk?: Ink;
  readonly headingFill?: string;
  readonly headingColor?: string;
  /** `middle`: names of fewer lines stand in the middle of the heading's height, as web pages set them. */
  readonly headingPlace?: 'first' | 'middle';
  /** `first`: the heading is printed on the first page only. */
  readonly headings?: 'every' | 'first' | 'none';
  /** Distance of baselines in points. */
  readonly leading?: number;
  /** Space between rows in points. */
  readonly gap?: number;
  readonly rules?: 'none' | 'rows' | 'grid';
  readonly zebra?: string;
  /** Lets a row that does not fit continue on the next page; `top`: where it does, its cells stand on its first line, as browsers set them. */
  readonly splitRows?: boolean | 'top';
  /** Sets the wrapped texts to both edges of their column, all but the last line of each. */
  readonly justified?: boolean;
}

export interface TableHooks {
  /** Rows set at the foot of a page that is full; `done` entries stand above them. */
  readonly pageEnd?: (done: number) => readonly TableRow[];
  /** Rows set at the head of the next page. */
  readonly pageStart?: (done: number) => readonly TableRow[];
  /** Told where each entry begins, and the lines its wrapped cell was broken into; pages count from 1. */
  readonly placed?: (entry: number, page: number, wrapped: readonly string[]) => void;
}

interface SetRow {
  readonly row: TableRow;
  readonly cells: readonly { readonly column: TableColumn; readonly cell: Cell }[];
  readonly height: number;
}

export function drawTable(
  paper: Paper,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  style: TableStyle,
  hooks: TableHooks = {},
): void {
  const leading = style.leading ?? style.face.size * 1.25;
  const gap = style.gap ?? leading * 0.35;
  const reserve = (hooks.pageEnd?.(0).length ?? 0) * (leading + gap);
  let done = 0;
  let striped = false;

  const set = (row: TableRow): SetRow => {
    const cells = columns.flatMap((column) => {
      const given = row.cells[column.id];
      if (given === undefined || given === '') return [];
      const cell: Cell = typeof given === 'string' ? { lines: [given] } : given;
      const face = { ...style.face, bold: (cell.bold ?? row.bold ?? style.face.bold) === true };
      const lines = column.wraps
        ? cell.lines.flatMap((line) => wrapText(line, face, column.width))
        : cell.lines;
      return [{ column, cell: { ...cell, lines } }];
    });
    return { row, cells, height: Math.max(1, ...cells.map(({ cell }) => cell.lines.length)) };
  };

  const drawLine = ({ row, cells, height }: SetRow, index: number, baseline: number): void => {
    for (const { column, cell } of cells) {
      const free = height - cell.lines.length;
      const offset = cell.place === 'last' ? free : cell.place === 'middle' ? free / 2 : 0;
      const at = index - Math.floor(offset);
      const text = cell.lines[at];
      if (text === undefined) continue;
      const face = { ...style.face, bold: (cell.bold ?? row.bold ?? style.face.bold) === true };
      const shift = (offset - Math.floor(offset)) * leading;
      const color = cell.color === undefined ? {} : { color: cell.color };
      if (style.justified && column.wraps && at < cell.lines.length - 1) {
        paper.justified(text, column.x, column.width, baseline + shift, face);
        continue;
      }
      paper.text(text, anchor(column, column.align), baseline + shift, face, {
        align: column.align,
        ...color,
      });
    }
  };

  const turnPage = (doneNow: number): void => {
    for (const row of hooks.pageEnd?.(doneNow) ?? []) drawWhole(set(row));
    paper.newPage();
    if (style.headings !== 'none' && style.headings !== 'first') drawHeading(paper, columns, style, leading);
    for (const row of hooks.pageStart?.(doneNow) ?? []) drawWhole(set(row));
  };

  const drawWhole = (row: SetRow): void => {
    const top = paper.y;
    const height = row.height * leading + gap;
    if (style.zebra && (striped = !striped)) {
      paper.box(paper.left - 3, top, paper.right - paper.left + 6, height, { fill: style.zebra });
    }
    if (row.row.ruleAbove) paper.line(paper.left, top + 1, paper.right, top + 1, 0.8);
    for (let i = 0; i < row.height; i++) drawLine(row, i, top + gap / 2 + leading * (i + 0.8));
    paper.y = top + height;
    if (style.rules === 'rows') paper.line(paper.left, paper.y, paper.right, paper.y, 0.3, '#999999');
    if (style.rules === 'grid') drawGrid(paper, columns, top);
  };

  if (style.headings !== 'none') drawHeading(paper, columns, style, leading);
  for (const row of rows.map(set)) {
    const height = row.height * leading + gap;
    const room = paper.bottom - reserve - paper.y;
    if (height > room && style.splitRows && row.height > 1 && room >= leading + gap) {
      const split = Math.min(row.height - 1, Math.floor((room - gap / 2) / leading));
      if (row.row.entry !== undefined) hooks.placed?.(row.row.entry, paper.page, wrappedLines(row));
      const cut = style.splitRows === 'top' ? onFirstLine(row) : row;
      for (let i = 0; i < split; i++) drawLine(cut, i, paper.y + gap / 2 + leading * (i + 0.8));
      paper.y += split * leading + gap / 2;
      turnPage(row.row.entry === undefined ? done : done + 1);
      for (let i = split; i < row.height; i++) drawLine(cut, i, paper.y + leading * (i - split + 0.8));
      paper.y += (row.height - split) * leading + gap / 2;
    } else {
      if (height > room) turnPage(done);
      if (row.row.entry !== undefined) hooks.placed?.(row.row.entry, paper.page, wrappedLines(row));
      drawWhole(row);
    }
    if (row.row.entry !== undefined) done++;
  }
}

/** The row with all its cells on its first line. */
function onFirstLine(row: SetRow): SetRow {
  return {
    ...row,
    cells: row.cells.map(({ column, cell }) => ({ column, cell: { ...cell, place: 'first' } })),
  };
}

function wrappedLines(row: SetRow): readonly string[] {
  return row.cells.find(({ column }) => column.wraps)?.cell.lines ?? [];
}

function anchor(column: TableColumn, align: Align): number {
  if (align === 'right') return column.x + column.width;
  return align === 'center' ? column.x + column.width / 2 : column.x;
}

function drawHeading(
  paper: Paper,
  columns: readonly TableColumn[],
  style: TableStyle,
  leading: number,
): void {
  const face: Face = { ...style.face, bold: true, ...style.heading };
  const most = Math.max(...columns.map((column) => column.heading.length));
  const height = most * leading + leading * 0.5;
  if (style.headingFill) {
    paper.box(paper.left - 3, paper.y, paper.right - paper.left + 6, height, { fill: style.headingFill });
  }
  for (const column of columns) {
    const align = column.headingAlign ?? column.align;
    const lower = style.headingPlace === 'middle' ? (most - column.heading.length) / 2 : 0;
    column.heading.forEach((line, i) => {
      paper.text(line, anchor(column, align), paper.y + leading * (i + 1 + lower), face, {
        align,
        spacing: style.headingSpacing ?? 0,
        ink: style.headingInk ?? 'visible',
        ...(style.headingColor ? { color: style.headingColor } : {}),
      });
    });
  }
  for (const { text, from, to } of style.headingSpans ?? []) {
    const [first, last] = [from, to].map((id) => columns.find((column) => column.id === id)!);
    const middle = (first!.x + last!.x + last!.width) / 2;
    paper.text(text, middle, paper.y + leading, face, { align: 'center' });
  }
  paper.y += height;
  if (!style.headingFill) paper.line(paper.left, paper.y, paper.right, paper.y, 0.7);
}

function drawGrid(paper: Paper, columns: readonly TableColumn[], top: number): void {
  paper.line(paper.left - 3, paper.y, paper.right + 3, paper.y, 0.4, '#666666');
  for (const x of [...columns.map((column) => column.x - 4), paper.right + 3]) {
    paper.line(x, top, x, paper.y, 0.4, '#666666');
  }
}
