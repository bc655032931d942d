/** What stands beside, above and below a table, and how: notes in a column of their own, figures under their names, odd names. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, writeDate } from '../format.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { french, italian } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import { SIGN_APART, writeMoney } from '../money.ts';
import type { Paper } from '../paper/paper.ts';
import { single } from '../single.ts';
import { yearlessHead } from './days.ts';

/** A narrow column of small type beside the table, with figures of its own, on the lines of no row. */
function notesBeside(paper: Paper, scene: Scene): void {
  if (paper.page > 1) return;
  const { account, face } = scene;
  const figure = (minor: number): string => writeMoney(minor, account.currency, scene.numbers, scene.dress);
  const notes = [
    'In short',
    `Opened with ${figure(account.opening)}`,
    `Came in ${figure(account.totalIn)}`,
    `Went out ${figure(account.totalOut)}`,
    `Fees ${figure(850)}`,
    '',
    'You may overdraw by',
    figure(500_000),
    '',
    'The base rate is 4.25% from',
    writeDate(account.start, 'd MMMM yyyy', scene.language),
    '',
    'Lost your card? Call us at',
    'any time of day or night.',
  ];
  const size = face.size - 1.2;
  notes.forEach((note, index) =>
    paper.text(note, paper.right + 18, 148 + index * size * 1.32, { ...face, size }),
  );
}

/** The facts of the account left of the table, each figure under its name: "Withdrawals" is no title of the rows beside it. */
function factsBefore(paper: Paper, scene: Scene): void {
  if (paper.page > 1) return;
  const { account, face } = scene;
  const figure = (minor: number): string => writeMoney(minor, account.currency, scene.numbers, scene.dress);
  const facts = [
    ['Opening balance', figure(account.opening)],
    ['Deposits', figure(account.totalIn)],
    ['Withdrawals', figure(account.totalOut)],
    ['Closing balance', figure(account.closing)],
    ['Overdraft limit', figure(500_000)],
    ['Overdraft rate', '19.90 %'],
  ] as const;
  facts.forEach(([name, value], index) => {
    paper.text(name, 34, 150 + index * 25.3, { ...face, size: face.size - 1 });
    paper.text(value, 34, 161 + index * 25.3, face);
  });
}

/** A row of names with what they name below each, over the width of the page; the last to the right. */
function grid(
  paper: Paper,
  { face }: Scene,
  cells: readonly (readonly [name: string, value: string])[],
): void {
  const width = (paper.right - paper.left) / cells.length;
  cells.forEach(([name, value], index) => {
    const last = index === cells.length - 1;
    const x = last ? paper.right : paper.left + index * width;
    const align = last ? { align: 'right' as const } : {};
    paper.text(name, x, paper.y + face.size * 1.2, face, align);
    paper.text(value, x, paper.y + face.size * 2.6, face, align);
  });
  paper.y += face.size * 4.4;
}

function balanceInGrid(name: string, minor: (scene: Scene) => number) {
  return (paper: Paper, scene: Scene): void => {
    const { account, numbers } = scene;
    const value = `${account.currency} ${writeMoney(minor(scene), account.currency, numbers, SIGN_APART)}`;
    grid(paper, scene, [
      ['Auszug', '7'],
      ['Kontonummer', account.number],
      [name, value],
    ]);
  };
}

/** The period by short years behind a stroke, on a line of its own. */
function strokedHead(paper: Paper, scene: Scene): void {
  yearlessHead(paper, scene);
  const { account, face, language } = scene;
  const day = (date: string): string => writeDate(date, '^MMM dd/yy', language);
  paper.text(`${day(account.start)} - ${day(account.end)}`, paper.left, paper.y, face);
  paper.y += face.size * 2;
}

export const asideLayouts: readonly Layout[] = [
  single({
    name: 'notes-beside-table',
    tags: ['furniture:beside', 'columns:out-in', 'balance:day', 'date:once'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    dress: { prefix: '£' },
    paper: { margins: { right: 168 } },
    head: plainHead,
    furniture: notesBeside,
    balances: 'day',
    dateOnce: true,
    summary: 'none',
    openingRow: 'Start balance',
    closingRow: 'Balance carried forward',
    columns: [
      dateColumn('Date', 'd MMM', 38),
      descriptionColumn('Description'),
      outColumn('Money out £', 60),
      inColumn('Money in £', 60),
      balanceColumn('Balance £', 62),
    ],
  }),
  single({
    name: 'facts-before-table',
    tags: ['furniture:beside', 'columns:amount', 'sign:minus', 'balance:row', 'date:value-beside'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    dress: { prefix: '£' },
    paper: { margins: { left: 190 } },
    head: plainHead,
    furniture: factsBefore,
    summary: 'none',
    openingRow: 'Start balance',
    columns: [
      dateColumn('Booked', 'd MMM', 40),
      valueColumn('Value', 'd MMM', 40),
      descriptionColumn('Description'),
      amountColumn('Amount £', 62),
      balanceColumn('Balance £', 62),
    ],
  }),
  single({
    name: 'balances-under-their-names',
    tags: ['balance:summary', 'summary:grid', 'sign:apart', 'columns:out-in', 'language:de'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    head: plainHead,
    balances: 'none',
    summary: 'none',
    expected: 'verified',
    balanceKnown: true,
    beforeTable: balanceInGrid('Alter Saldo', ({ account }) => account.opening),
    afterTable: balanceInGrid('Neuer Saldo', ({ account }) => account.closing),
    columns: [
      dateColumn('Buchung', 'dd.MM.yyyy', 56),
      valueColumn('Valuta', 'dd.MM.yyyy', 56),
      descriptionColumn('Vorgang'),
      outColumn('Soll', 72, SIGN_APART),
      inColumn('Haben', 72, SIGN_APART),
    ],
  }),
  single({
    name: 'unknown-names-over-sums',
    tags: ['headings:unknown', 'columns:out-in', 'balance:summary', 'totals:row', 'language:fr'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: DOT_COMMA,
    balances: 'none',
    summary: 'none',
    openingRow: 'ANCIEN SOLDE',
    closingRow: 'NOUVEAU SOLDE',
    totalsRow: 'Total des mouvements',
    columns: [
      dateColumn('Date', 'dd.MM.yyyy', 56),
      descriptionColumn('Uldvar'),
      outColumn('Zarfat', 76),
      inColumn('Quornet', 76),
    ],
  }),
  single({
    name: 'accents-of-another-encoding',
    tags: ['headings:misprinted', 'columns:out-in', 'balance:summary', 'language:fr'],
    language: french,
    country: 'BE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    face: { family: 'liberation', size: 8 },
    balances: 'none',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 56),
      descriptionColumn('OpØration'),
      outColumn('DØbit', 76),
      inColumn('CrØdit', 76),
    ],
  }),
  single({
    name: 'days-with-blanks',
    tags: ['date:blanks', 'columns:amount', 'balance:row'],
    language: english,
    country: 'NZ',
    currency: 'NZD',
    columns: [
      dateColumn('Date', 'dd . MM . yy', 66),
      descriptionColumn('Particulars'),
      amountColumn('Amount', 76),
      balanceColumn('Balance', 80),
    ],
  }),
  single({
    name: 'day-balances-among-amounts',
    tags: ['columns:amount', 'sign:plus-minus', 'balance:day', 'language:it'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    balances: 'none',
    summary: 'none',
    openingRow: 'Saldo iniziale',
    dayBalanceRow: 'Saldo del giorno',
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 58),
      descriptionColumn('Descrizione'),
      amountColumn('Importo', 90, SIGN_APART),
    ],
    dress: SIGN_APART,
  }),
  single({
    name: 'period-with-strokes',
    tags: ['period:short-year', 'date:no-year', 'date:glued', 'columns:out-in', 'balance:day'],
    language: english,
    country: 'CA',
    currency: 'CAD',
    period: 'rollover',
    head: strokedHead,
    printsPeriod: false,
    balances: 'day',
    summary: 'none',
    openingRow: 'STARTING BALANCE',
    columns: [
      descriptionColumn('Description'),
      outColumn('Withdrawals', 72),
      inColumn('Deposits', 72),
      dateColumn('Date', '^MMMdd', 40),
      balanceColumn('Balance', 78),
    ],
  }),
];
