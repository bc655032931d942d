/**
 * One account, proved by its arithmetic: as it was read, and without what may be none of it where the whole is not borne out.
 */
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { withoutFiguresBefore } from './before-opening.ts';
import { withoutLinesBehind, withoutRowsAfterPeriod } from './behind-closing.ts';
import { proveEntries } from './best-reading.ts';
import { withoutBlocksApart } from './blocks-apart.ts';
import { bookedEntries } from './booked.ts';
import { withoutBreakdownsOutside } from './broken-down.ts';
import { provesAll } from './chain.ts';
import { withDaysTurned } from './days-turned.ts';
import { withoutKindsBehind } from './kinds-behind.ts';
import { sectionDirection, type SectionedEntry } from './ledger.ts';
import type { AccountContext, ProvedAccount } from './proved-account.ts';
import { leavesOtherDays, runsWithinPeriod, withoutRowsOutside } from './rows-outside.ts';
import { mayBeOwed } from './told-by-order.ts';
import { withUnnamedBalances } from './unnamed/balances.ts';
import { withBalancesUnsided } from './unsided-balances.ts';

export function proveAccount(part: AccountPart, context: AccountContext): ProvedAccount {
  const proved = proveAsPrinted(part, context);
  if (proved.part === part) return proved;
  const kept = new Set(linesOf(proved.part));
  return { ...proved, leftOut: new Set(linesOf(part).filter((line) => !kept.has(line))) };
}

/** The lines of an account's items, every row of its bookings. */
function linesOf({ items }: AccountPart): number[] {
  return items.flatMap((item) =>
    item.kind === 'entry'
      ? item.entry.rows.map(({ tokens }) => tokens.line.index)
      : [item.row.tokens.line.index],
  );
}

function proveAsPrinted(part: AccountPart, context: AccountContext): ProvedAccount {
  const proved = provePart(part, context);
  /** The account as it is printed but for what is none of it, if all of it is proved then and its figures mean what they did. */
  const provedWithin = (candidate: AccountPart | null): ProvedAccount | null => {
    const other = candidate && provePart(candidate, context);
    const { effect } = proved.reading;
    if (!other || !(other.natural || other.reading.effect === effect || context.debt === 'weak')) return null;
    const whole = other.openingAndClosing
      ? provesAll(other.chain)
      : runsWithinPeriod(other, part, context.dating);
    return whole ? other : null;
  };
  const undivided = provedWithin(withoutBreakdownsOutside(proved));
  if (undivided) return undivided;
  if (provesAll(proved.chain)) return proved;
  const listed = withoutKindsBehind(part, proved.rows);
  if (listed) return proveAccount(listed, context);
  const turned = context.dateTrend < 0 ? withDaysTurned(part, context.dating) : null;
  const byDays = turned && provePart(turned, { ...context, dateTrend: 1 });
  if (byDays?.natural && provesAll(byDays.chain)) return byDays;
  for (const within of [
    withoutLinesBehind(part),
    withoutRowsAfterPeriod(part, context.dating),
    withoutFiguresBefore(part),
    withBalancesUnsided(part),
  ]) {
    const without = provedWithin(within);
    if (without) return without;
  }
  for (const candidate of withUnnamedBalances(proved, context)) {
    const other = provePart(candidate, context);
    if (other.natural && !mayBeOwed(other) && provesAll(other.chain)) return other;
  }
  for (const candidate of [...withoutRowsOutside(part), ...blocksApart(proved, context.dating)]) {
    const without = provedWithin(candidate);
    if (without) return without;
  }
  return proved;
}

/** The account without blocks of rows: any, where both its ends are printed, else such as are of days outside the printed period. */
function blocksApart(proved: ProvedAccount, dating: Dating): AccountPart[] {
  if (proved.openingAndClosing) return withoutBlocksApart(proved, dating);
  const { start, end } = dating.period;
  if (start === null && end === null) return [];
  return withoutBlocksApart(proved, dating).filter((part) => leavesOtherDays(part, proved.part, dating));
}

function provePart(part: AccountPart, context: AccountContext): ProvedAccount {
  const { entries, withOthers, othersRun } = bookedEntries(part, context.sections);
  const titled = proveEntries(part, entries, context);
  const proved = withoutTitles(titled, entries, context) ?? titled;
  const isBroken = proved.chain.broken.some(Boolean);
  // The total of a list that was left out sums nothing.
  const isUnsummed = proved.chain.opening === null && proved.totals.disagreed > 0;
  if (withOthers === null || !(othersRun || isBroken || isUnsummed)) return proved;
  // "Closing of accounts" may be a table of interest, or the title of the last bookings: only the balances can tell.
  const all = proveEntries(part, withOthers, context);
  const whole = withoutTitles(all, withOthers, context) ?? all;
  const unproved = ({ chain }: ProvedAccount): number =>
    chain.proofs.filter((proof) => proof === 'none').length;
  const isBetter =
    othersRun || isBroken
      ? unproved(whole) <= unproved(proved)
      : whole.totals.disagreed < proved.totals.disagreed;
  return isBetter && whole.natural && !whole.chain.broken.includes(true) ? whole : proved;
}

/**
 * The account without what titles say of rows that print balances: "Interest paid" may be the text of a booking, "Crédit" a part
 * of a bank's name at the head of a page. So may a title be of less than stands below it: "Payments", a payment of -46.70, then
 * "A. Holder, card ending 3587" and what was bought. Null where the balances bear the titles out.
 */
function withoutTitles(
  { part, chain, natural }: ProvedAccount,
  entries: readonly SectionedEntry[],
  context: AccountContext,
): ProvedAccount | null {
  if (natural && !chain.broken.includes(true)) return null;
  const twofold = listsOfTwoSigns(entries);
  const isTitled = ({ entry, section }: SectionedEntry): boolean =>
    (entry.anchor.balance !== null || twofold.has(section)) && sectionDirection(section, -1) !== 0;
  if (!entries.some(isTitled)) return null;
  const untitled = entries.map((one) => (isTitled(one) ? { ...one, section: null } : one));
  const proved = proveEntries(part, untitled, context);
  return proved.natural && provesAll(proved.chain) ? proved : null;
}

/** The lists some of whose amounts carry a minus or a mark ("1,497.60 CR"), others none. */
function listsOfTwoSigns(entries: readonly SectionedEntry[]): ReadonlySet<SectionedEntry['section']> {
  const lists = Map.groupBy(entries, ({ section }) => section);
  const minuses = (list: readonly SectionedEntry[]): number =>
    list.filter(({ entry: { anchor } }) => {
      const { sign, markDirection } = anchor.amount.money;
      return sign < 0 || markDirection !== 0;
    }).length;
  return new Set(
    [...lists].flatMap(([section, list]) => {
      const taken = minuses(list);
      return taken > 0 && taken < list.length ? [section] : [];
    }),
  );
}
