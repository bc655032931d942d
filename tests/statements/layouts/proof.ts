/** What there is to prove a statement by: balances everywhere, here and there, or nowhere. */
import {
  amountColumn, balanceColumn, codeColumn, dateColumn, descriptionColumn, inColumn, outColumn, referenceColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, SPACE_COMMA } from '../format.ts';
import { feeTable, rateTable } from '../furniture.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { french, italian, portuguese, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import type { Account } from '../model.ts';
import { writeMoney } from '../money.ts';
import { single } from '../single.ts';

const gbColumns = [
  dateColumn('Date', 'dd MMM yyyy', 62),
  descriptionColumn('Description'),
  outColumn('Money out'),
  inColumn('Money in'),
  balanceColumn('Balance'),
];

/** Without a single entry the account closes as it opened. */
const emptied = (account: Account): Account => ({
  ...account,
  entries: [],
  closing: account.opening,
  totalIn: 0,
  totalOut: 0,
});

/** Balances that were worked out with the rows in another order than they are printed in. */
function chainedBackwards(account: Account): Account {
  const { entries, opening, closing } = account;
  let balance = opening;
  const chained = entries
    .toReversed()
    .map((entry) => ({ ...entry, balance: (balance += entry.amount) }))
    .toReversed();
  // The ends of the account agree all the same.
  return { ...account, entries: chained, closing };
}

export const proofLayouts: readonly Layout[] = [
  single({
    name: 'nothing-to-prove',
    tags: ['balance:none', 'totals:none', 'columns:amount'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    summary: 'none',
    balances: 'none',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Description', { oneLine: true }),
      amountColumn('Amount', 80),
    ],
  }),
  single({
    name: 'balances-without-opening',
    tags: ['balance:row', 'opening:none', 'columns:out-in'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    summary: 'none',
    columns: gbColumns,
    notes: 'Nothing printed proves the first row: there is no balance before it.',
  }),
  single({
    name: 'page-subtotals',
    tags: ['carried:subtotals', 'columns:out-in', 'balance:none'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [60, 90],
    balances: 'none',
    columns: [
      dateColumn('Fecha', 'dd-MM-yy', 50),
      descriptionColumn('Concepto'),
      outColumn('Debe', 76),
      inColumn('Haber', 76),
    ],
    pageTotals: 'Suma de la página',
    carried: { foot: 'Saldo a cuenta nueva', head: 'Saldo anterior' },
    totalsRow: 'Total movimientos',
  }),
  single({
    name: 'balances-and-page-sums',
    tags: ['carried:subtotals', 'columns:out-in', 'balance:row'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [60, 80],
    columns: [
      dateColumn('Data', 'dd.MM.yy', 48),
      descriptionColumn('Descrizione'),
      outColumn('Dare'),
      inColumn('Avere'),
      balanceColumn('Saldo'),
    ],
    pageTotals: 'Totale pagina',
    openingRow: 'RIPORTO SALDO',
    summary: 'none',
    totalsRow: 'TOTALI',
  }),
  single({
    name: 'both-sums-under-a-name-of-one',
    tags: ['columns:in-out', 'total:both-sides', 'balance:none', 'language:de'],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      dateColumn('Tag', 'dd.MM.yyyy', 62),
      descriptionColumn('Vorgang'),
      inColumn('Haben', 84),
      outColumn('Soll', 84),
    ],
    balances: 'none',
    openingRow: 'Anfangssaldo',
    closingRow: 'Endsaldo',
    totalsRow: 'Summe der Umsätze',
    summary: 'none',
  }),
  single({
    name: 'available-behind-last-day',
    tags: ['columns:amount', 'balance:day-line', 'balance:available', 'language:pt'],
    language: portuguese,
    country: 'BR',
    currency: 'BRL',
    numbers: DOT_COMMA,
    columns: [
      dateColumn('Data', 'dd/MM', 40),
      descriptionColumn('Histórico'),
      amountColumn('Valor', 84),
      balanceColumn('Saldo', 84),
    ],
    balances: 'none',
    openingRow: 'Saldo anterior',
    dayBalanceRow: 'Saldo do dia',
    summary: 'none',
    afterTable: (paper, { account, numbers, face }) => {
      const lines = [
        ['Limite da conta', 150_000],
        ['Saldo disponível', account.closing + 150_000],
      ] as const;
      lines.forEach(([label, minor], index) => {
        const y = paper.y + 14 * (index + 1);
        paper.text(label, paper.left, y, face);
        paper.text(writeMoney(minor, account.currency, numbers), paper.left + 220, y, face, {
          align: 'right',
        });
      });
      paper.y += 40;
    },
  }),
  single({
    name: 'real-duplicates',
    tags: ['rows:duplicates', 'columns:out-in', 'balance:day'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    account: { duplicates: true },
    rows: [36, 54],
    columns: gbColumns,
    balances: 'day',
  }),
  single({
    name: 'duplicates-totals-only',
    tags: ['rows:duplicates', 'columns:amount', 'balance:summary'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    account: { duplicates: true },
    balances: 'none',
    columns: [
      dateColumn('Datum', 'dd.MM.yyyy', 56),
      descriptionColumn('Verwendungszweck'),
      amountColumn('Betrag in EUR', 80, { negative: ['-', ''], positive: ['+', ''] }),
    ],
  }),
  single({
    name: 'no-transactions',
    tags: ['rows:none', 'columns:out-in'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    revise: emptied,
    columns: gbColumns,
    openingRow: 'Balance brought forward',
    closingRow: 'Balance carried forward',
    afterTable: (paper, { face }) => {
      paper.y += 14;
      paper.text('There were no transactions in this period.', paper.left, paper.y, face);
    },
  }),
  single({
    name: 'no-transactions-with-noise',
    tags: ['rows:none', 'columns:amount', 'furniture:fees'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    revise: emptied,
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 60),
      descriptionColumn('Libellé'),
      amountColumn('Montant', 80),
    ],
    balances: 'none',
    afterTable: (paper, scene) => {
      paper.y += 14;
      paper.text('Aucune opération sur la période.', paper.left, paper.y, scene.face);
      rateTable(paper, scene, ['À compter du', 'Taux débiteur', 'Découvert autorisé']);
    },
  }),
  single({
    name: 'one-transaction',
    tags: ['rows:one', 'columns:in-out', 'balance:row'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    rows: [1, 1],
    columns: [
      dateColumn('Date', 'dd MMM yyyy', 62),
      descriptionColumn('Details'),
      inColumn('In'),
      outColumn('Out'),
      balanceColumn('Balance'),
    ],
    head: 'banner',
    openingRow: 'Balance forward',
  }),
  single({
    name: 'long-thirty-pages',
    tags: ['pages:many', 'columns:out-in', 'balance:row', 'carried:page'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    period: 'quarter',
    rows: [820, 860],
    account: { overdraft: true, opening: 9000 },
    columns: [
      dateColumn('Date', 'dd MMM', 40),
      codeColumn('Type'),
      descriptionColumn('Description'),
      outColumn('Paid out'),
      inColumn('Paid in'),
      balanceColumn('Balance', 80),
    ],
    carried: { foot: 'Balance carried forward', head: 'Balance brought forward' },
    openingRow: 'Balance brought forward',
  }),
  single({
    name: 'missing-page',
    tags: ['pages:missing', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [80, 100],
    columns: gbColumns,
    missingPage: 2,
    expected: 'mismatch',
    notes: 'Page 2 was left out: the balances jump there.',
  }),
  single({
    name: 'balances-of-another-order',
    tags: ['balance:broken', 'columns:out-in'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [14, 24],
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 60),
      descriptionColumn('Descrizione'),
      outColumn('Uscite', 70),
      inColumn('Entrate', 70),
      balanceColumn('Saldo', 76),
    ],
    revise: chainedBackwards,
    expected: 'mismatch',
    notes:
      'Opening, rows and closing agree; the balances of the rows follow from other rows than those above them.',
  }),
  single({
    name: 'fee-and-rate-tables',
    tags: ['furniture:fees', 'columns:out-in', 'balance:row', 'column:reference'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: [
      dateColumn('Datum', 'dd.MM.', 38),
      descriptionColumn('Buchung'),
      referenceColumn('Beleg-Nr.', 70),
      outColumn('Belastungen', 68),
      inColumn('Gutschriften', 68),
      balanceColumn('Saldo', 70),
    ],
    afterTable: (paper, scene) => {
      feeTable(
        paper,
        scene,
        ['Entgeltaufstellung', 'Anzahl', 'Einzelpreis', 'Gesamt'],
        ['Buchungen beleglos', 'Buchungen am Schalter', 'Kontoauszug per Post'],
      );
      rateTable(paper, scene, ['Zinssatz ab', 'Sollzins p. a.', 'Kreditrahmen EUR']);
    },
  }),
  single({
    name: 'savings-with-interest',
    tags: ['account:savings', 'columns:in-out', 'balance:row'],
    language: english,
    country: 'NZ',
    currency: 'NZD',
    period: 'quarter',
    rows: [6, 12],
    account: {
      opening: 18250,
      phrases: [
        'in 3 interest INT|Gross interest|Rate {rate}% p.a.',
        'out 2 fee TAX|Withholding tax at 33.00%|on interest',
        'in 3 transfer DEP|Regular saving|from {person}',
        'out 1 transfer WD|Withdrawal to account {8}',
      ],
    },
    columns: [
      dateColumn('Date', 'd MMM yyyy', 64),
      descriptionColumn('Particulars'),
      inColumn('Deposit', 76),
      outColumn('Withdrawal', 76),
      balanceColumn('Balance', 84),
    ],
    afterTable: (paper, scene) =>
      rateTable(paper, scene, ['Effective from', 'Interest rate', 'Balances from']),
  }),
];
