/** The common case: one account, one table. A layout says what is special about it, this file does the rest. */
import { entryCells, placeColumns, type CellContext, type Column } from './columns.ts';
import { addDays, COMMA_DOT, writeDate, type NumberStyle } from './format.ts';
import type { Language } from './language/language.ts';
import type { Generated, Layout } from './layout.ts';
import { HEADS, numberPages, smallPrint, SUMMARIES, summaryLines } from './letterhead.ts';
import type { HeadName, Scene, SummaryName } from './letterhead.ts';
import { makeAccount, monthOf, type Account, type AccountOptions } from './model.ts';
import { MINUS, writeMoney, type Dress } from './money.ts';
import type { Face } from './paper/fonts.ts';
import { Paper, type PaperOptions } from './paper/paper.ts';
import { renderPdf, type Writing } from './paper/render.ts';
import { drawTable, type TableRow, type TableStyle } from './paper/table.ts';
import { hashText, seededRandom, type Random } from './random.ts';
import { truthAccount, truthRow, type Truth, type TruthTransaction } from './truth.ts';

export type Period = 'month' | 'rollover' | 'quarter';

export interface SingleSpec {
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
  readonly columns: readonly Column[];
  readonly gutter?: number;
  readonly style?: Partial<TableStyle>;
  readonly head?: HeadName | ((paper: Paper, scene: Scene) => void);
  readonly summary?: SummaryName | 'none';
  /** What the summary states; both by default. */
  readonly summarises?: { readonly balances: boolean; readonly totals: boolean };
  /** How the summary and the balance lines write an amount. */
  readonly dress?: Dress;
  /** Which rows print a balance. */
  readonly balances?: 'row' | 'day' | 'none';
  readonly order?: 'asc' | 'desc';
  /** Text of a line in the table that states the opening or closing balance. */
  readonly openingRow?: string;
  readonly closingRow?: string;
  /** Text of a line at the end that adds up the out and in columns. */
  readonly totalsRow?: string;
  /** Balance lines at the foot and head of pages. */
  readonly carried?: { readonly foot?: string; readonly head?: string };
  /** Sums of the page's entries in the out and in columns at its foot. */
  readonly pageTotals?: string;
  /** Prints the date only on the first entry of a day. */
  readonly dateOnce?: boolean;
  /** Prints the date as a line of its own above the day's entries, in this pattern. */
  readonly dateHeading?: string;
  /** Prints a line with this text and the balance below each day. */
  readonly dayBalanceRow?: string;
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

async function generateSingle(spec: SingleSpec, seed: number): Promise<Generated> {
  const random = seededRandom(hashText(`${spec.name}/${seed}`));
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
    language: spec.language,
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
  if (summary !== 'none') SUMMARIES[summary](paper, scene, summaryLines(scene, summarises));
  spec.beforeTable?.(paper, scene);
  const printed = drawEntries(paper, scene, spec);
  spec.afterTable?.(paper, scene);
  smallPrint(paper, scene);
  numberPages(paper, scene);
  if (spec.missingPage !== undefined) paper.pages.splice(spec.missingPage - 1, 1);
  const writing = spec.writing?.(random) ?? {};
  const pdf = await renderPdf(paper, writing);
  const truth = singleTruth(spec, scene, printed, summary !== 'none' && summarises.balances);
  const sheets = writing.twoUp ? Math.ceil(paper.pages.length / 2) : paper.pages.length;
  if (writing.twoUp) for (const row of truth.accounts[0]!.transactions) row.page = Math.ceil(row.page / 2);
  const password = writing.encryption?.password;
  return {
    pdf,
    truth: { ...truth, pages: sheets, ...(password ? { password } : {}) },
    ...(password ? { password } : {}),
  };
}

/** How an entry came to be printed. */
export interface PrintedRow {
  page: number;
  balance: boolean;
  extra: Record<string, string>;
}

/** Draws the table of a spec and tells how each entry was printed. Also for statements of several accounts. */
export function drawEntries(paper: Paper, scene: Scene, spec: SingleSpec): PrintedRow[] {
  const { account, language, numbers, face } = scene;
  const { entries } = account;
  const desc = spec.order === 'desc';
  const order = desc ? [...entries.keys()].reverse() : [...entries.keys()];
  const balances = spec.balances ?? 'row';
  const printed: PrintedRow[] = entries.map(() => ({ page: 0, balance: false, extra: {} }));
  const rows: TableRow[] = [];
  const firstColumn = spec.columns[0]!.id;
  const dateId = spec.columns.find((column) => column.role === 'date')?.id;

  const sameDay = (a: number | undefined, b: number): boolean =>
    a !== undefined && entries[a]?.date === entries[b]!.date;

  const balanceRow = (text: string, minor: number, date?: string): TableRow => {
    const balance = spec.columns.find((column) => column.role === 'balance');
    const target = balance ?? spec.columns.find((column) => column.role === 'amount' || column.role === 'in');
    const dress = balance?.dress ?? scene.dress;
    const dateText =
      date && dateId
        ? spec.columns
            .find((c) => c.id === dateId)!
            .cell(
              { ...entries[0]!, date },
              { account, language, numbers, showsBalance: false, showsDate: true },
            )
        : '';
    return {
      bold: true,
      cells: {
        ...(dateId && dateText ? { [dateId]: { lines: [dateText].flat(), bold: false } } : {}),
        description: text,
        ...(target ? { [target.id]: writeMoney(minor, account.currency, numbers, dress) } : {}),
      },
    };
  };
  const sumRow = (text: string, included: readonly number[]): TableRow => {
    const sum = (sign: number): number =>
      included.reduce(
        (total, i) => total + (Math.sign(entries[i]!.amount) === sign ? Math.abs(entries[i]!.amount) : 0),
        0,
      );
    return {
      bold: true,
      ruleAbove: true,
      cells: {
        description: text,
        out: writeMoney(
          -sum(-1),
          account.currency,
          numbers,
          spec.columns.find((c) => c.role === 'out')?.dress ?? {},
        ),
        in: writeMoney(
          sum(1),
          account.currency,
          numbers,
          spec.columns.find((c) => c.role === 'in')?.dress ?? {},
        ),
      },
    };
  };

  if (spec.openingRow && !desc) rows.push(balanceRow(spec.openingRow, account.opening, account.start));
  if (spec.closingRow && desc) rows.push(balanceRow(spec.closingRow, account.closing, account.end));
  order.forEach((index, place) => {
    const entry = entries[index]!;
    const firstOfDay = !sameDay(order[place - 1], index);
    // The day's last booking is the last printed one, or the first where the newest stands on top.
    const lastOfDay = desc ? firstOfDay : !sameDay(order[place + 1], index);
    const showsBalance = balances === 'row' || (balances === 'day' && lastOfDay);
    const context: CellContext = {
      account,
      language,
      numbers,
      showsBalance,
      showsDate: !spec.dateOnce || firstOfDay,
    };
    if (spec.dateHeading && firstOfDay) {
      rows.push({ bold: true, cells: { [firstColumn]: writeDate(entry.date, spec.dateHeading, language) } });
    }
    const { cells, extra } = entryCells(entry, spec.columns, context);
    rows.push({ cells, entry: index });
    printed[index] = {
      page: 0,
      balance: showsBalance && spec.columns.some((c) => c.role === 'balance'),
      extra,
    };
    if (spec.dayBalanceRow && lastOfDay) rows.push(balanceRow(spec.dayBalanceRow, entry.balance, entry.date));
  });
  if (spec.totalsRow) rows.push(sumRow(spec.totalsRow, order));
  if (spec.closingRow && !desc) rows.push(balanceRow(spec.closingRow, account.closing, account.end));
  if (spec.openingRow && desc) rows.push(balanceRow(spec.openingRow, account.opening, account.start));

  const balanceAfter = (done: number): number => {
    if (desc) return done < order.length ? entries[order[done]!]!.balance : account.opening;
    return done === 0 ? account.opening : entries[order[done - 1]!]!.balance;
  };
  let pageFirst = 0;
  const { carried, pageTotals } = spec;
  drawTable(
    paper,
    placeColumns(paper, spec.columns, spec.gutter),
    rows,
    { face, ...spec.style },
    {
      placed: (entry, page) => {
        printed[entry]!.page = page;
      },
      pageEnd: (done) => {
        const foot = [
          ...(pageTotals ? [sumRow(pageTotals, order.slice(pageFirst, done))] : []),
          ...(carried?.foot ? [balanceRow(carried.foot, balanceAfter(done))] : []),
        ];
        if (done > 0) pageFirst = done;
        return foot;
      },
      pageStart: (done) => (carried?.head ? [balanceRow(carried.head, balanceAfter(done))] : []),
    },
  );
  return printed;
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
  const valueDate = spec.columns.some((column) => column.role === 'value');
  const desc = spec.order === 'desc';
  const all = account.entries.map((entry, i) => {
    const { page, balance, extra } = printed[i]!;
    const details = Object.keys(extra).length > 0 ? { extra } : {};
    return truthRow(entry, account.currency, { page, balance, valueDate, ...details }, known);
  });
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
    accounts: [truthAccount(account, { opening, closing }, desc ? rows.reverse() : rows)],
    ...(spec.notes ? { notes: spec.notes } : {}),
  };
}

function withoutPage(rows: readonly TruthTransaction[], missing: number | undefined): TruthTransaction[] {
  if (missing === undefined) return [...rows];
  return rows
    .filter((row) => row.page !== missing)
    .map((row) => (row.page > missing ? { ...row, page: row.page - 1 } : row));
}
