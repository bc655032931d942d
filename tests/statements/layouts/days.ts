/** What a statement says once a day: a balance, a date; and what it says once for all, the year. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { composed, type Kit } from '../composed.ts';
import { addDays, DOT_COMMA, SPACE_COMMA, writeDate } from '../format.ts';
import { american, english } from '../language/english.ts';
import { norwegian } from '../language/nordic.ts';
import { portuguese } from '../language/romance.ts';
import { polish } from '../language/slavic.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { Account } from '../model.ts';
import { writeMoney } from '../money.ts';
import { textWidth } from '../paper/fonts.ts';
import { LETTER, type Paper } from '../paper/paper.ts';
import { single, type SingleSpec } from '../single.ts';
import { money } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount } from '../truth.ts';
import { put } from './runs.ts';

/** One booking every other day; two of the days have two. */
function spread(account: Account): Account {
  let day = 0;
  const entries = account.entries.map((entry, index) => {
    if (index > 0 && index !== 3 && index !== 7) day += 2;
    const date = addDays(account.start, day);
    return { ...entry, date, valueDate: date };
  });
  return { ...account, entries };
}

/** Bank, holder and number; nothing that tells a year. */
export function yearlessHead(paper: Paper, { account, face, language }: Scene): void {
  const step = face.size * 1.35;
  const lines = [
    account.bank,
    '',
    account.holder,
    ...account.address,
    '',
    `${language.labels.account}: ${account.number}`,
  ];
  lines.forEach((line, index) =>
    paper.text(line, paper.left, paper.y + (index + 2) * step, { ...face, bold: index === 0 }),
  );
  paper.y += (lines.length + 3) * step;
}

/** "February 6, 2025 - Page 1 of 3" over each page, a day or two behind the last booking. */
function datePages(paper: Paper, { account, face, language }: Scene): void {
  const date = writeDate(addDays(account.entries.at(-1)!.date, 1), language.longDate, language);
  paper.pages.forEach((marks, index) => {
    const text = `${date} - Page ${index + 1} of ${paper.pages.length}`;
    const x = paper.right - textWidth(text, face);
    marks.push({
      kind: 'text',
      x,
      y: 34,
      text,
      face,
      color: '#111111',
      spacing: 0,
      ink: 'visible',
      angle: 0,
    });
  });
}

/** The balance of what is settled: all that was booked before the entry's day. */
export function settled(account: Account, date: string): number {
  return account.entries.findLast((entry) => entry.date < date)?.balance ?? account.opening;
}

const dayEnds: SingleSpec = {
  name: 'balance-of-the-day',
  tags: ['columns:out-in', 'balance:own-line', 'balance:undated', 'date:once'],
  language: english,
  country: 'MT',
  currency: 'EUR',
  balances: 'none',
  dateOnce: true,
  dayBalanceRow: 'Balance of the day',
  dayBalanceUndated: true,
  openingRow: 'Balance brought forward',
  columns: [
    dateColumn('Date', 'dd.MM.yyyy', 56),
    descriptionColumn('Details'),
    outColumn('Debit', 76),
    inColumn('Credit', 76),
    balanceColumn('Balance', 80),
  ],
};

/** A table with a heading of its own for each day, the day over it; between the balances at both ends. */
function tableOfEachDay(kit: Kit): TruthAccount[] {
  const scene = kit.scene(kit.account({ count: kit.random.int(16, 28) }));
  const { account, face, language } = scene;
  const { paper } = kit;
  const right = { align: 'right' } as const;
  const line = (text: string, amount: string, balance: string): void => {
    paper.y += 14;
    paper.text(text, paper.left, paper.y, face);
    paper.text(amount, paper.right - 90, paper.y, face, right);
    paper.text(balance, paper.right, paper.y, face, right);
  };
  plainHead(paper, scene);
  put(kit, scene, `${language.labels.opening}: ${money(scene, account.opening)}`);
  put(kit, scene, `${language.labels.closing}: ${money(scene, account.closing)}`);
  const truth = [...Map.groupBy(account.entries, ({ date }) => date)].flatMap(([date, entries]) => {
    paper.need(52 + 14 * entries.length);
    paper.y += 10;
    line(writeDate(date, 'dd/MM/yyyy', language), '', '');
    paper.y += 4;
    line('Description', 'Amount', 'Balance');
    return entries.map((entry) => {
      const text = entry.lines.join(' ');
      line(text, money(scene, entry.amount), money(scene, entry.balance));
      const printed = { page: paper.page, balance: true, description: text };
      return truthRow(entry, account.currency, printed, true);
    });
  });
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

export const dayLayouts: readonly Layout[] = [
  single({
    name: 'saldo-do-dia',
    tags: ['columns:amount', 'balance:own-line', 'balance:undated', 'language:pt'],
    language: portuguese,
    country: 'BR',
    currency: 'BRL',
    numbers: DOT_COMMA,
    balances: 'none',
    dayBalanceRow: 'Saldo do dia',
    dayBalanceUndated: true,
    openingRow: 'Saldo anterior',
    summary: 'none',
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 56),
      descriptionColumn('Lançamento'),
      amountColumn('Valor (R$)', 80),
      balanceColumn('Saldo (R$)', 84),
    ],
  }),
  single(dayEnds),
  single({
    ...dayEnds,
    name: 'saldo-dzienne',
    tags: [...dayEnds.tags, 'language:pl'],
    language: polish,
    country: 'PL',
    currency: 'PLN',
    numbers: SPACE_COMMA,
    face: { family: 'liberation', size: 8.5 },
    dayBalanceRow: 'Saldo dzienne',
    openingRow: 'Saldo z przeniesienia',
    columns: [
      dateColumn('Data', 'dd.MM.yyyy', 56),
      descriptionColumn('Opis operacji'),
      outColumn('Obciążenia', 76),
      inColumn('Uznania', 76),
      balanceColumn('Saldo', 80),
    ],
  }),
  single({
    name: 'two-balances',
    tags: ['columns:amount', 'balance:row', 'balance:second', 'language:pl'],
    language: polish,
    country: 'PL',
    currency: 'PLN',
    numbers: SPACE_COMMA,
    face: { family: 'liberation', size: 8.5 },
    columns: [
      dateColumn('Data operacji', 'yyyy-MM-dd', 58),
      valueColumn('Data waluty', 'yyyy-MM-dd', 58),
      descriptionColumn('Opis'),
      amountColumn('Kwota', 72),
      balanceColumn('Saldo', 76),
      otherColumn(
        'settled',
        'Stan rozliczony',
        76,
        ({ date }, { account, numbers }) =>
          writeMoney(settled(account, date), account.currency, numbers, { negative: ['-', ''] }),
        { align: 'right' },
      ),
    ],
  }),
  single({
    name: 'days-once-few-repeats',
    tags: ['date:once', 'balance:day', 'columns:out-in', 'days:few-repeats'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [11, 14],
    revise: spread,
    dateOnce: true,
    balances: 'day',
    columns: [
      dateColumn('Date', 'd MMM yyyy', 62),
      descriptionColumn('Payment type and details', { oneLine: true }),
      outColumn('Paid out', 72),
      inColumn('Paid in', 72),
      balanceColumn('Balance', 78),
    ],
  }),
  single({
    name: 'days-once-beside-purchases',
    tags: ['date:once', 'date:two', 'balance:row', 'columns:amount', 'language:no'],
    language: norwegian,
    country: 'NO',
    currency: 'NOK',
    numbers: SPACE_COMMA,
    rows: [14, 26],
    dateOnce: true,
    columns: [
      dateColumn('Bokført', 'dd.MM.yyyy', 62),
      descriptionColumn('Forklaring', { oneLine: true }),
      valueColumn('Kjøpsdato', 'dd.MM.yyyy', 62),
      amountColumn('Beløp', 80, { negative: ['-', ''] }),
      balanceColumn('Saldo', 80, { negative: ['-', ''] }),
    ],
  }),
  single({
    name: 'year-in-page-header',
    tags: ['date:no-year', 'period:none', 'year:page-header', 'columns:out-in', 'balance:row'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    rows: [50, 80],
    head: yearlessHead,
    printsPeriod: false,
    summary: 'none',
    openingRow: 'Beginning balance',
    closingRow: 'Ending balance',
    afterTable: datePages,
    columns: [
      dateColumn('Date', 'MM/dd', 40),
      descriptionColumn('Description', { oneLine: true }),
      outColumn('Withdrawals', 72),
      inColumn('Deposits', 72),
      balanceColumn('Balance', 78),
    ],
  }),
  composed({
    name: 'days-over-headings',
    tags: ['date:own-line', 'headings:each-day', 'columns:amount', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    build: tableOfEachDay,
  }),
];
