/**
 * What looks like bookings and is read as none: accounts, periods, rows and pages. Each leaves the statement in doubt, whatever its
 * balances prove.
 */
import type { Transaction } from '../../../../shared/statement.ts';
import type { DocumentReading } from '../../proof/document.ts';
import type { Facts } from '../facts/facts.ts';
import { unreadAccounts } from './unread-accounts.ts';
import { unreadPages } from './unread-pages.ts';
import { unreadPeriods } from './unread-periods.ts';
import { unreadRows, type BookedRows, type Printed } from './unread-rows.ts';

/** A sentence about each of them. `booked`: the lines of the bookings. */
export function unreadIn(
  reading: DocumentReading,
  printed: Printed,
  transactions: readonly Transaction[],
  booked: ReadonlySet<number>,
): string[] {
  const { facts, lines, sections } = printed;
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
  const rows = unreadRows(printed, reading.datings, read, () => bookedIn(reading, booked, transactions));
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
