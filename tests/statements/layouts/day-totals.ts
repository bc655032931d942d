/** Days whose sums of money in and out stand above what they add up; the rows print no sign and no date of their own. */
import { amountColumn, dateColumn, descriptionColumn, entryCells, placeColumns } from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA } from '../format.ts';
import { english } from '../language/english.ts';
import { portuguese } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead } from '../letterhead.ts';
import { SIGN_APART, writeMoney } from '../money.ts';
import { drawTable, type TableRow } from '../paper/table.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';
import { both } from './cards.ts';

interface Wording {
  readonly date: string;
  readonly moneyIn: string;
  readonly moneyOut: string;
}

function daysWithTotals(kit: Kit, { date, moneyIn, moneyOut }: Wording): TruthAccount[] {
  const account = kit.account({ count: kit.random.int(18, 30) });
  const scene = kit.scene(account);
  const { paper } = kit;
  plainHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
  paper.y += 20;
  const columns = [
    dateColumn('', date, 84),
    descriptionColumn('', { oneLine: true }),
    amountColumn('', 90, { negative: ['', ''] }),
  ];
  const context = { account, language: scene.language, numbers: scene.numbers, showsBalance: false };
  const rows: TableRow[] = [];
  const truth: TruthTransaction[] = [];
  const days = Map.groupBy(account.entries, (entry) => entry.date);
  const ordered = [...days.values()].flatMap((day) => {
    const lists = [
      [moneyIn, day.filter(({ amount }) => amount > 0)],
      [moneyOut, day.filter(({ amount }) => amount < 0)],
    ] as const;
    return lists.flatMap(([label, entries], list) => {
      const [first] = entries;
      if (!first) return [];
      const sum = entries.reduce((total, { amount }) => total + amount, 0);
      const dated = list === 0 || lists[0][1].length === 0;
      const head = entryCells(first, columns, { ...context, showsDate: dated }).cells;
      const amount = writeMoney(sum, account.currency, scene.numbers, SIGN_APART);
      rows.push({ bold: true, cells: { ...head, description: label, amount } });
      for (const entry of entries) {
        const { cells } = entryCells(entry, columns, { ...context, showsDate: false });
        rows.push({ cells, entry: account.entries.indexOf(entry) });
      }
      return entries;
    });
  });
  drawTable(
    paper,
    placeColumns(paper, columns),
    rows,
    { face: scene.face, headings: 'none' },
    {
      placed: (index, page, wrapped) => {
        const entry = account.entries[index]!;
        const description = wrapped.join(' ');
        truth[ordered.indexOf(entry)] = truthRow(
          entry,
          account.currency,
          { page, balance: false, description, valueDate: false },
          false,
        );
      },
    },
  );
  return [truthAccount(account, both, truth)];
}

export const dayTotalLayouts: readonly Layout[] = [
  composed({
    name: 'totals-above-their-day',
    tags: ['headings:none', 'date:heading', 'sign:none', 'totals:above'],
    language: portuguese,
    country: 'PT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) =>
      daysWithTotals(kit, { date: 'dd MMM yyyy', moneyIn: 'Total de entradas', moneyOut: 'Total de saídas' }),
  }),
  composed({
    name: 'totals-above-their-day-english',
    tags: ['headings:none', 'date:heading', 'sign:none', 'totals:above'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    build: (kit) =>
      daysWithTotals(kit, { date: 'd MMMM', moneyIn: 'Total money in', moneyOut: 'Total money out' }),
  }),
];
