/** Lists whose columns have no names, beside one whose columns do. */
import { amountColumn, dateColumn, descriptionColumn } from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { writeDate, writeNumber } from '../format.ts';
import { american } from '../language/english.ts';
import type { Layout } from '../layout.ts';
import { plainHead } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import { LETTER } from '../paper/paper.ts';
import { dailyBalances, drawGroups, drawSection } from '../section.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount, truthRow } from '../truth.ts';

const both = { opening: true, closing: true };

/** Days, texts and amounts under titles alone; cheques between them under the names of their columns. */
function namesOfChequesOnly({ paper, random, account: make, scene: stage }: Kit) {
  const made = make({ count: random.int(12, 20) });
  let number = random.int(101, 400);
  const entries = made.entries.map((entry, index): Entry => {
    if (entry.amount > 0 || index % 3 > 0) return entry;
    number += index % 2 === 0 ? 1 : 2;
    return { ...entry, kind: 'cheque', lines: [`${number}`] };
  });
  const account = { ...made, entries };
  const scene = stage(account);
  plainHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
  const day = (date: string): string => writeDate(date, 'MM/dd', american);
  const list = (title: string, wanted: (entry: Entry) => boolean) =>
    drawSection(paper, scene, {
      title,
      columns: [
        dateColumn('', 'MM/dd', 48),
        descriptionColumn('', { oneLine: true }),
        amountColumn('', 80, {}),
      ],
      entries: entries.filter(wanted),
      style: { headings: 'none' },
    });
  const deposits = list('Deposits', ({ amount }) => amount > 0);
  const cheques = entries.filter(({ kind }) => kind === 'cheque');
  const page = drawGroups(
    paper,
    scene,
    'Checks',
    ['No.', 'Date', 'Amount'],
    cheques.map((entry) => [
      entry.lines[0]!,
      day(entry.date),
      writeNumber(-entry.amount, account.currency, scene.numbers),
    ]),
    1,
  );
  const paid = cheques.map((entry) => truthRow(entry, account.currency, { page, balance: false }, false));
  const debits = list('Other debits', ({ amount, kind }) => amount < 0 && kind !== 'cheque');
  drawGroups(paper, scene, 'Daily balances', ['Date', 'Balance'], dailyBalances(scene, day), 3);
  return [truthAccount(account, both, [...deposits, ...paid, ...debits])];
}

export const unnamedLayouts: readonly Layout[] = [
  composed({
    name: 'lists-without-names-around-cheques',
    tags: ['sections:in-out', 'columns:amount', 'headings:none', 'lists:cheques'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: namesOfChequesOnly,
  }),
];
