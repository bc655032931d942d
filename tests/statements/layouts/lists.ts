/** Lists of one statement: without headings, under titles of other words, of several shares, and one still pending. */
import {
  amountColumn,
  balanceColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
  referenceColumn,
} from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { addDays, writeDate, writeNumber } from '../format.ts';
import { american, english } from '../language/english.ts';
import { italian } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { classicHead, plainHead, type Scene } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import { LETTER, type Paper } from '../paper/paper.ts';
import { drawTable, type TableColumn } from '../paper/table.ts';
import { drawGroups } from '../section.ts';
import { single } from '../single.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';

const both = { opening: true, closing: true };

/** A title in the middle of the page between dashes, and rows without any heading under it. */
function bareList(paper: Paper, scene: Scene, title: string, entries: readonly Entry[]): TruthTransaction[] {
  const { account, face, numbers } = scene;
  paper.need(70);
  paper.y += 20;
  paper.text(`------- ${title} -------`, paper.left, paper.y, face);
  paper.y += 4;
  return entries.map((entry) => {
    paper.need(20);
    paper.y += face.size * 1.5;
    const text = entry.lines.join(' ');
    paper.text(writeDate(entry.date, 'MM/dd/yyyy', american), paper.left, paper.y, face);
    paper.text(text, paper.left + 66, paper.y, face);
    paper.text(writeNumber(entry.amount, account.currency, numbers), paper.right, paper.y, face, {
      align: 'right',
    });
    return truthRow(entry, account.currency, { page: paper.page, balance: false, description: text }, false);
  });
}

function bareLists(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const account = kit.account({ count: random.int(24, 34) });
  const scene = kit.scene(account);
  classicHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: false }));
  const cheques = account.entries.filter((entry) => entry.kind === 'cheque');
  const truth = bareList(
    paper,
    scene,
    'Deposits and Other Credits',
    account.entries.filter((entry) => entry.amount > 0),
  );
  if (cheques.length > 2) {
    const page = drawGroups(
      paper,
      scene,
      'Checks in number order',
      ['Date', 'Check #', 'Amount'],
      cheques.map((entry, index) => [
        writeDate(entry.date, 'MM/dd/yyyy', american),
        String(2101 + index),
        writeNumber(entry.amount, account.currency, scene.numbers),
      ]),
      2,
    );
    cheques.forEach((entry, index) =>
      truth.push(
        truthRow(entry, account.currency, { page, balance: false, description: String(2101 + index) }, false),
      ),
    );
  }
  const rest = account.entries.filter(
    (entry) => entry.amount < 0 && !(cheques.length > 2 && entry.kind === 'cheque'),
  );
  truth.push(...bareList(paper, scene, 'Other Debits', rest));
  return [truthAccount(account, both, truth)];
}

const shareTable: EntryTable = {
  columns: [
    dateColumn('Post Date', 'MM/dd/yy', 54),
    descriptionColumn('Description'),
    amountColumn('Amount', 76),
    balanceColumn('Balance', 80),
  ],
  openingRow: 'Beginning Balance',
  closingRow: 'Ending Balance',
};

/** The shares of a member stand one after another under their names, without numbers of their own. */
function shares(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const first = kit.account({ count: random.int(5, 9) });
  const second = { ...kit.account({ count: random.int(12, 20), holder: first.holder, bank: first.bank }) };
  classicHead(paper, kit.scene(first));
  return [first, second].map((account, index) => {
    const scene = kit.scene(account);
    paper.need(120);
    paper.y += 22;
    paper.text(index === 0 ? 'SHARE SAVINGS' : 'SHARE DRAFT', paper.left, paper.y, {
      ...scene.face,
      bold: true,
    });
    paper.y += 10;
    const printed = drawEntries(paper, scene, shareTable);
    const truth = truthAccount(account, both, truthRows(account, shareTable.columns, printed, true));
    return { ...truth, number: first.number };
  });
}

/** Lists of a member's accounts, each from nothing on, under their names and equal headings; no balance is named. */
function listsFromNothing(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const columns = [
    dateColumn('Date', 'dd MMM yyyy', 62),
    descriptionColumn('Description'),
    outColumn('Debit', 76),
    inColumn('Credit', 76),
    balanceColumn('Balance', 80),
  ];
  return ['Ordinary savings', 'Share capital'].map((title, index) => {
    const account = kit.account({ count: random.int(4, 7), opening: 0 });
    // What an account is made with is never nothing, but a cent at least.
    const { opening, closing, entries } = account;
    const own = {
      ...account,
      opening: 0,
      closing: closing - opening,
      entries: entries.map((entry) => ({ ...entry, balance: entry.balance - opening })),
    };
    const scene = kit.scene(own);
    if (index === 0) plainHead(paper, scene);
    paper.y += 24;
    paper.text(title, paper.left, paper.y, { ...scene.face, bold: true });
    paper.y += 10;
    const printed = drawEntries(paper, scene, { columns });
    const known = { opening: false, closing: false, number: false, holder: false, period: false };
    return truthAccount(own, known, truthRows(own, columns, printed, true));
  });
}

export const listLayouts: readonly Layout[] = [
  composed({
    name: 'lists-without-headings',
    tags: ['language:en', 'sections', 'headings:none', 'cheques:groups'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: bareLists,
  }),
  composed({
    name: 'shares-of-a-member',
    tags: ['language:en', 'accounts:unnumbered', 'columns:amount', 'balance:row'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: shares,
  }),
  composed({
    name: 'lists-from-nothing',
    tags: ['language:en', 'accounts:unnumbered', 'columns:out-in', 'balance:row', 'headings:repeated'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    build: listsFromNothing,
  }),
  single({
    name: 'pending-list-below',
    tags: ['language:en', 'columns:out-in', 'balance:row', 'noise:pending'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    columns: [
      dateColumn('Date', 'd MMM yyyy', 62),
      descriptionColumn('Description'),
      outColumn('Money out', 76),
      inColumn('Money in', 76),
      balanceColumn('Balance', 80),
    ],
    afterTable: (paper, { account, face, numbers, language, random }) => {
      paper.need(110);
      paper.y += 26;
      const from = writeDate(account.start, 'd MMMM yyyy', language);
      const to = writeDate(account.end, 'd MMMM yyyy', language);
      paper.text(`Pending from ${from} to ${to}`, paper.left, paper.y, { ...face, bold: true });
      paper.y += 8;
      const places: readonly TableColumn[] = [
        { id: 'date', heading: ['Start date'], x: paper.left, width: 62, align: 'left' },
        { id: 'description', heading: ['Description'], x: paper.left + 71, width: 200, align: 'left' },
        { id: 'out', heading: ['Money out'], x: paper.right - 165, width: 76, align: 'right' },
      ];
      const rows = [1, 0].map((days) => ({
        cells: {
          date: writeDate(addDays(account.end, -days), 'd MMM yyyy', language),
          description: random.pick(language.merchants),
          out: writeNumber(random.int(300, 9000), account.currency, numbers),
        },
      }));
      drawTable(paper, places, rows, { face });
    },
  }),
  single({
    name: 'orders-over-continued-rows',
    tags: ['headings:first-page', 'lists:other-table-between', 'columns:amount', 'balance:row'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    rows: [55, 80],
    style: { headings: 'first' },
    furniture: (paper, scene) => {
      if (paper.page === 2) ordersToCome(paper, scene);
    },
    columns: [
      referenceColumn('Rif.', 74),
      dateColumn('Data', 'dd/MM/yyyy', 64),
      descriptionColumn('Descrizione'),
      amountColumn('Importo', 76, { negative: ['-', ''] }),
      balanceColumn('Saldo', 84, { negative: ['-', ''] }),
    ],
  }),
];

/** A table of the next orders, under names of its own, where the page goes on with the rows of the one before. */
function ordersToCome(paper: Paper, scene: Scene): void {
  const { account, face, numbers, random } = scene;
  const [payee, amount] = [paper.left + 150, paper.right - 8];
  const line = (cells: readonly [string, string, string], bold: boolean): void => {
    paper.y += 13;
    paper.text(cells[0], paper.left, paper.y, { ...face, bold });
    paper.text(cells[1], payee, paper.y, { ...face, bold });
    paper.text(cells[2], amount, paper.y, { ...face, bold }, { align: 'right' });
  };
  paper.text('Ordini permanenti', paper.left, (paper.y += 12), { ...face, bold: true });
  line(['Prossima data', 'Beneficiario', 'Importo'], true);
  for (let order = 1; order <= 3; order += 1) {
    const minor = random.int(2_000, 60_000);
    line(
      [
        writeDate(addDays(account.end, 2 * order), 'dd/MM/yyyy', scene.language),
        random.pick(['Condominio Via Larga', 'Palestra Onda', 'Asilo Girasole', 'Garage Nord']),
        writeNumber(minor, account.currency, numbers),
      ],
      false,
    );
  }
  paper.y += 22;
}
