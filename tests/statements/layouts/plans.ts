/** Lists of what has not happened yet beside the bookings, under titles that say so, and cheques named before all bookings. */
import { amountColumn, balanceColumn, dateColumn, descriptionColumn } from '../columns.ts';
import { addDays, DOT_COMMA, writeDate, writeNumber } from '../format.ts';
import { american } from '../language/english.ts';
import { german } from '../language/german.ts';
import type { Layout } from '../layout.ts';
import type { Scene } from '../letterhead.ts';
import { LETTER, type Paper } from '../paper/paper.ts';
import { drawTable, type TableColumn } from '../paper/table.ts';
import { single } from '../single.ts';

interface List {
  readonly title: string;
  /** Names of its columns: texts stand left, all others right. */
  readonly names: readonly string[];
  readonly texts: number;
  readonly rows: readonly (readonly string[])[];
}

/** A list in columns of its own that share the width from the left edge on. */
function drawList(paper: Paper, { face }: Scene, { title, names, texts, rows }: List): void {
  paper.need(120);
  paper.y += 26;
  paper.text(title, paper.left, paper.y, { ...face, bold: true });
  paper.y += 8;
  const places = names.map((name, at): TableColumn => ({
    id: `${at}`,
    heading: [name],
    x: paper.left + 104 * at,
    width: 96,
    align: at < texts ? 'left' : 'right',
  }));
  drawTable(
    paper,
    places,
    rows.map((cells) => ({ cells: Object.fromEntries(cells.map((cell, at) => [`${at}`, cell])) })),
    { face },
  );
  paper.y += 24;
}

/** Payments of the days behind the statement's last. */
function paymentsToCome(title: string, names: readonly string[], pattern: string) {
  return (paper: Paper, scene: Scene): void => {
    const { account, language, numbers, random } = scene;
    const rows = [3, 4, 9, 16].map((days) => [
      writeDate(addDays(account.end, days), pattern, language),
      random.pick(language.merchants),
      writeNumber(random.int(900, 90_000), account.currency, numbers),
    ]);
    drawList(paper, scene, { title, names, texts: 2, rows });
  };
}

/** Cheques by their numbers, which the list of all bookings names again. */
function chequesFirst(paper: Paper, scene: Scene): void {
  const { account, language, numbers } = scene;
  const cheques = account.entries.filter(({ amount }) => amount < 0).slice(0, 4);
  const rows = cheques.map(({ date, amount }, at) => [
    `${2071 + at}`,
    writeDate(date, 'MM/dd/yyyy', language),
    writeNumber(-amount, account.currency, numbers),
  ]);
  drawList(paper, scene, { title: 'Checks paid', names: ['Number', 'Date', 'Amount'], texts: 2, rows });
}

export const planLayouts: readonly Layout[] = [
  single({
    name: 'payments-of-next-month-unproved',
    tags: ['columns:amount', 'balance:none', 'noise:to-come'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    summary: 'none',
    head: 'plain',
    expected: 'unverified',
    columns: [
      dateColumn('Buchung', 'dd.MM.yyyy', 62),
      descriptionColumn('Verwendungszweck'),
      amountColumn('Betrag in EUR', 90, { negative: ['-', ''] }),
    ],
    afterTable: paymentsToCome(
      'Ihre Abbuchungen im nächsten Monat',
      ['Datum', 'Empfänger', 'Betrag'],
      'dd.MM.yyyy',
    ),
  }),
  single({
    name: 'cheques-over-running-list',
    tags: ['columns:amount', 'balance:row', 'lists:repeated'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    head: 'plain',
    columns: [
      dateColumn('Date', 'MM/dd/yyyy', 62),
      descriptionColumn('Transaction Description'),
      amountColumn('Amount', 80, { negative: ['', ''] }),
      balanceColumn('Ending Daily Balance', 110, { negative: ['-', ''] }),
    ],
    beforeTable: chequesFirst,
  }),
];
