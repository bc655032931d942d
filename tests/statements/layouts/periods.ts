/** Where a statement tells its period: beside its figures, in its title, below the name of a balance. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, INDIAN, SPACE_COMMA, writeDate } from '../format.ts';
import { english, indianEnglish } from '../language/english.ts';
import { swedish } from '../language/nordic.ts';
import { french, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { Paper } from '../paper/paper.ts';
import { single, type SingleSpec } from '../single.ts';
import { money, type Summary } from '../summary.ts';
import { yearlessHead } from './days.ts';

/** The period at the beginning of the summary's first line, its first day without the year. */
const besidePeriod =
  (join: string, start: string, end: string): Summary =>
  (paper, scene, lines) => {
    const { account, face, language } = scene;
    const range = `${writeDate(account.start, start, language)} ${join} ${writeDate(account.end, end, language)}`;
    lines.forEach(([label, minor], index) => {
      paper.y += face.size * 1.6;
      if (index === 0) paper.text(range, paper.left, paper.y, { ...face, bold: true });
      paper.text(label, paper.left + 200, paper.y, face);
      paper.text(money(scene, minor), paper.left + 400, paper.y, face, { align: 'right' });
    });
    paper.y += 24;
  };

/** A head whose title says which month the statement is about, and nothing else does. */
const titled =
  (title: string) =>
  (paper: Paper, scene: Scene): void => {
    const { account, face, language, color } = scene;
    const text = title
      .replace('{month}', writeDate(account.end, 'MMMM', language))
      .replace('{year}', writeDate(account.end, 'yyyy', language));
    paper.y += 14;
    paper.text(text, paper.left, paper.y, { ...face, bold: true, size: face.size + 4 }, { color });
    yearlessHead(paper, scene);
  };

/** Each figure beside its name, whose day stands on the line below. */
const dayBelow: Summary = (paper, scene, lines) => {
  const { account, face, language } = scene;
  lines.forEach(([label, minor], index) => {
    const day = index === 0 ? account.start : account.end;
    paper.y += 24;
    paper.text(label, paper.left, paper.y, face);
    paper.text(money(scene, minor), paper.left + 220, paper.y, face, { align: 'right' });
    paper.text(writeDate(day, 'd MMMM yyyy', language), paper.left, paper.y + face.size * 1.3, face);
  });
  paper.y += 32;
};

const beside: SingleSpec = {
  name: 'period-beside-summary',
  tags: ['period:beside-figures', 'date:no-year', 'columns:out-in', 'balance:row'],
  language: english,
  country: 'GB',
  currency: 'GBP',
  head: yearlessHead,
  labels: { opening: 'Start balance', closing: 'End balance' },
  summary: besidePeriod('-', 'dd MMM', 'dd MMM yyyy'),
  columns: [
    dateColumn('Date', 'dd MMM', 44),
    descriptionColumn('Description'),
    outColumn('Money out', 72),
    inColumn('Money in', 72),
    balanceColumn('Balance', 78),
  ],
};

const inTitle: SingleSpec = {
  name: 'month-in-title',
  tags: ['period:title', 'date:no-year', 'columns:out-in', 'balance:row'],
  language: english,
  country: 'IE',
  currency: 'EUR',
  head: titled('Your {month} {year} account statement'),
  printsPeriod: false,
  columns: [
    dateColumn('Date', 'dd/MM', 40),
    descriptionColumn('Details'),
    outColumn('Debit', 72),
    inColumn('Credit', 72),
    balanceColumn('Balance', 78),
  ],
};

export const periodLayouts: readonly Layout[] = [
  single(beside),
  single({
    ...beside,
    name: 'period-beside-summary-new-year',
    tags: [...beside.tags, 'date:rollover'],
    period: 'rollover',
  }),
  single({
    ...beside,
    name: 'period-beside-summary-swedish',
    tags: ['period:beside-figures', 'date:no-year', 'columns:amount', 'balance:row', 'language:sv'],
    language: swedish,
    country: 'SE',
    currency: 'SEK',
    numbers: SPACE_COMMA,
    labels: {},
    summary: besidePeriod('–', 'd MMMM', 'd MMMM yyyy'),
    columns: [
      dateColumn('Datum', 'd MMM', 44),
      descriptionColumn('Text'),
      amountColumn('Belopp', 76),
      balanceColumn('Saldo', 80),
    ],
  }),
  single(inTitle),
  single({
    ...inTitle,
    name: 'month-in-title-french',
    tags: [...inTitle.tags, 'language:fr'],
    language: french,
    country: 'FR',
    numbers: SPACE_COMMA,
    head: titled('Extrait de compte {month} {year}'),
    columns: [
      dateColumn('Date', 'dd.MM', 40),
      descriptionColumn('Nature des opérations'),
      outColumn('Débit', 72),
      inColumn('Crédit', 72),
      balanceColumn('Solde', 78),
    ],
  }),
  single({
    ...inTitle,
    name: 'month-in-title-spanish',
    tags: [...inTitle.tags, 'language:es'],
    language: spanish,
    country: 'ES',
    numbers: DOT_COMMA,
    head: titled('Extracto de {month} de {year}'),
    columns: [
      dateColumn('Fecha', 'dd/MM', 40),
      descriptionColumn('Concepto'),
      outColumn('Cargos', 72),
      inColumn('Abonos', 72),
      balanceColumn('Saldo', 78),
    ],
  }),
  single({
    name: 'balance-as-on-day-below',
    tags: ['wording:dated-labels', 'label:day-below', 'columns:out-in', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: INDIAN,
    head: plainHead,
    labels: { opening: 'Balance as on :', closing: 'Balance as on :' },
    summarises: { balances: true, totals: false },
    summary: dayBelow,
    columns: [
      dateColumn('Txn Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Particulars'),
      outColumn('Debit', 76),
      inColumn('Credit', 76),
      balanceColumn('Balance', 84),
    ],
  }),
  single({
    name: 'outlined-balance-as-on-day-below',
    tags: ['headings:outlines', 'wording:dated-labels', 'label:day-below', 'columns:amount', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    face: { family: 'liberation', size: 8.5 },
    numbers: INDIAN,
    head: plainHead,
    labels: { opening: 'Balance as at', closing: 'Balance as at' },
    summarises: { balances: true, totals: false },
    summary: dayBelow,
    rows: [14, 30],
    columns: [
      dateColumn('Value Dt', 'dd-MM-yyyy', 60),
      descriptionColumn('Transaction', { oneLine: true }),
      amountColumn('Amt', 80),
      balanceColumn('Bal', 84),
    ],
    style: { headingInk: 'outline' },
  }),
];
