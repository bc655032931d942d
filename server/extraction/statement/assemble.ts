/** The proved reading as a statement: transactions oldest first, accounts, verification, flags. */
import type {
  Account,
  EvidenceBox,
  EvidencePart,
  Flag,
  Statement,
  Transaction,
  Verification,
} from '../../../shared/statement.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { Line } from '../layout/lines.ts';
import type { RowLine } from '../layout/shape.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { DocumentReading } from '../proof/document.ts';
import type { Word, WordPage } from '../words/word.ts';
import { dateEntries, type Dating, type EntryDate } from './dating.ts';
import type { RawEntry } from './entries.ts';
import type { Facts } from './facts.ts';
import { describe, textColumns } from './text.ts';
import type { Shape } from '../layout/shape.ts';

export interface AssemblyContext {
  readonly pages: readonly WordPage[];
  readonly facts: Facts;
  readonly currency: string | null;
  readonly decimals: number;
  /** The statement speaks of a credit card or a loan. */
  readonly liability: boolean;
}

export function assemble(reading: DocumentReading, context: AssemblyContext): Statement {
  const columns = textColumnsByShape(reading);
  const accounts: Account[] = [];
  const transactions: Transaction[] = [];
  const outcomes: Outcome[] = [];
  reading.accounts.forEach((account, index) => {
    if (account.rows.length === 0 && reading.accounts.length > 1 && account.chain.opening === null) return;
    const dating = reading.datings[index]!;
    const rows = transactionsOf(account, accounts.length, dating, columns, context);
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

interface Outcome {
  readonly account: ProvedAccount;
  readonly rows: readonly Transaction[];
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
  context: AssemblyContext,
): Transaction[] {
  const printed = proved.reading.order === 'desc' ? proved.rows.toReversed() : proved.rows;
  const dates = new Map<RawEntry, EntryDate | null>();
  dateEntries(
    printed.map((row) => row.entry),
    dating,
  ).forEach((date, index) => dates.set(printed[index]!.entry, date));
  const { effect } = proved.reading;
  return proved.rows.map((row, index): Transaction => {
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
      balance: proved.chain.balances[index] ?? null,
      balancePrinted: row.balance !== null,
      description: describe(
        entry,
        columns.get(entry.shape) ?? [{ x0: -Infinity, main: true }],
        entry.shape.size,
      ),
      page: entry.rows[0]!.tokens.line.page,
      boxes: boxesOf(entry),
      confidence: Math.min(
        1,
        ...entry.rows.flatMap((line) => line.tokens.line.words.map((word) => word.confidence)),
      ),
      proof,
      flags: flagsOf(proved, index, flow, date, dating, context),
    };
  });
}

function flagsOf(
  proved: ProvedAccount,
  index: number,
  flow: number,
  date: EntryDate | null,
  dating: Dating,
  context: AssemblyContext,
): Flag[] {
  const flags: Flag[] = [];
  const row = proved.rows[index]!;
  const money = (minor: number): string => formatMinor(minor, context.currency);
  if (proved.chain.broken[index]) {
    flags.push({
      code: 'balance_mismatch',
      message: 'The printed balances around this row do not agree with the amounts between them.',
      suggestion: turnedRound(proved, index)
        ? `Balances if ${money(row.amount)} is money ${flow < 0 ? 'in' : 'out'}.`
        : null,
    });
  } else if (proved.chain.proofs[index] === 'none' && !proved.totals.proved[index]) {
    flags.push({
      code: 'unproved',
      message: 'Nothing printed on the statement proves this row.',
      suggestion: null,
    });
  }
  if (flow === 0) {
    flags.push({
      code: 'direction_uncertain',
      message: 'The statement does not say whether this is money in or money out.',
      suggestion: null,
    });
  }
  if (date === null || !date.certain || !dating.orderCertain) {
    flags.push({
      code: 'date_uncertain',
      message:
        date === null
          ? 'No date is printed for this row.'
          : date.certain
            ? 'Day and month could be the other way round.'
            : 'The year is not printed and no period tells it.',
      suggestion: null,
    });
  } else if (date.inherited) {
    flags.push({
      code: 'date_inherited',
      message: 'No date is printed for this row; it has the date of the row before.',
      suggestion: null,
    });
  } else if (date.outOfOrder) {
    flags.push({
      code: 'date_uncertain',
      message: 'This date is out of order with the rows around it.',
      suggestion: null,
    });
  } else if (!date.inPeriod) {
    flags.push({
      code: 'date_outside_period',
      message: 'The date lies outside the statement’s period.',
      suggestion: null,
    });
  }
  return flags;
}

/** Whether the account's printed balances agree when this row's direction is turned round. */
function turnedRound(proved: ProvedAccount, index: number): boolean {
  const row = proved.rows[index]!;
  const effect = proved.chain.directions[index]!;
  return (
    Math.abs(proved.chain.difference) === 2 * row.amount &&
    Math.sign(proved.chain.difference) === -Math.sign(effect) &&
    row.amount > 0
  );
}

function boxesOf(entry: RawEntry): EvidenceBox[] {
  const boxes: EvidenceBox[] = [];
  const byPage = Map.groupBy(entry.rows, (row) => row.tokens.line.page);
  const add = (part: EvidencePart, page: number, words: readonly Word[]): void => {
    if (words.length === 0) return;
    boxes.push({
      part,
      page,
      x0: round(Math.min(...words.map((word) => word.x0))),
      y0: round(Math.min(...words.map((word) => word.y0))),
      x1: round(Math.max(...words.map((word) => word.x1))),
      y1: round(Math.max(...words.map((word) => word.y1))),
    });
  };
  const wordsOf = (row: RowLine, token: { from: number; to: number } | null): readonly Word[] =>
    token ? row.tokens.line.words.slice(token.from, token.to) : [];
  for (const [page, rows] of byPage) {
    add(
      'row',
      page,
      rows.flatMap((row) => [
        ...row.rest,
        ...row.monies.flatMap((token) => wordsOf(row, token)),
        ...wordsOf(row, row.booking),
      ]),
    );
    add(
      'description',
      page,
      rows.flatMap((row) => row.rest),
    );
  }
  const dated = entry.rows.find((row) => row.booking !== null);
  if (dated) add('date', dated.tokens.line.page, wordsOf(dated, dated.booking));
  const { row, amount, balance } = entry.anchor;
  add('amount', row.tokens.line.page, wordsOf(row, amount.money));
  add('balance', row.tokens.line.page, wordsOf(row, balance));
  return boxes;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
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
    kind: context.liability || proved.reading.effect < 0 ? 'liability' : 'asset',
    currency: context.currency,
    periodStart: dating.period.start,
    periodEnd: dating.period.end,
    openingBalance: proved.chain.opening,
    closingBalance: proved.chain.closing,
    first,
    count: proved.rows.length,
  };
}

function verify(
  outcomes: readonly Outcome[],
  accounts: readonly Account[],
  context: AssemblyContext,
): Verification {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  const warnings: string[] = [];
  const total = (direction: 'in' | 'out'): number =>
    rows.reduce((sum, row) => sum + (row.direction === direction ? row.amount : 0), 0);
  const broken = outcomes.some(
    ({ account }) => account.chain.broken.includes(true) || account.chain.difference !== 0,
  );
  const orphans = outcomes.flatMap(({ account }) =>
    account.part.items.filter((item) => item.kind === 'orphan'),
  );
  for (const orphan of orphans) {
    warnings.push(
      `A dated line on page ${orphan.row.tokens.line.page} has no amount that could be read: ${orphan.row.rest
        .map((word) => word.text)
        .join(' ')
        .slice(0, 80)}`,
    );
  }
  const doubtful =
    orphans.length > 0 ||
    rows.some((row) =>
      row.flags.some(
        (flag) =>
          flag.code === 'date_uncertain' ||
          flag.code === 'date_inherited' ||
          flag.code === 'direction_uncertain' ||
          flag.code === 'date_outside_period',
      ),
    );
  let difference: number | null = null;
  for (const { account } of outcomes) {
    if (account.chain.proofs.some((proof) => proof !== 'none') || account.chain.difference !== 0)
      difference = (difference ?? 0) + account.chain.difference;
    for (const mismatch of account.totals.mismatches) {
      warnings.push(
        `The statement prints ${formatMinor(mismatch.printed, context.currency)} as total money ${mismatch.direction}, the rows add up to ${formatMinor(mismatch.computed, context.currency)}.`,
      );
    }
  }
  const unread = context.pages.filter((page) => page.source === 'empty').map((page) => page.number);
  if (unread.length > 0)
    warnings.push(`No text on page ${unread.join(', ')}: if it is a scan, its rows are missing.`);
  const proved = rows.filter((row) => row.proof !== 'none').length;
  // A total that disagrees matters where no balance proves the rows it sums up; else it may sum up something else.
  const mismatched =
    broken ||
    outcomes.some(
      ({ account, rows: own }) =>
        account.totals.mismatches.length > 0 && own.some((row) => row.proof === 'none'),
    );
  const status = mismatched
    ? 'mismatch'
    : rows.length > 0 && proved === rows.length && !doubtful
      ? 'verified'
      : 'unverified';
  const only = accounts.length === 1 ? accounts[0]! : null;
  return {
    status,
    openingBalance: only?.openingBalance ?? null,
    closingBalance: only?.closingBalance ?? null,
    totalIn: total('in'),
    totalOut: total('out'),
    difference: difference ?? (proved > 0 ? 0 : null),
    rowsProved: proved,
    rowsFlagged: rows.filter((row) => row.flags.length > 0).length,
    warnings,
  };
}

export type { Line };
