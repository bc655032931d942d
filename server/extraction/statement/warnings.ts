/** What a bookkeeper should know about a statement beside its rows: gaps, totals that disagree, repeated rows. */
import { formatMinor } from '../../../shared/money.ts';
import { textOf } from '../layout/lines/lines.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { AssemblyContext } from './assemble.ts';
import type { Facts } from './facts/facts.ts';
import { missingNumbers, pageNumbering, plainNumbering } from './facts/page-numbers.ts';
import type { Outcome } from './verify.ts';

/** What the accounts' arithmetic says beside the verification. `currency` is the statement's. */
export function arithmeticWarnings(outcomes: readonly Outcome[], currency: string | null): string[] {
  return [
    ...outcomes.flatMap(disagreeingTotals),
    ...outcomes.flatMap((outcome) => outcome.unread),
    ...outcomes.flatMap(repeatedRows),
    ...severalCurrencies(outcomes, currency),
  ];
}

/** What reading the pages leaves to warn about. */
export function readingWarnings(context: AssemblyContext): string[] {
  return [...emptyPages(context), ...repeats(context)];
}

/** Longest piece of a line that is quoted, characters. */
const QUOTE_LENGTH = 80;

/** A dated line without an amount, or one `takenForFigure`: a balance or a total. */
export function unreadLine(row: RowLine, takenForFigure: boolean): string {
  const { words, page } = row.tokens.line;
  const text = textOf(row.rest.length > 0 ? row.rest : words).slice(0, QUOTE_LENGTH);
  const why = takenForFigure ? 'was taken for a balance or a total' : 'has no amount that could be read';
  return `A dated line on page ${page} ${why}: ${text}`;
}

/** An undated line that was taken for a note though nothing says where its account begins and ends. */
export function leftOutLine({ rest, tokens: { line } }: RowLine): string {
  return `A line without a date on page ${line.page} is in no account: ${textOf(rest).slice(0, QUOTE_LENGTH)}`;
}

function disagreeingTotals({ account: { currency }, totals }: Outcome): string[] {
  return totals.mismatches.map(
    ({ direction, printed, computed }) =>
      `The statement prints ${formatMinor(printed, currency)} as total money ${direction}; the rows add up to ${formatMinor(computed, currency)}.`,
  );
}

/** Equal rows one behind the other that the balances confirm: real, not read twice. */
function repeatedRows({ rows }: Outcome): string[] {
  const repeated = rows.filter((row, index) => {
    const before = rows[index - 1];
    return (
      before !== undefined &&
      before.date === row.date &&
      before.amount === row.amount &&
      before.direction === row.direction &&
      before.description === row.description &&
      row.proof === 'balance'
    );
  }).length;
  if (repeated === 0) return [];
  return [
    repeated === 1
      ? 'One row repeats the row before it; the printed balances confirm that both are real.'
      : `${repeated} rows repeat the row before them; the printed balances confirm that all are real.`,
  ];
}

function emptyPages({ pages }: AssemblyContext): string[] {
  const empty = pages.filter((page) => page.source === 'empty').map((page) => page.number);
  if (empty.length === 0) return [];
  return [`No text on page ${empty.join(', ')}: if it is a scan, its rows are missing.`];
}

function repeats({ repeated }: AssemblyContext): string[] {
  return [...repeated].map(
    ([page, first]) => `Page ${page} says the same as page ${first}: its rows are counted once.`,
  );
}

/** Pages that their numbering says are not in the file. */
export interface MissingPages {
  readonly warning: string;
  /** Whether the last of all is one of them. */
  readonly last: boolean;
}

/** Null where none is missing. `booked`: lines of bookings. */
export function missingPages({ pageNumbers }: Facts, booked: ReadonlySet<number>): MissingPages | null {
  const numbering = plainNumbering(pageNumbers) ?? pageNumbering(pageNumbers, (line) => booked.has(line));
  const missing = numbering ? missingNumbers(numbering) : [];
  if (numbering === null || missing.length === 0) return null;
  const all = numbering.count === null ? '' : ` of ${numbering.count}`;
  return {
    warning:
      missing.length === 1
        ? `Page ${missing[0]}${all} is missing from the file.`
        : `Pages ${missing.join(', ')}${all} are missing from the file.`,
    last: missing.at(-1) === numbering.count,
  };
}

function severalCurrencies(outcomes: readonly Outcome[], currency: string | null): string[] {
  const others = new Set(
    outcomes.map(({ account }) => account.currency ?? currency).filter((code) => code !== currency),
  );
  if (others.size === 0) return [];
  return [`The accounts are in several currencies; the totals are those of ${currency ?? 'the statement'}.`];
}
