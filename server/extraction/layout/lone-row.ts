/**
 * The only row of a statement without names of columns ("30/05/2026  22:45  1009560570  Service fee  -  290.42  -421.16"): with no other
 * row beside it, the figures of a summary stand in columns, and its amounts in none.
 */
import { holdsAmount } from './lines/begins-row.ts';
import { leadingLabel, TOTAL_LABELS } from '../reading/vocabulary.ts';
import { textOf } from './lines/lines.ts';
import type { Table } from './tables.ts';
import type { TokenLine } from './tokens.ts';

/** Amounts of such a row, at least: what is booked and the balance behind it. */
const MIN_AMOUNTS = 2;
/** Lines from the day of the row to its amounts, at most. */
const MAX_LINES = 3;

/** The tables of a statement without names of columns; where a single row is printed, its lines alone. */
export function withLoneRow(tables: readonly Table[]): readonly Table[] {
  const [table, more] = tables;
  if (!table || more || table.heading !== null) return tables;
  const { lines } = table;
  const dated = lines.flatMap((tokens, at) => (beginsWithDay(tokens) ? [at] : []));
  const [at, other] = dated;
  if (at === undefined || other !== undefined) return tables;
  const amounts = lines.slice(at, at + MAX_LINES).findIndex(holdsAmount);
  if (amounts < 0 || strongAmounts(lines[at + amounts]!) < MIN_AMOUNTS) return tables;
  const below = lines.slice(at + amounts + 1);
  // Rows without a day of their own are of the day above.
  if (!below.every((tokens) => !holdsAmount(tokens) || isLabelled(tokens))) return tables;
  const rest = below.findIndex(holdsAmount);
  return [
    { ...table, single: true, lines: lines.slice(at, at + amounts + 1 + (rest < 0 ? below.length : rest)) },
  ];
}

/** Whether a line begins with the name of a figure of the account. */
function isLabelled({ line }: TokenLine): boolean {
  return leadingLabel(textOf(line.words), FIGURES) !== null;
}

const FIGURES = ['opening', 'closing', ...TOTAL_LABELS] as const;

/** Whether a line begins with a day, maybe behind the number of its row. */
function beginsWithDay({ line, dates }: TokenLine): boolean {
  const [date] = dates;
  return date !== undefined && line.words.slice(0, date.from).every(({ text }) => /^\d{1,4}\.?$/.test(text));
}

function strongAmounts({ monies }: TokenLine): number {
  return monies.filter((money) => money.strong).length;
}
