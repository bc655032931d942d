/** Grids of cells as spreadsheets and web pages print them: narrow columns that wrap, contents set in the middle. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, INDIAN, SPACE_COMMA, writeDate } from '../format.ts';
import { american, english, indianEnglish } from '../language/english.ts';
import { indonesian } from '../language/further.ts';
import { norwegian } from '../language/nordic.ts';
import { czech } from '../language/slavic.ts';
import { italian, portuguese } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { DR_CR, type Dress } from '../money.ts';
import type { TableStyle } from '../paper/table.ts';
import { single, type SingleSpec } from '../single.ts';

export const GRID: Partial<TableStyle> = { rules: 'grid', headingPlace: 'middle' };
const CR_DR: Dress = { positive: ['', 'Cr'], negative: ['', 'Dr'] };

/** Every cell in the middle of its row's height. */
export const centred = (columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ place: 'middle', ...column }));

/** A column too narrow for its dates: `|` in the pattern is where a date goes on below. */
export const narrow = (column: Column): Column => ({
  ...column,
  cell: (entry, context) => [column.cell(entry, context)].flat().flatMap((text) => text.split('|')),
});

const POUNDS: Dress = { prefix: '£', negative: ['-', ''] };

/** Texts with the kind of the booking on a line of its own below. */
const withKindBelow = (column: Column): Column => ({
  ...column,
  cell: (entry, context) => [
    ...[column.cell(entry, context)].flat(),
    entry.amount > 0 ? 'Deposit' : 'Withdrawal',
  ],
});

/** A column of amounts too narrow for some of them: the line ends behind their sign. */
const signAbove = (column: Column): Column => ({
  ...column,
  cell: (entry, context) => {
    const text = [column.cell(entry, context)].flat().join('');
    return entry.amount < -10000 ? [text.slice(0, 1), text.slice(1)] : [text];
  },
});

/** Stands for "de" in a pattern, whose letters would stand for the day. */
const OF = '°';

const chequeColumn = (heading: Column['heading'], width: number): Column =>
  otherColumn(
    'cheque',
    heading,
    width,
    ({ reference }) => (Number(reference) % 9 === 0 ? reference.slice(0, 6) : ''),
    { extra: 'cheque' },
  );

const inInr = {
  language: indianEnglish,
  country: 'IN',
  currency: 'INR',
  numbers: INDIAN,
  summary: 'none',
} as const;

const twoLines: SingleSpec = {
  name: 'cells-two-line-dates',
  tags: ['cells:middle', 'date:wrapped-two-lines', 'date:value-beside', 'columns:out-in', 'balance:row'],
  ...inInr,
  style: { ...GRID, gap: 6 },
  columns: centred([
    narrow(dateColumn(['Tran', 'Date'], 'dd-MM-|yyyy', 34)),
    narrow(valueColumn(['Value', 'Date'], 'dd-MM-|yyyy', 34)),
    descriptionColumn('Particulars'),
    chequeColumn(['Chq', 'No'], 36),
    outColumn('Withdrawals', 66),
    inColumn('Deposits', 66),
    balanceColumn('Balance', 82, CR_DR),
  ]),
  openingRow: 'Opening Balance',
};

const longTexts: SingleSpec = {
  ...twoLines,
  name: 'cells-long-texts',
  tags: [...twoLines.tags, 'text:four-lines'],
  style: { ...GRID, gap: 4 },
  columns: centred([
    narrow(dateColumn(['Txn', 'Date'], 'dd/MM/|yyyy', 34)),
    narrow(valueColumn(['Value', 'Date'], 'dd/MM/|yyyy', 34)),
    descriptionColumn('Description', { width: 96 }),
    otherColumn('branch', ['Branch', 'Code'], 40, () => '04417', { extra: 'branch' }),
    outColumn('Debit', 70),
    inColumn('Credit', 70),
    balanceColumn('Balance', 84, CR_DR),
  ]),
};

/** Web pages print cells without any blank between rows, cut them at the page's end, and set what is cut on the first line. */
const tightCut: SingleSpec = {
  name: 'cells-cut-tight',
  tags: [
    'cells:middle',
    'page:split-entry',
    'headings:first-page',
    'columns:out-in',
    'balance:row',
    'text:wrapped',
  ],
  language: norwegian,
  country: 'NO',
  currency: 'NOK',
  numbers: SPACE_COMMA,
  rows: [50, 70],
  furniture: () => {},
  style: { rules: 'rows', gap: 0, headings: 'first', splitRows: 'top' },
  columns: centred([
    dateColumn('Bokført', 'dd.MM.yyyy', 62),
    descriptionColumn('Tekst', { width: 84 }),
    outColumn('Ut', 74),
    inColumn('Inn', 74),
    balanceColumn('Saldo', 84),
  ]),
};

/** Every cell on the bottom of its row, and no more than a pixel between rows. */
const onBottom: SingleSpec = {
  name: 'cells-bottom-close',
  tags: ['cells:bottom', 'columns:in-out', 'balance:row', 'text:wrapped', 'language:cs'],
  language: czech,
  country: 'CZ',
  currency: 'CZK',
  numbers: SPACE_COMMA,
  face: { family: 'liberation', size: 8 },
  rows: [24, 40],
  style: { rules: 'none', gap: 1 },
  columns: [
    dateColumn('Zaúčtováno', 'dd.MM.yyyy', 60),
    descriptionColumn('Popis', { width: 120 }),
    inColumn('Příjem', 72),
    outColumn('Výdej', 72),
    balanceColumn('Zůstatek', 84),
  ].map((column) => ({ place: 'last', ...column })),
};

/** Every cell on the bottom of its row, nothing but a rule between rows: the lines of all texts are evenly set. */
const onRules: SingleSpec = {
  name: 'cells-on-rules',
  tags: ['cells:bottom', 'columns:amount', 'balance:row', 'text:wrapped', 'language:it'],
  language: italian,
  country: 'IT',
  currency: 'EUR',
  numbers: DOT_COMMA,
  face: { family: 'liberation', size: 9 },
  rows: [30, 44],
  style: { rules: 'rows', gap: 0 },
  columns: [
    dateColumn('Data', 'dd/MM/yyyy', 62),
    descriptionColumn('Descrizione', { width: 130 }),
    amountColumn('Importo', 90),
    balanceColumn('Saldo', 90),
  ].map((column) => ({ place: 'last', ...column })),
};

export const cellLayouts: readonly Layout[] = [
  single(onRules),
  single(twoLines),
  single({
    ...twoLines,
    name: 'cells-two-line-dates-few',
    rows: [3, 5],
  }),
  single(longTexts),
  single({ ...longTexts, name: 'cells-long-texts-few', rows: [2, 4] }),
  single({
    name: 'cells-three-line-dates',
    tags: ['cells:middle', 'date:wrapped-three-lines', 'date:value-beside', 'columns:out-in', 'balance:row'],
    ...inInr,
    style: { ...GRID, gap: 8 },
    columns: centred([
      narrow(dateColumn(['Transaction', 'Date'], 'dd-|MMM-|yyyy', 50)),
      narrow(valueColumn(['Value', 'Date'], 'dd-|MMM-|yyyy', 28)),
      descriptionColumn('Particulars'),
      chequeColumn(['Cheque', 'No.'], 40),
      outColumn('Withdrawals', 66),
      inColumn('Deposits', 66),
      balanceColumn('Balance', 86, DR_CR),
    ]),
    openingRow: 'Opening Balance',
  }),
  single({
    name: 'cells-kind-beside-wrapped-year',
    tags: ['date:wrapped-two-lines', 'entries:kind-below', 'columns:amount', 'balance:row', 'order:desc'],
    language: american,
    country: 'US',
    currency: 'USD',
    rows: [18, 30],
    order: 'desc',
    style: { gap: 8 },
    columns: [
      narrow(dateColumn('Posted', 'MMM dd,|yyyy', 48)),
      withKindBelow(descriptionColumn('Activity', { oneLine: true })),
      amountColumn('Amount', 84, { negative: ['-', ''], prefix: '$' }),
      balanceColumn('Balance', 84, { negative: ['-', ''], prefix: '$' }),
    ],
  }),
  single({
    name: 'cells-times-below-wrapped-dates',
    tags: [
      'cells:middle',
      'date:wrapped-three-lines',
      'date:time',
      'columns:amount',
      'balance:row',
      'sign:dr-cr',
    ],
    ...inInr,
    order: 'desc',
    style: { ...GRID, gap: 6 },
    columns: centred([
      {
        ...dateColumn(['Posted', 'On'], 'dd-|MMM-|yyyy', 46),
        cell: ({ date, reference }, { language }) => [
          ...writeDate(date, 'dd-|MMM-|yyyy', language).split('|'),
          `0${1 + (Number(reference.slice(-2)) % 9)}:${10 + (Number(reference.slice(-3)) % 50)}:07`,
          Number(reference) % 2 === 0 ? 'AM' : 'PM',
        ],
      },
      otherColumn('id', ['Transaction', 'ID'], 60, ({ reference }) => `T${reference.slice(0, 7)}`, {
        extra: 'id',
      }),
      descriptionColumn('Remarks', { width: 104 }),
      otherColumn('side', ['Cr/', 'Dr'], 26, ({ amount }) => (amount < 0 ? 'DR' : 'CR')),
      amountColumn(['Amount', '(INR)'], 70, { negative: ['', ''] }),
      balanceColumn(['Balance', '(INR)'], 84),
    ]),
  }),
  single({
    name: 'cells-cut-by-page',
    tags: ['cells:middle', 'date:wrapped-three-lines', 'columns:out-in', 'balance:row', 'page:split-entry'],
    ...inInr,
    rows: [40, 60],
    style: { ...GRID, rules: 'none', gap: 8, splitRows: true },
    columns: centred([
      narrow(dateColumn(['Txn', 'Date'], 'dd-|MMM-|yyyy', 28)),
      descriptionColumn('Particulars'),
      outColumn('Withdrawals', 66),
      inColumn('Deposits', 66),
      balanceColumn('Balance', 86, DR_CR),
    ]),
    openingRow: 'Opening Balance',
  }),
  single(tightCut),
  single({
    ...tightCut,
    name: 'cells-cut-apart',
    tags: [...tightCut.tags.filter((tag) => tag !== 'columns:out-in'), 'columns:amount'],
    style: { ...tightCut.style, gap: 15 },
    columns: centred([
      dateColumn('Gjennomført', 'dd.MM.yyyy', 62),
      descriptionColumn('Forklaring', { width: 92 }),
      amountColumn('Beløp', 80),
      balanceColumn('Saldo', 84),
    ]),
  }),
  single(onBottom),
  single({
    name: 'cells-month-below',
    tags: [
      'cells:middle',
      'date:wrapped-month',
      'date:no-year',
      'columns:in-out',
      'balance:row',
      'language:pt',
    ],
    language: portuguese,
    country: 'BR',
    currency: 'BRL',
    numbers: DOT_COMMA,
    style: { ...GRID, gap: 7 },
    columns: [
      narrow(dateColumn('Data', `dd ${OF}|MMMM`, 44)),
      descriptionColumn('Histórico'),
      inColumn('Créditos', 72),
      outColumn('Débitos', 72),
      balanceColumn('Saldo', 80),
    ].map((column) => ({
      ...column,
      cell: (entry, context) => [column.cell(entry, context)].flat().map((text) => text.replace(OF, 'de')),
    })),
  }),
  single({
    name: 'cells-wrapped-headings',
    tags: ['cells:middle', 'date:wrapped-two-lines', 'columns:out-in', 'balance:row', 'language:id'],
    language: indonesian,
    country: 'ID',
    currency: 'IDR',
    numbers: DOT_COMMA,
    style: { ...GRID, gap: 6 },
    columns: centred([
      narrow(dateColumn(['Tanggal', 'Transaksi'], 'dd/MM/|yyyy', 46)),
      descriptionColumn('Keterangan'),
      outColumn('Debet', 84),
      inColumn('Kredit', 84),
      balanceColumn(['Saldo', 'Akhir'], 92),
    ]),
  }),
  single({
    name: 'cells-single-line-dates',
    tags: ['cells:middle', 'date:value-beside', 'columns:out-in', 'balance:row', 'text:wrapped'],
    language: english,
    country: 'NG',
    currency: 'NGN',
    style: { ...GRID, gap: 5 },
    columns: centred([
      dateColumn(['Trans', 'Date'], 'dd-MMM-yyyy', 58),
      valueColumn(['Value', 'Date'], 'dd-MMM-yyyy', 58),
      descriptionColumn('Narration', { width: 92 }),
      outColumn('Debit', 68),
      inColumn('Credit', 68),
      balanceColumn('Balance', 80),
    ]),
    openingRow: 'Opening Balance',
  }),
  single({
    name: 'cells-middle-evenly-set',
    tags: ['cells:middle', 'columns:out-in', 'balance:row', 'text:wrapped', 'lines:even'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    style: { ...GRID, gap: 0 },
    columns: centred([
      dateColumn('Date', 'dd-MM-yyyy', 62),
      descriptionColumn('Description', { width: 112 }),
      outColumn('Debit', 84),
      inColumn('Credit', 84),
      balanceColumn('Balance', 92),
    ]),
    openingRow: 'Opening Balance',
  }),
  single({
    name: 'cells-sign-above-amount',
    tags: ['cells:middle', 'columns:amount', 'balance:row', 'sign:wrapped'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    style: { ...GRID, gap: 7 },
    dress: POUNDS,
    columns: centred([
      dateColumn('Date', 'dd MMM yyyy', 70),
      descriptionColumn('Transaction details'),
      signAbove(amountColumn('Amount', 62, POUNDS)),
      balanceColumn('Balance', 78, POUNDS),
    ]),
  }),
];
