/** Statements whose rows are written as whole lines of text, as line printers and simple programs do. */
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA, writeDate } from '../format.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { swedish } from '../language/nordic.ts';
import { spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import { money, summaryLines, summarySentence } from '../summary.ts';
import type { Entry } from '../model.ts';
import { writeMoney } from '../money.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';

/** Sets one line of text and moves on. */
export function put({ paper }: Kit, scene: Scene, text: string): void {
  const leading = scene.face.size * 1.3;
  paper.need(leading);
  paper.text(text, paper.left, paper.y + scene.face.size, scene.face);
  paper.y += leading;
}

/** Writes each entry as lines of text; the truth follows from the account. */
export function writeLines(
  kit: Kit,
  scene: Scene,
  lines: (entry: Entry) => readonly string[],
  known: { readonly balance: boolean; readonly printed: boolean; readonly balances: boolean },
): TruthAccount {
  const truth = scene.account.entries.map((entry): TruthTransaction => {
    const texts = lines(entry);
    kit.paper.need(texts.length * scene.face.size * 1.3);
    const printed = { page: kit.paper.page, balance: known.printed };
    for (const text of texts) put(kit, scene, text);
    return truthRow(entry, scene.account.currency, printed, known.balance);
  });
  return truthAccount(scene.account, { opening: known.balances, closing: known.balances }, truth);
}

/** Cuts a text into lines of at most `width` characters, at blanks. */
function cut(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Characters before a text, before the second word of its first line, and before an amount. */
const TYPED = { text: 14, second: 26, amount: 66 } as const;

/**
 * A typewritten list whose first lines and numbers have a second word below one another, over which the other lines run. The end of a
 * page cuts an entry; the next begins with the balance carried over and the names of the days.
 */
function typedBlocks(kit: Kit): TruthAccount[] {
  const { paper, random } = kit;
  const account = kit.account({ count: random.int(24, 34), kinds: ['transfer', 'debit', 'salary'] });
  const entries = account.entries.map((entry) => ({
    ...entry,
    lines: [
      (entry.amount < 0 ? 'BETALNING' : 'INSÄTTNING').padEnd(TYPED.second - TYPED.text) + 'VIA BANKGIRO',
      entry.lines[0]!.slice(0, TYPED.amount - TYPED.text - 6),
      `BG${random.digits(6)}`.padEnd(TYPED.second - TYPED.text) + `SE${random.digits(12)}`,
      `Fakturaperiod ${random.digits(6)}`,
    ],
  }));
  const scene = kit.scene({ ...account, entries });
  const carry = (word: string, minor: number): string =>
    word.padStart(TYPED.amount - 4).padEnd(TYPED.amount) + money(scene, minor).padStart(16);
  const names = 'Bokf. Valuta';
  plainHead(paper, scene);
  put(kit, scene, carry('Ingående saldo', account.opening));
  put(kit, scene, '');
  put(kit, scene, names);
  const truth = entries.map((entry) => {
    const [first, ...rest] = entry.lines;
    const page = paper.page;
    const days = [entry.date, entry.valueDate].map((day) => writeDate(day, 'dd.MM', swedish)).join('  ');
    rowLine(kit, scene, days.padEnd(TYPED.text) + first!.padEnd(TYPED.amount - TYPED.text), entry.amount);
    for (const text of rest) {
      if (!paper.fits(3 * scene.face.size * TYPED_PITCH)) {
        put(kit, scene, carry('Transport', entry.balance));
        paper.newPage();
        put(kit, scene, carry('Transport', entry.balance));
        put(kit, scene, names);
      }
      put(kit, scene, ' '.repeat(TYPED.text) + text);
    }
    put(kit, scene, '');
    const description = entry.lines.join(' ').replaceAll(/ +/g, ' ');
    return truthRow(entry, account.currency, { page, balance: false, description }, false);
  });
  put(kit, scene, carry('Utgående saldo', account.closing));
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

const TYPED_PITCH = 1.3;

function rowLine(kit: Kit, scene: Scene, text: string, minor: number): void {
  put(kit, scene, text + money(scene, minor).padStart(16));
}

export const runLayouts: readonly Layout[] = [
  composed({
    name: 'typed-blocks',
    tags: [
      'text:whole-lines',
      'text:blanks-within',
      'page:split-entry',
      'carried:page',
      'headings:days-only',
    ],
    language: swedish,
    country: 'SE',
    currency: 'SEK',
    face: { family: 'mono', size: 8 },
    dress: { negative: ['', '-'] },
    build: typedBlocks,
  }),
  composed({
    name: 'line-printer',
    tags: ['text:whole-lines', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    face: { family: 'mono', size: 8 },
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(24, 44) });
      const scene = kit.scene(account);
      plainHead(kit.paper, scene);
      const line = (date: string, text: string, out: string, inward: string, balance: string): string =>
        `${date.padEnd(11)}${text.padEnd(36)}${out.padStart(13)}${inward.padStart(13)}${balance.padStart(14)}`;
      put(kit, scene, line('DATE', 'PARTICULARS', 'DEBITS', 'CREDITS', 'BALANCE'));
      put(kit, scene, '-'.repeat(87));
      put(
        kit,
        scene,
        line(
          writeDate(account.start, '^dd MMM yy', english),
          'BALANCE FORWARD',
          '',
          '',
          money(scene, account.opening),
        ),
      );
      const truth = writeLines(
        kit,
        scene,
        (entry) => {
          const [first = '', ...rest] = cut(entry.lines.join(' '), 34);
          const size = writeMoney(Math.abs(entry.amount), 'GBP', scene.numbers);
          const [out, inward] = entry.amount < 0 ? [size, ''] : ['', size];
          const date = writeDate(entry.date, '^dd MMM yy', english);
          return [
            line(date, first, out, inward, money(scene, entry.balance)),
            ...rest.map((text) => line('', text, '', '', '')),
          ];
        },
        { balance: true, printed: true, balances: true },
      );
      put(kit, scene, '-'.repeat(87));
      put(kit, scene, line('', 'CLOSING BALANCE', '', '', money(scene, account.closing)));
      return [truth];
    },
  }),
  composed({
    name: 'typewritten-long-texts',
    tags: ['text:whole-lines', 'text:pushes-amounts', 'headings:one-text', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'IE',
    currency: 'EUR',
    face: { family: 'mono', size: 8 },
    build: (kit) => {
      const phrases = english.phrases.filter((phrase) => !phrase.includes('{fx}'));
      const account = kit.account({ count: kit.random.int(18, 34), phrases });
      const scene = kit.scene(account);
      plainHead(kit.paper, scene);
      put(kit, scene, `Opening balance ${money(scene, account.opening)}`);
      put(kit, scene, 'Date Details Paid out Paid in Balance');
      // The longest texts fill more than their field, and push what stands behind them.
      const lengths = account.entries.map(({ lines: [text = ''] }) => text.length).toSorted((a, b) => a - b);
      const field = lengths[Math.floor(0.7 * lengths.length)]!;
      const truth = writeLines(
        kit,
        scene,
        (entry) => {
          const [first = '', ...rest] = entry.lines;
          const size = writeMoney(Math.abs(entry.amount), 'EUR', scene.numbers);
          const [out, inward] = entry.amount < 0 ? [size, ''] : ['', size];
          const date = writeDate(entry.date, '^dd MMM', english);
          const figures = `${out.padStart(12)}${inward.padStart(12)}${money(scene, entry.balance).padStart(14)}`;
          return [`${date} ${first.padEnd(field)}${figures}`, ...rest.map((text) => `       ${text}`)];
        },
        { balance: true, printed: true, balances: true },
      );
      put(kit, scene, '');
      put(kit, scene, `Closing balance ${money(scene, account.closing)}`);
      return [truth];
    },
  }),
  composed({
    name: 'unaligned-lines',
    tags: ['text:whole-lines', 'text:unaligned', 'columns:amount', 'balance:summary', 'sign:apart'],
    language: spanish,
    country: 'MX',
    currency: 'MXN',
    dress: { prefix: '$', negative: ['-', ''] },
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(20, 36) });
      const scene = kit.scene(account);
      plainHead(kit.paper, scene);
      summarySentence(kit.paper, scene, summaryLines(scene, { balances: true, totals: true }));
      put(kit, scene, 'Fecha Descripción Importe');
      const truth = writeLines(
        kit,
        scene,
        (entry) => {
          const amount = writeMoney(Math.abs(entry.amount), 'MXN', scene.numbers, { prefix: '$' });
          const sign = entry.amount < 0 ? '-' : '+';
          return [
            `${writeDate(entry.date, 'dd-MMM-yyyy', spanish)} ${entry.lines.join(' ')} ${sign} ${amount}`,
          ];
        },
        { balance: true, printed: false, balances: true },
      );
      return [truth];
    },
  }),
  composed({
    name: 'unaligned-with-balance',
    tags: ['text:whole-lines', 'text:unaligned', 'columns:amount', 'balance:row'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) => {
      const account = kit.account({ count: kit.random.int(16, 30) });
      const scene = kit.scene(account);
      plainHead(kit.paper, scene);
      put(kit, scene, `Alter Saldo: ${money(scene, account.opening)} EUR`);
      put(kit, scene, '');
      put(kit, scene, 'Datum Buchungstext Betrag Saldo');
      const truth = writeLines(
        kit,
        scene,
        (entry) => {
          const [first = '', ...rest] = entry.lines;
          return [
            `${writeDate(entry.date, 'dd.MM.yyyy', german)} ${first} ${money(scene, entry.amount)} ${money(scene, entry.balance)}`,
            ...rest.map((text) => `      ${text}`),
          ];
        },
        { balance: true, printed: true, balances: true },
      );
      put(kit, scene, '');
      put(kit, scene, `Neuer Saldo: ${money(scene, account.closing)} EUR`);
      return [truth];
    },
  }),
];
