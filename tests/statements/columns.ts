/** The columns statements have, as parts to put together. */
import type { Account, Entry } from './model.ts';
import type { Language } from './language/language.ts';
import { writeDate, type NumberStyle } from './format.ts';
import { writeMoney, type Dress } from './money.ts';
import type { Cell, Place, TableColumn } from './paper/table.ts';
import type { Align, Paper } from './paper/paper.ts';

/** What a cell may need to know beside its entry. */
export interface CellContext {
  readonly account: Account;
  readonly language: Language;
  readonly numbers: NumberStyle;
  /** Whether this row prints its balance. */
  readonly showsBalance: boolean;
  /** Whether this row prints its date. */
  readonly showsDate: boolean;
}

/** What a column is for: balance lines and the truth need to know. */
export type Role = 'date' | 'value' | 'description' | 'out' | 'in' | 'amount' | 'balance' | 'other';

export interface Column {
  readonly id: string;
  readonly role: Role;
  /** One line or several. */
  readonly heading: string | readonly string[];
  /** Points; left out for the one column that takes the rest. */
  readonly width?: number;
  readonly align?: Align;
  readonly headingAlign?: Align;
  readonly place?: Place;
  readonly cell: (entry: Entry, context: CellContext) => string | readonly string[];
  /** How an opening or closing balance is written here, for a balance column. */
  readonly dress?: Dress;
  /** Name under which the column's text goes into the truth's `extra`. */
  readonly extra?: string;
  /** The line of the cell that is the extra; all of them by default. */
  readonly extraLine?: number;
}

type Options = Partial<Omit<Column, 'id' | 'role' | 'heading' | 'cell'>>;

export const dateColumn = (
  heading: Column['heading'],
  pattern: string,
  width = 62,
  options: Options = {},
): Column => ({
  id: 'date',
  role: 'date',
  heading,
  width,
  ...options,
  cell: (entry, { language, showsDate }) => (showsDate ? writeDate(entry.date, pattern, language) : ''),
});

export const valueColumn = (
  heading: Column['heading'],
  pattern: string,
  width = 62,
  options: Options = {},
): Column => ({
  id: 'value',
  role: 'value',
  heading,
  width,
  ...options,
  cell: (entry, { language }) => writeDate(entry.valueDate, pattern, language),
});

export const descriptionColumn = (
  heading: Column['heading'],
  options: Options & { oneLine?: boolean } = {},
): Column => ({
  id: 'description',
  role: 'description',
  heading,
  ...options,
  cell: (entry) => (options.oneLine ? [entry.lines.join(' ')] : entry.lines),
});

export const outColumn = (
  heading: Column['heading'],
  width = 66,
  dress: Dress = {},
  options: Options = {},
): Column => ({
  id: 'out',
  role: 'out',
  heading,
  width,
  align: 'right',
  dress,
  ...options,
  cell: (entry, { account, numbers }) =>
    entry.amount < 0 ? writeMoney(entry.amount, account.currency, numbers, dress) : '',
});

export const inColumn = (
  heading: Column['heading'],
  width = 66,
  dress: Dress = {},
  options: Options = {},
): Column => ({
  id: 'in',
  role: 'in',
  heading,
  width,
  align: 'right',
  dress,
  ...options,
  cell: (entry, { account, numbers }) =>
    entry.amount > 0 ? writeMoney(entry.amount, account.currency, numbers, dress) : '',
});

/** The side an entry does not use holds a zero, a dash or the like. */
export const filled = (column: Column, filler: string): Column => ({
  ...column,
  cell: (entry, context) => column.cell(entry, context) || filler,
});

/** One column for both directions; the dress tells them apart. */
export const amountColumn = (
  heading: Column['heading'],
  width = 72,
  dress: Dress = { negative: ['-', ''] },
  options: Options = {},
): Column => ({
  id: 'amount',
  role: 'amount',
  heading,
  width,
  align: 'right',
  dress,
  ...options,
  cell: (entry, { account, numbers }) => writeMoney(entry.amount, account.currency, numbers, dress),
});

export const balanceColumn = (
  heading: Column['heading'],
  width = 74,
  dress: Dress = { negative: ['-', ''] },
  options: Options = {},
): Column => ({
  id: 'balance',
  role: 'balance',
  heading,
  width,
  align: 'right',
  dress,
  ...options,
  cell: (entry, { account, numbers, showsBalance }) =>
    showsBalance ? writeMoney(entry.balance, account.currency, numbers, dress) : '',
});

/** A mark of direction in a column of its own: D/C, S/H, +/-. */
export const sideColumn = (
  heading: Column['heading'],
  out: string,
  inward: string,
  width = 22,
  options: Options = {},
): Column => ({
  id: 'side',
  role: 'other',
  heading,
  width,
  ...options,
  cell: (entry) => (entry.amount < 0 ? out : inward),
});

export const codeColumn = (heading: Column['heading'], width = 34, options: Options = {}): Column => ({
  id: 'code',
  role: 'other',
  heading,
  width,
  extra: 'code',
  ...options,
  cell: (entry) => entry.code,
});

export const referenceColumn = (heading: Column['heading'], width = 74, options: Options = {}): Column => ({
  id: 'reference',
  role: 'other',
  heading,
  width,
  extra: 'reference',
  ...options,
  cell: (entry) => entry.reference,
});

/** Any other column, such as a running number or a currency. */
export const otherColumn = (
  id: string,
  heading: Column['heading'],
  width: number,
  cell: Column['cell'],
  options: Options = {},
): Column => ({
  id,
  role: 'other',
  heading,
  width,
  ...options,
  cell,
});

/** Space between columns in points. */
const GUTTER = 9;

/** Gives columns their places from the paper's left to its right margin. */
export function placeColumns(paper: Paper, columns: readonly Column[], gutter = GUTTER): TableColumn[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const rest = paper.right - paper.left - fixed - gutter * (columns.length - 1);
  let x = paper.left;
  return columns.map((column) => {
    const width = column.width ?? rest;
    const placed: TableColumn = {
      id: column.id,
      heading: typeof column.heading === 'string' ? [column.heading] : column.heading,
      x,
      width,
      align: column.align ?? 'left',
      ...(column.headingAlign ? { headingAlign: column.headingAlign } : {}),
      wraps: column.role === 'description',
    };
    x += width + gutter;
    return placed;
  });
}

/** The cells of an entry, and what of it goes into the truth's `extra`. */
export function entryCells(
  entry: Entry,
  columns: readonly Column[],
  context: CellContext,
): { cells: Record<string, Cell>; extra: Record<string, string> } {
  const cells: Record<string, Cell> = {};
  const extra: Record<string, string> = {};
  for (const column of columns) {
    const text = column.cell(entry, context);
    const lines = typeof text === 'string' ? [text] : text;
    cells[column.id] = { lines, ...(column.place ? { place: column.place } : {}) };
    const told = column.extraLine === undefined ? lines : lines.slice(column.extraLine, column.extraLine + 1);
    if (column.extra && told.join('') !== '') extra[column.extra] = told.join(' ');
  }
  return { cells, extra };
}
