/** The proved reading as a statement: transactions oldest first, accounts, the figures that prove them. */
import type { Account, AccountControls, Statement, Transaction } from '../../../shared/statement.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { DocumentReading } from '../proof/document.ts';
import type { ProvedAccount } from '../proof/proved-account.ts';
import { reprove } from '../proof/reprove.ts';
import type { NumberStyle } from '../reading/numbers.ts';
import type { WordPage } from '../words/word.ts';
import { controlsOf, stated } from './controls.ts';
import { withBalanceDays } from './dates/balance-days.ts';
import type { Dating } from './dates/dating.ts';
import type { RawEntry } from './entries/entries.ts';
import type { Facts } from './facts/facts.ts';
import type { SectionFact } from './lists/sections.ts';
import { unreadIn } from './parts/unread.ts';
import { withAsideTexts } from './texts/aside-texts.ts';
import { withoutMarginTotals } from './texts/margin-totals.ts';
import { listOf, textColumnsByShape, transactionsOf } from './transactions.ts';
import { NOTHING_VERIFIED } from './verify.ts';
import { missingPages, readingWarnings, type MissingPages } from './warnings.ts';

export interface AssemblyContext {
  readonly pages: readonly WordPage[];
  /** Pages that were left out, each with the page it repeats. */
  readonly repeated: ReadonlyMap<number, number>;
  readonly facts: Facts;
  readonly currency: string | null;
  readonly lines: readonly TokenLine[];
  readonly sections: readonly SectionFact[];
  readonly style: NumberStyle;
}

export function assemble(chosen: DocumentReading, context: AssemblyContext): Statement {
  const reading = { ...chosen, accounts: chosen.accounts.map(withAsideTexts).map(withoutMarginTotals) };
  const columns = textColumnsByShape(entriesOf(reading));
  const accounts: Account[] = [];
  const controls: AccountControls[] = [];
  const transactions: Transaction[] = [];
  reading.accounts.forEach((account, index) => {
    if (account.rows.length === 0 && reading.accounts.length > 1 && account.chain.opening === null) return;
    const dating = reading.datings[index]!;
    const first = transactions.length;
    const rows = transactionsOf(account, { account: accounts.length, first }, dating, columns);
    const merged = inSections(account, rows);
    accounts.push(accountOf(account, dating, context, first, rows));
    controls.push(controlsOf(account, first, merged));
    transactions.push(...(merged ? byDate(rows) : rows));
  });
  const booked = new Set(entriesOf(reading).flatMap(({ rows }) => rows.map((row) => row.tokens.line.index)));
  const missing = missingPages(context.facts, booked);
  const lacking = missing !== null && mayLackRows(missing, reading, context.facts) ? [missing.warning] : [];
  const unread = [...unreadIn(reading, context, transactions, booked), ...lacking].map((message) => ({
    place: transactions.length,
    message,
  }));
  const last = controls.pop();
  if (last) controls.push({ ...last, unread: [...last.unread, ...unread] });
  return reprove({
    currency: context.currency,
    pages: context.pages.map(({ number, width, height, source }) => ({ number, width, height, source })),
    accounts,
    transactions,
    verification: NOTHING_VERIFIED,
    formats: {
      decimalSeparator: context.style.decimalSign,
      dateOrder: reading.datings[0]?.order ?? 'dmy',
    },
    controls: {
      accounts: controls,
      warnings: [...readingWarnings(context), ...(missing && lacking.length === 0 ? [missing.warning] : [])],
    },
  });
}

/**
 * Whether rows may stand on pages that are not there: nothing says what an account began or ended with, or what is carried over below
 * the last row looks like its end.
 */
function mayLackRows({ last }: MissingPages, { accounts }: DocumentReading, { figures }: Facts): boolean {
  return accounts.some(({ rows, openingAndClosing }) => {
    if (rows.length === 0 || !openingAndClosing) return rows.length > 0;
    const begins = Math.min(...rows.map(({ entry }) => entry.anchor.row.tokens.line.index));
    return last && !figures.some(({ label, amountLine }) => label === 'closing' && amountLine < begins);
  });
}

function entriesOf(reading: DocumentReading): RawEntry[] {
  return reading.accounts.flatMap((account) => account.rows.map((row) => row.entry));
}

/** Whether an account's bookings stand in several lists without a running balance: sections, or tables that start over. */
function inSections({ rows }: ProvedAccount, transactions: readonly Transaction[]): boolean {
  if (rows.some((row) => row.balance !== null)) return false;
  if (new Set(rows.map(listOf)).size > 1) return true;
  return transactions.some((transaction, index) => {
    const before = transactions[index - 1];
    return (
      before !== undefined &&
      before.date > transaction.date &&
      rows[index]!.entry.table !== rows[index - 1]!.entry.table
    );
  });
}

/** Lists of one account in order of time. */
function byDate(transactions: readonly Transaction[]): Transaction[] {
  return transactions.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function accountOf(
  proved: ProvedAccount,
  dating: Dating,
  context: AssemblyContext,
  first: number,
  rows: readonly Transaction[],
): Account {
  const { part } = proved;
  const period = withBalanceDays(dating, part, context.facts, rows);
  const inRows = new Set(proved.rows.flatMap(({ entry }) => entry.rows.map((row) => row.tokens.line.index)));
  const holders = context.facts.texts.filter((fact) => fact.kind === 'holder' && !inRows.has(fact.line));
  const holder = holders.find((fact) => fact.line >= part.from && fact.line < part.to) ?? holders[0];
  return {
    number: part.number,
    holder: holder?.value ?? null,
    kind: proved.kind,
    currency: part.currency,
    periodStart: period.start,
    periodEnd: period.end,
    openingBalance: stated(proved, proved.chain.opening),
    closingBalance: stated(proved, proved.chain.closing),
    first,
    count: proved.rows.length,
  };
}
