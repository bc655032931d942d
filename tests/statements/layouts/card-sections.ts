/** Card statements without a single name of a column: lists in sections, each with a summary of its own before its rows. */
import { dateColumn, descriptionColumn, type Column } from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { englishCard, englishCharges } from '../language/cards.ts';
import { american, english } from '../language/english.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, type Scene } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import type { Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { drawSection } from '../section.ts';
import { money, summaryBox, type SummaryLine } from '../summary.ts';
import { truthAccount, type TruthAccount, type TruthTransaction } from '../truth.ts';
import { both, carded, charge, lines } from './cards.ts';

const isBought = ({ amount, kind }: Entry): boolean => amount < 0 && ['card', 'cash'].includes(kind);

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum - amount, 0);

/** Draws one list after the other; what is bought stands under the card it was bought with. */
class Sections {
  readonly truth: TruthTransaction[] = [];
  readonly #kit: Kit;
  readonly #scene: Scene;
  readonly #columns: readonly Column[];

  constructor(kit: Kit, scene: Scene, columns: readonly Column[]) {
    this.#kit = kit;
    this.#scene = scene;
    this.#columns = columns;
  }

  title(text: string): void {
    this.#kit.paper.need(110);
    this.line(text, 2.5);
  }

  /** `larger`: points above the size of the rows. */
  line(text: string, larger = 0): void {
    const { paper } = this.#kit;
    const { face, color } = this.#scene;
    paper.y += 12 + 2 * larger;
    paper.text(text, paper.left, paper.y, { ...face, bold: true, size: face.size + larger }, { color });
  }

  summary(figures: readonly SummaryLine[]): void {
    const { paper } = this.#kit;
    const { face } = this.#scene;
    this.line('Summary', 0.5);
    for (const [label, minor] of figures) {
      paper.y += face.size * 1.5;
      paper.text(label, paper.left, paper.y, face);
      paper.text(money(this.#scene, minor), paper.right, paper.y, face, { align: 'right' });
    }
    this.line('Detail', 0.5);
  }

  rows(title: string, entries: readonly Entry[], sum?: string): void {
    const columns = this.#columns;
    const style = { headings: 'none' } as const;
    const totals = sum === undefined ? {} : { total: sum, totalSign: -1 as const };
    this.truth.push(
      ...drawSection(this.#kit.paper, this.#scene, { title, columns, entries, style, ...totals }),
    );
  }
}

interface Wording {
  readonly date: string;
  readonly dress: Dress;
  readonly paid: readonly [title: string, label: string];
  readonly bought: readonly [title: string, label: string];
  /** `{digits}` are the card's last ones. */
  readonly card: string;
}

function cardInSections(kit: Kit, wording: Wording): TruthAccount[] {
  const { random } = kit;
  const number = random.digits(5);
  const phrases = [...englishCard.filter((phrase) => !phrase.includes('{fx}')), ...englishCharges];
  const account = kit.account({ count: random.int(24, 40), phrases, liability: true, number });
  const scene = kit.scene(account);
  const { entries } = account;
  bannerHead(kit.paper, scene);
  summaryBox(kit.paper, scene, lines(account, ['Previous balance', wording.paid[1], 'New charges, fees and interest', 'New balance'])); // prettier-ignore
  const sections = new Sections(kit, scene, [
    dateColumn('', wording.date, 54),
    descriptionColumn('', { oneLine: true }),
    charge('', 84, wording.dress),
  ]);
  const paid = entries.filter(({ amount }) => amount > 0);
  if (paid.length > 0) {
    const refunds = paid.filter(({ kind }) => kind === 'refund');
    const payments = paid.filter(({ kind }) => kind !== 'refund');
    sections.title(wording.paid[0]);
    sections.summary([
      ['Payments', total(payments)],
      ['Credits', total(refunds)],
      [`Total ${wording.paid[1].toLowerCase()}`, total(paid)],
    ]);
    sections.rows('', paid);
  }
  const bought = entries.filter(isBought);
  sections.title(wording.bought[0]);
  sections.summary([[wording.bought[1], total(bought)]]);
  const holders = [account.holder, ...scene.language.people.filter((name) => name !== account.holder)];
  const cut = Math.ceil(bought.length * 0.6);
  [bought.slice(0, cut), bought.slice(cut)].forEach((own, index) => {
    kit.paper.need(110);
    kit.paper.y += 14;
    sections.line(holders[index]!.toUpperCase());
    sections.rows(wording.card.replace('{digits}', random.digits(4)), own);
  });
  const charges = ['fee', 'interest'] as const;
  for (const [kind, title] of charges.map((kind) => [kind, kind === 'fee' ? 'Fees' : 'Interest charged'])) {
    const own = entries.filter((entry) => entry.kind === kind);
    sections.rows(title!, own, `Total ${title!.toLowerCase()} for this period`);
  }
  return [truthAccount(account, both, sections.truth)];
}

export const cardSectionLayouts: readonly Layout[] = [
  composed({
    name: 'card-sections-without-headings',
    tags: ['card:sections', 'card:holders', 'headings:none', 'sign:minus', 'date:us', 'summary:within-list'],
    language: carded(american, 'Card Statement', 'Account Ending', 'Cardmember'),
    country: 'US',
    currency: 'USD',
    paper: LETTER,
    dress: { prefix: '$', negative: ['-', ''] },
    build: (kit) =>
      cardInSections(kit, {
        date: 'MM/dd/yy',
        dress: { prefix: '$', negative: ['-', ''] },
        paid: ['Payments and Credits', 'Payments and credits'],
        bought: ['New Charges', 'Total new charges'],
        card: 'Card ending {digits}',
      }),
  }),
  composed({
    name: 'card-sections-without-headings-british',
    tags: ['card:sections', 'card:holders', 'headings:none', 'sign:cr-only', 'summary:within-list'],
    language: carded(english, 'Card statement', 'Account ending', 'Cardholder'),
    country: 'GB',
    currency: 'GBP',
    dress: { negative: ['', ' CR'] },
    build: (kit) =>
      cardInSections(kit, {
        date: 'd MMM yyyy',
        dress: { negative: ['', ' CR'] },
        paid: ['Payments and refunds', 'Payments and refunds'],
        bought: ['Purchases', 'Total purchases'],
        card: 'Card ending in {digits}',
      }),
  }),
];
