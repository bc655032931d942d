/** Headings that take a second look: one name over two columns, names set closely, labels in narrow columns. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn,
  type Column,
} from '../columns.ts'; // prettier-ignore
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { DOT_COMMA, writeDate } from '../format.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, type Scene } from '../letterhead.ts';
import type { Account } from '../model.ts';
import { writeMoney } from '../money.ts';
import { textWidth, type Face } from '../paper/fonts.ts';
import { LETTER, type Paper } from '../paper/paper.ts';
import { single, type SingleSpec } from '../single.ts';
import { money } from '../summary.ts';
import { truthAccount, type TruthAccount } from '../truth.ts';
import { settled } from './days.ts';

const FACE: Face = { family: 'sans', size: 8.5 };
/** Blank between names set closely: wider than the one within them, too narrow to part columns by itself. Points. */
const CLOSE = 5.6;

/** Columns of amounts just as wide as their names, so that only the gutter stands between these. */
const closely = (columns: readonly Column[]): Column[] =>
  columns.map((column) =>
    column.align === 'right'
      ? { ...column, width: textWidth([column.heading].flat().join(' '), { ...FACE, bold: true }) }
      : column,
  );

const close: SingleSpec = {
  name: 'headings-set-closely',
  tags: ['headings:close', 'columns:out-in', 'balance:row', 'date:us'],
  language: american,
  country: 'US',
  currency: 'USD',
  paper: LETTER,
  face: FACE,
  gutter: CLOSE,
  columns: closely([
    dateColumn('Date', 'MM/dd/yyyy', 60),
    descriptionColumn('Transaction detail'),
    outColumn('Withdrawals ($)'),
    inColumn('Deposits ($)'),
    balanceColumn('Balance ($)'),
  ]),
};

/** Width of a column of the narrow summary, points. */
const NARROW = 70;

/**
 * Figures of accounts under labels of two lines, which begin where the column to their left ends: each figure, set to the
 * right, stands nearly as close to the next label as to its own.
 */
function narrowFigures(paper: Paper, scenes: readonly Scene[], names: readonly string[]): void {
  const { account, face, color, language } = scenes[0]!;
  const on = (date: string): string => `on ${writeDate(date, 'MMM d', language)}`;
  const labels = [
    ['Beginning balance', on(account.start)],
    ['Deposits and', 'credits'],
    ['Withdrawals', 'and debits'],
    ['Ending balance', on(account.end)],
  ];
  const left = (index: number): number => paper.right - (labels.length - index) * NARROW;
  const small: Face = { ...face, size: 7.5, bold: true };
  labels.forEach((lines, index) =>
    lines.forEach((text, line) => paper.text(text, left(index), paper.y + 16 + line * 10, small, { color })),
  );
  paper.y += 28;
  scenes.forEach((scene, at) => {
    const { opening, totalIn, totalOut, closing } = scene.account;
    paper.y += 12;
    paper.text(names[at] ?? '', paper.left, paper.y, face);
    [opening, totalIn, totalOut, closing].forEach((minor, index) =>
      paper.text(money(scene, minor), left(index) + NARROW - 4, paper.y, face, { align: 'right' }),
    );
  });
  paper.y += 10;
}

const accountTable: EntryTable = {
  columns: [
    dateColumn('Date', 'MM/dd', 40),
    descriptionColumn('Description', { oneLine: true }),
    amountColumn('Amount', 76),
    balanceColumn('Balance', 80),
  ],
  openingRow: 'Beginning balance',
  closingRow: 'Ending balance',
};

function accountsBelowSummary(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const first = kit.account({ count: random.int(9, 16) });
  const same = { holder: first.holder, bank: first.bank };
  const second = kit.account({ count: random.int(3, 6), ...same });
  const accounts: Account[] = [first, { ...second, address: first.address }];
  const scenes = accounts.map(kit.scene);
  const titles = ['Everyday checking', 'Rainy day savings'];
  bannerHead(paper, scenes[0]!);
  const names = accounts.map(({ number }, index) => `${titles[index]} ${number}`);
  narrowFigures(paper, scenes, names);
  return scenes.map((scene, index) => {
    const { account, face, color } = scene;
    paper.need(120);
    paper.y += 24;
    const bold: Face = { ...face, bold: true, size: face.size + 2 };
    paper.text(names[index]!, paper.left, paper.y, bold, { color });
    paper.y += 10;
    const printed = drawEntries(paper, scene, accountTable);
    const rows = truthRows(account, accountTable.columns, printed, true);
    return truthAccount(account, { opening: true, closing: true }, rows);
  });
}

/** Names in the middle of columns so narrow that the name above them reaches over both. */
const MIDDLE = { headingAlign: 'center' } as const;

const spanned: SingleSpec = {
  name: 'one-name-over-two-columns',
  tags: ['headings:spanning', 'columns:out-in', 'balance:row', 'date:value-beside'],
  language: english,
  country: 'GB',
  currency: 'GBP',
  gutter: 5,
  style: {
    headingSpans: [
      { text: 'Date', from: 'date', to: 'value' },
      { text: 'Amount in GBP', from: 'out', to: 'in' },
    ],
  },
  columns: [
    dateColumn(['', 'Posted'], 'dd/MM', 28),
    valueColumn(['', 'Value'], 'dd/MM', 28),
    descriptionColumn(['', 'Details']),
    outColumn(['', 'Debit'], 50, {}, MIDDLE),
    inColumn(['', 'Credit'], 50, {}, MIDDLE),
    balanceColumn(['', 'Balance'], 76),
  ],
};

export const spanLayouts: readonly Layout[] = [
  single(close),
  single({
    ...close,
    name: 'headings-set-closely-spanish',
    tags: ['headings:close', 'columns:out-in', 'balance:summary', 'language:es'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    paper: {},
    balances: 'none',
    columns: closely([
      dateColumn('Fecha', 'dd/MM/yyyy', 60),
      descriptionColumn('Concepto', { oneLine: true }),
      outColumn('Cargos (EUR)'),
      inColumn('Abonos (EUR)'),
    ]),
  }),
  composed({
    name: 'narrow-summary-of-accounts',
    tags: ['accounts:several', 'summary:narrow', 'columns:amount', 'balance:row', 'date:no-year'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: accountsBelowSummary,
  }),
  single({
    name: 'narrow-summary',
    tags: ['summary:narrow', 'columns:out-in', 'balance:summary', 'date:us'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    summary: (paper, scene) => narrowFigures(paper, [scene], []),
    balances: 'none',
    columns: [
      dateColumn('Date', 'MM/dd/yyyy', 60),
      descriptionColumn('Description', { oneLine: true }),
      outColumn('Withdrawals', 76),
      inColumn('Deposits', 76),
    ],
  }),
  single(spanned),
  single({
    ...spanned,
    name: 'one-name-over-value-and-booking',
    tags: ['headings:spanning', 'columns:out-in', 'balance:summary', 'date:value-first'],
    balances: 'none',
    style: {
      headingSpans: [
        { text: 'Date', from: 'value', to: 'date' },
        { text: 'Amount in GBP', from: 'in', to: 'out' },
      ],
    },
    columns: [
      valueColumn(['', 'Value'], 'dd/MM', 28),
      dateColumn(['', 'Posted'], 'dd/MM', 28),
      descriptionColumn(['', 'Details'], { oneLine: true }),
      inColumn(['', 'Credit'], 50, {}, MIDDLE),
      outColumn(['', 'Debit'], 50, {}, MIDDLE),
    ],
  }),
  single({
    ...spanned,
    name: 'one-name-over-two-columns-german',
    tags: [...spanned.tags, 'language:de'],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    style: {
      headingSpans: [
        { text: 'Datum', from: 'date', to: 'value' },
        { text: 'Betrag in EUR', from: 'out', to: 'in' },
      ],
    },
    columns: [
      dateColumn(['', 'Buchung'], 'dd.MM.', 36),
      valueColumn(['', 'Valuta'], 'dd.MM.', 30),
      descriptionColumn(['', 'Text']),
      outColumn(['', 'Soll'], 52, {}, MIDDLE),
      inColumn(['', 'Haben'], 52, {}, MIDDLE),
      balanceColumn(['', 'Saldo'], 78),
    ],
  }),
  single({
    ...spanned,
    name: 'one-name-over-two-balances',
    tags: ['headings:spanning', 'columns:amount', 'balance:row', 'balance:second', 'language:es'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    style: {
      headingSpans: [
        { text: 'FECHA', from: 'date', to: 'value' },
        { text: 'SALDO EUR', from: 'balance', to: 'settled' },
      ],
    },
    columns: [
      dateColumn(['', 'OPER'], 'dd/MM', 26),
      valueColumn(['', 'LIQ'], 'dd/MM', 26),
      descriptionColumn(['', 'CONCEPTO']),
      amountColumn(['', 'IMPORTE'], 66),
      balanceColumn(['', 'OPERACIÓN'], 64),
      otherColumn(
        'settled',
        ['', 'LIQUIDACIÓN'],
        64,
        ({ date }, { account, numbers }) => writeMoney(settled(account, date), account.currency, numbers),
        { align: 'right' },
      ),
    ],
  }),
];
