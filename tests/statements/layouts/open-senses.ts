/** What a list leaves to its titles, its totals and its signs: which way money went, and which lines are bookings at all. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows } from '../entries.ts';
import { DOT_COMMA } from '../format.ts';
import { englishCard, englishCharges, germanCard } from '../language/cards.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, classicHead, plainHead } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import type { Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { drawSection } from '../section.ts';
import { single } from '../single.ts';
import { money, summaryBox } from '../summary.ts';
import { truthAccount, type TruthAccount } from '../truth.ts';
import { both, carded, charge, lines } from './cards.ts';

const PLUS_IN: Dress = { negative: ['', ''], positive: ['+', ''] };
/** Of what a card charges: its payments are negative. */
const PLUS_PAID: Dress = { negative: ['+', ''] };
const PLUS_BEHIND: Dress = { negative: ['', '+'] };
const PLAIN: Dress = { negative: ['', ''] };

/** Lists under headings and titles that say nothing of a direction, each closed by its total; amounts without signs. */
function listsByTotals(kit: Kit): TruthAccount[] {
  const phrases = [...englishCard.filter((phrase) => !phrase.includes('{fx}')), ...englishCharges];
  const account = kit.account({ count: kit.random.int(24, 40), phrases, liability: true });
  const scene = kit.scene(account);
  const { paper } = kit;
  bannerHead(paper, scene);
  summaryBox(paper, scene, [
    ...lines(account, ['Previous balance', 'Total credits', 'Total charges', 'Total balance']),
    ['Minimum payment', 1000],
    ['Credit limit', 800000],
  ]);
  const columns = [
    valueColumn(['Trans', 'date'], 'MMM dd', 46),
    dateColumn(['Post', 'date'], 'MMM dd', 46),
    descriptionColumn('Description', { oneLine: true }),
    charge('Amount ($)', 80, PLAIN),
  ];
  const lists: [string, (entry: Entry) => boolean][] = [
    ['Your payments', ({ amount }) => amount > 0],
    ['Your interest', ({ kind }) => kind === 'interest'],
    ['Your new charges and credits', ({ amount, kind }) => amount < 0 && kind !== 'interest'],
  ];
  const truth = lists.flatMap(([title, wanted]) => {
    const entries = account.entries.filter(wanted);
    const total = `Total ${title.replace('Your ', '')}`;
    return entries.length === 0
      ? []
      : drawSection(paper, scene, { title, columns, entries, total, totalDress: PLAIN });
  });
  return [truthAccount(account, both, truth)];
}

/** A card's list that goes on below its last balance with figures in the column of amounts. */
function figuresBelowClosing(kit: Kit): TruthAccount[] {
  const account = kit.account({ count: kit.random.int(20, 34), phrases: germanCard, liability: true });
  const scene = kit.scene(account);
  const { paper } = kit;
  plainHead(paper, scene);
  const columns = [
    valueColumn('Belegdatum', 'dd.MM.', 58),
    dateColumn('Buchung', 'dd.MM.', 52),
    descriptionColumn('Umsatz', { oneLine: true }),
    charge('Betrag EUR', 84, PLUS_BEHIND),
  ];
  const printed = drawEntries(paper, scene, {
    columns,
    balances: 'none',
    openingRow: 'Alter Saldo',
    closingRow: 'Neuer Saldo',
  });
  for (const [label, minor] of [['Mindestbetrag', 3000], ['Verfügungsrahmen', 500000]] as const) {
    paper.text(label, paper.left + 110, (paper.y += 13), scene.face);
    paper.text(money(scene, minor), paper.right - 2, paper.y, scene.face, { align: 'right' });
  } // prettier-ignore
  return [truthAccount(account, both, truthRows(account, columns, printed, true))];
}

const pointsColumn = otherColumn(
  'points',
  'Points',
  44,
  (entry) => (entry.amount < 0 ? String(Math.round(-entry.amount / 100)) : ''),
  { extra: 'points' },
);

export const openSenseLayouts: readonly Layout[] = [
  composed({
    name: 'card-lists-told-by-totals',
    tags: ['card:sections', 'sign:none', 'section:plain-title'],
    language: carded(american, 'Card statement', 'Account number', 'Cardholder'),
    country: 'CA',
    currency: 'CAD',
    period: 'rollover',
    paper: { ...LETTER },
    dress: { prefix: '$', negative: ['-', ''] },
    build: listsByTotals,
  }),
  composed({
    name: 'card-plus-marks-payments',
    tags: ['card:single', 'sign:plus-only'],
    language: carded(english, 'Credit card statement', 'Card number', 'Cardholder'),
    country: 'SG',
    currency: 'SGD',
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(20, 36), phrases: englishCard, liability: true });
      const scene = kit.scene(account);
      classicHead(kit.paper, scene);
      summaryBox(kit.paper, scene, [
        ...lines(account, [
          'Previous balance',
          'Payments and credits',
          'New purchases',
          'Outstanding balance',
        ]),
        ['Minimum payment due', 5000],
      ]);
      const columns = [
        dateColumn('Posting date', 'dd MMM', 64),
        descriptionColumn('Description'),
        charge('Amount', 80, PLUS_PAID),
        pointsColumn,
      ];
      const printed = drawEntries(kit.paper, scene, { columns, balances: 'none' });
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
  single({
    name: 'plus-marks-money-in',
    tags: ['columns:amount', 'sign:plus-only', 'order:desc'],
    language: german,
    country: 'AT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    order: 'desc',
    summary: 'none',
    columns: [
      dateColumn('Buchungstag', 'dd.MM.yyyy', 62),
      descriptionColumn('Umsatz'),
      amountColumn('Betrag', 80, PLUS_IN),
      balanceColumn('Kontostand', 84),
    ],
    openingRow: 'Anfangssaldo',
  }),
  composed({
    name: 'card-figures-below-closing',
    tags: ['card:single', 'sign:plus-only', 'furniture:figures-below'],
    language: carded(german, 'Kreditkartenabrechnung', 'Kartennummer', 'Karteninhaber'),
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: figuresBelowClosing,
  }),
  single({
    name: 'day-heading-with-its-balance',
    tags: ['date:heading', 'balance:day-heading', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    summary: 'sentence',
    columns: [
      descriptionColumn('Details', { oneLine: true }),
      amountColumn('Amount', 80),
      balanceColumn('Balance after transaction', 110),
    ],
    dateHeading: 'd MMMM yyyy',
    dateHeadingBalance: 'End of day balance',
  }),
  composed({
    name: 'card-payments-beside-purchases',
    tags: ['card:single', 'columns:out-in', 'balance:owed'],
    language: carded(english, 'Monthly billing statement', 'Account reference', 'Customer'),
    country: 'GB',
    currency: 'GBP',
    notes:
      'Nothing but the names of the columns says that this is a card; over a bank account "payments" go out.',
    build: (kit) => {
      const phrases = englishCard.filter((phrase) => !phrase.includes('{fx}'));
      const account = kit.account({ count: kit.random.int(14, 26), phrases, liability: true });
      const scene = kit.scene(account);
      plainHead(kit.paper, scene);
      const columns = [
        dateColumn('Date', 'd MMM yyyy', 64),
        descriptionColumn('Details', { oneLine: true }),
        outColumn('Purchases (£)', 72, PLAIN),
        inColumn('Payments (£)', 72, PLAIN),
        balanceColumn('Balance (£)', 72),
      ];
      const printed = drawEntries(kit.paper, scene, { columns, openingRow: 'Previous balance' });
      return [
        truthAccount(account, { opening: true, closing: false }, truthRows(account, columns, printed, true)),
      ];
    },
  }),
  single({
    name: 'books-of-the-holder',
    tags: ['language:en', 'columns:debit-in', 'balance:row', 'books:holder'],
    language: english,
    country: 'NG',
    currency: 'NGN',
    columns: [
      dateColumn('Date', 'dd-MM-yyyy', 62),
      descriptionColumn('Particulars'),
      inColumn('Debit', 80),
      outColumn('Credit', 80),
      balanceColumn('Balance (NGN)', 88),
    ],
    account: {
      phrases: [
        'out 4 cash ATM|CASH WITHDRAWAL {town}|{dm} {time}',
        'out 3 debit DD|WITHDRAWAL BY {firm}',
        'out 5 card POS|{merchant} {town}',
        'in 4 transfer TR|DEPOSIT BY {person}',
        'in 2 cash CD|CASH DEPOSIT {town}',
      ],
    },
    openingRow: 'Opening Balance',
    summary: 'none',
    expected: 'unverified',
  }),
];
