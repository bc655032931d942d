/** Symbols and codes of currencies: before the amounts and behind, with a dot of their own, without a glyph in the font. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, INDIAN, SPACE_COMMA } from '../format.ts';
import { english, indianEnglish } from '../language/english.ts';
import { portuguese } from '../language/romance.ts';
import { polish } from '../language/slavic.ts';
import type { Layout } from '../layout.ts';
import { single } from '../single.ts';

export const symbolLayouts: readonly Layout[] = [
  single({
    name: 'symbol-after',
    tags: ['currency:after', 'columns:amount', 'balance:row', 'language:pl'],
    language: polish,
    country: 'PL',
    currency: 'PLN',
    numbers: SPACE_COMMA,
    face: { family: 'liberation', size: 8.5 },
    dress: { suffix: ' zł', negative: ['-', ''] },
    columns: [
      dateColumn('Data', 'dd.MM.yyyy', 58),
      descriptionColumn('Opis operacji'),
      amountColumn('Kwota', 84, { suffix: ' zł', negative: ['-', ''] }),
      balanceColumn('Saldo po operacji', 90, { suffix: ' zł', negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'iso-code-in-cells',
    tags: ['currency:code-in-cells', 'columns:amount', 'balance:row'],
    language: english,
    country: 'AE',
    currency: 'AED',
    dress: { prefix: 'AED ', negative: ['-', ''] },
    columns: [
      dateColumn('Date', 'dd-MM-yyyy', 58),
      descriptionColumn('Transaction description'),
      amountColumn('Amount', 90, { prefix: 'AED ', negative: ['-', ''] }),
      balanceColumn('Running balance', 96, { prefix: 'AED ', negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'real-before-amount',
    tags: ['currency:in-cells', 'columns:amount', 'sign:minus', 'balance:own-line'],
    language: { ...portuguese, dayMonth: 'dd/MM' },
    country: 'BR',
    currency: 'BRL',
    numbers: DOT_COMMA,
    dress: { prefix: 'R$ ', negative: ['-', ''] },
    balances: 'none',
    dateHeading: 'dd MMMM yyyy',
    dayBalanceRow: 'Saldo do dia',
    columns: [
      descriptionColumn('Lançamentos'),
      amountColumn('Valor', 110, { prefix: 'R$ ', negative: ['-', ''] }),
    ],
    head: 'banner',
    color: '#6a1b7a',
    summary: 'strip',
  }),
  single({
    name: 'symbol-that-ends-in-a-dot',
    tags: ['numbers:symbol-dot', 'numbers:indian', 'columns:out-in', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    dress: { prefix: 'Rs.' },
    columns: [
      dateColumn('Txn Date', 'dd-MM-yyyy', 60),
      descriptionColumn('Narration'),
      outColumn('Withdrawals', 80, { prefix: 'Rs.' }),
      inColumn('Deposits', 80, { prefix: 'Rs.' }),
      balanceColumn('Balance', 90, { prefix: 'Rs.' }),
    ],
  }),
  single({
    name: 'symbol-that-a-font-lacks',
    tags: ['numbers:symbol-garbled', 'numbers:indian', 'columns:out-in', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    dress: { prefix: '\u00b9' },
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 60),
      descriptionColumn('Details'),
      outColumn('Debit', 80, { prefix: '\u00b9' }),
      inColumn('Credit', 80, { prefix: '\u00b9' }),
      balanceColumn('Balance', 90, { prefix: '\u00b9' }),
    ],
    notes: 'The font has no rupee: the character of its lower byte is printed.',
  }),
];
