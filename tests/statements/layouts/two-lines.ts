/** Bookings of two lines, the balance named below the amount, as apps print them; and lists that go on beside themselves. */
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA, SPACE_COMMA, writeDate } from '../format.ts';
import { american } from '../language/english.ts';
import { swedish } from '../language/nordic.ts';
import { portuguese } from '../language/romance.ts';
import type { Language } from '../language/language.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import { LETTER } from '../paper/paper.ts';
import { wrapText } from '../paper/fonts.ts';
import { money, summaryBox, summaryLines } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';

/** Booking texts without an amount in another currency. */
const inOneCurrency = ({ phrases }: Language): string[] =>
  phrases.filter((phrase) => !phrase.includes('{fx}'));

const signed = (scene: Scene, { amount }: Entry): string =>
  `${amount < 0 ? '-' : '+'}${money(scene, Math.abs(amount))}`;

const rowOf = (entry: Entry, { account }: Scene, page: number): TruthTransaction =>
  truthRow(entry, account.currency, { page, balance: true }, true);

/** The text and the amount, and below them the day and the balance behind its name. */
function textsOverDays(kit: Kit): TruthAccount[] {
  const phrases = inOneCurrency(portuguese);
  const scene = kit.scene(kit.account({ count: kit.random.int(18, 34), phrases }));
  const { paper } = kit;
  const { account, face, language } = scene;
  plainHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
  paper.y += 20;
  const truth = account.entries.map((entry) => {
    paper.need(38);
    paper.text(entry.lines.join(' '), paper.left, paper.y, { ...face, bold: true });
    paper.text(signed(scene, entry), paper.right, paper.y, { ...face, bold: true }, { align: 'right' });
    paper.text(writeDate(entry.date, 'dd/MM/yyyy', language), paper.left, paper.y + 13, face);
    paper.text(`Saldo ${money(scene, entry.balance)}`, paper.right, paper.y + 13, face, { align: 'right' });
    paper.y += 34;
    return rowOf(entry, scene, paper.page);
  });
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

/** Each day alone over its bookings, newest first; below each amount the balance behind its name, beside what goes on of the text. */
function daysOverTexts(kit: Kit): TruthAccount[] {
  const phrases = inOneCurrency(swedish);
  const scene = kit.scene(kit.account({ count: kit.random.int(16, 30), phrases }));
  const { paper } = kit;
  const { account, face, language } = scene;
  plainHead(paper, scene);
  const newest = account.entries.toReversed();
  const truth = newest.map((entry, index) => {
    paper.need(64);
    if (entry.date !== newest[index - 1]?.date) {
      paper.y += 8;
      paper.text(writeDate(entry.date, 'd MMMM yyyy', language), paper.left, paper.y, face, {
        color: '#777777',
      });
      paper.y += 15;
    }
    const [first = '', ...more] = entry.lines;
    paper.text(first, paper.left + 14, paper.y, { ...face, bold: true });
    paper.text(`${signed(scene, entry)} kr`, paper.right, paper.y, face, { align: 'right' });
    paper.text(more.join(' '), paper.left + 14, paper.y + 11, face);
    paper.text(`Saldo ${money(scene, entry.balance)} kr`, paper.right, paper.y + 11, face, {
      align: 'right',
    });
    paper.y += 27;
    return rowOf(entry, scene, paper.page);
  });
  return [truthAccount(account, { opening: false, closing: false }, truth.toReversed())];
}

/** Width of half a list, from its days to its balances, and of its texts. */
const HALF = 236;
const TEXTS = 100;

/** A list in two halves under the same names, each on baselines of its own, as newspapers set their columns. */
function halves(kit: Kit): TruthAccount[] {
  const phrases = inOneCurrency(american);
  const scene = kit.scene(kit.account({ count: kit.random.int(66, 92), phrases }));
  const { paper } = kit;
  const { account, language } = scene;
  const face = { ...scene.face, size: 6.6 };
  plainHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, { balances: true, totals: true }));
  paper.y += 24;
  let [x, top] = [paper.left, paper.y];
  const names = (): void => {
    const bold = { ...face, bold: true };
    paper.text('Date', x, paper.y, bold);
    paper.text('Description', x + 34, paper.y, bold);
    paper.text('Amount', x + 180, paper.y, bold, { align: 'right' });
    paper.text('Balance', x + HALF, paper.y, bold, { align: 'right' });
    paper.y += 13;
  };
  names();
  const truth = account.entries.map((entry) => {
    const texts = wrapText(entry.lines.join(' '), face, TEXTS);
    if (!paper.fits(texts.length * 8)) {
      if (x > paper.left) {
        paper.newPage();
        [x, top] = [paper.left, paper.y];
      } else x = paper.right - HALF;
      paper.y = top;
      names();
    }
    paper.text(writeDate(entry.date, 'MM/dd', language), x, paper.y, face);
    paper.text(money(scene, entry.amount), x + 180, paper.y, face, { align: 'right' });
    paper.text(money(scene, entry.balance), x + HALF, paper.y, face, { align: 'right' });
    for (const text of texts) {
      paper.text(text, x + 34, paper.y, face);
      paper.y += 7.7;
    }
    paper.y += 2.1;
    return rowOf(entry, scene, paper.page);
  });
  if (x > paper.left) paper.y = paper.bottom;
  return [truthAccount(account, { opening: true, closing: true }, truth)];
}

export const twoLineLayouts: readonly Layout[] = [
  composed({
    name: 'texts-over-days-and-named-balances',
    tags: ['rows:two-lines', 'headings:none', 'columns:amount', 'balance:below', 'language:pt'],
    language: portuguese,
    country: 'PT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: textsOverDays,
  }),
  composed({
    name: 'days-over-texts-and-named-balances',
    tags: ['rows:two-lines', 'headings:none', 'date:heading', 'order:desc', 'balance:below', 'language:sv'],
    language: swedish,
    country: 'SE',
    currency: 'SEK',
    numbers: SPACE_COMMA,
    build: daysOverTexts,
  }),
  composed({
    name: 'halves-of-a-list',
    tags: ['rows:in-halves', 'columns:amount', 'balance:row'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    build: halves,
  }),
];
