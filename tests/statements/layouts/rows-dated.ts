/** How rows are dated: days with a dot beside decimal dots, the year below the day, the booking day above by its name. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { COMMA_DOT, DOT_COMMA, INDIAN, PLAIN_APOSTROPHE_DOT, SPACE_COMMA, writeDate } from '../format.ts';
import { danish } from '../language/nordic.ts';
import { english, indianEnglish } from '../language/english.ts';
import { german, swiss } from '../language/german.ts';
import { french, spanish } from '../language/romance.ts';
import type { Language } from '../language/language.ts';
import type { Layout } from '../layout.ts';
import type { Scene } from '../letterhead.ts';
import { onDays, type Account } from '../model.ts';
import { writeMoney } from '../money.ts';
import { textWidth } from '../paper/fonts.ts';
import type { Paper } from '../paper/paper.ts';
import { single, type SingleSpec } from '../single.ts';
import { withAmounts } from './apart.ts';
import { centred, GRID, narrow } from './cells.ts';

const dotted: SingleSpec = {
  name: 'days-with-dots',
  tags: ['date:dotted', 'date:no-year', 'numbers:decimal-dot', 'columns:out-in', 'balance:day'],
  language: english,
  country: 'MT',
  currency: 'EUR',
  balances: 'day',
  columns: [
    dateColumn('Date', 'd.MM', 34),
    descriptionColumn('Details'),
    outColumn('Debit', 72),
    inColumn('Credit', 72),
    balanceColumn('Balance', 78),
  ],
};

/** Days in texts have a slash and stand within them. */
const SLASHED: Language = {
  ...swiss,
  dayMonth: 'dd/MM',
  phrases: swiss.phrases.filter((phrase) => !phrase.endsWith('{dm}')),
};

/** Amounts that could be days, behind texts that end in one. */
const likeDays = (account: Account): Account =>
  withAmounts(
    {
      ...account,
      entries: account.entries.map((entry, index) =>
        index % 3 === 0 ? { ...entry, lines: [`Danke ${writeDate(entry.date, 'dd/MM', swiss)}`] } : entry,
      ),
    },
    (amount, index) => (index % 3 === 0 ? 1205 : amount),
  );

const dottedPair: SingleSpec = {
  ...dotted,
  name: 'days-with-dots-two-columns',
  tags: ['date:dotted', 'date:value-beside', 'numbers:apostrophe', 'columns:amount', 'language:de'],
  language: SLASHED,
  country: 'CH',
  currency: 'CHF',
  numbers: PLAIN_APOSTROPHE_DOT,
  balances: 'row',
  columns: [
    dateColumn('Datum', 'd.MM', 34),
    valueColumn('Valuta', 'd.MM', 34),
    descriptionColumn('Text', { oneLine: true }),
    amountColumn('Betrag', 78),
    balanceColumn('Saldo', 84),
  ],
};

const yearBelow: SingleSpec = {
  name: 'year-below-the-day',
  tags: ['date:wrapped-two-lines', 'date:value-beside', 'columns:out-in', 'balance:row', 'cells:grid'],
  language: english,
  country: 'KE',
  currency: 'GBP',
  style: { ...GRID, headingPlace: 'first', gap: 5 },
  columns: [
    narrow(dateColumn(['Posted', 'on'], 'd MMM|yyyy', 36)),
    narrow(valueColumn(['Value', 'date'], 'd MMM|yyyy', 36)),
    descriptionColumn('Details'),
    outColumn('Money out', 66),
    inColumn('Money in', 66),
    balanceColumn('Balance', 74),
  ],
};

const named: SingleSpec = {
  name: 'booking-day-by-its-name',
  tags: ['date:heading-named', 'date:value-beside', 'columns:amount', 'balance:summary', 'language:de'],
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  revise: onDays(3),
  balances: 'none',
  dateHeadingName: 'Buchungstag:',
  dateHeading: 'dd.MM.yyyy',
  columns: [
    valueColumn('Valuta', 'dd.MM.yyyy', 60),
    descriptionColumn('Vorgang'),
    amountColumn('Betrag', 84, { negative: ['', '-'], positive: ['', '+'] }),
  ],
};

/** The booking's day on a line of its own without a name, over the value dates of the rows. */
const alone: SingleSpec = {
  name: 'booking-day-alone',
  tags: ['date:heading', 'date:value-beside', 'columns:amount', 'sign:trailing', 'balance:summary', 'language:de'],
  language: german,
  country: 'LU',
  currency: 'EUR',
  numbers: DOT_COMMA,
  revise: onDays(2),
  balances: 'none',
  dateHeading: 'dd.MM.yyyy',
  columns: [
    descriptionColumn('Buchungstext'),
    valueColumn('Valuta', 'dd.MM.', 50),
    amountColumn('Betrag', 84, { negative: ['', ' -'], positive: ['', ' +'] }),
  ],
}; // prettier-ignore

/** The booking's day over the value dates of the rows and as far left as they are, in years of two digits. */
const flush: SingleSpec = {
  name: 'booking-day-over-value-dates',
  tags: ['date:heading', 'date:value-beside', 'date:yy', 'columns:amount', 'balance:summary', 'language:de'],
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  revise: onDays(2),
  balances: 'none',
  dateHeading: 'dd.MM.yy',
  columns: [
    valueColumn('Wert', 'dd.MM.yy', 56),
    descriptionColumn('Umsatzart'),
    amountColumn('Betrag', 84, { negative: ['-', ''] }),
  ],
};

/** The same below a balance that has a day in its text, and over one that the list ends with. */
const flushBehindBalance: SingleSpec = {
  name: 'booking-day-below-a-dated-balance',
  tags: ['date:heading', 'date:value-beside', 'columns:out-in', 'balance:day', 'language:fr'],
  language: french,
  country: 'FR',
  currency: 'EUR',
  numbers: SPACE_COMMA,
  revise: onDays(2),
  balances: 'day',
  dateHeading: 'dd/MM/yyyy',
  openingRow: 'Solde initial 31/12/2025',
  closingRow: 'Nouveau solde',
  columns: [
    valueColumn('Valeur', 'dd/MM/yyyy', 56),
    descriptionColumn('Libellé'),
    outColumn('Débit'),
    inColumn('Crédit'),
    balanceColumn('Solde'),
  ],
};

/** Texts all of which name the day of the purchase, in full. */
const DATED_TEXTS: Language = {
  ...danish,
  dayMonth: 'dd.MM.yy',
  phrases: ['out 9 card VK|Kortkøb {dm} {merchant}', 'in 2 transfer IN|Fra {person} sendt {dm}'],
};

const packedBehind: SingleSpec = {
  name: 'days-in-digits-behind-amounts',
  tags: ['date:digits-only', 'date:no-year', 'columns:out-in', 'balance:none', 'language:da'],
  language: DATED_TEXTS,
  country: 'DK',
  currency: 'DKK',
  numbers: DOT_COMMA,
  balances: 'none',
  columns: [
    descriptionColumn('Tekst', { oneLine: true }),
    valueColumn('Rentedato', 'ddMM', 52, { align: 'right' }),
    outColumn('Hævet', 78),
    inColumn('Indsat', 78),
    dateColumn('Bogført', 'ddMM', 52, { align: 'right' }),
  ],
};

/** From the debits' right edge to the page's, points: two columns of amounts and their gutters. */
const BESIDE_DEBITS = 76 + 70 + 2 * 9;

/** What is printed below the list, where its debits stand: the sum up to which deposits are protected. */
const protectedUpTo = (paper: Paper, { account, face, numbers }: Scene): void => {
  paper.need(30);
  const sum = writeMoney(8_500_000, account.currency, numbers, {});
  paper.text('Your savings are protected up to', paper.left + 64, paper.y + 14, face);
  paper.text(sum, paper.right - BESIDE_DEBITS - textWidth(sum, face), paper.y + 14, face);
  paper.y += 24;
};

const protectedBelow: SingleSpec = {
  name: 'sum-protected-below-days-once',
  tags: ['date:once-per-day', 'columns:out-in', 'balance:row', 'notes:below'],
  language: english,
  country: 'GB',
  currency: 'GBP',
  dateOnce: true,
  openingRow: 'Opening balance',
  closingRow: 'Closing balance',
  summary: 'none',
  columns: [
    dateColumn('Date', 'd MMM yyyy', 62),
    descriptionColumn('Details', { oneLine: true }),
    outColumn('Paid out', 70),
    inColumn('Paid in', 70),
    balanceColumn('Balance', 76),
  ],
  afterTable: protectedUpTo,
};

export const datedRowLayouts: readonly Layout[] = [
  single(dotted),
  single(dottedPair),
  single({ ...dottedPair, name: 'days-with-dots-in-texts-too', language: swiss }),
  single({ ...dottedPair, name: 'days-with-dots-amounts-too', revise: likeDays }),
  single(yearBelow),
  single({
    ...yearBelow,
    name: 'year-below-day-and-month',
    tags: ['date:wrapped-three-lines', 'date:value-beside', 'columns:out-in', 'balance:row', 'cells:middle'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    style: { ...GRID, gap: 7 },
    columns: centred([
      narrow(dateColumn(['Txn', 'Date'], 'd|MMM|yyyy', 28)),
      narrow(valueColumn(['Value', 'Date'], 'd|MMM|yyyy', 28)),
      descriptionColumn('Description'),
      outColumn('Debit', 70),
      inColumn('Credit', 70),
      balanceColumn('Balance', 84),
    ]),
  }),
  single(named),
  single(alone),
  single(flush),
  single(flushBehindBalance),
  single({
    ...named,
    name: 'posting-day-over-days-made',
    tags: ['date:heading-named', 'date:value-beside', 'columns:amount', 'balance:summary'],
    language: english,
    country: 'IE',
    numbers: COMMA_DOT,
    dateHeadingName: 'Posted',
    dateHeading: 'dd/MM/yyyy',
    columns: [
      valueColumn('Transaction date', 'dd/MM/yyyy', 80),
      descriptionColumn('Description'),
      amountColumn('Amount', 84),
    ],
  }),
  single({ ...named, name: 'booking-day-of-each-booking', rows: [20, 28], revise: onDays(1) }),
  single({
    ...named,
    name: 'booking-day-by-its-name-english',
    tags: ['date:heading-named', 'date:value-beside', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    numbers: COMMA_DOT,
    balances: 'row',
    dateHeadingName: 'Booking date:',
    dateHeading: 'd MMMM yyyy',
    columns: [
      valueColumn('Value date', 'd MMM yyyy', 62),
      descriptionColumn('Details'),
      outColumn('Paid out', 70),
      inColumn('Paid in', 70),
      balanceColumn('Balance', 76),
    ],
  }),
  single({
    ...named,
    name: 'booking-day-by-its-name-spanish',
    tags: ['date:heading-named', 'date:value-beside', 'columns:amount', 'balance:row', 'language:es'],
    language: spanish,
    country: 'ES',
    balances: 'row',
    dateHeadingName: 'Fecha de operación:',
    dateHeading: 'dd/MM/yyyy',
    columns: [
      valueColumn('Fecha valor', 'dd/MM/yyyy', 62),
      descriptionColumn('Concepto'),
      amountColumn('Importe', 80),
      balanceColumn('Saldo', 84),
    ],
  }),
  single(packedBehind),
  single(protectedBelow),
];
