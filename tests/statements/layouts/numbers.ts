/** Numbers of the world: their groups, whole units, thousandths, millions. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, filled, inColumn, otherColumn, outColumn, referenceColumn,
} from '../columns.ts'; // prettier-ignore
import {
  APOSTROPHE_DOT, COMMA_DOT, DOT_COMMA, INDIAN, NONE_COMMA, NONE_DOT, SPACE_COMMA, THIN_COMMA,
} from '../format.ts'; // prettier-ignore
import { english, indianEnglish } from '../language/english.ts';
import { german, swiss } from '../language/german.ts';
import { japanese } from '../language/eastasian.ts';
import { swedish } from '../language/nordic.ts';
import { french, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { DR_CR } from '../money.ts';
import { single } from '../single.ts';
import { money } from '../summary.ts';

export const numberLayouts: readonly Layout[] = [
  single({
    name: 'bare-integers',
    tags: ['numbers:no-decimals', 'zeros:filled', 'columns:out-in', 'date:iso'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: { ...NONE_DOT, bareIntegers: true },
    account: { wholeUnits: true },
    face: { family: 'mono', size: 7.5 },
    head: 'plain',
    summary: 'none',
    columns: [
      dateColumn('Date', 'yyyy-MM-dd', 60),
      descriptionColumn('Narration'),
      filled(outColumn('Withdrawal', 60), '0'),
      filled(inColumn('Deposit', 60), '0'),
      balanceColumn('Balance', 64),
    ],
    openingRow: 'OPENING BALANCE',
  }),
  single({
    name: 'whole-amounts-without-zeros',
    tags: ['numbers:bare-integers', 'columns:out-in', 'balance:row', 'language:es'],
    language: spanish,
    country: 'UY',
    currency: 'UYU',
    numbers: { ...DOT_COMMA, bareIntegers: true },
    summary: 'none',
    columns: [
      dateColumn('Fecha', 'dd/MM/yyyy', 62),
      descriptionColumn('Concepto'),
      outColumn('Débitos', 74),
      inColumn('Créditos', 74),
      balanceColumn('Saldos', 82),
    ],
    openingRow: 'SALDO ANTERIOR',
  }),
  single({
    name: 'balance-first-under-unknown-name',
    tags: ['columns:balance-first', 'columns:in-out', 'order:desc', 'heading:unknown-name'],
    language: english,
    country: 'IL',
    currency: 'ILS',
    order: 'desc',
    summary: 'none',
    columns: [
      balanceColumn('Position after', 78, { prefix: 'ILS ', negative: ['-', ''] }),
      inColumn('In credit', 66),
      outColumn('In debit', 66),
      referenceColumn('Reference', 70),
      descriptionColumn('Description', { align: 'left' }),
      dateColumn('Date', 'dd/MM/yy', 46),
    ],
  }),
  single({
    name: 'yen',
    tags: ['currency:no-decimals', 'columns:out-in', 'balance:row', 'language:ja'],
    language: japanese,
    country: 'JP',
    currency: 'JPY',
    face: { family: 'japanese', size: 8.5 },
    columns: [
      dateColumn('年月日', 'yyyy/MM/dd', 62),
      descriptionColumn('摘要'),
      outColumn('お支払金額', 76),
      inColumn('お預り金額', 76),
      balanceColumn('差引残高', 84),
    ],
    openingRow: '前回繰越',
  }),
  single({
    name: 'dinar-three-decimals',
    tags: ['currency:three-decimals', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'KW',
    currency: 'KWD',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Particulars', { oneLine: true }),
      outColumn('Debit (KWD)', 72),
      inColumn('Credit (KWD)', 72),
      balanceColumn('Balance (KWD)', 80),
    ],
    head: 'grid',
  }),
  single({
    name: 'typographic-apostrophe',
    tags: ['numbers:apostrophe', 'columns:out-in', 'balance:day'],
    language: swiss,
    country: 'CH',
    currency: 'CHF',
    numbers: APOSTROPHE_DOT,
    account: { opening: 24310 },
    columns: [
      dateColumn('Datum', 'dd.MM.yyyy', 56),
      descriptionColumn('Buchungstext'),
      inColumn('Gutschrift CHF', 76),
      outColumn('Belastung CHF', 76),
      balanceColumn('Saldo CHF', 80),
    ],
    balances: 'day',
    openingRow: 'Saldovortrag',
  }),
  single({
    name: 'thin-space-groups',
    tags: ['numbers:thin-space', 'columns:out-in', 'balance:row'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: THIN_COMMA,
    face: { family: 'liberation', size: 8.5 },
    account: { opening: 12840 },
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 56),
      descriptionColumn('Opération'),
      outColumn('Débit', 72, { suffix: '\u202f€' }),
      inColumn('Crédit', 72, { suffix: '\u202f€' }),
      balanceColumn('Solde', 80, { suffix: '\u202f€', negative: ['-', ''] }),
    ],
    dress: { suffix: '\u202f€', negative: ['-', ''] },
  }),
  single({
    name: 'lakhs-dr-cr',
    tags: ['numbers:indian', 'sign:dr-cr', 'columns:amount', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    dress: { negative: [' ', ' Dr'], positive: ['', ' Cr'] },
    account: { opening: 31240.55 },
    columns: [
      otherColumn('serial', 'S No.', 26, (entry, { account }) => String(account.entries.indexOf(entry) + 1)),
      dateColumn('Txn Date', 'dd MMM yyyy', 58),
      descriptionColumn('Description'),
      referenceColumn('Ref No.', 66),
      amountColumn('Amount (INR)', 84, { negative: ['', ' Dr'], positive: ['', ' Cr'] }),
      balanceColumn('Balance (INR)', 88, { negative: ['', ' Dr'], positive: ['', ' Cr'] }),
    ],
    style: { rules: 'grid' },
  }),
  single({
    name: 'other-groups-in-summary',
    tags: ['numbers:two-groups', 'columns:out-in', 'balance:summary', 'language:de'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    account: { opening: 1_802_440 },
    // Rows group with a dot, the summary with a blank behind the currency: "EUR 18 024,40".
    summary: (paper, scene, lines) => {
      const spaced = {
        ...scene,
        numbers: SPACE_COMMA,
        dress: { prefix: 'EUR ', negative: ['-', ''] },
      } as const;
      for (const [label, minor] of lines) {
        paper.text(label, paper.left, paper.y, scene.face);
        paper.text(money(spaced, minor), paper.left + 220, paper.y, scene.face, { align: 'right' });
        paper.y += 12;
      }
      paper.y += 16;
    },
    balances: 'none',
    columns: [
      dateColumn('Buchungsdatum', 'dd.MM.yyyy', 66),
      descriptionColumn('Beschreibung'),
      inColumn('Zahlungseingang', 86),
      outColumn('Zahlungsausgang', 86),
    ],
  }),
  single({
    name: 'ungrouped-comma',
    tags: ['numbers:ungrouped', 'columns:amount', 'balance:row'],
    language: swedish,
    country: 'SE',
    currency: 'SEK',
    numbers: NONE_COMMA,
    face: { family: 'mono', size: 8 },
    head: 'plain',
    columns: [
      dateColumn('Bokf.dag', 'yyMMdd', 48),
      descriptionColumn('Specifikation', { oneLine: true }),
      amountColumn('Belopp', 76, { negative: ['', '-'] }),
      balanceColumn('Saldo', 84, { negative: ['', '-'] }),
    ],
    summary: 'none',
    openingRow: 'Ingående saldo',
    closingRow: 'Utgående saldo',
  }),
  single({
    name: 'dash-for-nothing',
    tags: ['zeros:dash', 'columns:out-in', 'balance:row'],
    language: spanish,
    country: 'CL',
    currency: 'CLP',
    numbers: DOT_COMMA,
    dress: { prefix: '$', negative: ['-', ''] },
    columns: [
      dateColumn('Fecha', 'dd/MM', 36),
      descriptionColumn('Detalle'),
      filled(outColumn('Giros o cargos', 80, { prefix: '$' }), '-'),
      filled(inColumn('Depósitos o abonos', 92, { prefix: '$' }), '-'),
      balanceColumn('Saldo', 84, { prefix: '$', negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'millions',
    tags: ['numbers:large', 'columns:out-in', 'balance:row', 'sign:dr-cr'],
    language: english,
    country: 'HK',
    currency: 'HKD',
    numbers: COMMA_DOT,
    account: {
      opening: 12_480_250.4,
      overdraft: true,
      phrases: [
        'out 4 salary TT|TELEGRAPHIC TRANSFER {A12}|{firm} USD {money} AT {rate}',
        'in 4 salary TT|INWARD REMITTANCE {A12}|INVOICE {6}',
        'out 2 cheque CHQ|CHEQUE {6}',
        'out 2 fee CHG|HANDLING CHARGES',
      ],
    },
    dress: DR_CR,
    columns: [
      dateColumn('Date', 'dd MMM yyyy', 60),
      descriptionColumn('Transaction details'),
      inColumn('Deposit', 84),
      outColumn('Withdrawal', 84),
      balanceColumn('Balance', 96, DR_CR),
    ],
  }),
];
