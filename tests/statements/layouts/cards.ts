/** Card statements: what is owed, purchases and payments, several cardholders, foreign currencies. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, otherColumn, valueColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows } from '../entries.ts';
import { DOT_COMMA, writeNumber } from '../format.ts';
import { englishCard, englishCharges, germanCard, portugueseCard, spanishCard } from '../language/cards.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import type { Language } from '../language/language.ts';
import { portuguese, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, classicHead } from '../letterhead.ts';
import { summaryBox, summaryStrip, type SummaryLine } from '../summary.ts';
import type { Account, Entry } from '../model.ts';
import { writeMoney, type Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { drawSection } from '../section.ts';
import { truthAccount } from '../truth.ts';

export const both = { opening: true, closing: true };

/** The language with the words of a card statement in place of a current account's. */
export const carded = (language: Language, statement: string, account: string, holder: string): Language => ({
  ...language,
  labels: { ...language.labels, statement, account, holder },
});

const britishCard = carded(english, 'Credit card statement', 'Card number', 'Cardholder');
const americanCard = carded(american, 'Credit Card Statement', 'Account number ending in', 'Cardmember');
const mexicanCard = carded(spanish, 'Estado de cuenta de tarjeta de crédito', 'Número de tarjeta', 'Titular');
const deutscheCard = carded(german, 'Kreditkartenabrechnung', 'Kartennummer', 'Karteninhaber');
const portugueseCardLanguage = carded(portuguese, 'Extrato do cartão de crédito', 'Cartão n.º', 'Titular');

/** A card's column: purchases are plain, payments are dressed as negative amounts. */
export const charge = (heading: Column['heading'], width: number, dress: Dress): Column => ({
  ...amountColumn(heading, width, dress),
  cell: (entry, { account, numbers }) => writeMoney(-entry.amount, account.currency, numbers, dress),
});

/** The days of a purchase and of its booking, the text and the charge. */
const TWO_DAYS_AND_CHARGE: readonly Column[] = [
  valueColumn('Trans Date', 'MM/dd', 50),
  dateColumn('Post Date', 'MM/dd', 50),
  descriptionColumn('Description', { oneLine: true }),
  charge('Amount', 80, { negative: ['-', ''] }),
];

const cardNumber = (kit: Kit): string => `${kit.random.digits(4)} **** **** ${kit.random.digits(4)}`;

function cardAccount(kit: Kit, phrases: readonly string[], count: number): Account {
  return kit.account({ count, phrases, liability: true, number: cardNumber(kit) });
}

export const lines = (account: Account, labels: readonly [string, string, string, string]): SummaryLine[] => [
  [labels[0], account.opening],
  [labels[1], account.totalIn],
  [labels[2], account.totalOut],
  [labels[3], account.closing],
];

export const cardLayouts: readonly Layout[] = [
  composed({
    name: 'card-cr-suffix',
    tags: ['card:single', 'sign:cr-only', 'date:value-beside', 'currency:foreign-lines'],
    language: britishCard,
    country: 'GB',
    currency: 'GBP',
    dress: { prefix: '£', negative: ['', ' CR'] },
    build: (kit) => {
      const account = cardAccount(kit, englishCard, kit.random.int(22, 40));
      const scene = kit.scene(account);
      classicHead(kit.paper, scene);
      summaryBox(kit.paper, scene, [
        ...lines(account, [
          'Previous balance',
          'Payments and credits',
          'Purchases and charges',
          'New balance',
        ]),
        ['Minimum payment due', 2500],
        ['Credit limit', 600000],
      ]);
      const columns = [
        valueColumn(['Transaction', 'date'], 'd MMM', 58),
        dateColumn(['Posting', 'date'], 'd MMM', 48),
        descriptionColumn('Description'),
        charge('Amount (£)', 84, { negative: ['', ' CR'] }),
      ];
      const printed = drawEntries(kit.paper, scene, { columns, balances: 'none' });
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
  composed({
    name: 'card-sections-negative-payments',
    tags: ['card:sections', 'sign:minus', 'date:us', 'date:rollover'],
    language: americanCard,
    country: 'US',
    currency: 'USD',
    period: 'rollover',
    paper: { ...LETTER },
    dress: { prefix: '$', negative: ['-', ''] },
    build: (kit) => {
      const account = cardAccount(kit, [...englishCard, ...englishCharges], kit.random.int(26, 44));
      const scene = kit.scene(account);
      const { paper } = kit;
      bannerHead(paper, scene);
      summaryStrip(
        paper,
        scene,
        lines(account, [
          'Previous Balance',
          'Payments & Credits',
          'Purchases, Fees & Interest',
          'New Balance',
        ]),
      );
      const parts: [string, (entry: Entry) => boolean][] = [
        ['Payments and Other Credits', (entry) => entry.amount > 0],
        ['Purchases and Adjustments', (entry) => entry.amount < 0 && ['card', 'cash'].includes(entry.kind)],
        ['Fees', (entry) => entry.kind === 'fee'],
        ['Interest Charged', (entry) => entry.kind === 'interest'],
      ];
      const truth = parts.flatMap(([title, wanted]) =>
        drawSection(paper, scene, {
          title,
          columns: TWO_DAYS_AND_CHARGE,
          entries: account.entries.filter(wanted),
          total: `TOTAL ${title.toUpperCase()} FOR THIS PERIOD`,
          totalSign: -1,
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'card-holders-below-credits',
    tags: ['card:sections', 'card:holders', 'sign:minus', 'headings:first-only', 'date:us'],
    language: americanCard,
    country: 'US',
    currency: 'USD',
    paper: { ...LETTER },
    dress: { prefix: '$', negative: ['-', ''] },
    build: (kit) => {
      const account = cardAccount(kit, [...englishCard, ...englishCharges], kit.random.int(26, 44));
      const scene = kit.scene(account);
      const { paper, random } = kit;
      bannerHead(paper, scene);
      summaryStrip(
        paper,
        scene,
        lines(account, [
          'Previous Balance',
          'Payments and Credits',
          'Purchases, Fees and Interest',
          'New Balance',
        ]),
      );
      const isMain = account.entries.map(() => random.chance(0.6));
      const isBought = ({ amount, kind }: Entry): boolean => amount < 0 && ['card', 'cash'].includes(kind);
      const digits = random.digits(4);
      const parts: [title: string, total: string, wanted: (entry: Entry, index: number) => boolean][] = [
        ['Payments and Other Credits', 'Total payments and credits this period', ({ amount }) => amount > 0],
        [
          `${account.holder} Card ending in ${account.number.slice(-4)}`,
          `Total card ${account.number.slice(-4)}`,
          (entry, index) => isBought(entry) && isMain[index]!,
        ],
        [
          `${random.pick(american.people)} Card ending in ${digits}`,
          `Total card ${digits}`,
          (entry, index) => isBought(entry) && !isMain[index]!,
        ],
        ['Fees', 'Total fees this period', ({ kind }) => kind === 'fee'],
        ['Interest Charged', 'Total interest this period', ({ kind }) => kind === 'interest'],
      ];
      const truth = parts.flatMap(([title, total, wanted], part) =>
        drawSection(paper, scene, {
          title,
          columns: TWO_DAYS_AND_CHARGE,
          entries: account.entries.filter(wanted),
          total,
          totalSign: -1,
          ...(part > 0 && { style: { headings: 'none' as const } }),
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'card-two-holders',
    tags: ['card:holders', 'sign:cr-next', 'currency:in-cells', 'date:names'],
    language: mexicanCard,
    country: 'MX',
    currency: 'MXN',
    dress: { prefix: '$', negative: ['-', ''] },
    build: (kit) => {
      const account = cardAccount(kit, spanishCard, kit.random.int(26, 44));
      const scene = kit.scene(account);
      const { paper, random } = kit;
      classicHead(paper, scene);
      summaryBox(
        paper,
        scene,
        lines(account, ['Saldo anterior', 'Pagos y abonos', 'Cargos y compras', 'Saldo al corte']),
      );
      // Payments stand with the main holder; each purchase belongs to one of the two cards.
      const isMain = account.entries.map((entry) => entry.kind === 'payment' || random.chance(0.6));
      const truth = [true, false].flatMap((main) =>
        drawSection(paper, scene, {
          title: main
            ? `Tarjeta titular ${account.number} ${account.holder}`
            : `Tarjeta adicional **** ${random.digits(4)} ${random.pick(spanish.people)}`,
          columns: [
            dateColumn('Fecha', 'dd-MMM-yyyy', 66),
            descriptionColumn('Concepto'),
            otherColumn('side', '', 10, (entry) => (entry.amount > 0 ? '-' : '+')),
            charge('Importe', 84, { prefix: '$' }),
          ],
          entries: account.entries.filter((_, i) => isMain[i] === main),
          total: main ? 'Total tarjeta titular' : 'Total tarjeta adicional',
          totalSign: -1,
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'card-foreign-columns',
    tags: ['card:single', 'currency:foreign-columns', 'sign:trailing', 'date:two-digit-year'],
    language: deutscheCard,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    dress: { negative: ['', '+'], positive: ['', '-'] },
    build: (kit) => {
      const account = cardAccount(kit, germanCard, kit.random.int(20, 36));
      const scene = kit.scene(account);
      const { paper, random } = kit;
      classicHead(paper, scene);
      summaryBox(paper, scene, [
        ['Alter Saldo', account.opening],
        ['Neuer Saldo', account.closing],
      ]);
      const abroad = account.entries.map((entry) => entry.kind === 'card' && random.chance(0.25));
      const at = (entry: Entry): number => account.entries.indexOf(entry);
      const rates = account.entries.map(() => random.int(70, 1300));
      const foreign = (entry: Entry): string =>
        writeNumber(Math.round((Math.abs(entry.amount) * rates[at(entry)]!) / 100), 'EUR', scene.numbers);
      const columns: Column[] = [
        dateColumn(['Buchung', 'am'], 'dd.MM.yy', 46),
        valueColumn(['Beleg', 'vom'], 'dd.MM.yy', 46),
        descriptionColumn('Verwendungszweck'),
        otherColumn('currency', 'Währung', 36, (entry) => (abroad[at(entry)] ? 'CHF' : ''), {
          extra: 'currency',
        }),
        otherColumn('foreign', 'Betrag', 56, (entry) => (abroad[at(entry)] ? foreign(entry) : ''), {
          align: 'right',
          extra: 'foreign_amount',
        }),
        otherColumn(
          'rate',
          'Kurs',
          36,
          (entry) => (abroad[at(entry)] ? writeNumber(rates[at(entry)]!, 'EUR', scene.numbers) : ''),
          { align: 'right', extra: 'rate' },
        ),
        charge('Betrag EUR', 70, { negative: ['', '+'], positive: ['', '-'] }),
      ];
      const printed = drawEntries(paper, scene, { columns, balances: 'none' });
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
  composed({
    name: 'card-running-balance',
    tags: ['card:single', 'balance:owed', 'columns:amount'],
    language: britishCard,
    country: 'AU',
    currency: 'AUD',
    build: (kit) => {
      const account = cardAccount(kit, [...englishCard, ...englishCharges], kit.random.int(20, 34));
      const scene = kit.scene(account);
      classicHead(kit.paper, scene);
      const columns = [
        dateColumn('Date', 'dd/MM/yyyy', 58),
        descriptionColumn('Transaction'),
        charge('Amount', 76, { negative: ['', '-'] }),
        balanceColumn('Balance owing', 84),
      ];
      const printed = drawEntries(kit.paper, scene, {
        columns,
        openingRow: 'Opening balance owing',
        closingRow: 'Closing balance owing',
      });
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
  composed({
    name: 'card-debit-credit-columns',
    tags: ['card:single', 'columns:out-in', 'date:no-year'],
    language: portugueseCardLanguage,
    country: 'PT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) => {
      const account = cardAccount(kit, portugueseCard, kit.random.int(20, 34));
      const scene = kit.scene(account);
      const { paper } = kit;
      classicHead(paper, scene);
      summaryBox(
        paper,
        scene,
        lines(account, [
          'Saldo extrato anterior',
          'Pagamentos e créditos',
          'Compras e débitos',
          'Saldo em dívida',
        ]),
      );
      const side = (id: 'out' | 'in', heading: string, sign: number): Column => ({
        ...amountColumn(heading, 70, {}),
        id,
        role: id,
        cell: (entry, { numbers }) =>
          Math.sign(entry.amount) === sign ? writeNumber(entry.amount, account.currency, numbers) : '',
      });
      const columns = [
        dateColumn('Data', 'dd.MM', 38),
        valueColumn('Data valor', 'dd.MM', 50),
        descriptionColumn('Descrição'),
        side('out', 'Débito', -1),
        side('in', 'Crédito', 1),
      ];
      const printed = drawEntries(paper, scene, {
        columns,
        balances: 'none',
        totalsRow: 'Total de movimentos',
      });
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
  composed({
    name: 'card-instalments-fatura',
    tags: ['card:single', 'sign:minus', 'currency:in-cells', 'date:names'],
    language: portugueseCardLanguage,
    country: 'BR',
    currency: 'BRL',
    numbers: DOT_COMMA,
    color: '#5b2c83',
    dress: { prefix: 'R$ ', negative: ['-', ''] },
    build: (kit) => {
      const account = cardAccount(kit, portugueseCard, kit.random.int(18, 30));
      const scene = kit.scene(account);
      const { paper } = kit;
      bannerHead(paper, scene);
      summaryStrip(
        paper,
        scene,
        lines(account, ['Fatura anterior', 'Pagamentos', 'Lançamentos', 'Total desta fatura']),
      );
      const columns = [
        dateColumn('DATA', '^dd MMM', 48),
        descriptionColumn('ESTABELECIMENTO'),
        charge('VALOR EM R$', 84, { negative: ['-', ''] }),
      ];
      const printed = drawEntries(paper, scene, { columns, balances: 'none' });
      paper.y += 26;
      paper.text('Próximas faturas', paper.left, paper.y, { ...scene.face, bold: true });
      for (const [label, minor] of [
        ['Parcelas do próximo mês', 21450],
        ['Demais parcelas', 88930],
      ] as const) {
        paper.y += 13;
        paper.text(label, paper.left, paper.y, scene.face);
        paper.text(
          writeMoney(minor, 'BRL', scene.numbers, { prefix: 'R$ ' }),
          paper.right,
          paper.y,
          scene.face,
          { align: 'right' },
        );
      }
      return [truthAccount(account, both, truthRows(account, columns, printed, true))];
    },
  }),
];
