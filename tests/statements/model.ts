/** An account's invented history: seeded, balanced, in integer minor units. */
import { currencyDecimals } from '../../shared/money.ts';
import { daysBetween, daysInMonth, type CalendarDate } from '../../shared/dates.ts';
import { addDays, type NumberStyle } from './format.ts';
import type { Language, Phrase } from './language/language.ts';
import { fillPhrase, isIn, parsePhrases, pickPhrase, type EntryKind } from './phrases.ts';
import type { Random } from './random.ts';

export interface Entry {
  /** Booking date. */
  readonly date: CalendarDate;
  readonly valueDate: CalendarDate;
  /** Minor units from the holder's side: positive is money in. */
  readonly amount: number;
  /** After the entry. Of a liability: what is owed. */
  readonly balance: number;
  /** The text's own lines; a layout may break them further. */
  readonly lines: readonly string[];
  readonly kind: EntryKind;
  /** A short code of the kind of entry (DD, POS). */
  readonly code: string;
  /** A reference number full of digits. */
  readonly reference: string;
}

export interface Account {
  readonly number: string;
  readonly holder: string;
  readonly address: readonly string[];
  readonly bank: string;
  readonly currency: string;
  readonly liability: boolean;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly opening: number;
  readonly closing: number;
  readonly totalIn: number;
  readonly totalOut: number;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

export interface AccountOptions {
  readonly language: Language;
  readonly currency: string;
  readonly numbers: NumberStyle;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly count: number;
  /** Lets the balance go below zero. */
  readonly overdraft?: boolean;
  readonly liability?: boolean;
  /** Only these kinds of entries. */
  readonly kinds?: readonly EntryKind[];
  /** In place of the language's own phrases. */
  readonly phrases?: readonly Phrase[];
  readonly number?: string;
  readonly holder?: string;
  readonly bank?: string;
  /** Whole units only (no cents). */
  readonly wholeUnits?: boolean;
  /** Repeats some entries exactly: same day, text and amount. */
  readonly duplicates?: boolean;
  /** Opening in units of the currency's scale. */
  readonly opening?: number;
}

/** What an everyday amount of ten pounds is, roughly, in a currency: so that yen and rupees look right. */
const SCALE: Readonly<Record<string, number>> = {
  JPY: 160, INR: 40, KWD: 0.35, SEK: 11, NOK: 11, DKK: 8, CZK: 25, PLN: 4.5, CNY: 8, HUF: 350, BRL: 5, MXN: 20,
  ISK: 140, IDR: 9000, ZAR: 18, THB: 38, BHD: 0.4, CLP: 900,
}; // prettier-ignore

/** Amounts in units by kind: [lowest, highest]. */
const RANGE: Readonly<Record<EntryKind, readonly [number, number]>> = {
  card: [2, 190],
  transfer: [15, 950],
  debit: [9, 420],
  salary: [1450, 3900],
  cash: [20, 300],
  fee: [0.35, 24],
  interest: [0.02, 9],
  cheque: [25, 1400],
  refund: [4, 120],
  payment: [80, 900],
};

/** The calendar month that holds a date, or the span from the middle of one month to the next. */
export function monthOf(year: number, month: number): { start: CalendarDate; end: CalendarDate } {
  const mm = String(month).padStart(2, '0');
  return { start: `${year}-${mm}-01`, end: `${year}-${mm}-${daysInMonth(year, month)}` };
}

export function makeAccount(random: Random, options: AccountOptions): Account {
  const { language, currency } = options;
  const scale = (SCALE[currency] ?? 1) * 10 ** currencyDecimals(currency);
  const minor = (units: number): number => roundAmount(units * scale, options);
  const dates = bookingDates(random, options.start, options.end, options.count);
  const phrases = parsePhrases(options.phrases ?? language.phrases, options.kinds);
  const opening = minor(options.opening ?? random.int(300, 6200) + random.int(0, 99) / 100);
  const sign = options.liability ? -1 : 1;
  const bounded = !options.overdraft && !options.liability;
  let balance = opening;
  const entries: Entry[] = [];
  for (const date of dates) {
    const previous = entries.at(-1);
    if (options.duplicates && previous?.date === date && random.chance(0.5)) {
      balance += sign * previous.amount;
      entries.push({ ...previous, balance });
      continue;
    }
    let chosen = pickPhrase(random, phrases);
    let size = minor(drawUnits(random, chosen.kind));
    if (chosen.direction === 'out' && bounded && size > balance) {
      // Nobody pays what is not there: money comes in instead.
      chosen = pickPhrase(random, phrases.filter(isIn));
      size = minor(drawUnits(random, chosen.kind));
    }
    const amount = chosen.direction === 'in' ? size : -size;
    balance += sign * amount;
    const valueDate = addDays(date, random.chance(0.6) ? 0 : -random.int(0, 2));
    entries.push({
      date,
      valueDate: valueDate < options.start ? date : valueDate,
      amount,
      balance,
      lines: fillPhrase(random, chosen.lines, options, date),
      kind: chosen.kind,
      code: chosen.code,
      reference: random.digits(random.int(8, 12)),
    });
  }
  const sum = (wanted: 1 | -1): number =>
    entries.reduce(
      (total, entry) => total + (Math.sign(entry.amount) === wanted ? Math.abs(entry.amount) : 0),
      0,
    );
  return {
    number: options.number ?? random.digits(8),
    holder: options.holder ?? random.pick(language.people),
    address: language.address.map((line) =>
      line
        .replace('{n}', String(random.int(1, 190)))
        .replace('{p}', random.digits(5))
        .replace('{town}', random.pick(language.towns)),
    ),
    bank: options.bank ?? random.pick(language.banks),
    currency,
    liability: options.liability ?? false,
    start: options.start,
    end: options.end,
    opening,
    closing: balance,
    totalIn: sum(1),
    totalOut: sum(-1),
    entries,
  };
}

/** Sorted days of the period; several entries share a day, as they do in life. */
function bookingDates(random: Random, start: CalendarDate, end: CalendarDate, count: number): CalendarDate[] {
  const span = daysBetween(start, end);
  const days: number[] = [];
  while (days.length < count) {
    const day = random.int(0, span);
    days.push(day);
    while (days.length < count && random.chance(0.35)) days.push(day);
  }
  return days.sort((a, b) => a - b).map((day) => addDays(start, day));
}

function drawUnits(random: Random, kind: EntryKind): number {
  const [low, high] = RANGE[kind];
  if (kind === 'cash') return random.int(low / 10, high / 10) * 10;
  // Small amounts are far more frequent than large ones.
  const share = random.next() ** 2;
  const units = low + (high - low) * share;
  return random.chance(0.2) && units > 5 ? Math.round(units) : units;
}

function roundAmount(minor: number, options: AccountOptions): number {
  const unit = options.wholeUnits ? 10 ** currencyDecimals(options.currency) : 1;
  // A Kuwaiti shop prices in steps of five fils, a Japanese one in yen.
  const step = currencyDecimals(options.currency) === 3 ? 5 : 1;
  return Math.max(1, Math.round(minor / unit / step)) * unit * step;
}

/** Three bookings a day, or one: each on the day of the first of its group, or on a day of its own. */
export const onDays =
  (size: number) =>
  (account: Account): Account => ({
    ...account,
    entries: account.entries.map((entry, index) => {
      const date = size === 1 ? addDays(account.start, index) : account.entries[index - (index % size)]!.date;
      return { ...entry, date, valueDate: addDays(date, index % 3 === 0 ? 0 : 1) };
    }),
  });
