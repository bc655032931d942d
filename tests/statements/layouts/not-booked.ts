/** Lists that are no bookings: payments due next month, standing orders, a loan's plan behind them, earlier balances above. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn,
} from '../columns.ts'; // prettier-ignore
import { addDays, DOT_COMMA, writeDate, writeNumber } from '../format.ts';
import { dutch } from '../language/dutch.ts';
import { english } from '../language/english.ts';
import { italian, portuguese } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import type { Scene } from '../letterhead.ts';
import type { Paper } from '../paper/paper.ts';
import { single } from '../single.ts';

const PAYEES = ['Lar do Vale', 'Ginásio Norte', 'Seguro Aurora', 'Águas da Serra'];

/** Cells of a line at places from the left, the last one ending where the amounts do. */
function drawCells(paper: Paper, { face }: Scene, places: readonly number[], cells: readonly string[]): void {
  paper.y += face.size * 1.6;
  cells.forEach((cell, index) => {
    const last = index === cells.length - 1;
    const x = last ? paper.right : paper.left + places[index]!;
    paper.text(cell, x, paper.y, face, { align: last || index > 1 ? 'right' : 'left' });
  });
}

/** Rows in the columns of the bookings, each some days behind the period. */
const dueNext =
  (title: string, pattern: string) =>
  (paper: Paper, scene: Scene): void => {
    const { account, face, numbers, language, random } = scene;
    paper.need(120);
    paper.y += 24;
    paper.text(title, paper.left, paper.y, { ...face, bold: true });
    [3, 8, 15].forEach((days) =>
      drawCells(
        paper,
        scene,
        [4, 80],
        [
          writeDate(addDays(account.end, days), pattern, language),
          random.pick(PAYEES),
          writeNumber(-random.int(1_500, 80_000), account.currency, numbers),
        ],
      ),
    );
  };

/** Standing orders under names of columns, then a loan's plan under names that no list of bookings has. */
function ordersAndPlan(paper: Paper, scene: Scene): void {
  const { account, face, numbers, language, random } = scene;
  const day = (days: number): string => writeDate(addDays(account.end, days), 'd MMM yyyy', language);
  const amount = (minor: number): string => writeNumber(minor, account.currency, numbers);
  paper.need(220);
  const title = (text: string): void => {
    paper.y += 26;
    paper.text(text, paper.left, paper.y, { ...face, bold: true });
  };
  title('Regular payments');
  drawCells(paper, scene, [0, 90], ['Date', 'Payee', 'Amount']);
  for (const days of [4, 9])
    drawCells(
      paper,
      scene,
      [0, 90],
      [day(days), random.pick(['Rowan Lettings', 'Kite Gym']), amount(random.int(1_000, 60_000))],
    );
  title('Your plan');
  const places = [0, 90, 260, 360];
  drawCells(paper, scene, places, ['Next', 'Stage', 'Portion', 'Thereof', 'To go']);
  [31, 61, 92].forEach((days, index) =>
    drawCells(paper, scene, places, [
      day(days),
      `Stage ${index + 1}`,
      amount(25_000),
      amount(900 - 75 * index),
      amount(400_000 - 25_000 * index),
    ]),
  );
}

/** Orders due after the period under names of their own, at the head of a page. */
function ordersOverleaf(paper: Paper, scene: Scene): void {
  const { account, face, numbers, language, random } = scene;
  paper.need(paper.height);
  paper.y += 20;
  paper.text('Terugkerende opdrachten', paper.left, paper.y, { ...face, bold: true });
  drawCells(paper, scene, [0, 200], ['Begunstigde', 'Volgende datum', 'Bedrag']);
  for (const days of [3, 11, 19])
    drawCells(
      paper,
      scene,
      [0, 200],
      [
        random.pick(['Stichting De Meent', 'Zwembad Oost', 'Verzekeraar Lisdodde']),
        writeDate(addDays(account.end, days), 'dd-MM-yyyy', language),
        writeNumber(random.int(900, 60_000), account.currency, numbers),
      ],
    );
}

/** What the statements before this one ended with, in columns of their own above rows without any names. */
function earlierBalances(paper: Paper, scene: Scene): void {
  const { account, face, numbers, language, random } = scene;
  paper.y += 16;
  paper.text('Earlier statements', paper.left, paper.y, { ...face, bold: true });
  drawCells(paper, scene, [0, 150, 300], ['Date', 'Number', 'Balance']);
  [62, 31, 1].forEach((days, index) => {
    const balance = writeNumber(random.int(20_000, 700_000), account.currency, numbers);
    const day = writeDate(addDays(account.start, -days), 'dd/MM/yyyy', language);
    paper.y += face.size * 1.6;
    paper.text(day, paper.left, paper.y, face);
    paper.text(String(index + 117), paper.left + 150, paper.y, face);
    paper.text(balance, paper.left + 300, paper.y, face, { align: 'right' });
  });
  paper.y += 14;
}

/** Standing orders under names of their own, the day of each behind its text, above rows without any names. */
function ordersAbove(paper: Paper, scene: Scene): void {
  const { account, face, numbers, language, random } = scene;
  paper.y += 16;
  paper.text('Ordini permanenti', paper.left, paper.y, { ...face, bold: true });
  drawCells(paper, scene, [0, 150], ['Beneficiario', 'Prossima data', 'Importo']);
  for (const days of [4, 12, 21])
    drawCells(
      paper,
      scene,
      [0, 150],
      [
        random.pick(['Palestra Lido', 'Affitto Corso Uno', 'Mensa Sole']),
        writeDate(addDays(account.end, days), 'dd/MM/yyyy', language),
        writeNumber(random.int(900, 60_000), account.currency, numbers),
      ],
    );
  paper.y += 18;
}

export const notBookedLayouts: readonly Layout[] = [
  single({
    name: 'due-behind-dated-balance',
    tags: ['language:pt', 'columns:amount', 'balance:ends', 'noise:due-next'],
    language: portuguese,
    country: 'PT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [6, 14],
    summary: 'none',
    openingRow: 'Saldo',
    closingRow: 'Saldo',
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 70),
      descriptionColumn('Descritivo'),
      amountColumn('Montante', 90, { negative: ['-', ''] }),
    ],
    afterTable: dueNext('Débitos do próximo mês', 'dd/MM/yyyy'),
  }),
  single({
    name: 'orders-and-plan-behind',
    tags: ['language:en', 'columns:amount', 'balance:row', 'lists:other-table-below', 'headings:unknown'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    columns: [
      dateColumn('Date', 'd MMM yyyy', 62),
      descriptionColumn('Particulars'),
      amountColumn('Amount', 76, { negative: ['-', ''] }),
      balanceColumn('Balance', 84, { negative: ['-', ''] }),
    ],
    afterTable: ordersAndPlan,
  }),
  single({
    name: 'orders-overleaf-without-closing',
    tags: ['language:nl', 'columns:out-in', 'balance:row', 'lists:other-table-below', 'noise:due-next'],
    language: dutch,
    country: 'NL',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [8, 16],
    summary: 'none',
    columns: [
      dateColumn('Datum', 'dd-MM-yyyy', 66),
      descriptionColumn('Omschrijving'),
      outColumn('Af', 76),
      inColumn('Bij', 76),
      balanceColumn('Saldo', 84, { negative: ['-', ''] }),
    ],
    afterTable: ordersOverleaf,
  }),
  single({
    name: 'unnamed-rows-below-earlier-balances',
    tags: ['language:en', 'headings:none', 'columns:amount', 'balance:ends', 'lists:other-table-above'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [12, 22],
    style: { headings: 'none' },
    beforeTable: earlierBalances,
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 66),
      descriptionColumn('Details', { oneLine: true }),
      amountColumn('Amount', 90, { negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'unnamed-rows-below-standing-orders',
    tags: ['language:it', 'headings:none', 'columns:out-in', 'balance:row', 'lists:other-table-above'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [12, 22],
    head: 'plain',
    style: { headings: 'none' },
    beforeTable: ordersAbove,
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 66),
      descriptionColumn('Descrizione', { oneLine: true }),
      outColumn('Uscite', 76),
      inColumn('Entrate', 76),
      balanceColumn('Saldo', 84, { negative: ['-', ''] }),
    ],
  }),
];
