/**
 * What is missing and what is there twice among the statements of one account: gaps between consecutive periods,
 * overlaps, the same period twice, and balances that do not join although the periods do. Arithmetic comes first:
 * where one statement closes with what the next opens with, days without bookings between them are no gap.
 */
import type { DocumentBody } from '../../shared/api/documents.ts';
import { daysBetween, type CalendarDate } from '../../shared/dates.ts';
import { accountKey, accountLabel } from './accounts.ts';

/** A statement of an account, with the days it covers. */
export interface Span {
  readonly fileId: string;
  readonly name: string;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly opening: string | null;
  readonly closing: string | null;
}

export type PeriodFinding = {
  /** `accountKey` and name of the account. */
  readonly account: string;
  readonly label: string;
  /** The earlier statement and the one after it. */
  readonly before: Span;
  readonly after: Span;
} & (
  | {
      /** No statement covers these days, both included. */
      readonly kind: 'gap';
      readonly from: CalendarDate;
      readonly to: CalendarDate;
      readonly days: number;
    }
  | {
      /** Both statements cover these days, both included. */
      readonly kind: 'overlap';
      readonly from: CalendarDate;
      readonly to: CalendarDate;
      readonly days: number;
    }
  /** The same days twice: most likely one statement in two files. */
  | { readonly kind: 'twice' }
  /** One period follows the other, but the balances differ: `closing` of the first, `opening` of the second. */
  | { readonly kind: 'break'; readonly closing: string; readonly opening: string }
);

/** The findings of all accounts, account by account, oldest first. Accounts without a number are left alone. */
export function periodFindings(documents: readonly DocumentBody[]): readonly PeriodFinding[] {
  return [...spansByAccount(documents)]
    .sort(([, a], [, b]) => a.label.localeCompare(b.label))
    .flatMap(([account, { label, spans }]) =>
      findingsOf(spans).map((found) => ({ account, label, ...found })),
    );
}

function spansByAccount(documents: readonly DocumentBody[]) {
  const accounts = new Map<string, { readonly label: string; readonly spans: Span[] }>();
  for (const document of documents) {
    if (document.status !== 'completed') continue;
    for (const account of document.accounts) {
      const key = accountKey(account);
      if (key === null || account.period_start === null || account.period_end === null) continue;
      const found = accounts.get(key) ?? { label: accountLabel(account), spans: [] };
      accounts.set(key, found);
      found.spans.push({
        fileId: document.file_id,
        name: document.original_name,
        start: account.period_start,
        end: account.period_end,
        opening: account.opening_balance,
        closing: account.closing_balance,
      });
    }
  }
  return accounts;
}

type Found = PeriodFinding extends infer F
  ? F extends PeriodFinding
    ? Omit<F, 'account' | 'label'>
    : never
  : never;

/** Walks the statements by their first day; each is compared with the one that reaches furthest before it. */
function findingsOf(spans: readonly Span[]): readonly Found[] {
  const ordered = spans.toSorted((a, b) => order(a.start, b.start) || order(a.end, b.end));
  const found: Found[] = [];
  let before: Span | undefined;
  for (const after of ordered) {
    const finding = before && compare(before, after);
    if (finding) found.push(finding);
    if (!before || order(after.end, before.end) >= 0) before = after;
  }
  return found;
}

function compare(before: Span, after: Span): Found | null {
  if (before.start === after.start && before.end === after.end) {
    // Two accounts of one file may share number and period where the file prints a section twice.
    return before.fileId === after.fileId ? null : { kind: 'twice', before, after };
  }
  const joins = before.closing !== null && before.closing === after.opening;
  const distance = daysBetween(before.end, after.start);
  // Many banks let a period begin on the day the one before it ends.
  if (distance < 0) {
    const to = order(before.end, after.end) < 0 ? before.end : after.end;
    return { kind: 'overlap', before, after, from: after.start, to, days: daysBetween(after.start, to) + 1 };
  }
  if (distance > 1) {
    if (joins) return null;
    const from = dayAfter(before.end, 1);
    return { kind: 'gap', before, after, from, to: dayAfter(after.start, -1), days: distance - 1 };
  }
  if (joins || before.closing === null || after.opening === null) return null;
  return { kind: 'break', before, after, closing: before.closing, opening: after.opening };
}

function order(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function dayAfter(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
