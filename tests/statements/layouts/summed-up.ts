/** Where nothing but a total tells the first row: figures over their names, sums below kinds of transactions. */
import {
  amountColumn,
  balanceColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
} from '../columns.ts';
import { writeDate } from '../format.ts';
import { english } from '../language/english.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import type { Paper } from '../paper/paper.ts';
import { single } from '../single.ts';
import { money } from '../summary.ts';

/** Large figures side by side, and below each what it is. */
function figuresOverNames(paper: Paper, scene: Scene): void {
  const { account, face, language } = scene;
  const figures = [
    [account.closing, `Balance at ${writeDate(account.end, 'd MMM yyyy', language)}`],
    [Math.abs(account.totalOut), 'Total outgoings'],
    [account.totalIn, 'Total incomings'],
  ] as const;
  figures.forEach(([minor, name], index) => {
    const x = paper.left + index * 150;
    paper.text(money(scene, minor), x, paper.y + 14, { ...face, bold: true, size: face.size + 3 });
    paper.text(name, x, paper.y + 27, face);
  });
  paper.y += 46;
}

const KINDS: readonly (readonly [name: string, kinds: readonly Entry['kind'][]])[] = [
  ['Card and cash', ['card', 'cash', 'cheque']],
  ['Bills', ['debit', 'fee']],
  ['Transfers', ['transfer', 'payment']],
  ['Anything else', ['salary', 'refund', 'interest']],
];

/** What each kind of transaction brought in and took out, and the sums of both. */
function sumsOfKinds(paper: Paper, scene: Scene): void {
  const { account, face } = scene;
  const line = (name: string, inward: string, outward: string, bold: boolean): void => {
    paper.y += face.size * 1.6;
    paper.text(name, paper.left, paper.y, { ...face, bold });
    paper.text(inward, paper.left + 250, paper.y, { ...face, bold }, { align: 'right' });
    paper.text(outward, paper.left + 350, paper.y, { ...face, bold }, { align: 'right' });
  };
  const total = (entries: readonly Entry[], sign: 1 | -1): string =>
    money(
      scene,
      entries.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0),
    );
  line('Kind', 'Paid in', 'Paid out', true);
  for (const [name, kinds] of KINDS) {
    const entries = account.entries.filter(({ kind }) => kinds.includes(kind));
    line(name, total(entries, 1), total(entries, -1), false);
  }
  line('Total', total(account.entries, 1), total(account.entries, -1), true);
  paper.y += 20;
}

export const summedUpLayouts: readonly Layout[] = [
  single({
    name: 'figures-over-names',
    tags: ['summary:above-names', 'columns:amount', 'balance:row', 'order:newest-first'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    dress: { prefix: '£', negative: ['-', ''] },
    head: plainHead,
    summary: 'none',
    order: 'desc',
    expected: 'verified',
    beforeTable: figuresOverNames,
    columns: [
      dateColumn('Date', 'd MMM yyyy', 62),
      descriptionColumn('Description'),
      amountColumn('Amount', 76, { negative: ['-', ''] }),
      balanceColumn('Balance', 80),
    ],
  }),
  single({
    name: 'kinds-summed-up',
    tags: ['summary:kinds', 'columns:in-out', 'balance:row', 'order:newest-first'],
    language: english,
    country: 'KE',
    currency: 'KES',
    head: plainHead,
    summary: 'none',
    order: 'desc',
    expected: 'verified',
    beforeTable: sumsOfKinds,
    columns: [
      dateColumn('Completed', 'yyyy-MM-dd', 60),
      descriptionColumn('Details'),
      inColumn('Paid in', 72),
      outColumn('Withdrawn', 72, { negative: ['-', ''] }),
      balanceColumn('Balance', 80),
    ],
  }),
  single({
    name: 'figures-behind-colons',
    tags: ['summary:glued', 'columns:out-in', 'balance:none'],
    language: english,
    country: 'IN',
    currency: 'INR',
    head: plainHead,
    summary: 'glued',
    expected: 'verified',
    columns: [
      dateColumn('Txn date', 'dd-MM-yyyy', 62),
      descriptionColumn('Particulars'),
      outColumn('Withdrawals', 76),
      inColumn('Deposits', 76),
    ],
  }),
];
