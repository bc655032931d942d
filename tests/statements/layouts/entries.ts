/** What else stands in an entry's row, and what breaks the table in two. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, INDIAN, SPACE_COMMA, writeNumber } from '../format.ts';
import { english, indianEnglish } from '../language/english.ts';
import { german } from '../language/german.ts';
import { dutch } from '../language/dutch.ts';
import { french, italian } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { advert } from '../letterhead.ts';
import { single } from '../single.ts';

export const entryLayouts: readonly Layout[] = [
  single({
    name: 'cheque-number-column',
    tags: ['column:cheque', 'columns:out-in', 'balance:row', 'numbers:indian'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    columns: [
      dateColumn('Date', 'dd-MM-yyyy', 56),
      descriptionColumn('Particulars'),
      otherColumn(
        'cheque',
        'Chq. No.',
        44,
        (entry) => (Number(entry.reference) % 3 === 0 ? entry.reference.slice(0, 6) : ''),
        {
          extra: 'cheque',
        },
      ),
      outColumn('Debit', 66),
      inColumn('Credit', 66),
      balanceColumn('Balance', 80, { positive: ['', ' Cr'], negative: ['', ' Dr'] }),
      otherColumn('branch', 'Init. Br', 34, () => '482', { align: 'right', extra: 'branch' }),
    ],
    openingRow: 'Opening Balance',
    closingRow: 'Closing Balance',
  }),
  single({
    name: 'split-with-carried-lines',
    tags: ['page:split-entry', 'carried:page', 'columns:out-in', 'balance:row'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [60, 90],
    style: { splitRows: true },
    columns: [
      dateColumn('Datum', 'dd.MM.', 40),
      descriptionColumn('Buchungstext'),
      outColumn('Lastschriften', 72),
      inColumn('Gutschriften', 72),
      balanceColumn('Saldo', 78),
    ],
    carried: { foot: 'Saldo Übertrag', head: 'Saldo Vortrag' },
  }),
  single({
    name: 'split-without-headings',
    tags: ['page:split-entry', 'headings:first-page', 'columns:amount', 'balance:row'],
    language: dutch,
    country: 'NL',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [60, 90],
    style: { splitRows: true, headings: 'first' },
    columns: [
      dateColumn('Boekdatum', 'dd-MM-yyyy', 58),
      descriptionColumn('Omschrijving'),
      amountColumn('Bedrag af/bij', 80, { negative: ['', ' -'], positive: ['', ' +'] }),
      balanceColumn('Saldo', 84, { negative: ['', ' -'], positive: ['', ' +'] }),
    ],
  }),
  single({
    name: 'middle-and-split',
    tags: ['amount:middle', 'page:split-entry', 'columns:in-out', 'balance:row'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [50, 70],
    style: { rules: 'rows' },
    columns: [
      dateColumn('Data', 'dd/MM/yy', 48, { place: 'middle' }),
      descriptionColumn('Causale e descrizione'),
      inColumn('Entrate', 66, {}, { place: 'middle' }),
      outColumn('Uscite', 66, {}, { place: 'middle' }),
      balanceColumn('Saldo', 72, undefined, { place: 'middle' }),
    ],
  }),
  single({
    name: 'date-on-first-amount-on-last',
    tags: ['amount:last-line', 'columns:amount', 'balance:none', 'totals:row'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Détail des opérations'),
      valueColumn('Valeur', 'dd/MM', 36, { place: 'last' }),
      outColumn('Débit', 72, {}, { place: 'last' }),
      inColumn('Crédit', 72, {}, { place: 'last' }),
    ],
    balances: 'none',
    totalsRow: 'Total des opérations',
  }),
  single({
    name: 'two-text-columns',
    tags: ['column:two-texts', 'columns:amount', 'balance:row'],
    language: english,
    country: 'NZ',
    currency: 'NZD',
    columns: [
      dateColumn('Date', 'dd MMM', 42),
      otherColumn(
        'type',
        'Transaction type',
        82,
        (entry) =>
          ({
            POS: 'Card purchase',
            DD: 'Direct debit',
            ATM: 'Cash withdrawal',
            BGC: 'Credit',
            INT: 'Interest',
          })[entry.code] ?? 'Payment',
        {
          extra: 'type',
        },
      ),
      descriptionColumn('Details'),
      amountColumn('Amount', 76, { prefix: '$', negative: ['-', ''] }),
      balanceColumn('Balance', 84, { prefix: '$', negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'running-numbers',
    tags: ['column:serial', 'columns:out-in', 'balance:row', 'column:currency'],
    language: english,
    country: 'MT',
    currency: 'EUR',
    columns: [
      otherColumn('serial', 'No', 20, (entry, { account }) => String(account.entries.indexOf(entry) + 1), {
        align: 'right',
      }),
      dateColumn('Date', 'dd.MM.yyyy', 58),
      descriptionColumn('Transaction'),
      otherColumn('currency', 'Ccy', 24, (_, { account }) => account.currency),
      outColumn('Debit', 64),
      inColumn('Credit', 64),
      balanceColumn('Balance', 72),
    ],
    style: { zebra: '#eef3ee' },
  }),
  single({
    name: 'closing-balance-only',
    tags: ['balance:none', 'closing:row', 'opening:none', 'totals:row', 'columns:out-in'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    summary: 'none',
    balances: 'none',
    columns: [
      dateColumn('Date', 'dd MMM yyyy', 62),
      descriptionColumn('Details'),
      outColumn('Debit', 76),
      inColumn('Credit', 76),
    ],
    totalsRow: 'Totals',
    closingRow: 'Balance at close',
  }),
  single({
    name: 'advert-over-continued-pages',
    tags: ['furniture:between', 'columns:out-in', 'balance:day', 'carried:page'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [50, 80],
    furniture: (paper, scene) => {
      if (paper.page === 1) return;
      // Every further page opens with the bank's name and a box of offers above the table.
      paper.text(scene.account.bank, paper.left, paper.y + 10, { ...scene.face, bold: true });
      paper.text(`${scene.account.holder} ${scene.account.number}`, paper.right, paper.y + 10, scene.face, {
        align: 'right',
      });
      advert(paper, scene, paper.left, paper.y + 20, 12);
      paper.y += 105;
    },
    columns: [
      dateColumn('Date', 'dd MMM', 42),
      descriptionColumn('Description'),
      outColumn('Out'),
      inColumn('In'),
      balanceColumn('Balance'),
    ],
    balances: 'day',
    carried: { foot: 'Carried forward', head: 'Brought forward' },
  }),
  single({
    name: 'mark-on-next-line',
    tags: ['sign:mark-below', 'columns:amount', 'balance:summary'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    balances: 'none',
    columns: [
      dateColumn('Date', 'd MMM', 40),
      descriptionColumn('Description'),
      {
        ...amountColumn('Amount', 76, {}),
        // Money in has its mark under the amount.
        cell: (entry, { account, numbers }) => {
          const size = writeNumber(entry.amount, account.currency, numbers);
          return entry.amount > 0 ? [size, 'CR'] : size;
        },
      },
    ],
  }),
  single({
    name: 'texts-that-begin-like-titles',
    tags: ['texts:like-titles', 'date:behind-text', 'cells:amount-below', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [14, 26],
    // The kind of each booking stands over its text, the amount in its last line.
    revise: (account) => ({
      ...account,
      entries: account.entries.map((entry) => ({
        ...entry,
        lines: [entry.amount < 0 ? 'Withdrawals' : 'Interest', ...entry.lines, `Ref ${entry.reference}`],
      })),
    }),
    columns: [
      descriptionColumn('Particulars'),
      dateColumn('Booked', 'dd/MM/yyyy', 62),
      outColumn('Paid out', 70, {}, { place: 'last' }),
      inColumn('Paid in', 70, {}, { place: 'last' }),
      balanceColumn('Balance', 78, {}, { place: 'last' }),
    ],
  }),
];
