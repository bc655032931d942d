/** The proved reading as a statement: transactions oldest first, accounts, verification, flags. */
import type { Account, Statement, Transaction } from '../../../shared/statement.ts';
import type { Shape } from '../layout/shape.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { LedgerRow } from '../proof/ledger.ts';
import type { DocumentReading } from '../proof/document.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { WordPage } from '../words/word.ts';
import { dateEntries, type Dating, type EntryDate } from './dating.ts';
import type { RawEntry } from './entries.ts';
import { boxesOf } from './evidence.ts';
import type { Facts } from './facts.ts';
import { flagsOf } from './flags.ts';
import { describe, ONE_COLUMN, textColumns } from './text.ts';
import { verify, type Outcome } from './verify.ts';

export interface AssemblyContext {
  readonly pages: readonly WordPage[];
  readonly facts: Facts;
  readonly currency: string | null;
  readonly lines: readonly TokenLine[];
}

export function assemble(reading: DocumentReading, context: AssemblyContext): Statement {
  const columns = textColumnsByShape(reading);
  const accounts: Account[] = [];
  const transactions: Transaction[] = [];
  const outcomes: Outcome[] = [];
  reading.accounts.forEach((account, index) => {
    if (account.rows.length === 0 && reading.accounts.length > 1 && account.chain.opening === null) return;
    const dating = reading.datings[index]!;
    const rows = transactionsOf(account, accounts.length, dating, columns);
    accounts.push(accountOf(account, dating, context, transactions.length));
    outcomes.push({ account, rows });
    transactions.push(...rows);
  });
  return {
    currency: context.currency,
    pages: context.pages.map(({ number, width, height, source }) => ({ number, width, height, source })),
    accounts,
    transactions,
    verification: verify(outcomes, accounts, context),
  };
}

function textColumnsByShape(reading: DocumentReading): Map<Shape, ReturnType<typeof textColumns>> {
  const byShape = Map.groupBy(
    reading.accounts.flatMap((account) => account.rows.map((row) => row.entry)),
    (entry) => entry.shape,
  );
  return new Map([...byShape].map(([shape, entries]) => [shape, textColumns(shape, entries)]));
}

function transactionsOf(
  proved: ProvedAccount,
  account: number,
  dating: Dating,
  columns: Map<Shape, ReturnType<typeof textColumns>>,
): Transaction[] {
  const printed = proved.reading.order === 'desc' ? proved.rows.toReversed() : proved.rows;
  const dates = new Map<RawEntry, EntryDate | null>();
  dateEntries(
    printed.map((row) => row.entry),
    dating,
    printed.map(listOf),
  ).forEach((date, index) => dates.set(printed[index]!.entry, date));
  const { effect } = proved.reading;
  const transactions = proved.rows.map((row, index): Transaction => {
    const { entry } = row;
    const flow = proved.chain.directions[index]! * effect;
    const date = dates.get(entry) ?? null;
    const proof =
      proved.chain.proofs[index] !== 'none'
        ? proved.chain.proofs[index]!
        : proved.totals.proved[index] && !proved.chain.broken[index]
          ? 'totals'
          : 'none';
    return {
      account,
      date: date?.date ?? dating.period.end ?? dating.period.start ?? '1970-01-01',
      valueDate: date?.other ?? null,
      direction: flow < 0 ? 'out' : 'in',
      amount: row.amount,
      balance: stated(proved, proved.chain.balances[index] ?? null),
      balancePrinted: row.balance !== null,
      description: describe(entry, columns.get(entry.shape) ?? [ONE_COLUMN], entry.shape.size),
      page: entry.rows[0]!.tokens.line.page,
      boxes: boxesOf(entry),
      confidence: Math.min(
        1,
        ...entry.rows.flatMap((line) => line.tokens.line.words.map((word) => word.confidence)),
      ),
      proof,
      flags: flagsOf(proved, index, flow, date, dating),
    };
  });
  return inSections(proved, transactions) ? mergeByDate(transactions, proved) : transactions;
}

/** The list a row stands in: its section, or its table. */
function listOf(row: LedgerRow): unknown {
  return row.section ?? row.entry.shape;
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

/** Lists of one account in order of time; the balances run anew through the merged rows. */
function mergeByDate(transactions: readonly Transaction[], proved: ProvedAccount): Transaction[] {
  const effect = proved.kind === 'liability' ? -1 : 1;
  let balance = stated(proved, proved.chain.opening);
  return transactions
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((transaction) => {
      if (balance !== null)
        balance += effect * (transaction.direction === 'in' ? 1 : -1) * transaction.amount;
      return { ...transaction, balance };
    });
}

/** A balance as the account's kind states it: what is owed is positive, also where the statement prints it negative. */
function stated({ kind, reading }: ProvedAccount, balance: number | null): number | null {
  return balance !== null && balance !== 0 && kind === 'liability' && reading.effect > 0 ? -balance : balance;
}

function accountOf(proved: ProvedAccount, dating: Dating, context: AssemblyContext, first: number): Account {
  const { part } = proved;
  const holder =
    context.facts.texts.find(
      (fact) => fact.kind === 'holder' && fact.line >= part.from && fact.line < part.to,
    ) ?? context.facts.texts.find((fact) => fact.kind === 'holder');
  return {
    number: part.number,
    holder: holder?.value ?? null,
    kind: proved.kind,
    currency: part.currency,
    periodStart: dating.period.start,
    periodEnd: dating.period.end,
    openingBalance: stated(proved, proved.chain.opening),
    closingBalance: stated(proved, proved.chain.closing),
    first,
    count: proved.rows.length,
  };
}
