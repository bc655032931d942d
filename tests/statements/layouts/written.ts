/** Tables written as text: each row is one line of words, and nothing stands in a column. */
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA, SPACE_COMMA, writeDate } from '../format.ts';
import { american, english } from '../language/english.ts';
import type { Language, Phrase } from '../language/language.ts';
import { german } from '../language/german.ts';
import { french, portuguese, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { AccountOptions, Entry } from '../model.ts';
import type { Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { textWidth } from '../paper/fonts.ts';
import { money } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';
import { put, writeLines } from './runs.ts';

type Range = readonly [fewest: number, most: number];
const MANY: Range = [22, 38];
const FEW: Range = [2, 4];

const printed = { balance: true, printed: true, balances: true };
const unprinted = { balance: false, printed: false, balances: true };

/** Booking texts without an amount in another currency. */
const inOneCurrency = ({ phrases }: Language): Phrase[] =>
  phrases.filter((phrase) => !phrase.includes('{fx}'));

/** What a table written in one piece says beside its rows. */
interface Written {
  readonly rows: Range;
  /** The language's booking texts without foreign amounts by default. */
  readonly phrases?: readonly Phrase[];
  readonly heading: string;
  readonly date: string;
  /** How an entry's amount is written; without a sign where nothing but the balance tells the direction. */
  readonly amount: (scene: Scene, entry: Entry) => string;
}

const signed = (scene: Scene, entry: Entry): string => money(scene, entry.amount);
const unsigned = (scene: Scene, entry: Entry): string => money(scene, Math.abs(entry.amount));

/** Date, text, amount and balance with single blanks between them, under a heading with single blanks too. */
function writtenTable(kit: Kit, language: Language, spec: Written): TruthAccount[] {
  const { rows, heading, date, amount, phrases = inOneCurrency(language) } = spec;
  const scene = kit.scene(kit.account({ count: kit.random.int(...rows), phrases }));
  const { account } = scene;
  const { labels } = language;
  plainHead(kit.paper, scene);
  put(kit, scene, `${labels.opening}: ${money(scene, account.opening)}`);
  put(kit, scene, '');
  put(kit, scene, heading);
  const line = (entry: Entry): string =>
    [
      writeDate(entry.date, date, language),
      entry.lines.join(' '),
      amount(scene, entry),
      money(scene, entry.balance),
    ].join(' ');
  const truth = writeLines(kit, scene, (entry) => [line(entry)], printed);
  put(kit, scene, '');
  put(kit, scene, `${labels.closing}: ${money(scene, account.closing)}`);
  return [truth];
}

/** One list of a statement in sections, line by line. */
interface WrittenList {
  readonly title: string;
  readonly total: string;
  readonly entries: readonly Entry[];
  readonly line: (entry: Entry) => string;
}

function writtenList(kit: Kit, scene: Scene, list: WrittenList): TruthTransaction[] {
  put(kit, scene, '');
  put(kit, scene, list.title);
  const { transactions } = writeLines(
    kit,
    { ...scene, account: { ...scene.account, entries: list.entries } },
    (entry) => [list.line(entry)],
    unprinted,
  );
  const sum = list.entries.reduce((total, entry) => total + Math.abs(entry.amount), 0);
  put(kit, scene, `${list.total} ${money(scene, sum)}`);
  return transactions;
}

/** A statement in two lists, deposits and withdrawals, between the balances at its ends. */
function writtenLists(
  kit: Kit,
  chosen: Partial<AccountOptions> & { readonly count: number },
  names: { readonly in: readonly [string, string]; readonly out: readonly [string, string] },
  line: (scene: Scene, entry: Entry) => string,
): TruthAccount[] {
  const scene = kit.scene(kit.account(chosen));
  const { account, language } = scene;
  const on = (date: string): string => writeDate(date, 'MM-dd-yyyy', language);
  plainHead(kit.paper, scene);
  put(kit, scene, `${language.labels.opening} on ${on(account.start)} ${money(scene, account.opening)}`);
  const truth = ([1, -1] as const).flatMap((sign) => {
    const entries = account.entries.filter((entry) => Math.sign(entry.amount) === sign);
    const [title, total] = sign > 0 ? names.in : names.out;
    if (entries.length === 0) return [];
    return writtenList(kit, scene, { title, total, entries, line: (entry) => line(scene, entry) });
  });
  put(kit, scene, '');
  put(kit, scene, `${language.labels.closing} on ${on(account.end)} ${money(scene, account.closing)}`);
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

const datesFirst = (scene: Scene, entry: Entry): string =>
  [
    `${writeDate(entry.date, 'MM/dd/yy', american)} ${entry.lines.join(' ')}`,
    ' '.repeat(12),
    money(scene, Math.abs(entry.amount)),
  ].join('');

const datesBehind = (scene: Scene, entry: Entry): string =>
  [
    entry.lines.join(' ').toUpperCase(),
    writeDate(entry.date, 'MM-dd', american),
    money(scene, Math.abs(entry.amount)),
  ].join(' ');

const FIRST = {
  in: ['Deposits and other credits', 'Total deposits and other credits'],
  out: ['Withdrawals and other debits', 'Total withdrawals and other debits'],
} as const;
const BEHIND = {
  in: ['Deposits and other additions Date posted Amount ($)', 'Total deposits and other additions'],
  out: ['Other subtractions Date posted Amount ($)', 'Total other subtractions'],
} as const;

const DOLLARS: Dress = { prefix: '$', negative: ['-', ''] };

/** Points in a row from the end of the text up to the amount, as tables of contents have them. */
function leaders(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const scene = kit.scene(kit.account({ count: random.int(14, 26) }));
  const { account, face, language } = scene;
  plainHead(paper, scene);
  const point = textWidth('.', face);
  const line = (date: string, text: string, minor: number): void => {
    paper.need(16);
    paper.y += 14;
    const amount = money(scene, minor);
    paper.text(date, paper.left, paper.y, face);
    paper.text(text, paper.left + 64, paper.y, face);
    paper.text(amount, paper.right, paper.y, face, { align: 'right' });
    const from = paper.left + 64 + textWidth(text, face) + 4;
    const count = Math.floor((paper.right - textWidth(amount, face) - 4 - from) / point);
    paper.text('.'.repeat(Math.max(3, count)), from, paper.y, face);
  };
  line('', language.labels.opening, account.opening);
  const truth = account.entries.map((entry) => {
    const [text = ''] = entry.lines;
    line(writeDate(entry.date, 'dd/MM/yyyy', language), text, entry.amount);
    return truthRow(entry, account.currency, { page: paper.page, balance: false, description: text }, true);
  });
  line('', language.labels.closing, account.closing);
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

/** Cells parted by bars and set like words, those of the other direction empty. */
function barredTable(kit: Kit, bar = ' | '): TruthAccount[] {
  const scene = kit.scene(kit.account({ count: kit.random.int(...MANY) }));
  const { account, language } = scene;
  plainHead(kit.paper, scene);
  put(kit, scene, `${language.labels.opening}: ${money(scene, account.opening)}`);
  put(kit, scene, `${language.labels.closing}: ${money(scene, account.closing)}`);
  put(kit, scene, '');
  put(kit, scene, ['Date', 'Particulars', 'Paid in', 'Paid out'].join(bar));
  const line = ({ date, lines, amount }: Entry): string => {
    const size = money(scene, Math.abs(amount));
    const cells = amount > 0 ? [size, ''] : ['', size];
    return [writeDate(date, 'dd/MM/yyyy', language), lines.join(' '), ...cells].join(bar);
  };
  return [writeLines(kit, scene, (entry) => [line(entry)], { ...printed, printed: false })];
}

/** Each booking is an item of a list, behind a point. */
function items(kit: Kit): TruthAccount[] {
  const scene = kit.scene(kit.account({ count: kit.random.int(...MANY), phrases: inOneCurrency(english) }));
  const { account, language } = scene;
  plainHead(kit.paper, scene);
  put(kit, scene, `${language.labels.opening}: ${money(scene, account.opening)}`);
  put(kit, scene, `${language.labels.closing}: ${money(scene, account.closing)}`);
  put(kit, scene, '');
  const line = ({ date, lines, amount }: Entry): string =>
    `\u2022 ${writeDate(date, 'd MMM', language)}: ${lines.join(' ')} ${amount > 0 ? '+' : ''}${money(scene, amount)}`;
  return [writeLines(kit, scene, (entry) => [line(entry)], { ...printed, printed: false })];
}

/** Typewritten cells between bars without blanks about them, texts going on in rows of their own. */
function ruledTable(kit: Kit): TruthAccount[] {
  const scene = kit.scene(kit.account({ count: kit.random.int(...MANY), phrases: inOneCurrency(german) }));
  const { account, language } = scene;
  plainHead(kit.paper, scene);
  const rule = ['-'.repeat(10), '-'.repeat(40), '-'.repeat(13), '-'.repeat(14)].join('+');
  const line = (date: string, text: string, amount: string, balance: string): string =>
    `|${date.padEnd(10)}|${text.slice(0, 40).padEnd(40)}|${amount.padStart(13)}|${balance.padStart(14)}|`;
  put(kit, scene, '');
  put(kit, scene, `+${rule}+`);
  put(kit, scene, line('Datum', 'Buchungstext', 'Betrag', 'Kontostand'));
  put(kit, scene, `+${rule}+`);
  put(kit, scene, line('', language.labels.opening, '', money(scene, account.opening)));
  const truth = writeLines(
    kit,
    scene,
    ({ date, lines: [first = '', ...more], amount, balance }) => [
      line(writeDate(date, 'dd.MM.yyyy', language), first, money(scene, amount), money(scene, balance)),
      ...more.map((text) => line('', text, '', '')),
    ],
    printed,
  );
  put(kit, scene, line('', language.labels.closing, '', money(scene, account.closing)));
  put(kit, scene, `+${rule}+`);
  return [truth];
}

/** Small print that names no amount. */
const quiet: Language = {
  ...american,
  labels: {
    ...american.labels,
    smallPrint: 'In case of errors or questions about your electronic transfers, write to us within 60 days.',
  },
};

const inGbp = { language: english, country: 'GB', currency: 'GBP' } as const;
const inUsd = { language: american, country: 'US', currency: 'USD', paper: LETTER } as const;

/** The same convention with many rows and with few: with few, no statistics help. */
const manyAndFew = (name: string, make: (name: string, rows: Range) => Layout, few = FEW): Layout[] => [
  make(name, MANY),
  make(`${name}-few`, few),
];

export const writtenLayouts: readonly Layout[] = [
  ...manyAndFew('written-signed', (name, rows) =>
    composed({
      name,
      tags: ['text:written', 'columns:amount', 'balance:row', 'sign:minus'],
      ...inGbp,
      build: (kit) =>
        writtenTable(kit, english, {
          rows,
          heading: 'Date Description Amount Balance',
          date: 'dd/MM/yyyy',
          amount: signed,
        }),
    }),
  ),
  ...manyAndFew('written-signed-real', (name, rows) =>
    composed({
      name,
      tags: ['text:written', 'columns:amount', 'balance:row', 'sign:minus', 'language:pt'],
      language: portuguese,
      country: 'BR',
      currency: 'BRL',
      numbers: DOT_COMMA,
      build: (kit) =>
        writtenTable(kit, portuguese, {
          rows,
          heading: 'Data Histórico Valor Saldo',
          date: 'dd/MM/yyyy',
          amount: signed,
        }),
    }),
  ),
  ...manyAndFew('written-out-in', (name, rows) =>
    composed({
      name,
      tags: ['text:written', 'columns:out-in', 'balance:row', 'sign:none'],
      ...inGbp,
      build: (kit) =>
        writtenTable(kit, english, {
          rows,
          heading: 'Date Description Paid out Paid in Balance',
          date: 'd MMM yyyy',
          amount: unsigned,
        }),
    }),
  ),
  ...manyAndFew('written-cargo-abono', (name, rows) =>
    composed({
      name,
      tags: ['text:written', 'columns:out-in', 'balance:row', 'sign:none', 'language:es'],
      language: spanish,
      country: 'ES',
      currency: 'EUR',
      numbers: DOT_COMMA,
      build: (kit) =>
        writtenTable(kit, spanish, {
          rows,
          heading: 'Fecha Concepto Cargos Abonos Saldo',
          date: 'dd-MM-yyyy',
          amount: unsigned,
        }),
    }),
  ),
  ...manyAndFew(
    'written-lists',
    (name, rows) =>
      composed({
        name,
        tags: ['text:written', 'sections:in-out', 'headings:none', 'balance:summary'],
        ...inUsd,
        build: (kit) => writtenLists(kit, { count: kit.random.int(...rows) }, FIRST, datesFirst),
      }),
    [4, 5],
  ),
  ...manyAndFew('written-dates-behind', (name, rows) =>
    composed({
      name,
      tags: ['text:written', 'sections:in-out', 'date:behind-text', 'date:no-year', 'balance:summary'],
      ...inUsd,
      language: quiet,
      dress: DOLLARS,
      build: (kit) => writtenLists(kit, { count: kit.random.int(...rows) }, BEHIND, datesBehind),
    }),
  ),
  composed({
    name: 'written-foreign-amounts',
    tags: ['text:written', 'columns:amount', 'balance:row', 'text:foreign-amount'],
    ...inGbp,
    build: (kit) =>
      writtenTable(kit, english, {
        rows: MANY,
        heading: 'Date Description Amount Balance',
        date: 'dd/MM/yyyy',
        amount: signed,
        phrases: english.phrases,
      }),
  }),
  composed({
    name: 'written-lists-of-three',
    tags: ['text:written', 'sections:in-out', 'headings:none', 'balance:summary'],
    ...inUsd,
    build: (kit) => writtenLists(kit, { count: 3 }, FIRST, datesFirst),
  }),
  composed({
    name: 'written-dates-behind-small-print',
    tags: ['text:written', 'sections:in-out', 'date:behind-text', 'noise:amount-in-small-print'],
    ...inUsd,
    dress: DOLLARS,
    build: (kit) => writtenLists(kit, { count: kit.random.int(...MANY) }, BEHIND, datesBehind),
  }),
  composed({
    name: 'written-between-bars',
    tags: ['text:written', 'text:bars', 'columns:out-in', 'balance:summary'],
    ...inGbp,
    build: (kit) => barredTable(kit),
  }),
  composed({
    name: 'written-between-double-bars',
    tags: ['text:written', 'text:bars', 'columns:out-in', 'balance:summary'],
    ...inGbp,
    build: (kit) => barredTable(kit, ' || '),
  }),
  composed({
    name: 'written-as-items',
    tags: ['text:written', 'text:items', 'columns:amount', 'sign:plus-minus', 'balance:summary'],
    ...inGbp,
    dress: { prefix: '£', negative: ['-', ''] },
    build: items,
  }),
  composed({
    name: 'written-between-close-bars',
    tags: ['text:whole-lines', 'text:bars', 'columns:amount', 'balance:row', 'language:de'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    face: { family: 'mono', size: 8 },
    build: ruledTable,
  }),
  composed({
    name: 'leaders-before-amounts',
    tags: ['text:leaders', 'columns:amount', 'headings:none', 'balance:summary', 'language:fr'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    build: leaders,
  }),
];
