/** Statements in sections: deposits here, withdrawals there, cheques in groups beside each other. */
import { amountColumn, dateColumn, descriptionColumn } from '../columns.ts';
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA, SPACE_COMMA, writeDate, writeNumber } from '../format.ts';
import { feeTable } from '../furniture.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { french } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { bannerHead, classicHead } from '../letterhead.ts';
import { money, summaryBox, summaryLines, summarySentence, summaryStrip } from '../summary.ts';
import type { Account, Entry } from '../model.ts';
import { LETTER } from '../paper/paper.ts';
import { dailyBalances, drawGroups, drawSection } from '../section.ts';
import { truthAccount, truthRow, type TruthTransaction } from '../truth.ts';

const both = { opening: true, closing: true };
const summary = { balances: true, totals: true };

/** Cheques are known by their numbers alone, which run on with gaps. */
function numberCheques(account: Account, first: number): Account {
  let number = first;
  const entries = account.entries.map((entry, i): Entry => {
    if (entry.kind !== 'cheque') return entry;
    number += i % 5 === 0 ? 2 : 1;
    return { ...entry, lines: [String(number)] };
  });
  return { ...account, entries };
}

/** Many payments made by cheque, some of them cashed long after they were written. */
function manyCheques(account: Account, first: number): Account {
  const entries = account.entries.map((entry, i): Entry => {
    if (entry.amount > 0 || entry.kind === 'fee' || i % 3 === 0) return entry;
    return { ...entry, kind: 'cheque', lines: [String(first + 2 * i - (i % 4 === 1 ? 40 : 0))] };
  });
  return { ...account, entries };
}

const numberOf = ({ lines }: Entry): number => Number(lines[0]);

interface Cheques {
  readonly groups: number;
  /** Listed by their numbers, whatever their days. */
  readonly byNumber?: true;
}

function americanSections(
  kit: Kit,
  { groups, byNumber }: Cheques,
  withDaily: boolean,
): ReturnType<typeof truthAccount>[] {
  const { paper, random } = kit;
  const number = byNumber ? manyCheques : numberCheques;
  const account = number(kit.account({ count: random.int(40, 70) }), random.int(1001, 4000));
  const scene = kit.scene(account);
  classicHead(paper, scene);
  summaryBox(paper, scene, summaryLines(scene, summary));
  const of = (wanted: (entry: Entry) => boolean): Entry[] => account.entries.filter(wanted);
  const date = dateColumn('Date', 'MM/dd', 38);
  const text = descriptionColumn('Description', { oneLine: true });
  const truth: TruthTransaction[] = [
    ...drawSection(paper, scene, {
      title: 'Deposits and other additions',
      columns: [date, text, amountColumn('Amount', 80, {})],
      entries: of((entry) => entry.amount > 0),
      total: 'Total deposits and other additions',
    }),
    ...drawSection(paper, scene, {
      title: 'Withdrawals and other subtractions',
      columns: [date, text, amountColumn('Amount', 80)],
      entries: of((entry) => entry.amount < 0 && entry.kind !== 'cheque' && entry.kind !== 'fee'),
      total: 'Total withdrawals and other subtractions',
    }),
  ];
  const cleared = of((entry) => entry.kind === 'cheque');
  const cheques = byNumber ? cleared.toSorted((a, b) => numberOf(a) - numberOf(b)) : cleared;
  const write = (entry: Entry): string[] => [
    entry.lines[0]!,
    writeDate(entry.date, 'MM/dd', american),
    writeNumber(entry.amount, account.currency, scene.numbers),
  ];
  if (cheques.length > 0) {
    const page = drawGroups(
      paper,
      scene,
      'Checks paid',
      ['Check #', 'Date', 'Amount'],
      cheques.map(write),
      groups,
    );
    truth.push(...cheques.map((entry) => truthRow(entry, account.currency, { page, balance: false }, false)));
    const total = cheques.reduce((sum, entry) => sum - entry.amount, 0);
    paper.y += 8;
    paper.text(
      `Total checks: ${writeNumber(total, account.currency, scene.numbers)}`,
      paper.right,
      paper.y,
      scene.face,
      { align: 'right' },
    );
  }
  const fees = of((entry) => entry.kind === 'fee');
  if (fees.length > 0) {
    truth.push(
      ...drawSection(paper, scene, {
        title: 'Service fees',
        columns: [date, text, amountColumn('Amount', 80)],
        entries: fees,
        total: 'Total service fees',
      }),
    );
  }
  if (withDaily) {
    const days = dailyBalances(scene, (day) => writeDate(day, 'MM/dd', american));
    drawGroups(paper, scene, 'Daily ledger balances', ['Date', 'Balance'], days, 3);
  }
  return [truthAccount(account, both, truth)];
}

/** Lists proved by their totals, and one of a single fee under other names: only the closing balance says that it counts. */
function feeApart({ paper, random, account: make, scene: stage }: Kit): ReturnType<typeof truthAccount>[] {
  const made = make({ count: random.int(16, 24) });
  const account = { ...made, entries: made.entries.filter(({ kind }) => kind !== 'fee') };
  const fee: Entry = { ...account.entries[0]!, kind: 'fee', lines: ['Account keeping'], amount: -1200 };
  const total = (wanted: (amount: number) => boolean): number =>
    account.entries.reduce((sum, { amount }) => sum + (wanted(amount) ? amount : 0), 0);
  const scene = stage({ ...account, closing: account.opening + total(() => true) + fee.amount });
  classicHead(paper, scene);
  paper.text(
    `Ending balance ${money(scene, scene.account.closing)}`,
    paper.left,
    (paper.y += 18),
    scene.face,
  );
  const columns = [
    dateColumn('Date', 'MM/dd/yyyy', 60),
    descriptionColumn('Description', { oneLine: true }),
    amountColumn('Amount', 80),
  ];
  const truth = [
    ...drawSection(paper, scene, {
      title: 'Deposits and other credits',
      columns,
      entries: account.entries.filter(({ amount }) => amount > 0),
      total: 'Total deposits and other credits',
    }),
    ...drawSection(paper, scene, {
      title: 'Withdrawals and other debits',
      columns,
      entries: account.entries.filter(({ amount }) => amount < 0),
      total: 'Total withdrawals and other debits',
    }),
    ...drawSection(paper, scene, {
      title: 'Service fees',
      columns: [columns[0]!, descriptionColumn('Transaction Description', { oneLine: true }), columns[2]!],
      entries: [fee],
      total: 'Total service fees',
    }),
  ];
  return [truthAccount(scene.account, { opening: false, closing: true }, truth)];
}

export const sectionLayouts: readonly Layout[] = [
  composed({
    name: 'sections-and-a-fee-apart',
    tags: ['sections:in-out-fees', 'balance:closing', 'date:us'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: { ...LETTER },
    build: feeApart,
  }),
  composed({
    name: 'sections-with-checks',
    tags: ['sections:in-out-checks', 'checks:three-groups', 'balance:daily-table', 'date:us'],
    language: american,
    country: 'US',
    currency: 'USD',
    period: 'rollover',
    paper: { ...LETTER },
    build: (kit) => americanSections(kit, { groups: 3 }, true),
  }),
  composed({
    name: 'sections-two-check-groups',
    tags: ['sections:in-out-checks', 'checks:two-groups', 'date:us'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: { ...LETTER },
    face: { family: 'serif', size: 9.5 },
    build: (kit) => americanSections(kit, { groups: 2 }, false),
  }),
  composed({
    name: 'sections-checks-by-number',
    tags: ['sections:in-out-checks', 'checks:by-number', 'balance:daily-table', 'date:us'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: { ...LETTER },
    build: (kit) => americanSections(kit, { groups: 1, byNumber: true }, true),
  }),
  composed({
    name: 'sections-by-kind',
    tags: ['sections:by-kind', 'columns:amount'],
    language: english,
    country: 'AU',
    currency: 'AUD',
    color: '#8a3b12',
    build: ({ paper, random, account: make, scene: stage }) => {
      const account = make({ count: random.int(30, 50) });
      const scene = stage(account);
      bannerHead(paper, scene);
      summaryStrip(paper, scene, summaryLines(scene, summary));
      const kinds: [string, readonly Entry['kind'][]][] = [
        ['Card purchases and cash', ['card', 'cash', 'cheque']],
        ['Direct debits and payments', ['debit', 'transfer', 'fee']],
        ['Money received', ['salary', 'refund', 'interest', 'payment']],
      ];
      const truth = kinds.flatMap(([title, wanted], i) =>
        drawSection(paper, scene, {
          title,
          columns: [
            dateColumn('Date', 'dd MMM', 42),
            descriptionColumn('Details'),
            amountColumn('Amount', 80, { prefix: '$', negative: ['-', ''], positive: ['+', ''] }),
          ],
          // Transfers go both ways: they stand with the section of their direction.
          entries: account.entries.filter((entry) =>
            i === 2 ? entry.amount > 0 : entry.amount < 0 && wanted.includes(entry.kind),
          ),
          total: 'Subtotal',
          totalDress: { prefix: '$', negative: ['-', ''], positive: ['+', ''] },
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'sections-numbered',
    tags: ['sections:in-out', 'sections:numbered', 'columns:amount'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: { ...LETTER },
    build: ({ paper, random, account: make, scene: stage }) => {
      const account = make({ count: random.int(10, 18) });
      const scene = stage(account);
      classicHead(paper, scene);
      summaryBox(paper, scene, summaryLines(scene, summary));
      const truth = ([1, -1] as const).flatMap((sign) =>
        drawSection(paper, scene, {
          title: sign > 0 ? 'Part B: Receipts' : 'Part C: Disbursements',
          columns: [
            dateColumn('Date', 'MM/dd/yyyy', 62),
            descriptionColumn('Details', { oneLine: true }),
            amountColumn('Amount', 80, {}),
          ],
          entries: account.entries.filter((entry) => Math.sign(entry.amount) === sign),
          total: 'Subtotal',
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'sections-credits-first',
    tags: ['sections:in-out', 'columns:amount', 'date:value-beside'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    build: ({ paper, random, account: make, scene: stage }) => {
      const account = make({ count: random.int(24, 40) });
      const scene = stage(account);
      classicHead(paper, scene);
      summarySentence(paper, scene, summaryLines(scene, summary));
      const columns = [
        dateColumn('Date', 'dd/MM', 38),
        descriptionColumn('Libellé'),
        amountColumn('Montant EUR', 80, {}),
      ];
      const part = (title: string, total: string, sign: 1 | -1): TruthTransaction[] =>
        drawSection(paper, scene, {
          title,
          columns,
          entries: account.entries.filter((entry) => Math.sign(entry.amount) === sign),
          total,
          totalSign: sign,
        });
      const truth = [
        ...part('Vos encaissements', 'Total encaissements', 1),
        ...part('Vos dépenses', 'Total dépenses', -1),
      ];
      feeTable(
        paper,
        scene,
        ['Récapitulatif des frais', 'Nombre', 'Tarif', 'Total'],
        ['Virements', 'Retraits', 'Oppositions'],
      );
      return [truthAccount(account, both, truth)];
    },
  }),
  composed({
    name: 'sections-signed-german',
    tags: ['sections:in-out', 'columns:amount', 'sign:minus'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: ({ paper, random, account: make, scene: stage }) => {
      const account = make({ count: random.int(24, 44) });
      const scene = stage(account);
      classicHead(paper, scene);
      summaryBox(paper, scene, summaryLines(scene, summary));
      const dress = { negative: ['-', ''], positive: ['+', ''], suffix: ' EUR' } as const;
      const truth = ([1, -1] as const).flatMap((sign) =>
        drawSection(paper, scene, {
          title: sign > 0 ? 'Geldeingänge' : 'Geldausgänge',
          columns: [
            dateColumn('Tag', 'dd.MM.yyyy', 58),
            descriptionColumn('Vorgang'),
            amountColumn('Betrag', 90, dress),
          ],
          entries: account.entries.filter((entry) => Math.sign(entry.amount) === sign),
          total: 'Zwischensumme',
          totalDress: dress,
        }),
      );
      return [truthAccount(account, both, truth)];
    },
  }),
];
