/** Lists in a language no lexicon has, whose titles say nothing: only the figures tell what they hold. */
import {
  amountColumn,
  balanceColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
  valueColumn,
} from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { COMMA_DOT, DOT_COMMA, SPACE_COMMA, writeDate } from '../format.ts';
import { invented } from '../language/unknown.ts';
import type { Layout } from '../layout.ts';
import { classicHead, type Scene } from '../letterhead.ts';
import { onDays } from '../model.ts';
import type { Dress } from '../money.ts';
import type { Paper } from '../paper/paper.ts';
import { dailyBalances, drawSection } from '../section.ts';
import { single } from '../single.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount } from '../truth.ts';

/** Without a sign: the list tells the direction. */
const PLAIN: Dress = { negative: ['', ''] };

/** What comes in and what goes out, each with its sum, and a summary of both. */
function listsWithSums({
  random,
  account: make,
  scene: stage,
  paper,
}: Kit): ReturnType<typeof truthAccount>[] {
  const account = make({ count: random.int(12, 22) });
  const scene = stage(account);
  classicHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
  const truth = ([-1, 1] as const).flatMap((sign) =>
    drawSection(paper, scene, {
      title: sign < 0 ? 'Zarfelun' : 'Quornelun',
      columns: [
        dateColumn('Uldvar', 'dd.MM.yyyy', 62),
        descriptionColumn('Skervat', { oneLine: true }),
        amountColumn('Grolmet', 80, PLAIN),
      ],
      entries: account.entries.filter(({ amount }) => Math.sign(amount) === sign),
      total: sign < 0 ? 'Hulmet zarf' : 'Hulmet quorn',
      totalDress: PLAIN,
    }),
  );
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

/** Days side by side, each with the balance it ends with. */
function daysBelow(paper: Paper, scene: Scene): void {
  const { face, language } = scene;
  const days = dailyBalances(scene, (day) => writeDate(day, 'dd.MM.yyyy', language));
  paper.need(60 + days.length * 6);
  paper.text('Ambrosk uldeni', paper.left, (paper.y += 24), { ...face, bold: true });
  days.forEach(([day, balance], index) => {
    const x = paper.left + (index % 3) * 140;
    if (index % 3 === 0) paper.y += 13;
    paper.text(day!, x, paper.y, face);
    paper.text(balance!, x + 126, paper.y, face, { align: 'right' });
  });
}

/** One table without running balances: only the figures of a summary tell where it leads. */
const UNKNOWN = {
  tags: ['headings:unknown', 'language:unknown', 'balance:none'],
  language: invented,
  country: 'LI',
  currency: 'CHF',
} as const;

export const unknownWordLayouts: readonly Layout[] = [
  composed({
    name: 'invented-language-lists',
    tags: ['headings:unknown', 'language:unknown', 'sections:in-out', 'section:unknown-title'],
    language: invented,
    country: 'LI',
    currency: 'CHF',
    numbers: DOT_COMMA,
    expected: 'unverified',
    build: listsWithSums,
  }),
  single({
    name: 'invented-language-days-below',
    tags: ['headings:unknown', 'language:unknown', 'balance:daily-table', 'columns:amount'],
    language: invented,
    country: 'LI',
    currency: 'CHF',
    numbers: SPACE_COMMA,
    summary: 'none',
    columns: [
      dateColumn('Uldvar', 'dd.MM.yyyy', 62),
      descriptionColumn('Skervat'),
      amountColumn('Grolmet', 80),
      balanceColumn('Ambrosk', 84),
    ],
    afterTable: daysBelow,
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-summary',
    tags: [...UNKNOWN.tags, 'summary:box', 'columns:amount', 'sign:trailing'],
    numbers: DOT_COMMA,
    summary: 'box',
    columns: [
      dateColumn('Uldvar', 'dd.MM.yyyy', 62),
      descriptionColumn('Skervat'),
      amountColumn('Grolmet', 80, { negative: ['', '-'] }),
    ],
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-days-over-days',
    tags: [...UNKNOWN.tags, 'summary:box', 'columns:amount', 'date:heading-unknown', 'date:value-beside'],
    numbers: DOT_COMMA,
    revise: onDays(3),
    dateHeadingName: 'Ondret',
    dateHeading: 'dd.MM.yyyy',
    columns: [
      valueColumn('Uldvar', 'dd.MM.', 62),
      descriptionColumn('Skervat'),
      amountColumn('Grolmet', 80, { negative: ['', ' -'], positive: ['', ' +'] }),
    ],
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-days-over-rows',
    tags: ['headings:unknown', 'language:unknown', 'columns:amount', 'balance:row', 'date:heading-unknown'],
    numbers: SPACE_COMMA,
    revise: onDays(3),
    dateHeadingName: 'Ondret su',
    dateHeading: 'd.M.yyyy',
    balances: 'row',
    columns: [descriptionColumn('Skervat'), amountColumn('Grolmet', 80), balanceColumn('Ambrosk', 84)],
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-summary-in-out',
    tags: [...UNKNOWN.tags, 'summary:strip', 'columns:out-in'],
    numbers: SPACE_COMMA,
    summary: 'strip',
    expected: 'unverified',
    columns: [
      dateColumn('Uldvar', 'yyyy-MM-dd', 62),
      descriptionColumn('Skervat', { oneLine: true }),
      outColumn('Zarf', 78),
      inColumn('Quorn', 78),
    ],
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-sums',
    tags: [...UNKNOWN.tags, 'columns:out-in', 'date:no-year', 'totals:row'],
    numbers: DOT_COMMA,
    face: { family: 'mono', size: 8 },
    rows: [26, 40],
    head: 'plain',
    summary: 'none',
    expected: 'unverified',
    columns: [
      dateColumn('Uldvar', 'dd.MM.', 46),
      descriptionColumn('Skervat'),
      outColumn('Zarf', 78),
      inColumn('Quorn', 78),
    ],
    balances: 'none',
    totalsRow: 'Hulmetun',
  }),
  single({
    ...UNKNOWN,
    name: 'invented-language-balances-below',
    tags: [...UNKNOWN.tags, 'summary:below', 'columns:amount', 'sign:leading'],
    numbers: COMMA_DOT,
    summary: 'box',
    summaryBelow: true,
    summarises: { balances: true, totals: false },
    columns: [
      dateColumn('Uldvar', 'dd/MM/yyyy', 62),
      descriptionColumn('Skervat'),
      amountColumn('Grolmet', 80),
    ],
  }),
];
