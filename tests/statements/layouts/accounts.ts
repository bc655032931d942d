/** Several accounts, several currencies, several statements in one file. */
import {
  balanceColumn,
  amountColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
} from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { addDays, DOT_COMMA, PLAIN_APOSTROPHE_DOT, writeDate } from '../format.ts';
import { american, english } from '../language/english.ts';
import { german, swiss } from '../language/german.ts';
import { italian, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, classicHead, type Scene } from '../letterhead.ts';
import { drawSection } from '../section.ts';
import { money, summaryBox, summaryLines } from '../summary.ts';
import type { Account } from '../model.ts';
import type { Paper } from '../paper/paper.ts';
import { truthAccount, type TruthAccount } from '../truth.ts';

const facts = { opening: true, closing: true };

/** Draws an account's table and gives its truth. */
function drawAccount(paper: Paper, scene: Scene, table: EntryTable): TruthAccount {
  const printed = drawEntries(paper, scene, table);
  return truthAccount(scene.account, facts, truthRows(scene.account, table.columns, printed, true));
}

function accountTitle(paper: Paper, scene: Scene, text: string): void {
  paper.need(120);
  paper.y += 22;
  paper.text(
    text,
    paper.left,
    paper.y,
    { ...scene.face, bold: true, size: scene.face.size + 2.5 },
    { color: scene.color },
  );
  paper.y += 10;
}

const gbTable: EntryTable = {
  columns: [
    dateColumn('Date', 'dd MMM', 42),
    descriptionColumn('Description'),
    outColumn('Withdrawals'),
    inColumn('Deposits'),
    balanceColumn('Balance', 80),
  ],
  openingRow: 'Balance brought forward',
  closingRow: 'Balance carried forward',
};

const OVERVIEW = ['Account', 'Opening balance', 'Money out', 'Money in', 'Closing balance'];
/** A figure that moves nothing stands among the others. */
const OVERVIEW_WITH_DIVIDENDS = [
  'Account',
  'Opening balance',
  'Out',
  'In',
  'Dividends YTD',
  'Closing balance',
];
/** The column of those dividends, among the figures. */
const DIVIDENDS = 3;

/** The holder's accounts with their numbers, what they opened and closed with and what moved between. */
function overviewTable(
  paper: Paper,
  scene: Scene,
  accounts: readonly Account[],
  names: readonly string[] = OVERVIEW,
): void {
  const edges = names.map(
    (_, column) => paper.right - (names.length - 1 - column) * (352 / (names.length - 1)),
  );
  const line = (cells: readonly string[], bold: boolean): void => {
    paper.y += scene.face.size * 1.7;
    cells.forEach((cell, column) => {
      const [x, align] = column === 0 ? [paper.left, 'left' as const] : [edges[column]!, 'right' as const];
      paper.text(cell, x, paper.y, { ...scene.face, bold, size: scene.face.size - 1 }, { align });
    });
  };
  line(names, true);
  accounts.forEach((account, index) => {
    const { opening, totalOut, totalIn, closing } = account;
    const figures = [opening, Math.abs(totalOut), totalIn, closing];
    if (names === OVERVIEW_WITH_DIVIDENDS) figures.splice(DIVIDENDS, 0, 41 + index);
    line([`${SHARES[index]!} ${account.number}`, ...figures.map((minor) => money(scene, minor))], false);
  });
  paper.y += 16;
}

const SHARES = ['Shares', 'Budget account'];

/** Two accounts of one holder. */
function pair(kit: Kit, counts: readonly [number, number]): [Account, Account] {
  const first = kit.account({ count: counts[0] });
  const second = kit.account({ count: counts[1], holder: first.holder, bank: first.bank });
  return [first, { ...second, address: first.address }];
}

export const accountLayouts: readonly Layout[] = [
  composed({
    name: 'two-accounts',
    tags: ['accounts:several', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    build: (kit) => {
      const accounts = pair(kit, [kit.random.int(14, 26), kit.random.int(4, 9)]);
      classicHead(kit.paper, kit.scene(accounts[0]));
      return accounts.map((account, i) => {
        const scene = kit.scene(account);
        accountTitle(kit.paper, scene, `${['Current account', 'Reserve account'][i]!} ${account.number}`);
        return drawAccount(kit.paper, scene, gbTable);
      });
    },
  }),
  composed({
    name: 'three-currencies',
    tags: ['accounts:several', 'accounts:currencies', 'columns:amount', 'numbers:apostrophe'],
    language: swiss,
    country: 'CH',
    currency: 'CHF',
    numbers: PLAIN_APOSTROPHE_DOT,
    build: (kit) => {
      const main = kit.account({ count: kit.random.int(12, 20), currency: 'CHF' });
      const others = ['EUR', 'JPY'].map((currency) =>
        kit.account({ count: kit.random.int(4, 9), currency, holder: main.holder, bank: main.bank }),
      );
      classicHead(kit.paper, kit.scene(main));
      return [main, ...others].map((account) => {
        const scene = kit.scene(account);
        accountTitle(kit.paper, scene, `Konto ${account.number}, Währung ${account.currency}`);
        return drawAccount(kit.paper, scene, {
          columns: [
            dateColumn('Datum', 'dd.MM.yyyy', 58),
            descriptionColumn('Buchungstext'),
            amountColumn(`Betrag ${account.currency}`, 84),
            balanceColumn(`Saldo ${account.currency}`, 88),
          ],
          openingRow: 'Saldovortrag',
          closingRow: 'Schlusssaldo',
        });
      });
    },
  }),
  composed({
    name: 'overview-then-accounts',
    tags: ['accounts:several', 'accounts:overview', 'columns:out-in', 'balance:day'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    color: '#7d1128',
    build: (kit) => {
      const accounts = pair(kit, [kit.random.int(16, 26), kit.random.int(6, 12)]);
      const { paper } = kit;
      const first = kit.scene(accounts[0]);
      bannerHead(paper, first);
      paper.text('Posición global', paper.left, paper.y + 10, { ...first.face, bold: true, size: 11 });
      paper.y += 20;
      for (const account of accounts) {
        paper.y += 13;
        paper.text(`Cuenta ${account.number}`, paper.left, paper.y, first.face);
        paper.text(writeDate(account.end, 'dd/MM/yyyy', spanish), paper.left + 220, paper.y, first.face);
        paper.text(money(first, account.closing), paper.right, paper.y, first.face, { align: 'right' });
      }
      paper.y += 16;
      paper.text(
        `Total ${money(first, accounts[0].closing + accounts[1].closing)}`,
        paper.right,
        paper.y,
        { ...first.face, bold: true },
        { align: 'right' },
      );
      return accounts.map((account) => {
        const scene = kit.scene(account);
        paper.newPage();
        accountTitle(paper, scene, `Movimientos de la cuenta ${account.number}`);
        return drawAccount(paper, scene, {
          columns: [
            dateColumn('Fecha', 'dd/MM', 40),
            descriptionColumn('Concepto'),
            outColumn('Cargos'),
            inColumn('Abonos'),
            balanceColumn('Saldo', 78),
          ],
          balances: 'day',
          openingRow: 'Saldo anterior',
          closingRow: 'Saldo final',
        });
      });
    },
  }),
  composed({
    name: 'overview-with-the-only-balances',
    tags: ['accounts:several', 'accounts:overview', 'columns:amount', 'balance:overview'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    build: (kit) => {
      const accounts = pair(kit, [kit.random.int(4, 9), kit.random.int(16, 26)]);
      const { paper } = kit;
      const scene = kit.scene(accounts[0]);
      bannerHead(paper, scene);
      overviewTable(paper, scene, accounts);
      return accounts.map((account, index) => {
        const own = kit.scene(account);
        accountTitle(paper, own, `${SHARES[index]!} - ${account.number}`);
        return drawAccount(paper, own, {
          columns: [
            dateColumn('Date', 'dd/MM/yyyy', 58),
            descriptionColumn('Details'),
            amountColumn('Amount', 90, { negative: ['(', ')'] }),
          ],
        });
      });
    },
  }),
  composed({
    name: 'overview-with-dividends-and-lists',
    tags: ['accounts:several', 'accounts:overview', 'sections', 'columns:amount', 'balance:overview'],
    language: american,
    country: 'US',
    currency: 'USD',
    build: (kit) => {
      const accounts = pair(kit, [kit.random.int(6, 9), kit.random.int(18, 28)]);
      const { paper } = kit;
      const scene = kit.scene(accounts[0]);
      bannerHead(paper, scene);
      overviewTable(paper, scene, accounts, OVERVIEW_WITH_DIVIDENDS);
      return accounts.map((account, index) => {
        const own = kit.scene(account);
        accountTitle(paper, own, `${SHARES[index]!} ${account.number}`);
        paper.y += 12;
        paper.text(
          `Yield earned 0.10% from ${writeDate(account.start, 'MM/dd/yyyy', american)} to ${writeDate(account.end, 'MM/dd/yyyy', american)}`,
          paper.left,
          paper.y,
          own.face,
        );
        const columns = [
          dateColumn('Date', 'MM/dd', 48),
          amountColumn('Amount', 80, { negative: ['(', ')'] }),
          descriptionColumn('Description'),
        ];
        const rows = ([1, -1] as const).flatMap((side) =>
          drawSection(paper, own, {
            title: side === 1 ? 'Deposits' : 'Withdrawals',
            columns,
            entries: account.entries.filter(({ amount }) => Math.sign(amount) === side),
          }),
        );
        return truthAccount(account, facts, rows);
      });
    },
  }),
  composed({
    name: 'two-statements-one-file',
    tags: ['accounts:bundled', 'columns:amount', 'balance:row'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) => {
      const { paper, random } = kit;
      const first = kit.account({ count: random.int(14, 24) });
      const start = addDays(first.end, 1);
      const second = kit.account({
        count: random.int(14, 24),
        number: first.number,
        holder: first.holder,
        bank: first.bank,
        start,
        end: addDays(start, 27),
        opening: first.closing / 100,
      });
      return [first, second].map((account, i) => {
        if (i > 0) paper.newPage();
        const scene = kit.scene(account);
        classicHead(paper, scene);
        summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
        return drawAccount(paper, scene, {
          columns: [
            dateColumn('Datum', 'dd.MM.', 40),
            descriptionColumn('Umsatzart / Verwendungszweck'),
            amountColumn('Betrag', 80, { negative: ['-', ''], positive: ['+', ''] }),
            balanceColumn('Saldo', 84),
          ],
        });
      });
    },
  }),
  composed({
    name: 'account-without-entries-between',
    tags: ['accounts:several', 'rows:none', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    build: (kit) => {
      const [first, third] = pair(kit, [kit.random.int(10, 18), kit.random.int(5, 9)]);
      const idle = kit.account({ count: 1, holder: first.holder, bank: first.bank });
      const second = { ...idle, entries: [], closing: idle.opening, totalIn: 0, totalOut: 0 };
      classicHead(kit.paper, kit.scene(first));
      return [first, second, third].map((account, i) => {
        const scene = kit.scene(account);
        accountTitle(kit.paper, scene, `Account ${i + 1}: ${account.number}`);
        return drawAccount(kit.paper, scene, gbTable);
      });
    },
  }),
  composed({
    name: 'numbers-listed-over-titles',
    tags: ['accounts:several', 'accounts:overview', 'rows:none', 'columns:amount', 'balance:row'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) => {
      const { paper, random } = kit;
      const [first, third] = pair(kit, [random.int(9, 16), random.int(5, 8)]);
      const one = kit.account({ count: 1, holder: first.holder, bank: first.bank });
      const second = { ...one, entries: [], closing: one.opening, totalIn: 0, totalOut: 0 };
      const accounts = [first, second, third];
      const scene = kit.scene(first);
      classicHead(paper, scene);
      for (const account of accounts) {
        paper.y += 13;
        paper.text(`Conto ${account.number} EUR`, paper.left, paper.y, scene.face);
        paper.text(money(scene, account.closing), paper.right, paper.y, scene.face, { align: 'right' });
      }
      return accounts.map((account) => {
        const own = kit.scene(account);
        accountTitle(paper, own, `Conto corrente ${account.number} Divisa: EUR`);
        return drawAccount(paper, own, {
          columns: [
            dateColumn('Data', 'dd/MM/yyyy', 58),
            descriptionColumn('Descrizione'),
            amountColumn('Importo', 80, { negative: ['-', ''] }),
            balanceColumn('Saldo', 84, { negative: ['-', ''] }),
          ],
          openingRow: 'Saldo iniziale',
          closingRow: 'Saldo finale',
        });
      });
    },
  }),
];
