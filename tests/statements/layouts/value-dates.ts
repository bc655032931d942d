/** A second date beside the day of booking, or below it: the day of value, or of the purchase. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn, referenceColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, INDIAN, SPACE_COMMA, writeDate } from '../format.ts';
import { english, indianEnglish } from '../language/english.ts';
import { german } from '../language/german.ts';
import { danish } from '../language/nordic.ts';
import { french, italian } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { single } from '../single.ts';

export const valueDateLayouts: readonly Layout[] = [
  single({
    name: 'value-date-below',
    tags: ['date:stacked', 'date:value', 'columns:amount', 'summary:opening-closing'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      {
        ...dateColumn(['Buchung', 'Valuta'], 'dd.MM.yyyy', 64),
        cell: (entry, { language }) => [
          writeDate(entry.date, 'dd.MM.yyyy', language),
          writeDate(entry.valueDate, 'dd.MM.yyyy', language),
        ],
      },
      descriptionColumn('Buchung / Verwendungszweck'),
      amountColumn('Betrag (EUR)', 84),
    ],
  }),
  single({
    name: 'value-date-below-with-balance',
    tags: ['date:stacked', 'date:value', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    columns: [
      {
        ...dateColumn(['Posted', 'Value'], 'dd/MM/yy', 54),
        cell: (entry, { language }) => [
          writeDate(entry.date, 'dd/MM/yy', language),
          writeDate(entry.valueDate, 'dd/MM/yy', language),
        ],
      },
      descriptionColumn('Details'),
      outColumn('Withdrawn', 70),
      inColumn('Lodged', 70),
      balanceColumn('Balance', 76),
    ],
    openingRow: 'Balance forward',
  }),
  single({
    name: 'value-date-beside-amount-below',
    tags: ['date:stacked', 'date:value', 'columns:amount', 'balance:row', 'lines:even', 'language:da'],
    language: danish,
    country: 'DK',
    currency: 'DKK',
    numbers: DOT_COMMA,
    style: { gap: 0 },
    rows: [34, 52],
    columns: [
      {
        ...dateColumn(['Bogført', 'Valør'], 'dd.MM.yy', 50),
        cell: (entry, { language }) => [
          writeDate(entry.date, 'dd.MM.yy', language),
          writeDate(entry.valueDate, 'dd.MM.yy', language),
        ],
      },
      {
        ...descriptionColumn('Tekst'),
        cell: ({ lines, reference }) => (lines.length > 1 ? lines : [...lines, reference]),
      },
      { ...amountColumn('Beløb', 74), place: 'last' },
      { ...balanceColumn('Saldo', 80), place: 'last' },
    ],
  }),
  single({
    name: 'value-date-in-brackets-below',
    tags: ['date:stacked', 'date:value', 'columns:out-in', 'balance:row', 'column:reference'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    columns: [
      {
        ...dateColumn('Date (Value Date)', 'dd-MMM-yy', 76),
        cell: (entry, { language }) => [
          writeDate(entry.date, 'dd-MMM-yy', language),
          `(${writeDate(entry.valueDate, 'dd-MMM-yyyy', language)})`,
        ],
      },
      descriptionColumn('Particulars'),
      referenceColumn('Cheque No.', 70),
      outColumn('Debit', 70),
      inColumn('Credit', 70),
      balanceColumn('Balance', 80),
    ],
  }),
  single({
    name: 'value-date-first',
    tags: ['date:value-first', 'columns:out-in', 'balance:row'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      valueColumn('Valuta', 'dd/MM/yyyy', 56),
      dateColumn('Data contabile', 'dd/MM/yyyy', 64),
      descriptionColumn('Descrizione operazioni'),
      outColumn('Addebiti', 66),
      inColumn('Accrediti', 66),
      balanceColumn('Saldo', 70),
    ],
    openingRow: 'SALDO INIZIALE',
    closingRow: 'SALDO FINALE',
  }),
  single({
    name: 'value-date-far-right',
    tags: ['date:value-beside', 'columns:out-in', 'balance:none', 'carried:page'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    rows: [30, 46],
    columns: [
      dateColumn('Date', 'dd.MM', 34),
      descriptionColumn('Opérations'),
      valueColumn('Valeur', 'dd.MM.yy', 46),
      outColumn('Débit (EUR)', 72),
      inColumn('Crédit (EUR)', 72),
    ],
    balances: 'none',
    openingRow: 'SOLDE PRÉCÉDENT',
    closingRow: 'NOUVEAU SOLDE',
    summary: 'none',
    totalsRow: 'TOTAUX',
  }),
  single({
    name: 'two-dates-with-a-stroke',
    tags: ['date:value', 'columns:out-in', 'summary:opening-closing'],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      {
        ...dateColumn('Buchung / Wert', 'dd.MM.', 84),
        cell: ({ date, valueDate }, { language }) =>
          [date, valueDate].map((day) => writeDate(day, 'dd.MM.', language)).join(' / '),
      },
      descriptionColumn('Buchungstext'),
      outColumn('Lastschrift', 80),
      inColumn('Gutschrift', 80),
    ],
    balances: 'none',
  }),
];
