/** The findings as text: enough to see at which stage a statement was misread, before any picture is opened. */
import { formatMinor } from '../../../shared/money.ts';
import type { Account } from '../../../shared/statement.ts';
import type { Shape } from '../../extraction/layout/shape.ts';
import type { ProvedAccount } from '../../extraction/proof/proved-account.ts';
import { roleReadings } from '../../extraction/proof/readings.ts';
import type { Stages } from '../../extraction/read.ts';
import { factLines } from './facts.ts';
import { provedRows, type ProvedRow } from './rows.ts';

/** Rows in doubt that are listed; the pictures show all. */
const MAX_DOUBTS = 40;

export function reportOf(stages: Stages): string {
  return [
    numbersAndPages(stages),
    ...stages.shapes.map((shape, index) => columnsOf(shape, index, stages)),
    factsOf(stages),
    ...stages.reading.accounts.map((account, index) => accountOf(account, index, stages)),
    verificationOf(stages),
    doubtsOf(provedRows(stages)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function numbersAndPages({ pages, style, statement, lines, headings, tables }: Stages): string {
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  return [
    `Pages      ${pages.length} (${pages.map((page) => page.source).join(', ')}); ${words} words, ${lines.length} lines`,
    `Numbers    decimal sign "${style.decimalSign}", ${style.decimals} decimals${style.spaceGroups ? ', thousands apart ("1 234")' : ''}`,
    `Currency   ${statement.currency ?? 'unknown'}`,
    `Layout     ${headings.length} heading(s), ${tables.length} table(s)`,
  ].join('\n');
}

/** A shape's columns from left to right: what stands above each, what the lexicon says, what the arithmetic chose. */
function columnsOf(shape: Shape, index: number, stages: Stages): string {
  const roles = stages.reading.roles.get(shape);
  const rows = shape.tables.reduce((sum, table) => sum + table.lines.length, 0);
  const columns = [
    ...shape.dates.map(({ column, booking, forms }) => ({
      x: column.x0,
      text: `${booking ? 'booking date' : 'other date'}  ${heading(column.heading)}  written as: ${[...forms].join('; ')}`,
    })),
    ...shape.monies.map((column, at) => ({
      x: column.x1,
      text: `${roles?.[at] ?? 'not read'}  ${heading(column.heading)}  lexicon: ${[...column.roles].join(' or ') || 'nothing'}, ${column.count} amounts`,
    })),
    ...(shape.marks ? [{ x: shape.marks.x0, text: `mark  ${heading(shape.marks.heading)}` }] : []),
  ].toSorted((a, b) => a.x - b.x);
  const candidates = roleReadings(shape);
  return [
    `Columns of shape ${index} (${shape.tables.length} table(s), ${rows} lines)${roles ? '' : ': holds no bookings'}`,
    ...columns.map(({ text }) => `  ${text}`),
    ...(columns.length === 0 ? ['  none found'] : []),
    `  ${candidates.length} reading(s) competed${candidates.length > 0 ? `; by headings alone: ${candidates[0]!.roles.join(', ')}` : ''}`,
  ].join('\n');
}

function heading(text: string | null): string {
  return text === null ? '(no heading)' : `"${text}"`;
}

function factsOf({ facts, reading }: Stages): string {
  const booked = new Set(
    reading.accounts.flatMap((account) =>
      account.rows.flatMap((row) => row.entry.rows.map((line) => line.tokens.line.index)),
    ),
  );
  // What stands inside a booking's text is no fact.
  const lines = factLines(facts).filter((fact) => !booked.has(fact.line));
  if (lines.length === 0) return 'Facts: none';
  return ['Facts (line: what it says)', ...lines.map(({ line, text }) => `  ${line}: ${text}`)].join('\n');
}

function accountOf(proved: ProvedAccount, index: number, { reading, statement }: Stages): string {
  const { reading: sense, chain, totals, rows, part } = proved;
  const { currency } = part;
  const dating = reading.datings[index]!;
  const money = (minor: number | null): string => (minor === null ? 'unknown' : formatMinor(minor, currency));
  const account: Account | undefined = statement.accounts[index];
  const senses = [
    sense.order === 'asc' ? 'oldest first' : 'newest first',
    sense.effect > 0 ? 'balances state what is there' : 'balances state what is owed',
    sense.polarity > 0 ? 'an unsigned amount is money in' : 'an unsigned amount is money out',
    ...(sense.datedOnly ? ['undated lines are notes'] : []),
  ];
  return [
    `Account ${index + 1}  ${part.number ?? 'without a number'}${account?.holder ? `, ${account.holder}` : ''} (${account?.kind ?? 'asset'}${currency === null ? '' : `, ${currency}`})`,
    `  period   ${dating.period.start ?? 'open'} to ${dating.period.end ?? 'open'}; dates read ${dating.order}${dating.orderCertain ? '' : ' (not certain)'}`,
    `  sense    ${senses.join('; ')}`,
    `  balance  opening ${money(chain.opening)}, closing ${money(chain.closing)}, missing ${money(chain.difference)}`,
    `  totals   ${totals.agreed} agree, ${totals.disagreed + totals.mismatches.length} disagree`,
    `  rows     ${rows.length}`,
  ].join('\n');
}

function verificationOf({ statement }: Stages): string {
  const { status, rowsProved, rowsFlagged, totalIn, totalOut, warnings } = statement.verification;
  return [
    `Verification: ${status}`,
    `  ${rowsProved} of ${statement.transactions.length} rows proved, ${rowsFlagged} flagged; in ${formatMinor(totalIn, statement.currency)}, out ${formatMinor(totalOut, statement.currency)}`,
    ...warnings.map((warning) => `  warning: ${warning}`),
  ].join('\n');
}

/** Reasons first, each once with its count; then the rows, with the codes of their reasons and what would mend them. */
function doubtsOf(rows: readonly ProvedRow[]): string {
  const doubted = rows.filter(({ transaction }) => transaction.flags.length > 0);
  if (doubted.length === 0) return '';
  const flags = doubted.flatMap(({ transaction }) => transaction.flags);
  const reasons = [...Map.groupBy(flags, ({ code, message }) => `${code}: ${message}`)];
  const lines = doubted.slice(0, MAX_DOUBTS).map(({ index, account, transaction }) => {
    const { page, date, direction, amount, description } = transaction;
    const signed = `${direction === 'in' ? '+' : '-'}${formatMinor(amount, account.part.currency)}`;
    const codes = transaction.flags.map(({ code, suggestion }) =>
      suggestion ? `${code} (${suggestion})` : code,
    );
    return `  ${index + 1}. page ${page}  ${date}  ${signed}  ${description.slice(0, 48)}  [${codes.join(', ')}]`;
  });
  const more = doubted.length - MAX_DOUBTS;
  return [
    'Rows in doubt',
    ...reasons.map(([reason, found]) => `  ${found.length} x ${reason}`),
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n');
}
