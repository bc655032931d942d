/** A corrected statement: what was extracted with the edits in it, proved anew. */
import type { Account, Flag, Statement, Transaction } from '../../../shared/statement.ts';
import { inPeriod } from '../../extraction/reading/calendar.ts';
import { reprove } from '../../extraction/proof/reprove.ts';
import { extractedNow } from './operations/currency.ts';
import { OperationError, type EditRow, type EditState } from './state.ts';

/** All rows, also those that are left out, which carry `excluded`. */
export function statementOf(state: EditState): Statement {
  let first = 0;
  const accounts = state.accounts.map((account, index): Account => {
    const count = state.rows.reduce((sum, { now }) => sum + (now.account === index ? 1 : 0), 0);
    const sliced = { ...account, first, count };
    first += count;
    return sliced;
  });
  const prove = (transactions: readonly Transaction[]): Statement =>
    reprove({
      ...state.extracted,
      currency: state.currency,
      accounts,
      transactions,
      controls: { accounts: state.controls, warnings: state.extracted.controls?.warnings ?? [] },
    });
  const rows = state.rows.map((row) => marked(state, row));
  return placed(state, rows, prove);
}

/** The last so many added rows are tried on both sides of the figures they stand at: each takes a proof of its own. */
const MAX_TRIED = 8;

/** Added rows on that side of a balance printed next to them where more rows are proved; before it where it is all one. */
function placed(
  { rows }: EditState,
  transactions: readonly Transaction[],
  prove: (transactions: readonly Transaction[]) => Statement,
): Statement {
  let best = { transactions, statement: prove(transactions) };
  const open = rows.flatMap(({ otherPlace }, index) => (otherPlace === null ? [] : [{ index, otherPlace }]));
  for (const { index, otherPlace } of open.slice(-MAX_TRIED)) {
    const moved = best.transactions.with(index, { ...best.transactions[index]!, place: otherPlace });
    const statement = prove(moved);
    if (statement.verification.rowsProved > best.statement.verification.rowsProved) {
      best = { transactions: moved, statement };
    }
  }
  return best.statement;
}

/** The row with what an edit leaves to say about it. */
function marked(state: EditState, row: EditRow): Transaction {
  const { now } = row;
  const account = state.accounts[now.account]!;
  const before = row.extracted;
  const period = before === null ? null : state.extracted.accounts[before.account];
  const dated =
    before?.date === now.date &&
    period?.periodStart === account.periodStart &&
    period.periodEnd === account.periodEnd;
  const flags = dated
    ? now.flags
    : [...now.flags.filter(({ code }) => code !== 'date_outside_period'), ...periodFlags(now, account)];
  const message = changedMessage(state, row);
  return { ...now, flags: message === null ? flags : [...flags, flag('edited', message)] };
}

function periodFlags({ date }: Transaction, account: Account): Flag[] {
  const { periodStart: start, periodEnd: end } = account;
  if (inPeriod(date, { start, end })) return [];
  return [flag('date_outside_period', 'The date lies outside the statement’s period.')];
}

/** In which way a person has changed a row; null where it says what was extracted. */
function changedMessage(state: EditState, row: EditRow): string | null {
  if (row.extracted === null) {
    return row.splitFrom === null ? 'This row was added by hand.' : 'This row was split off by hand.';
  }
  return isChanged(state, row) ? 'This row was changed by hand.' : null;
}

/** Whether values differ from what was extracted; `excluded` and `confirmed` are not values. */
export function isChanged(state: EditState, { now, extracted }: EditRow): boolean {
  if (extracted === null) return true;
  const before = comparable(state, extracted, now.account);
  return (
    before === null ||
    now.date !== before.date ||
    now.valueDate !== before.valueDate ||
    now.direction !== before.direction ||
    now.amount !== before.amount ||
    now.description !== before.description ||
    now.balancePrinted !== before.balancePrinted ||
    (now.balancePrinted && now.balance !== before.balance)
  );
}

/** Null where the account has a currency since in which the extracted amounts are not possible. */
function comparable(state: EditState, extracted: Transaction, account: number): Transaction | null {
  try {
    return extractedNow(state, extracted, account);
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

function flag(code: Flag['code'], message: string): Flag {
  return { code, message, suggestion: null, fix: null };
}

/** The statement without the rows that are left out: what exports and sums see. */
export function includedOnly(statement: Statement): Statement {
  if (!statement.transactions.some((row) => row.excluded)) return statement;
  let first = 0;
  const accounts = statement.accounts.map((account): Account => {
    const rows = statement.transactions.slice(account.first, account.first + account.count);
    const sliced = { ...account, first, count: rows.filter((row) => !row.excluded).length };
    first += sliced.count;
    return sliced;
  });
  return { ...statement, accounts, transactions: statement.transactions.filter((row) => !row.excluded) };
}
