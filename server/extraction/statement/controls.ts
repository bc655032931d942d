/** The figures printed for an account, at their places among the document's rows: what every later proof needs. */
import type { AccountControls } from '../../../shared/statement.ts';
import type { ProvedAccount } from '../proof/account.ts';
import { unreadLine } from './warnings.ts';

/** `first` is the place of the account's first row; `merged`: its lists are merged by date. */
export function controlsOf(proved: ProvedAccount, first: number, merged: boolean): AccountControls {
  const { openings, closings, checkpoints, totalsIn, totalsOut, totals, starts, newestFirst } =
    proved.printed;
  return {
    openings: openings.map((value) => stated(proved, value)),
    closings: closings.map((value) => stated(proved, value)),
    balances: checkpoints.map(({ position, value }) => ({
      place: first + position,
      value: stated(proved, value),
    })),
    ...(proved.books.mirrored ? { totalsIn: totalsOut, totalsOut: totalsIn } : { totalsIn, totalsOut }),
    totals: totals.map(({ end, amounts }) => ({
      end: first + end,
      amounts: proved.books.mirrored ? amounts.map(exchanged) : amounts,
    })),
    starts: starts.map((start) => first + start),
    newestFirst,
    merged,
    unread: unreadLines(proved, first),
  };
}

/** A balance as the account's kind states it: what is owed is positive, also where the statement prints it negative. */
export function stated<T extends number | null>({ kind, reading }: ProvedAccount, balance: T): T | number {
  return balance !== null && balance !== 0 && kind === 'liability' && reading.effect > 0 ? -balance : balance;
}

function unreadLines({ part, rows, reading }: ProvedAccount, first: number): AccountControls['unread'] {
  const kept = new Set(rows.map((row) => row.entry));
  const unread: { place: number; message: string }[] = [];
  let position = 0;
  for (const item of part.items) {
    if (item.kind === 'entry') {
      if (kept.has(item.entry)) position += 1;
    } else if (item.kind === 'orphan') {
      const at = reading.order === 'asc' ? position : rows.length - position;
      unread.push({ place: first + at, message: unreadLine(item.row) });
    }
  }
  return unread;
}

function exchanged<T extends { readonly direction: 'in' | 'out' | null }>(amount: T): T {
  const { direction } = amount;
  return direction === null ? amount : { ...amount, direction: direction === 'in' ? 'out' : 'in' };
}
