/** The proved reading as a statement: transactions oldest first, accounts, the figures that prove them. */
import type {
  Account,
  AccountControls,
  DirectionSource,
  Statement,
  Transaction,
} from '../../../shared/statement.ts';
import type { Shape } from '../layout/shape.ts';
import type { ProvedAccount } from '../proof/proved-account.ts';
import type { LedgerRow } from '../proof/ledger.ts';
import type { DocumentReading } from '../proof/document.ts';
import { maySayNothing } from '../proof/lists-in-doubt.ts';
import { besideOverlookedBalances } from '../proof/overlooked-balances.ts';
import { reprove } from '../proof/reprove.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { NumberStyle } from '../reading/numbers.ts';
import type { WordPage } from '../words/word.ts';
import { withAsideTexts } from './texts/aside-texts.ts';
import { controlsOf, stated } from './controls.ts';
import { withBalanceDays } from './dates/balance-days.ts';
import type { Dating } from './dates/dating.ts';
import { dateEntries, type EntryDate } from './dates/entry-dates.ts';
import { isRecognised } from './dates/stray-dates.ts';
import type { Item, RawEntry } from './entries/entries.ts';
import { boxesOf } from './evidence.ts';
import type { Facts } from './facts/facts.ts';
import type { SectionFact } from './lists/sections.ts';
import { readingFlags } from './flags.ts';
import { unreadAccounts } from './parts/unread-accounts.ts';
import { unreadPeriods } from './parts/unread-periods.ts';
import { unreadPages } from './parts/unread-pages.ts';
import { unreadRows, type BookedRows } from './parts/unread-rows.ts';
import { likelyFlows } from './likely-flow.ts';
import { pictureFlags, repairsOf } from './repairs.ts';
import { withoutMarginTotals } from './texts/margin-totals.ts';
import { describe } from './texts/text.ts';
import { ONE_COLUMN, textColumns } from './texts/text-columns.ts';
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
  const columns = textColumnsByShape(reading);
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

function unreadIn(
  reading: DocumentReading,
  { facts, lines, sections }: AssemblyContext,
  transactions: readonly Transaction[],
  booked: ReadonlySet<number>,
): string[] {
  const known = reading.accounts.map(({ part }) => part.number);
  const pages = reading.accounts.flatMap(({ rows }) =>
    rows.map(({ entry: { anchor } }) => anchor.row.tokens.line.page),
  );
  const figures = reading.accounts.flatMap(({ part }) =>
    part.items.flatMap((item) =>
      item.kind === 'entry' || item.kind === 'orphan' ? [] : [item.row.tokens.line.index],
    ),
  );
  const read = new Set([...booked, ...figures]);
  const rows = unreadRows(facts, lines, sections, reading.datings, read, () =>
    bookedIn(reading, booked, transactions),
  );
  return [
    ...unreadAccounts(facts, lines, known, booked),
    ...unreadPeriods(facts, lines, reading.datings, new Set(pages)),
    ...rows,
    ...(rows.length > 0
      ? []
      : unreadPages(lines, sections, readOrSaid(read, facts), () => amountsIn(transactions))),
  ];
}

/** Lines of bookings, and of figures that an account begins or ends with. */
function readOrSaid(read: ReadonlySet<number>, { figures }: Facts): ReadonlySet<number> {
  const ends = figures.filter(({ label }) => label === 'opening' || label === 'closing');
  return new Set([...read, ...ends.flatMap(({ line, amountLine }) => [line, amountLine])]);
}

/** Amounts and balances, whatever their signs. */
function amountsIn(transactions: readonly Transaction[]): Set<number> {
  return new Set(transactions.flatMap(({ amount, balance }) => [amount, Math.abs(balance ?? amount)]));
}

/** `entries`: the lines of the bookings. */
function bookedIn(
  { accounts }: DocumentReading,
  entries: ReadonlySet<number>,
  transactions: readonly Transaction[],
): BookedRows {
  const days = transactions.map(({ date }) => date).toSorted();
  return {
    leftOut: new Set(accounts.flatMap(({ leftOut = [] }) => [...leftOut])),
    entries,
    keys: new Set([
      ...transactions.flatMap(({ date, valueDate, amount }) => [
        `${date} ${amount}`,
        `${valueDate} ${amount}`,
      ]),
      ...sumsOfDays(transactions),
    ]),
    span: { start: days[0] ?? null, end: days.at(-1) ?? null },
    ends: new Set(
      accounts.flatMap(({ chain }) => [Math.abs(chain.opening ?? 0), Math.abs(chain.closing ?? 0)]),
    ),
  };
}

/** What the bookings of each day come to, by its size. */
function sumsOfDays(transactions: readonly Transaction[]): string[] {
  return [...Map.groupBy(transactions, ({ date }) => date)].map(([date, own]) => {
    const sum = own.reduce(
      (before, { amount, direction }) => before + (direction === 'in' ? amount : -amount),
      0,
    );
    return `${date} ${Math.abs(sum)}`;
  });
}

function entriesOf(reading: DocumentReading): RawEntry[] {
  return reading.accounts.flatMap((account) => account.rows.map((row) => row.entry));
}

function textColumnsByShape(reading: DocumentReading): Map<Shape, ReturnType<typeof textColumns>> {
  const byShape = Map.groupBy(entriesOf(reading), (entry) => entry.shape);
  return new Map([...byShape].map(([shape, entries]) => [shape, textColumns(shape, entries)]));
}

/** Rows as they are read; their proof, their balances and what it leaves in doubt come with `reprove`. */
function transactionsOf(
  proved: ProvedAccount,
  { account, first }: { readonly account: number; readonly first: number },
  dating: Dating,
  columns: Map<Shape, ReturnType<typeof textColumns>>,
): Transaction[] {
  const printed = proved.reading.order === 'desc' ? proved.rows.toReversed() : proved.rows;
  const dates = new Map<RawEntry, EntryDate | null>();
  dateEntries(
    printed.map((row) => row.entry),
    dating,
    printed.map(listOf),
    behindBalances(proved.part.items),
  ).forEach((date, index) =>
    // Cards list payments, purchases and holders one after the other, each in its own order; of what was recognised a
    // date out of order may be a digit misread.
    dates.set(
      printed[index]!.entry,
      date && {
        ...date,
        outOfOrder: date.outOfOrder && (proved.kind === 'asset' || isRecognised(printed[index]!.entry)),
      },
    ),
  );
  const effect = proved.books.mirrored ? 1 : proved.reading.effect;
  const flows = proved.chain.directions.map((direction) => direction * effect);
  const likelyFlow = likelyFlows(proved.rows, flows, effect);
  const apart = maySayNothing(proved);
  const overlooked = besideOverlookedBalances(proved);
  const bothNamedAlike = namesOneDirection(proved.rows);
  return proved.rows.map((row, index): Transaction => {
    const { entry } = row;
    const known = flows[index]!;
    const flow = known === 0 ? likelyFlow(row) : known;
    const date = dates.get(entry) ?? null;
    return {
      account,
      date: date?.date ?? dating.period.end ?? dating.period.start ?? '1970-01-01',
      valueDate: date?.other ?? null,
      direction: flow < 0 ? 'out' : 'in',
      amount: row.amount,
      balance: stated(proved, row.balance),
      balancePrinted: row.balance !== null,
      description: describe(entry, columns.get(entry.shape) ?? [ONE_COLUMN], entry.shape.size),
      page: entry.rows[0]!.tokens.line.page,
      boxes: boxesOf(entry),
      confidence: confidenceOf(entry),
      proof: 'none',
      flags: [
        ...readingFlags(entry, date, dating, {
          senseInDoubt: proved.senseInDoubt,
          apart: apart[index]!,
          overlooked: overlooked[index]!,
          opposed:
            proved.books.doubt ||
            (entry.anchor.amount.opposed && (bothNamedAlike || proved.chain.proofs[index] !== 'balance')),
        }),
        ...pictureFlags(entry),
      ],
      repairs: repairsOf(entry),
      directionFrom: proved.assumed[index] ? 'column' : directionSource(row),
      place: first + index,
    };
  });
}

/** How sure the least sure word of an entry's lines is, 0 to 1. */
function confidenceOf({ rows }: RawEntry): number {
  let least = 1;
  for (const { tokens } of rows)
    for (const { confidence } of tokens.line.words) least = Math.min(least, confidence);
  return least;
}

/** Entries that follow the balance of a day on a line of its own. */
function behindBalances(items: readonly Item[]): ReadonlySet<RawEntry> {
  const found = new Set<RawEntry>();
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (item.kind === 'entry' && before?.kind === 'balance' && before.which !== 'opening')
      found.add(item.entry);
  });
  return found;
}

/**
 * Whether the columns of money in and of money out have names of one and the same direction: balances agree as well with
 * the two exchanged.
 */
function namesOneDirection(rows: readonly LedgerRow[]): boolean {
  const sides = rows.map(({ entry: { anchor } }) => anchor.amount).filter(({ role }) => role !== 'amount');
  return sides.some(({ opposed }) => opposed) && sides.some(({ opposed, narrowed }) => !opposed && !narrowed);
}

function directionSource({ flow, entry }: LedgerRow): DirectionSource {
  if (flow === 0) return 'balances';
  const { amount } = entry.anchor;
  return amount.role === 'amount' || amount.named ? 'statement' : 'column';
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
