/** The cells of a row: what stands in them, what is typed into them, and the operation that makes it so. */
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import type { FormatsBody, Operation } from '../../shared/api/edits.ts';
import { readAmountText, readDateText } from './typed-values.ts';

/** Columns that can be edited, as they stand from left to right. */
export const COLUMNS = ['date', 'description', 'in', 'out', 'balance'] as const;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  date: 'Date',
  description: 'Description',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
};

/** What a typed value is read by. */
export interface CellContext {
  readonly formats: FormatsBody;
  readonly currency: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

export function contextOf(statement: TransactionsBody, account: number): CellContext {
  const of = statement.accounts[account];
  return {
    formats: statement.formats,
    currency: of?.currency ?? statement.currency,
    periodStart: of?.period_start ?? null,
    periodEnd: of?.period_end ?? null,
  };
}

/** A decimal as the statement writes it, without separators of thousands: "1234,50". */
export function amountText(decimal: string | null, { decimal_separator: separator }: FormatsBody): string {
  return (decimal ?? '').replace('.', separator);
}

/** A date as the statement orders it, with the year in full: "03/05/2026". */
export function dateText(date: string, { date_order: order }: FormatsBody): string {
  const [year, month, day] = date.split('-');
  if (order === 'ymd') return date;
  return order === 'mdy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** The text a cell is edited as. */
export function cellText(row: EvidenceRowBody, column: Column, formats: FormatsBody): string {
  if (column === 'date') return dateText(row.date, formats);
  if (column === 'description') return row.description;
  const decimal = { in: row.amountIn, out: row.amountOut, balance: row.balance }[column];
  return amountText(decimal, formats);
}

export type CellReading =
  | { readonly operation: Operation; readonly label: string }
  /** The text says what the cell says already. */
  | { readonly operation: null }
  | { readonly trouble: string };

/** Reads what was typed into a cell. */
export function readCell(
  row: EvidenceRowBody,
  column: Column,
  text: string,
  context: CellContext,
): CellReading {
  const typed = text.trim();
  if (typed === cellText(row, column, context.formats).trim()) return { operation: null };
  if (column === 'description') return readDescription(row, typed);
  if (column === 'date') return readDate(row, typed, context);
  return column === 'balance' ? readBalance(row, typed, context) : readMovement(row, column, typed, context);
}

function readDescription(row: EvidenceRowBody, typed: string): CellReading {
  const description = typed.replace(/\s+/g, ' ');
  if (description === row.description) return { operation: null };
  return { operation: { op: 'set', row: row.id, description }, label: 'Change description' };
}

function readDate(row: EvidenceRowBody, typed: string, context: CellContext): CellReading {
  const read = readDateText(typed, context, row.date);
  if ('trouble' in read) return read;
  if (read.value === row.date) return { operation: null };
  return { operation: { op: 'set', row: row.id, date: read.value }, label: `Change date to ${typed}` };
}

function readBalance(row: EvidenceRowBody, typed: string, context: CellContext): CellReading {
  if (typed === '') {
    if (!row.balance_printed) return { operation: null };
    return { operation: { op: 'set', row: row.id, balance: null }, label: 'Remove printed balance' };
  }
  const read = readAmountText(typed, context);
  if ('trouble' in read) return read;
  if (row.balance_printed && sameAmount(read.value, row.balance)) return { operation: null };
  return { operation: { op: 'set', row: row.id, balance: read.value }, label: `Change balance to ${typed}` };
}

/** Money in or out. A value in the other column turns the row round, and so does a minus sign. */
function readMovement(
  row: EvidenceRowBody,
  column: 'in' | 'out',
  typed: string,
  context: CellContext,
): CellReading {
  if (typed === '') {
    return { trouble: 'A row needs an amount. To leave the row out, exclude it.' };
  }
  const read = readAmountText(typed, context);
  if ('trouble' in read) return read;
  const negative = read.value.startsWith('-');
  const amount = negative ? read.value.slice(1) : read.value;
  const type = (column === 'in') === negative ? 'DEBIT' : 'CREDIT';
  const before = row.amountIn ?? row.amountOut ?? '';
  if (type === row.type && sameAmount(amount, before)) return { operation: null };
  return {
    operation: {
      op: 'set',
      row: row.id,
      ...(sameAmount(amount, before) ? {} : { amount }),
      ...(type === row.type ? {} : { type }),
    },
    label: `Change amount to ${typed} ${type === 'CREDIT' ? 'in' : 'out'}`,
  };
}

function sameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A decimal without zeros that say nothing: "1.50" is "1.5", "2.00" is "2". */
function plain(decimal: string): string {
  const short = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
  return short === '-0' ? '0' : short;
}

/** What was extracted where a cell says something else now; null where it does not. An empty text: nothing stood there. */
export function originalOf(row: EvidenceRowBody, column: Column): string | null {
  const { original } = row;
  if (original === null) return null;
  if (column === 'date' || column === 'description') {
    return original[column] === row[column] ? null : original[column];
  }
  if (column === 'balance') {
    const now = row.balance_printed ? row.balance : '';
    const before = original.balance ?? '';
    return sameAmount(now, before) ? null : before;
  }
  const before = (original.type === 'CREDIT') === (column === 'in') ? original.amount : '';
  const now = (column === 'in' ? row.amountIn : row.amountOut) ?? '';
  return sameAmount(now, before) ? null : before;
}
