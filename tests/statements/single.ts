/** The common case: one account, one table. A layout says what is special about it, this file does the rest. */
import { drawEntries, truthRows, type EntryTable, type PrintedRow } from './entries.ts';
import { addDays, COMMA_DOT, writeDate, type NumberStyle } from './format.ts';
import type { Labels, Language } from './language/language.ts';
import type { Generated, Layout } from './layout.ts';
import { HEADS, numberPages, smallPrint } from './letterhead.ts';
import { SUMMARIES, summaryLines } from './summary.ts';
import type { HeadName, Scene } from './letterhead.ts';
import type { Summary, SummaryName } from './summary.ts';
import { makeAccount, monthOf, type Account, type AccountOptions } from './model.ts';
import { MINUS, type Dress } from './money.ts';
import type { Face } from './paper/fonts.ts';
import { Paper, type PaperOptions } from './paper/paper.ts';
import { renderPdf, type Writing } from './paper/render.ts';
import { hashText, seededRandom, type Random } from './random.ts';
import { truthAccount, type Truth, type TruthTransaction } from './truth.ts';

export type Period = 'month' | 'rollover' | 'quarter';

export interface SingleSpec extends EntryTable {
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
  readonly numbers?: NumberStyle;
  readonly face?: Face;
  readonly color?: string;
  readonly paper?: Omit<PaperOptions, 'furniture'>;
  readonly furniture?: (paper: Paper, scene: Scene) => void;
  readonly period?: Period;
  /** Fewest and most entries. */
  readonly rows?: readonly [number, number];
  readonly account?: Partial<AccountOptions>;
  /** Rewrites the made account, to set up a special case. */
  readonly revise?: (account: Account, random: Random) => Account;
  /** Other words than the language's own; `{start}` and `{end}` stand for the dates of the period. */
  readonly labels?: Partial<Labels>;
  readonly head?: HeadName | ((paper: Paper, scene: Scene) => void);
  readonly summary?: SummaryName | 'none' | Summary;
  /** Sets the summary below the table. */
  readonly summaryBelow?: boolean;
  /** What the summary states; both by default. */
  readonly summarises?: { readonly balances: boolean; readonly totals: boolean };
  /** How the summary and the balance lines write an amount. */
  readonly dress?: Dress;
  /** False where the head leaves the period out. */
  readonly printsPeriod?: boolean;
  /** Called with the cursor below the head, and below the table. */
  readonly beforeTable?: (paper: Paper, scene: Scene) => void;
  readonly afterTable?: (paper: Paper, scene: Scene) => void;
  readonly writing?: (random: Random) => Writing;
  readonly expected?: Truth['expected_status'];
  /** Which balances a reader can know where the layout prints none; computed by default. */
  readonly balanceKnown?: boolean;
  /** Leaves out this page, counted from 1, as a careless scan does; its rows are not in the truth. */
  readonly missingPage?: number;
  readonly notes?: string;
}

export function randomPeriod(random: Random, period: Period): { start: string; end: string } {
  const year = random.int(2019, 2025);
  if (period === 'rollover') {
    const start = `${year}-12-${random.int(10, 18)}`;
    return { start, end: addDays(start, 31) };
  }
  const month = random.int(1, 12);
  if (period === 'month') return monthOf(year, month);
  const first = random.pick([1, 4, 7, 10]);
  return { start: monthOf(year, first).start, end: monthOf(year, first + 2).end };
}

export function single(spec: SingleSpec): Layout {
  return { name: spec.name, tags: spec.tags, generate: (seed) => generateSingle(spec, seed) };
}

/** The language with the layout's own labels, the period's dates filled in. */
function reworded({ language, labels }: SingleSpec, account: Account): Language {
  if (!labels) return language;
  const dated = (text: string): string =>
    text
      .replace('{start}', writeDate(account.start, language.longDate, language))
      .replace('{end}', writeDate(account.end, language.longDate, language));
  const { opening, closing } = { ...language.labels, ...labels };
  return {
    ...language,
    labels: { ...language.labels, ...labels, opening: dated(opening), closing: dated(closing) },
  };
}

/** The pages of a statement as they are drawn, and what they say. */
export function drawSingle(
  spec: SingleSpec,
  random: Random,
): { readonly paper: Paper; readonly truth: Truth } {
  const numbers = spec.numbers ?? COMMA_DOT;
  const [fewest, most] = spec.rows ?? [18, 34];
  const made = makeAccount(random, {
    language: spec.language,
    currency: spec.currency,
    numbers,
    ...randomPeriod(random, spec.period ?? 'month'),
    count: random.int(fewest, most),
    ...spec.account,
  });
  const account = spec.revise ? spec.revise(made, random) : made;
  const scene: Scene = {
    random,
    account,
    language: reworded(spec, account),
    numbers,
    face: spec.face ?? { family: 'sans', size: 8.5 },
    color: spec.color ?? '#1d4f73',
    dress: spec.dress ?? MINUS,
  };
  const { furniture } = spec;
  const paper = new Paper({
    ...spec.paper,
    ...(furniture ? { furniture: (p: Paper) => furniture(p, scene) } : {}),
  });
  const head = spec.head ?? 'classic';
  if (typeof head === 'string') HEADS[head](paper, scene);
  else head(paper, scene);
  const summarises = spec.summarises ?? { balances: true, totals: true };
  const summary = spec.summary ?? 'box';
  const summarise = (): void => {
    const draw = typeof summary === 'string' ? (summary === 'none' ? null : SUMMARIES[summary]) : summary;
    draw?.(paper, scene, summaryLines(scene, summarises));
  };
  if (!spec.summaryBelow) summarise();
  spec.beforeTable?.(paper, scene);
  const printed = drawEntries(paper, scene, spec);
  if (spec.summaryBelow) {
    paper.need(100);
    paper.y += 20;
    summarise();
  }
  spec.afterTable?.(paper, scene);
  smallPrint(paper, scene);
  numberPages(paper, scene);
  if (spec.missingPage !== undefined) paper.pages.splice(spec.missingPage - 1, 1);
  return { paper, truth: singleTruth(spec, scene, printed, summary !== 'none' && summarises.balances) };
}

async function generateSingle(spec: SingleSpec, seed: number): Promise<Generated> {
  const random = seededRandom(hashText(`${spec.name}/${seed}`));
  const { paper, truth } = drawSingle(spec, random);
  const writing = spec.writing?.(random) ?? {};
  const pdf = await renderPdf(paper, writing);
  const sheets = writing.twoUp ? Math.ceil(paper.pages.length / 2) : paper.pages.length;
  if (writing.twoUp) for (const row of truth.accounts[0]!.transactions) row.page = Math.ceil(row.page / 2);
  const password = writing.encryption?.password;
  return {
    pdf,
    truth: { ...truth, pages: sheets, ...(password ? { password } : {}) },
    ...(password ? { password } : {}),
  };
}

function singleTruth(
  spec: SingleSpec,
  scene: Scene,
  printed: readonly PrintedRow[],
  summaryBalances: boolean,
): Truth {
  const { account } = scene;
  const opening = summaryBalances || spec.openingRow !== undefined;
  const closing = summaryBalances || spec.closingRow !== undefined;
  const hasBalances =
    spec.dayBalanceRow !== undefined ||
    ((spec.balances ?? 'row') !== 'none' && spec.columns.some((column) => column.role === 'balance'));
  const known = spec.balanceKnown ?? (opening || closing || hasBalances);
  const desc = spec.order === 'desc';
  const all = truthRows(account, spec.columns, printed, known);
  const rows = withoutPage(all, spec.missingPage);
  const totals =
    spec.totalsRow !== undefined || ((spec.summary ?? 'box') !== 'none' && (spec.summarises?.totals ?? true));
  const provable = (hasBalances && opening) || (opening && closing) || totals;
  return {
    layout: spec.name,
    variant: '',
    kind: 'digital',
    country: spec.country,
    language: spec.language.code,
    currency: spec.currency,
    order: desc ? 'desc' : 'asc',
    pages: 0,
    expected_status: spec.expected ?? (provable && rows.length > 0 ? 'verified' : 'unverified'),
    tags: spec.tags,
    accounts: [
      truthAccount(
        account,
        { opening, closing, period: spec.printsPeriod ?? true },
        desc ? rows.reverse() : rows,
      ),
    ],
    ...(spec.notes ? { notes: spec.notes } : {}),
  };
}

function withoutPage(rows: readonly TruthTransaction[], missing: number | undefined): TruthTransaction[] {
  if (missing === undefined) return [...rows];
  return rows
    .filter((row) => row.page !== missing)
    .map((row) => (row.page > missing ? { ...row, page: row.page - 1 } : row));
}
