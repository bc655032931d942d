/** Entries under one reading as rows of a ledger: amounts in minor units, directions, printed balances. */
import { firstOfPair, isOneLetter, markOf, signOf } from './marks.ts';
import { remembered } from '../remembered.ts';
import { textOf } from '../layout/lines/lines.ts';
import { directionOf } from './direction.ts';
import { sideOfParties } from './parties.ts';
import { loneSign } from '../reading/numbers.ts';
import { isInterestAlone, sideOfTransfer } from '../reading/around.ts';
import { directionSaid } from '../reading/directions.ts';
import { markDirection, type Section } from '../reading/vocabulary.ts';
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import { isUndated } from '../statement/dates/entry-dates.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';

/** How the figures of one account are to be understood. */
export interface LedgerReading {
  /** What a positive or unsigned amount means where one column holds both directions: +1 in, -1 out. */
  readonly polarity: 1 | -1;
  /** Whether money in raises the printed balance (+1) or lowers it, as on a statement of what is owed (-1). */
  readonly effect: 1 | -1;
  readonly order: 'asc' | 'desc';
  /** Entries without a date of their own are left out (they are notes, not bookings). */
  readonly datedOnly: boolean;
  /** Where neither sign nor mark nor balance tells, the text of a row does, if it names a direction. */
  readonly byText: boolean;
}

function turned(direction: 1 | -1): 1 | -1 {
  return direction > 0 ? -1 : 1;
}

export interface LedgerRow {
  readonly entry: RawEntry;
  readonly section: ReadonlySet<Section> | null;
  /** Minor units, never negative. */
  readonly amount: number;
  /** From the holder's side: +1 in, -1 out, 0 unknown. */
  readonly flow: -1 | 0 | 1;
  /** Printed balance after the row, minor units, as the account's kind states it. */
  readonly balance: number | null;
}

/** The entries of an account as rows under one reading. */
export interface ReadAccount {
  readonly part: AccountPart;
  readonly entries: readonly SectionedEntry[];
  readonly rows: readonly LedgerRow[];
  readonly reading: LedgerReading;
  /** Of its currency. */
  readonly decimals: number;
}

/** What the signs and marks of all amounts of an account say together. */
export interface SignHabits {
  /** Some amount of a column for both directions carries a sign or a mark. */
  readonly signed: boolean;
  /** Share of negative amounts per column role: most of them negative means the minus is only decoration. */
  readonly negative: Readonly<Record<'in' | 'out' | 'amount', number>>;
  /** Lists of one direction whose minus is only decoration. */
  readonly decorated: ReadonlySet<ReadonlySet<Section>>;
  /** Share of negative amounts among charges in columns of their own. */
  readonly negativeCharges: number;
  /** The first of two marks that say the same, which cannot both be right; null where there are no such. */
  readonly pairedMark: string | null;
  readonly hasBalances: boolean;
  /** Every amount of a column for both directions carries a plus or a minus, some the one and some the other. */
  readonly allSigned: boolean;
  /** A plus stands beside some amounts, the others have no sign: it marks the credits, on an account as on a card. */
  readonly plusIsIn: boolean;
}

export interface SectionedEntry {
  readonly entry: RawEntry;
  readonly section: ReadonlySet<Section> | null;
}

export function signHabits(entries: readonly SectionedEntry[]): SignHabits {
  const count = { in: [0, 0], out: [0, 0], amount: [0, 0] };
  const lists = new Map<ReadonlySet<Section>, Tally>();
  const charges = [0, 0];
  let signed = false;
  const marks = new Set<string>();
  let hasBalances = false;
  const signs = { plus: 0, minus: 0, none: 0 };
  for (const { entry, section } of entries) {
    const { role, money, narrowed } = entry.anchor.amount;
    const tally = entry.charge === null ? count[role] : charges;
    const mark = role === 'amount' ? markOf(entry) : null;
    tally[0]! += 1;
    if (signOf(money, mark) < 0) tally[1]! += 1;
    if (entry.anchor.balance !== null) hasBalances = true;
    if (role !== 'amount' && !narrowed) continue;
    if (role === 'amount') {
      if (money.sign !== 0 || mark !== null) signed = true;
      const sign = signOf(money, mark);
      signs[sign > 0 ? 'plus' : sign < 0 ? 'minus' : 'none'] += 1;
      if (mark !== null && isOneLetter(mark)) marks.add(mark);
    }
    if (section === null || sectionDirection(section, -1) === 0) continue;
    // A mark tells the side of its own amount, and nothing of what a minus means on the others.
    const said = markOf(entry);
    if (said !== null && loneSign(said) === 0) continue;
    const list = lists.get(section) ?? { all: 0, negative: 0 };
    lists.set(section, { all: list.all + 1, negative: list.negative + (money.sign < 0 ? 1 : 0) });
  }
  const share = ([all, negative]: readonly number[]): number => (all === 0 ? 0 : negative! / all!);
  return {
    signed,
    negative: { in: share(count.in), out: share(count.out), amount: share(count.amount) },
    negativeCharges: share(charges),
    decorated: new Set(
      [1, -1].flatMap((side) => decoratedOf([...lists].filter(([of]) => sectionDirection(of, -1) === side))),
    ),
    pairedMark: firstOfPair(marks),
    hasBalances,
    allSigned: signs.plus > 0 && signs.minus > 0 && signs.none === 0,
    plusIsIn: signs.plus > 0 && signs.none > 0 && signs.minus === 0,
  };
}

interface Tally {
  readonly all: number;
  readonly negative: number;
}

/**
 * Of the lists of one direction those whose minus is decoration. Withdrawals may print one and checks none; a single row
 * goes with the other lists.
 */
function decoratedOf(lists: readonly (readonly [ReadonlySet<Section>, Tally])[]): ReadonlySet<Section>[] {
  const isDecorated = ({ all, negative }: Tally): boolean => negative > DECORATION_SHARE * all;
  const long = lists.filter(([, { all }]) => all > 1);
  const any = (long.length > 0 ? long : lists).some(([, tally]) => isDecorated(tally));
  return lists.filter(([, tally]) => (tally.all > 1 ? isDecorated(tally) : any)).map(([list]) => list);
}

/**
 * +1 for a list of incoming bookings, -1 for outgoing, 0 where the heading says neither. What is paid ("Payments") pays what
 * is owed, where that is what balances state; else it may go either way.
 */
export function sectionDirection(
  section: ReadonlySet<Section> | null,
  effect: LedgerReading['effect'],
): -1 | 0 | 1 {
  if (section === null) return 0;
  if (section.has('in')) return section.has('out') && effect > 0 ? 0 : 1;
  return section.has('out') ? -1 : 0;
}

/** More negatives than this in a column of one direction: the minus is decoration, not reversal. */
const DECORATION_SHARE = 0.5;

function flowOf({ entry, section }: SectionedEntry, reading: LedgerReading, habits: SignHabits): -1 | 0 | 1 {
  const { role, money } = entry.anchor.amount;
  if (role !== 'amount') {
    // The title of a list speaks louder than a reading that narrows a column for both directions to the other one.
    const told = entry.anchor.amount.narrowed ? sectionDirection(section, reading.effect) : 0;
    if (told !== 0) return sideInList(money, section!, told, habits);
    const side = role === 'in' ? 1 : -1;
    const negative = entry.charge === null ? habits.negative[role] : habits.negativeCharges;
    return money.sign < 0 && negative <= DECORATION_SHARE ? turned(side) : side;
  }
  const mark = markOf(entry);
  if (mark !== null && loneSign(mark) === 0) {
    if (habits.pairedMark === null) return markDirection(mark);
    return mark === habits.pairedMark ? reading.polarity : turned(reading.polarity);
  }
  const side = habits.allSigned ? 0 : sectionDirection(section, reading.effect);
  if (side !== 0) return sideInList(money, section!, side, habits);
  const sign = signOf(money, mark);
  if (sign > 0 && habits.plusIsIn) return 1;
  if (sign !== 0) return directionOf(sign * reading.polarity);
  if (!habits.signed && habits.hasBalances) return 0;
  return (reading.byText && flowOfText(entry, reading.effect)) || reading.polarity;
}

/** The direction of an amount in a list of one: a minus reverses it, unless the whole list decorates its amounts so. */
function sideInList(
  { sign }: MoneyToken,
  section: ReadonlySet<Section>,
  side: 1 | -1,
  { decorated }: SignHabits,
): 1 | -1 {
  return sign < 0 && !decorated.has(section) ? turned(side) : side;
}

/**
 * What a booking's text says of its direction; a payment that may go either way pays what is owed, interest alone makes more of what the
 * account states. 0 where it says nothing.
 */
export function flowOfText(entry: RawEntry, effect: LedgerReading['effect']): -1 | 0 | 1 {
  const said = directionOfEntry(entry);
  if (said === null) return isInterestAlone(textOf(entry.anchor.row.rest)) ? effect : 0;
  if (said === 'either') return effect < 0 ? 1 : 0;
  return said === 'in' ? 1 : -1;
}

/** See `directionSaid`. Where lines of a text speak of both directions, the first that names one does: "Received from" over "Paid to". */
export const directionOfEntry = remembered((entry: RawEntry) => {
  const { rows } = entry;
  const side = sideOfParties(entry);
  if (side !== null) return side;
  const text = textOf(rows.flatMap(({ rest }) => rest));
  const byWords = directionSaid(text);
  const said = byWords === 'in' || byWords === 'out' ? byWords : (sideOfTransfer(text) ?? byWords);
  if (said !== 'either' || rows.length < 2) return said;
  return rows.map(({ rest }) => directionSaid(textOf(rest))).find((one) => one !== null) ?? said;
});

/** Minor units of a token in a currency with `decimals` decimals. */
export function minorOf(money: MoneyToken, decimals: number): number {
  return Math.round(money.units * 10 ** (decimals - money.decimals));
}

/** A printed balance in the terms of the account: overdrawn assets and credit on liabilities are negative. */
export function balanceOf(money: MoneyToken, decimals: number, effect: LedgerReading['effect']): number {
  const minor = minorOf(money, decimals);
  if (minor === 0) return 0;
  if (money.markDirection !== 0) {
    return minor * money.markDirection * effect;
  }
  return money.sign < 0 ? -minor : minor;
}

/** Without a date of its own and without a balance, which a booking alone moves. */
function isAside(entry: RawEntry): boolean {
  return isUndated(entry) && entry.anchor.balance === null;
}

/** Whether a row says the same as the one above it, text and amount: it is one as well, or printed twice. */
function isAgain({ anchor, table }: RawEntry, above: RawEntry | undefined): boolean {
  return (
    above?.table === table &&
    above.anchor.amount.money.units === anchor.amount.money.units &&
    anchor.row.rest.length > 0 &&
    textOf(anchor.row.rest) === textOf(above.anchor.row.rest)
  );
}

export function ledgerRows(
  entries: readonly SectionedEntry[],
  reading: LedgerReading,
  habits: SignHabits,
  decimals: number,
): LedgerRow[] {
  const undated = ({ entry }: SectionedEntry): boolean =>
    isAside(entry) && entry.anchor.row.otherDate === null;
  // "Interest charged 0.00" below rows that each print their date: a figure that says that nothing was booked.
  const isLast = ({ entry }: SectionedEntry, index: number): boolean =>
    !entries.slice(index + 1).some((one) => one.entry.table === entry.table && !undated(one));
  const endsUndated = entries.every((one, index) => !undated(one) || isLast(one, index));
  const isIdle = (one: SectionedEntry): boolean =>
    endsUndated && undated(one) && one.entry.anchor.amount.money.units === 0;
  const rows = entries
    .filter(
      (one, index) =>
        !(reading.datedOnly && isAside(one.entry) && !isAgain(one.entry, entries[index - 1]?.entry)) &&
        !isIdle(one),
    )
    .map((sectioned): LedgerRow => {
      const { entry, section } = sectioned;
      return {
        entry,
        section,
        amount: minorOf(entry.anchor.amount.money, decimals),
        flow: flowOf(sectioned, reading, habits),
        balance:
          entry.anchor.balance === null ? null : balanceOf(entry.anchor.balance, decimals, reading.effect),
      };
    });
  return reading.order === 'desc' ? oldestFirst(rows) : rows;
}

/** Rows printed newest first, turned round; charges still stand behind the amount of their row. */
function oldestFirst(rows: readonly LedgerRow[]): LedgerRow[] {
  const turnedRound: LedgerRow[] = [];
  for (let end = rows.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && rows[start]!.entry.charge !== null) start -= 1;
    turnedRound.push(...rows.slice(start, end));
    end = start;
  }
  return turnedRound;
}
