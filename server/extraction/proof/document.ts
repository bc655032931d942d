/**
 * The whole document under competing readings of its columns: each shape of table in turn is tried under its
 * readings while the others keep their best, and the arithmetic of all accounts decides.
 */
import type { Shape } from '../layout/shape.ts';
import type { Table } from '../layout/tables.ts';
import { withDaysCarriedOver } from '../statement/dates/carried-days.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { Facts } from '../statement/facts/facts.ts';
import type { MoneyRole } from '../statement/entries/rows.ts';
import type { Debt } from '../statement/kind.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import { cutAccounts } from '../statement/parts/accounts.ts';
import { itemsOf } from '../statement/entries/stream.ts';
import { currencyDecimals } from '../../../shared/money.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { proveAccount, type ProvedAccount } from './account.ts';
import { brokenDown, outsideOf } from './broken-down.ts';
import { withBestRoles } from './best-roles.ts';
import { datingsOf, trendOf } from './datings.ts';
import { booksNothing, isNoCharge } from './no-charge.ts';
import { noBookings, roleReadings, type RoleReading } from './readings.ts';
import { liesOutside, listsOfOtherDays } from './lists-apart.ts';
import { outsidePeriod, unreadTables, wholeAccounts } from './other-tables.ts';
import { repeatedLists } from './repeated-lists.ts';
import { isComplete, settled } from './settled.ts';
import { isTransactionShape } from './transaction-shapes.ts';
import { undatedLists, withUndated } from './undated-lists.ts';

export interface DocumentInput {
  readonly tables: readonly Table[];
  readonly shapes: readonly Shape[];
  readonly facts: Facts;
  readonly sections: readonly SectionFact[];
  readonly currency: string | null;
  /** How clearly the statement speaks of a card or a loan. */
  readonly debt: Debt;
  /** It names itself the books of the account's holder. */
  readonly books: boolean;
}

export interface DocumentReading {
  readonly roles: ReadonlyMap<Shape, readonly MoneyRole[]>;
  readonly accounts: readonly ProvedAccount[];
  /** Date order and period per account. */
  readonly datings: readonly Dating[];
  readonly score: number;
}

/** Heading evidence counts this much against one proved row. */
const EVIDENCE_WEIGHT = 0.4;

export function chooseReading(input: DocumentInput): DocumentReading {
  const readings = new Map<Shape, RoleReading[]>();
  for (const shape of input.shapes) readings.set(shape, roleReadings(shape));
  const live = input.shapes.filter(
    (shape) => readings.get(shape)!.length > 0 && isTransactionShape(shape, input.shapes),
  );
  const chosen = new Map<Shape, RoleReading>();
  const cache = new Map<RoleReading, Item[]>();
  const sections = new Map(input.sections.map((section) => [section.line, section]));
  const items = (shape: Shape, reading: RoleReading): Item[] => {
    const known = cache.get(reading);
    if (known) return known;
    const made = itemsOf(shape, input.tables, reading.roles, input.facts.titles, sections);
    cache.set(reading, made);
    return made;
  };
  const booksNone = (shape: Shape, reading: RoleReading): boolean =>
    booksNothing(items(shape, reading), reading.roles);
  for (const shape of live) {
    const [first, ...others] = readings.get(shape)!;
    const usual = booksNone(shape, first!) ? others.find((other) => !booksNone(shape, other)) : first;
    chosen.set(shape, usual ?? first!);
  }
  const evaluate = (facts = input.facts): DocumentReading => {
    const stream = [...chosen]
      .flatMap(([shape, reading]) => items(shape, reading))
      .toSorted((a, b) => a.table - b.table);
    return judge(withDaysCarriedOver(stream, live), chosen, { ...input, facts });
  };
  let best = evaluate();
  best = withoutRepeated(live, chosen, best, evaluate) ?? best;
  best = withoutBrokenDown(live, chosen, best, (listed) =>
    evaluate({ ...input.facts, figures: outsideOf(listed, input.facts.figures) }),
  );
  best = withBestRoles(live, readings, chosen, best, (shape, candidate) =>
    booksNone(shape, candidate) || isNoCharge(items(shape, candidate), candidate.roles) ? null : evaluate(),
  );
  best = withoutOtherDays(live, chosen, best, evaluate) ?? best;
  const withoutListed = (judged: DocumentReading): DocumentReading =>
    withoutUnread(unreadTables(live, judged.accounts, input.tables), chosen, judged, evaluate);
  if (settled(best)) return withoutListed(best);
  const repeated = repeatedLists(
    live,
    chosen,
    best.accounts,
    ({ chain, rows }, row) => chain.proofs[row] === 'balance' || rows[row]!.balance !== null,
  );
  for (const shape of repeated) chosen.set(shape, noBookings(shape));
  if (repeated.length > 0) best = evaluate();
  if (settled(best)) return withoutListed(best);
  const listed = undatedLists(input.shapes, live, input.sections);
  const proved =
    withUndated(listed, readings, chosen, evaluate) ?? withoutOtherTables(live, chosen, best, evaluate);
  if (proved) return proved;
  const outside = outsidePeriod(live, best.accounts, best.datings);
  if (outside.length === 0) return best;
  for (const shape of outside) chosen.set(shape, noBookings(shape));
  return evaluate();
}

/**
 * The reading without lists that name again what others name ("Summary of checks" below all transactions), where both ends
 * of each account prove that they do; null where they do not.
 */
function withoutRepeated(
  live: readonly Shape[],
  chosen: Map<Shape, RoleReading>,
  best: DocumentReading,
  evaluate: () => DocumentReading,
): DocumentReading | null {
  if (settled(best)) return null;
  const repeated = repeatedLists(live, chosen, best.accounts, () => true);
  if (repeated.length === 0) return null;
  const kept = new Map(chosen);
  for (const shape of repeated) chosen.set(shape, noBookings(shape));
  const judged = evaluate();
  if (settled(judged) && isComplete(judged)) return judged;
  for (const shape of repeated) chosen.set(shape, kept.get(shape)!);
  return null;
}

/** The reading without lists of what single bookings consist of, where both ends of each account prove the rest; else as it was. */
function withoutBrokenDown(
  live: readonly Shape[],
  chosen: Map<Shape, RoleReading>,
  best: DocumentReading,
  evaluate: (listed: readonly Shape[]) => DocumentReading,
): DocumentReading {
  if (live.length < 2 || settled(best)) return best;
  const listed = brokenDown(live, chosen, best.accounts);
  if (listed.length === 0) return best;
  const kept = new Map(chosen);
  for (const shape of listed) chosen.set(shape, noBookings(shape));
  const judged = evaluate(listed);
  if (settled(judged) && isComplete(judged)) return judged;
  for (const shape of listed) chosen.set(shape, kept.get(shape)!);
  return best;
}

/**
 * The reading without lists of other days (standing orders with the day each is due next) that lie outside the period of the
 * others, where everything else is proved; null where it is not.
 */
function withoutOtherDays(
  live: readonly Shape[],
  chosen: Map<Shape, RoleReading>,
  best: DocumentReading,
  evaluate: () => DocumentReading,
): DocumentReading | null {
  const lists = listsOfOtherDays(live, chosen, best);
  if (lists.size === 0) return null;
  const kept = new Map(chosen);
  for (const shape of lists.keys()) chosen.set(shape, noBookings(shape));
  const judged = evaluate();
  const booked = judged.accounts.filter(({ rows }) => rows.length > 0);
  const outside = [...lists.values()].every((days) => liesOutside(days, judged));
  if (outside && settled({ ...judged, accounts: booked })) return judged;
  for (const shape of lists.keys()) chosen.set(shape, kept.get(shape)!);
  return null;
}

/**
 * A table that only gets in the way of a proof lists something else (instalment plans, rates): left out one by one,
 * then all small ones together. Null where no choice proves everything.
 */
function withoutOtherTables(
  live: readonly Shape[],
  chosen: Map<Shape, RoleReading>,
  best: DocumentReading,
  evaluate: () => DocumentReading,
): DocumentReading | null {
  const rows = best.accounts.flatMap((account) => account.rows);
  const count = (shape: Shape): number => rows.filter((row) => row.entry.shape === shape).length;
  const wholes = wholeAccounts(best.accounts);
  // A table with a running balance is an account's, however badly it adds up, and so is all there is below a number.
  const small = live.filter(
    (shape) =>
      count(shape) < SMALL_SHARE * rows.length &&
      !chosen.get(shape)!.roles.includes('balance') &&
      !wholes.includes(shape),
  );
  const kept = new Map(chosen);
  // Where figures contradict each other, a list may be of anything, however long it is: what is left has to prove by itself.
  const long = isContradicted(best)
    ? live.filter(
        (shape) =>
          !small.includes(shape) && !chosen.get(shape)!.roles.includes('balance') && !wholes.includes(shape),
      )
    : [];
  // Rows that balances prove did happen, though the page ends and begins with the same balance.
  const nothingProved = best.accounts.every(({ chain }) =>
    chain.proofs.every((proof) => proof !== 'balance'),
  );
  const others = [...small, ...long];
  const choices = [
    ...small.map((shape) => [shape]),
    small,
    ...long.map((shape) => [shape]),
    ...long.map((shape) => others.filter((other) => other !== shape)),
    live,
  ];
  for (const excluded of choices.filter((shapes) => shapes.length > 0)) {
    for (const shape of excluded) chosen.set(shape, noBookings(shape));
    const judged = evaluate();
    if ((settled(judged) && isComplete(judged)) || (nothingProved && provesNothingHappened(judged)))
      return judged;
    for (const shape of excluded) chosen.set(shape, kept.get(shape)!);
  }
  return null;
}

/** Whether a balance or a total of the whole account speaks against the rows. */
function isContradicted({ accounts }: DocumentReading): boolean {
  return accounts.some(({ chain, totals }) => chain.broken.includes(true) || totals.mismatches.length > 0);
}

/** Where all is proved from opening to closing, also without tables none of whose lines book anything: without them. */
function withoutUnread(
  unread: readonly Shape[],
  chosen: Map<Shape, RoleReading>,
  best: DocumentReading,
  evaluate: () => DocumentReading,
): DocumentReading {
  if (unread.length === 0) return best;
  for (const shape of unread) chosen.set(shape, noBookings(shape));
  const judged = evaluate();
  return settled(judged) && isComplete(judged) ? judged : best;
}

/** No rows, and an opening and a closing that say so: what looked like rows was something else. */
function provesNothingHappened(reading: DocumentReading): boolean {
  return reading.accounts.every(
    ({ rows, printed: { openings, closings }, openingAndClosing }) =>
      rows.length === 0 && openingAndClosing && new Set([...openings, ...closings]).size === 1,
  );
}

/** A table may be left out where it has at most this share of the rows. */
const SMALL_SHARE = 0.25;

function judge(
  stream: readonly Item[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  input: DocumentInput,
): DocumentReading {
  const inEntries = new Set<number>();
  for (const item of stream) {
    if (item.kind === 'entry') for (const row of item.entry.rows) inEntries.add(row.tokens.line.index);
    else if (item.kind === 'balance') inEntries.add(item.row.tokens.line.index);
  }
  const parts = cutAccounts(stream, input.facts, inEntries, input.currency);
  const datings = datingsOf(parts, input);
  const accounts = parts.map((part, index) =>
    proveAccount(part, {
      decimals: currencyDecimals(part.currency),
      sections: input.sections,
      debt: input.debt,
      books: input.books,
      dating: datings[index]!,
      dateTrend: trendOf(part, datings[index]!),
    }),
  );
  let score = accounts.reduce((sum, account) => sum + account.score, 0);
  for (const reading of chosen.values()) score += EVIDENCE_WEIGHT * reading.evidence;
  return {
    roles: new Map([...chosen].map(([shape, reading]) => [shape, reading.roles])),
    accounts,
    datings,
    score,
  };
}
