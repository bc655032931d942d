/** How dates, whole units, labels and noise are printed in lands and by banks that the other files do not show. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { COMMA_DOT, DOT_COMMA, SPACE_COMMA, writeDate, type NumberStyle } from '../format.ts';
import { japanese } from '../language/eastasian.ts';
import { english } from '../language/english.ts';
import { hungarian } from '../language/further.ts';
import { german } from '../language/german.ts';
import { french } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { dateParts } from '../../../shared/dates.ts';
import { SIGN_APART, writeMoney } from '../money.ts';
import { single } from '../single.ts';
import { money } from '../summary.ts';

const SPACE_WHOLE: NumberStyle = { ...SPACE_COMMA, bareIntegers: true };

/** Years of the Buddhist era are 543 ahead; only their last two digits are printed. */
const buddhistColumn: Column = {
  ...dateColumn('Date', 'dd/MM/yy', 52),
  cell: ({ date }, { language }) => {
    const { year } = dateParts(date);
    return `${writeDate(date, 'dd/MM/', language)}${String(year + 543).slice(-2)}`;
  },
};

/** The era of a day, and its year in it: Reiwa began on the first of May 2019. */
const eraOf = (date: string): { name: string; year: number } => {
  const { year } = dateParts(date);
  return date < '2019-05-01' ? { name: '平成', year: year - 1988 } : { name: '令和', year: year - 2018 };
};

/** Years counted from the beginning of the era of Reiwa, 2019. */
const reiwaColumn: Column = {
  ...dateColumn('取引日', 'yyyy', 84),
  cell: ({ date }, { language }) =>
    `令和${dateParts(date).year - 2018}年${writeDate(date, 'M月d日', language)}`,
};

export const abroadLayouts: readonly Layout[] = [
  single({
    name: 'year-first-apart-whole-units',
    tags: ['language:hu', 'columns:amount', 'balance:row', 'date:ymd-dots-apart', 'numbers:space-whole'],
    language: hungarian,
    country: 'HU',
    currency: 'HUF',
    numbers: SPACE_WHOLE,
    face: { family: 'liberation', size: 8 },
    account: { wholeUnits: true },
    columns: [
      dateColumn('Könyvelés dátuma', 'yyyy. MM. dd.', 76),
      descriptionColumn('Tranzakció megnevezése'),
      amountColumn('Összeg (HUF)', 84),
      balanceColumn('Egyenleg', 84),
    ],
  }),
  single({
    name: 'typewriter-space-groups',
    tags: ['language:fr', 'columns:out-in', 'numbers:space', 'face:mono', 'balance:summary'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    face: { family: 'mono', size: 8 },
    columns: [
      dateColumn('DATE', 'dd.MM', 40),
      descriptionColumn('LIBELLE'),
      outColumn('DEBIT', 76),
      inColumn('CREDIT', 76),
    ],
    balances: 'none',
    openingRow: 'ANCIEN SOLDE',
    closingRow: 'NOUVEAU SOLDE',
    summary: 'none',
  }),
  single({
    name: 'buddhist-years',
    tags: ['language:en', 'columns:out-in', 'balance:row', 'date:buddhist'],
    language: english,
    country: 'TH',
    currency: 'THB',
    numbers: COMMA_DOT,
    columns: [
      buddhistColumn,
      descriptionColumn('Description'),
      outColumn('Withdrawal'),
      inColumn('Deposit'),
      balanceColumn('Balance'),
    ],
  }),
  single({
    name: 'japanese-era',
    tags: ['language:ja', 'columns:out-in', 'balance:row', 'date:era', 'currency:no-decimals'],
    language: japanese,
    country: 'JP',
    currency: 'JPY',
    numbers: COMMA_DOT,
    face: { family: 'japanese', size: 8.5 },
    columns: [
      reiwaColumn,
      descriptionColumn('お取引内容'),
      outColumn('お引出し', 80),
      inColumn('お預入れ', 80),
      balanceColumn('残高', 84),
    ],
  }),
  single({
    name: 'japanese-era-in-head-only',
    tags: ['language:ja', 'columns:out-in', 'balance:row', 'date:era-bare', 'currency:no-decimals'],
    language: japanese,
    country: 'JP',
    currency: 'JPY',
    numbers: COMMA_DOT,
    face: { family: 'japanese', size: 8.5 },
    summary: 'none',
    printsPeriod: false,
    head: (paper, { account, face }) => {
      const { name, year } = eraOf(account.start);
      paper.text(account.bank, paper.left, 60, { ...face, size: 14 });
      paper.text(account.holder, paper.left, 86, face);
      paper.text(`口座番号 ${account.number}`, paper.left, 100, face);
      paper.text(`${name}${year}年${Number(account.start.slice(5, 7))}月分`, paper.left, 114, face);
      paper.y = 134;
    },
    columns: [
      {
        ...dateColumn('年月日', 'MM-dd', 60),
        cell: ({ date }, { language }) =>
          `${String(eraOf(date).year).padStart(2, '0')}-${writeDate(date, 'MM-dd', language)}`,
      },
      descriptionColumn('摘要'),
      outColumn('お支払金額', 80),
      inColumn('お預り金額', 80),
      balanceColumn('差引残高', 84),
    ],
    openingRow: '繰越残高',
  }),
  single({
    name: 'year-in-balance-labels',
    tags: ['language:de', 'columns:out-in', 'balance:summary', 'date:no-year', 'period:none'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    head: (paper, { account, face }) => {
      paper.text(account.bank, paper.left, 60, { ...face, bold: true, size: 14 });
      paper.text(account.holder, paper.left, 90, face);
      paper.text(`Konto ${account.number}`, paper.left, 104, face);
      paper.y = 130;
    },
    printsPeriod: false,
    labels: { opening: 'Alter Kontostand vom {start}', closing: 'Neuer Kontostand vom {end}' },
    summary: 'sentence',
    summarises: { balances: true, totals: false },
    columns: [
      dateColumn('Bu-Tag', 'dd.MM.', 44),
      descriptionColumn('Vorgang'),
      outColumn('Belastung', 76),
      inColumn('Gutschrift', 76),
    ],
    balances: 'none',
    notes: 'The period is not printed; the days of the balances tell the year.',
  }),
  single({
    name: 'credit-limit-of-an-account',
    tags: ['language:en', 'columns:amount', 'sign:minus', 'balance:row', 'noise:card-words'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    beforeTable: (paper, scene) => {
      paper.text(`Credit limit ${money(scene, 100000)}`, paper.left, paper.y, scene.face);
      paper.y += 16;
    },
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Details'),
      amountColumn('Amount', 76),
      balanceColumn('Balance', 80),
    ],
    summarises: { balances: true, totals: false },
  }),
  single({
    name: 'opening-row-of-other-words',
    tags: ['language:en', 'columns:in-out', 'balance:row', 'labels:prefixed'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    columns: [
      dateColumn('Date', 'dd MMM yy', 54),
      descriptionColumn('Description'),
      inColumn('Money in (£)', 76),
      outColumn('Money out (£)', 76),
      balanceColumn('Balance (£)', 80),
    ],
    summary: 'none',
    openingRow: 'STATEMENT OPENING BALANCE',
    closingRow: 'STATEMENT CLOSING BALANCE',
  }),
  single({
    name: 'balance-as-on',
    tags: ['language:en', 'columns:out-in', 'balance:row', 'labels:opening-reads-closing'],
    language: english,
    country: 'IN',
    currency: 'INR',
    summary: 'none',
    beforeTable: (paper, scene) => {
      const { account, language, face } = scene;
      const day = writeDate(account.start, 'd MMM yyyy', language);
      paper.text(`Balance as on ${day}   :   ${money(scene, account.opening)}`, paper.left, paper.y, face);
      paper.y += 20;
    },
    columns: [
      dateColumn('Txn Date', 'd MMM yyyy', 62),
      descriptionColumn('Description'),
      outColumn('Debit', 76),
      inColumn('Credit', 76),
      balanceColumn('Balance', 84),
    ],
    expected: 'verified',
  }),
  single({
    name: 'strokes-for-narrow-blanks',
    tags: ['language:fr', 'columns:amount', 'sign:lost', 'numbers:lost-blanks', 'balance:row'],
    language: french,
    country: 'SN',
    currency: 'EUR',
    numbers: { group: '/', decimal: ',' },
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 62),
      descriptionColumn('Libellé'),
      amountColumn('Montant (EUR)', 84, { negative: ['"', ''] }),
      balanceColumn('Solde', 84, { negative: ['"', ''] }),
    ],
    dress: { negative: ['"', ''] },
  }),
  single({
    name: 'amounts-said-twice',
    tags: ['language:en', 'columns:amount-repeated', 'sign:apart', 'balance:none'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Description'),
      otherColumn(
        'size',
        'Amount (GBP)',
        66,
        ({ amount }, { account, numbers }) => writeMoney(Math.abs(amount), account.currency, numbers),
        { align: 'right' },
      ),
      amountColumn('Debit (-) / Credit (+)', 104, SIGN_APART),
    ],
    balances: 'none',
    summary: 'none',
    balanceKnown: false,
    expected: 'unverified',
  }),
];
