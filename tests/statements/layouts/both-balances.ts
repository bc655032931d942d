/**
 * What is there before each booking and what is there after it, both printed in its row. No other line says what the account
 * started from: the first row does.
 */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, SPACE_COMMA } from '../format.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { french, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { MINUS, writeMoney } from '../money.ts';
import { single } from '../single.ts';

/** The balance before the entry. */
const beforeColumn = (heading: Column['heading'], width = 76): Column =>
  otherColumn(
    'before',
    heading,
    width,
    ({ balance, amount }, { account, numbers }) =>
      writeMoney(balance - amount, account.currency, numbers, MINUS),
    { align: 'right' },
  );

/** Nothing but the rows states a balance, which is enough to prove them all. */
const rowsAlone = { head: 'plain', summary: 'none', expected: 'verified' } as const;

export const bothBalancesLayouts: readonly Layout[] = [
  single({
    ...rowsAlone,
    name: 'both-balances-around-sides',
    tags: ['columns:out-in', 'balance:row', 'balance:before'],
    language: english,
    country: 'KE',
    currency: 'KES',
    columns: [
      dateColumn('Date', 'dd MMM yyyy', 60),
      descriptionColumn('Details'),
      beforeColumn(['Opening', 'balance'], 64),
      outColumn('Debit', 60),
      inColumn('Credit', 60),
      balanceColumn(['Closing', 'balance'], 64),
    ],
    style: { rules: 'rows' },
  }),
  single({
    ...rowsAlone,
    name: 'both-balances-around-amount',
    tags: ['columns:amount', 'balance:row', 'balance:before', 'language:es'],
    language: spanish,
    country: 'UY',
    currency: 'EUR',
    numbers: DOT_COMMA,
    account: { overdraft: true, opening: 310 },
    columns: [
      dateColumn('Fecha', 'dd/MM/yyyy', 54),
      descriptionColumn('Concepto'),
      beforeColumn('Saldo anterior'),
      amountColumn('Importe', 70),
      balanceColumn('Saldo nuevo', 76),
    ],
  }),
  single({
    ...rowsAlone,
    name: 'both-balances-without-sign',
    tags: [
      'columns:amount',
      'sign:none',
      'balance:row',
      'balance:before',
      'order:newest-first',
      'language:de',
    ],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    face: { family: 'serif', size: 9 },
    order: 'desc',
    columns: [
      dateColumn('Datum', 'dd.MM.yyyy', 54),
      balanceColumn('Neuer Saldo', 72),
      amountColumn('Betrag', 60, {}),
      beforeColumn('Alter Saldo', 72),
      descriptionColumn('Buchungstext'),
    ],
  }),
  single({
    ...rowsAlone,
    name: 'both-balances-one-row',
    tags: ['columns:amount', 'sign:none', 'balance:row', 'balance:before', 'rows:one'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    rows: [1, 1],
    columns: [
      dateColumn('Date', 'd MMM yyyy', 60),
      descriptionColumn('Details'),
      beforeColumn('Starting balance', 84),
      amountColumn('Amount', 66, {}),
      balanceColumn('Ending balance', 84),
    ],
  }),
  single({
    ...rowsAlone,
    name: 'both-balances-lost-page',
    tags: ['columns:amount', 'balance:row', 'balance:before', 'pages:missing', 'language:fr'],
    language: french,
    country: 'BE',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    rows: [90, 110],
    missingPage: 2,
    expected: 'mismatch',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 54),
      descriptionColumn('Libellé'),
      beforeColumn('Ancien solde', 72),
      amountColumn('Montant', 60),
      balanceColumn('Nouveau solde', 72),
    ],
  }),
  single({
    ...rowsAlone,
    name: 'both-balances-unknown-words',
    tags: ['columns:amount', 'sign:none', 'balance:row', 'balance:before', 'headings:unknown'],
    language: english,
    country: 'MT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      dateColumn('Drin', 'dd.MM.yyyy', 54),
      descriptionColumn('Skelva'),
      beforeColumn('Ostra mev'),
      amountColumn('Fulm', 70, {}),
      balanceColumn('Nostra mev', 76),
    ],
  }),
];
