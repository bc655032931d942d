/** What stands apart from its column or cell: a lone amount, groups of digits, the parts of a date. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, sideColumn,
  type Column,
} from '../columns.ts'; // prettier-ignore
import { composed } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { SPACE_COMMA } from '../format.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import type { Layout } from '../layout.ts';
import { classicHead } from '../letterhead.ts';
import type { Account } from '../model.ts';
import type { Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { single, type SingleSpec } from '../single.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount } from '../truth.ts';

/** The account with other amounts, in minor units; its balances and totals follow. */
export function withAmounts(account: Account, amountOf: (amount: number, index: number) => number): Account {
  let balance = account.opening;
  const entries = account.entries.map((entry, index) => {
    const amount = amountOf(entry.amount, index);
    balance += amount;
    return { ...entry, amount, balance };
  });
  const sum = (sign: number): number =>
    entries.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  return { ...account, entries, closing: balance, totalIn: sum(1), totalOut: sum(-1) };
}

/** Only one entry, in the middle, brings money in. */
const oneCredit = (account: Account): Account =>
  withAmounts(account, (amount, index) =>
    index === Math.floor(account.entries.length / 2) ? Math.abs(amount) : -Math.abs(amount),
  );

/** All amounts below a thousand but one, and the balances at the ends below it too. */
const oneThousand = (account: Account): Account =>
  withAmounts(account, (amount, index) => {
    if (index === 4) return 175031;
    if (index === 5 || index === 7) return -(62000 + (Math.abs(amount) % 30000));
    return -((Math.abs(amount) % 4500) + 150);
  });

const sideOfBalance: Column['cell'] = ({ balance }, { showsBalance }) => {
  if (!showsBalance) return '';
  return balance < 0 ? 'D' : 'C';
};

/** Marks in columns of their own: behind each amount, and behind the balance that a day ends with. */
const marksOfBoth: SingleSpec = {
  name: 'marks-behind-amounts-and-balances',
  tags: ['columns:amount', 'sign:column', 'balance:day'],
  language: english,
  country: 'IE',
  currency: 'EUR',
  balances: 'day',
  head: 'plain',
  revise: (account) => withAmounts({ ...account, opening: -81_270 }, (amount) => amount),
  columns: [
    dateColumn('Posted', 'dd/MM/yyyy', 56),
    descriptionColumn('Narrative'),
    amountColumn('Amount', 70, {}),
    sideColumn('D/C', 'D', 'C', 26, { align: 'right' }),
    balanceColumn('Balance', 72, {}),
    otherColumn('balance-side', 'D/C', 26, sideOfBalance, { align: 'right' }),
  ],
};

const loneCredit: SingleSpec = {
  name: 'lone-credit-without-headings',
  tags: ['columns:out-in', 'headings:none', 'amount:alone', 'balance:summary'],
  language: english,
  country: 'GB',
  currency: 'GBP',
  rows: [14, 22],
  account: { kinds: ['card', 'debit', 'transfer'], opening: 8200, overdraft: true },
  revise: oneCredit,
  style: { headings: 'none' },
  balances: 'none',
  columns: [
    dateColumn('', 'dd/MM/yyyy', 58),
    descriptionColumn('', { oneLine: true }),
    outColumn('', 72),
    inColumn('', 72),
  ],
};

const TRAILING: Dress = { negative: ['', '-'], positive: ['', '+'] };

const yearBehind: EntryTable = {
  columns: [
    dateColumn('Date', 'dd MMM', 36),
    descriptionColumn('Transaction'),
    outColumn('Debit', 76),
    inColumn('Credit', 76),
    balanceColumn('Balance', 84, { positive: ['', ' CR'], negative: ['', ' DR'] }),
  ],
};

export const apartLayouts: readonly Layout[] = [
  single(marksOfBoth),
  single(loneCredit),
  single({
    ...loneCredit,
    name: 'lone-credit-without-a-name',
    tags: ['columns:out-in', 'headings:some', 'amount:alone', 'balance:summary'],
    style: {},
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Description', { oneLine: true }),
      outColumn('Debits', 72),
      inColumn('', 72),
    ],
  }),
  single({
    name: 'lone-thousand-apart',
    tags: ['columns:amount', 'sign:trailing-plus', 'numbers:space', 'amount:groups-once', 'language:de'],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    rows: [9, 12],
    account: { opening: 640, kinds: ['card', 'debit', 'cash'], overdraft: true },
    revise: oneThousand,
    // The language's own names an amount whose groups are joined by points.
    labels: { smallPrint: 'Bitte prüfen Sie den Auszug. Einwendungen sind binnen sechs Wochen zu erheben.' },
    balances: 'none',
    dress: TRAILING,
    summarises: { balances: true, totals: false },
    columns: [
      dateColumn('Datum', 'dd.MM.yyyy', 56),
      descriptionColumn('Text', { oneLine: true }),
      amountColumn('Betrag', 84, TRAILING),
    ],
  }),
  composed({
    name: 'year-behind-the-date',
    tags: ['columns:out-in', 'balance:row', 'date:no-year', 'year:opening-row'],
    language: english,
    country: 'AU',
    currency: 'AUD',
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(18, 34) });
      const scene = kit.scene(account);
      classicHead(kit.paper, scene);
      const table: EntryTable = {
        ...yearBehind,
        openingRow: `${account.start.slice(0, 4)} OPENING BALANCE`,
        closingRow: `${account.end.slice(0, 4)} CLOSING BALANCE`,
      };
      const printed = drawEntries(kit.paper, scene, table);
      const rows = truthRows(account, table.columns, printed, true);
      return [truthAccount(account, { opening: true, closing: true }, rows)];
    },
  }),
  composed({
    name: 'month-and-day-behind-amounts',
    tags: ['columns:out-in', 'balance:row', 'date:month-day-apart', 'date:behind-amounts'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(18, 34) });
      const scene = kit.scene(account);
      classicHead(kit.paper, scene);
      summaryBox(kit.paper, scene, summaryLines(scene, { balances: true, totals: true }));
      const table: EntryTable = {
        columns: [
          descriptionColumn('DESCRIPTION', { oneLine: true }),
          outColumn('DEBITS', 70),
          inColumn('CREDITS', 70),
          dateColumn('DATE', 'MM dd', 34, { align: 'right' }),
          balanceColumn('BALANCE', 76),
        ],
      };
      const printed = drawEntries(kit.paper, scene, table);
      const rows = truthRows(account, table.columns, printed, true);
      return [truthAccount(account, { opening: true, closing: true }, rows)];
    },
  }),
];
