/**
 * The senses in which an account's figures may be meant, and what speaks for each before the arithmetic is looked at.
 * The same figures often add up in two senses, one the mirror of the other: then this alone decides, and `Sense` says
 * how surely.
 */
import { textOf } from '../layout/lines/lines.ts';
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import { fold } from '../reading/fold.ts';
import { loneSign } from '../reading/numbers.ts';
import { titleDirection } from '../reading/directions.ts';
import { markDirection } from '../reading/vocabulary.ts';
import type { RowLine } from '../layout/row-line.ts';
import { remembered } from '../remembered.ts';
import type { Debt } from '../statement/kind.ts';
import { MASKED } from '../statement/facts/account-numbers.ts';
import { namesDebits } from './named-debits.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import { isUndated } from '../statement/dates/entry-dates.ts';
import {
  directionOfEntry,
  sectionDirection,
  type LedgerReading,
  type LedgerRow,
  type SectionedEntry,
  type SignHabits,
} from './ledger.ts';
import { markOf } from './marks.ts';

/** How an account's figures are to be understood before its arithmetic is looked at. */
export interface Usual extends Pick<LedgerReading, 'effect' | 'polarity' | 'order'> {
  /** An account with a balance beside each row may have been emptied, or a card of which nothing speaks was paid in full. */
  readonly emptied: boolean;
  /** What it costs a reading to differ in the effect, in the polarity, in the order; against one proved row. */
  readonly weights: { readonly effect: number; readonly polarity: number; readonly order: number };
}

/** Undated entries are notes at most where they are no more than this share. */
const MAX_UNDATED_SHARE = 0.4;

/** A statement without a word of cards or loans states what is owed only where its figures leave nothing else. */
const EFFECT_WEIGHTS: Readonly<Record<Debt, number>> = { none: 0.5, weak: 0.1, strong: 0.2 };

/**
 * Rows run as their dates do, unless balances break that way. Rows of one day run down the page, though a row of 0.00 may
 * have a balance beside it only if they run up.
 */
const ORDER_WEIGHTS = { told: 1.1, untold: 0.31 };

export function usualSense(
  part: AccountPart,
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  {
    debt,
    books,
    dateTrend,
  }: { readonly debt: Debt; readonly books: boolean; readonly dateTrend: -1 | 0 | 1 },
): Usual {
  const paidOff = debt === 'none' && isPaidOff(part, entries, habits);
  const isOfCard = paidOff && !habits.hasBalances && takesFew(entries, habits);
  const owed = debt !== 'none' || isOfCard || isThankedFor(entries, habits);
  const { polarity, decisive } =
    owed && areOwedNegative(part)
      ? { polarity: 1 as const, decisive: habits.signed }
      : usualPolarity(entries, habits, owed ? debt : null, part.number ?? '');
  const debited = books && !owed && namesDebits(entries.map(({ entry }) => entry));
  return {
    effect: debited ? -1 : usualEffect(part, owed),
    polarity,
    emptied: paidOff && habits.hasBalances,
    order: dateTrend < 0 ? 'desc' : 'asc',
    weights: {
      effect: EFFECT_WEIGHTS[debt],
      polarity: decisive ? 0.25 : 0.1,
      order: dateTrend === 0 ? ORDER_WEIGHTS.untold : ORDER_WEIGHTS.told,
    },
  };
}

/** Share of negative amounts up to which they are the payments and refunds of a card; one always may be. */
const FEW = 1 / 3;

function takesFew(entries: readonly SectionedEntry[], { negative }: SignHabits): boolean {
  return negative.amount <= Math.max(FEW, 1 / entries.length);
}

/**
 * One of few negative amounts takes the opening balance away: a card that was paid in full, though nothing on the
 * statement speaks of one.
 */
function isPaidOff(part: AccountPart, entries: readonly SectionedEntry[], habits: SignHabits): boolean {
  if (!habits.signed || habits.negative.amount > MOSTLY) return false;
  const openings = [
    ...part.figures.flatMap(({ label, money }) => (label === 'opening' ? [money.units] : [])),
    ...part.items.flatMap((item) =>
      item.kind === 'balance' && item.which === 'opening' ? [item.value.units] : [],
    ),
  ].filter((units) => units > 0);
  return entries.some(
    ({ entry: { anchor } }) =>
      anchor.amount.role === 'amount' &&
      anchor.amount.money.sign < 0 &&
      openings.includes(anchor.amount.money.units),
  );
}

/** What cards say to who pays them, folded. */
const OF_PAYMENT = 'payment received|payment thank you|su pago|pago recibido|paiement recu|pagamento recebido|pagamento ricevuto|zahlung erhalten|gracias por su pago|merci (?:de|pour) votre paiement|obrigado pel[oa]|grazie per|dank fur (?:ihre|die) (?:zahlung|uberweisung)|bedankt voor uw|dziekujemy za|dekujeme za|kiitos maksu\\w*|tak for|takk for|tack for|tesekkur\\w*'; // prettier-ignore
const THANKED_FOR_PAYMENT = new RegExp(`\\b(?:${OF_PAYMENT})\\b`);
/** The same beside the amount, where no message of the holder's stands. */
const THANKED = new RegExp(`\\b(?:${OF_PAYMENT}|thank you|autopay)\\b`);

/** Whether the few negative amounts are payments that a card thanks for: nobody thanks the holder of an account for money out of it. */
function isThankedFor(entries: readonly SectionedEntry[], habits: SignHabits): boolean {
  if (!habits.signed || habits.hasBalances || habits.negative.amount >= MOSTLY) return false;
  const taken = entries.filter(
    ({ entry: { anchor } }) => anchor.amount.role === 'amount' && anchor.amount.money.sign < 0,
  );
  return taken.some(({ entry }) => isThanks(entry));
}

/** Whether the text of a booking thanks for it: "Payment received - thank you". */
export function isThanks({ anchor, rows }: RawEntry): boolean {
  const said = (lines: readonly RowLine[]): string => fold(lines.map(({ rest }) => textOf(rest)).join(' '));
  return THANKED.test(said([anchor.row])) || (rows.length > 1 && THANKED_FOR_PAYMENT.test(said(rows)));
}

export function ledgerReadings(
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  usual: Usual,
  trend: -1 | 0 | 1,
): LedgerReading[] {
  const single = entries.some(({ entry }) => entry.anchor.amount.role === 'amount');
  const undated = entries.filter(({ entry }) => isUndated(entry)).length;
  const readings: LedgerReading[] = [];
  const effects: (1 | -1)[] = usual.effect > 0 ? [1, -1] : [-1, 1];
  const orders: LedgerReading['order'][] =
    trend < 0 ? ['desc', 'asc'] : trend > 0 ? ['asc'] : ['asc', 'desc'];
  const polarities: (1 | -1)[] = single ? (usual.polarity > 0 ? [1, -1] : [-1, 1]) : [1];
  const dated = undated > 0 && undated <= MAX_UNDATED_SHARE * entries.length ? [false, true] : [false];
  const texts = single && saysDirections(entries, habits) ? [false, true] : [false];
  for (const effect of effects) {
    for (const order of orders) {
      for (const polarity of polarities)
        for (const datedOnly of dated)
          for (const byText of texts) readings.push({ effect, order, polarity, datedOnly, byText });
    }
  }
  return readings;
}

/** Whether nothing but texts can tell the directions of amounts in one column, and enough of them do. */
function saysDirections(entries: readonly SectionedEntry[], { signed, hasBalances }: SignHabits): boolean {
  if (signed || hasBalances) return false;
  const said = entries.filter(({ entry }) => directionOfEntry(entry) !== null).length;
  return said >= Math.max(MIN_WORDINGS, MIN_WORDING_SHARE * entries.length);
}

/** Whether a card or a loan prints what is owed with a minus throughout: then a minus beside an amount makes it more. */
function areOwedNegative({ figures, items }: AccountPart): boolean {
  const signs = [
    ...figures.flatMap(({ label, money }) => (label === 'opening' || label === 'closing' ? [money] : [])),
    ...items.flatMap((item) => (item.kind === 'entry' ? (item.entry.anchor.balance ?? []) : [])),
  ].flatMap(({ units, sign }) => (units === 0 ? [] : [sign]));
  return signs.length >= MIN_OWED_NEGATIVE && signs.every((sign) => sign < 0);
}

/** Balances that tell how an account prints them, at least. */
const MIN_OWED_NEGATIVE = 3;

/** Cards and loans print what is owed, unless they print it negative; accounts print what is there. */
function usualEffect(part: AccountPart, owed: boolean): 1 | -1 {
  if (!owed) return 1;
  let positive = 0;
  let negative = 0;
  const count = (money: MoneyToken | null): void => {
    if (money === null || money.units === 0) return;
    // A mark or a column says itself which side the balance is on, a minus that what is owed is not printed positive.
    if (money.sign < 0 || money.markDirection !== 0) negative += 1;
    else positive += 1;
  };
  for (const figure of part.figures)
    if (figure.label === 'opening' || figure.label === 'closing') count(figure.money);
  for (const item of part.items) {
    if (item.kind === 'entry') count(item.entry.anchor.balance);
    else if (item.kind === 'balance') count(item.value);
  }
  return negative > positive ? 1 : -1;
}

/** Share of negative amounts from which the minus means money out, on whatever kind of statement. */
const MOSTLY = 0.5;

/** The number of an account, as cards have none: where nothing speaks of one, a minus is money out. */
const IBAN = /^[A-Z]{2}\d{2} ?[A-Z0-9]{4}/;

/** The number of a card, all of whose digits but the first and the last are masked. */
const CARD = /^\d{4}(?:[ -]?[\dx*•]{4}){2}[ -]?(?<=[x*•].{0,5})\d{4}$/i;

/** What an unsigned amount usually means beside the marks and signs that are there. `debt`: null on what owes nothing. */
function usualPolarity(
  entries: readonly SectionedEntry[],
  habits: SignHabits,
  debt: Debt | null,
  number: string,
): { polarity: 1 | -1; decisive: boolean } {
  const owed = debt !== null;
  let credit = 0;
  let debit = 0;
  for (const { entry } of entries) {
    const { markDirection: direction, sign } = entry.anchor.amount.money;
    if (direction > 0 || (habits.plusIsIn && sign > 0)) credit += 1;
    if (direction < 0) debit += 1;
  }
  if (credit > 0 && debit === 0) return { polarity: -1, decisive: false };
  if (debit > 0 && credit === 0) return { polarity: 1, decisive: false };
  // A plus beside what has no minus comes in, though something speaks of a debt: on some cards it stands beside what was bought.
  if (debt === 'weak' && habits.allSigned && !MASKED.test(number)) return { polarity: 1, decisive: true };
  // Cards list purchases as positive and payments as negative, unless most amounts are negative: people pay more often
  // than they are paid.
  if (owed && habits.signed) return { polarity: habits.negative.amount > MOSTLY ? 1 : -1, decisive: true };
  if (IBAN.test(number) && !owed && habits.signed) return { polarity: 1, decisive: true };
  const isOfCard = CARD.test(number) && habits.negative.amount <= MOSTLY;
  const bare = (!habits.signed || isOfCard) && !habits.hasBalances;
  return { polarity: bare || (owed && habits.negative.amount <= MOSTLY) ? -1 : 1, decisive: false };
}

/** What speaks against a reading before the arithmetic: small, so that it only decides between equals. */
export function prior(reading: LedgerReading, usual: Usual, rows: readonly LedgerRow[]): number {
  const worded = wordingFor(rows) || (reading.byText ? wordingFor(rows, directionOfLines) : 0);
  return costOf(reading, usual) - WORDING_WEIGHT * worded;
}

/** What it costs a reading that it is not the usual one, whatever its rows say. */
export function costOf(reading: LedgerReading, usual: Usual): number {
  let against = 0;
  if (reading.order !== usual.order) against += usual.weights.order;
  if (reading.effect !== usual.effect) against += usual.weights.effect;
  if (reading.polarity !== usual.polarity) against += usual.weights.polarity;
  if (reading.datedOnly) against += 0.3;
  return against;
}

/** How much less speaks against rows at most if they are read in other directions: 0 where their texts name none. */
export function gainByTexts(rows: readonly LedgerRow[]): number {
  const told = rows.some(({ entry }) => directionOfText(entry.anchor.row) !== null);
  return told ? WORDING_WEIGHT * (1 - wordingFor(rows)) : 0;
}

/** Texts that name the direction their rows are read in, against one proved row. */
const WORDING_WEIGHT = 0.15;
/** Texts that have to name a direction, and their share of all: a card is paid by direct debit, which is no debit of it. */
const MIN_WORDINGS = 2;
const MIN_WORDING_SHARE = 0.2;

/** What a booking's text says of its direction. */
export const directionOfText = remembered((row: RowLine) => titleDirection(textOf(row.rest)));

/** What all lines of a booking say: its text may stand above and below its amount, in the middle of a row of cells. */
export function directionOfLines(entry: RawEntry): 'in' | 'out' | null {
  const said = directionOfEntry(entry);
  return said === 'either' ? null : said;
}

/**
 * How the texts of bookings agree with the directions they are read in ("Withdrawal", "Gutschrift"): from -1, all say
 * the opposite, to 1.
 */
export function wordingFor(
  rows: readonly LedgerRow[],
  directionIn: (entry: RawEntry) => 'in' | 'out' | null = ({ anchor }) => directionOfText(anchor.row),
): number {
  let agree = 0;
  let disagree = 0;
  for (const { entry, flow } of rows) {
    if (flow === 0) continue;
    const said = directionIn(entry);
    if (said === null) continue;
    if ((said === 'in') === flow > 0) agree += 1;
    else disagree += 1;
  }
  return agree + disagree < Math.max(MIN_WORDINGS, MIN_WORDING_SHARE * rows.length)
    ? 0
    : (agree - disagree) / (agree + disagree);
}

/** Whether only signs or columns without names, and no mark, section, total or text, tell the direction of some row. */
export function signsAlone(rows: readonly LedgerRow[], effect: LedgerReading['effect']): boolean {
  // What a title says of its own rows tells nothing of the others.
  const untitled = rows.filter(({ section }) => sectionDirection(section, effect) === 0);
  if (wordingFor(untitled.length > 0 ? untitled : rows) > 0) return false;
  const bare = bareDirection(rows);
  return rows.some(
    ({ entry, section, flow }) =>
      (entry.anchor.amount.role === 'amount' || !entry.anchor.amount.named) &&
      (entry.anchor.row.mark === null || loneSign(entry.anchor.row.mark) !== 0) &&
      markedDirection(entry) === 0 &&
      !(entry.anchor.amount.money.sign === 0 && flow === bare) &&
      sectionDirection(section, effect) === 0,
  );
}

/** Where all marks are of one direction ("CR" beside payments), what has none goes the other way; 0 elsewhere. */
function bareDirection(rows: readonly LedgerRow[]): number {
  const marks = new Set(rows.map(({ entry }) => markedDirection(entry)));
  marks.delete(0);
  return marks.size === 1 ? -[...marks][0]! : 0;
}

function markedDirection(entry: RawEntry): -1 | 0 | 1 {
  const mark = markOf(entry);
  return mark === null || loneSign(mark) !== 0 ? 0 : markDirection(mark);
}
