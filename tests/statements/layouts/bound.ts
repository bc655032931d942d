/** Statements of several banks bound in one file, one behind another: each with its own names, numbers, days and numbers of pages. */
import {
  amountColumn,
  balanceColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
} from '../columns.ts';
import { APOSTROPHE_DOT, COMMA_DOT, DOT_COMMA, SPACE_COMMA } from '../format.ts';
import { american } from '../language/english.ts';
import { german } from '../language/german.ts';
import { hebrew } from '../language/right-to-left.ts';
import { french } from '../language/romance.ts';
import { invented } from '../language/unknown.ts';
import type { Generated, Layout } from '../layout.ts';
import { TRAILING_MINUS } from '../money.ts';
import type { Paper } from '../paper/paper.ts';
import { renderPdf } from '../paper/render.ts';
import { mirrored } from '../paper/right-to-left.ts';
import { hashText, seededRandom } from '../random.ts';
import { drawSingle, type SingleSpec } from '../single.ts';

type Bound = Omit<SingleSpec, 'name' | 'tags'>;

function bound(name: string, tags: readonly string[], statements: readonly Bound[]): Layout {
  return { name, tags, generate: (seed) => generate(name, tags, statements, seed) };
}

async function generate(
  name: string,
  tags: readonly string[],
  statements: readonly Bound[],
  seed: number,
): Promise<Generated> {
  const random = seededRandom(hashText(`${name}/${seed}`));
  const drawn = statements.map((spec) => drawSingle({ ...spec, name, tags }, random));
  const [first, ...others] = drawn;
  const accounts = drawn.flatMap(({ paper, truth }, index) => {
    const before = drawn.slice(0, index).reduce((sum, one) => sum + one.truth.pages, 0);
    truth.pages = paper.pages.length;
    for (const { transactions } of truth.accounts) for (const row of transactions) row.page += before;
    return truth.accounts;
  });
  for (const { paper } of others) first!.paper.pages.push(...asWritten(paper));
  const pages = first!.paper.pages.length;
  return { pdf: await renderPdf(first!.paper), truth: { ...first!.truth, pages, accounts } };
}

/** The pages of a paper as they are written into one that is written from left to right. */
function asWritten({ pages, rightToLeft, width }: Paper): Paper['pages'] {
  return rightToLeft ? pages.map((marks) => marks.map((mark) => mirrored(mark, width))) : pages;
}

const inGerman: Bound = {
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  rows: [8, 16],
  columns: [
    dateColumn('Buchungstag', 'dd.MM.yyyy', 66),
    descriptionColumn('Vorgang'),
    amountColumn('Umsatz', 84, TRAILING_MINUS),
  ],
};

const inAmerican: Bound = {
  language: american,
  country: 'US',
  currency: 'USD',
  numbers: COMMA_DOT,
  rows: [8, 16],
  columns: [
    dateColumn('Date', 'MM/dd/yyyy', 64),
    descriptionColumn('Description'),
    outColumn('Withdrawals', 80),
    inColumn('Deposits', 80),
    balanceColumn('Balance', 80, { negative: ['-', ''] }),
  ],
};

const inFrench: Bound = {
  language: french,
  country: 'FR',
  currency: 'EUR',
  numbers: SPACE_COMMA,
  rows: [22, 34],
  columns: [
    dateColumn('Date', 'dd/MM', 44),
    descriptionColumn('Libellé'),
    outColumn('Débit', 80),
    inColumn('Crédit', 80),
  ],
};

const inHebrew: Bound = {
  language: hebrew,
  country: 'IL',
  currency: 'ILS',
  numbers: COMMA_DOT,
  face: { family: 'dejavu', size: 8 },
  paper: { rightToLeft: true },
  rows: [4, 9],
  columns: [
    dateColumn('תאריך', 'dd/MM/yyyy', 62),
    descriptionColumn('תיאור התנועה'),
    outColumn('חובה', 72, {}, { align: 'left' }),
    inColumn('זכות', 72, {}, { align: 'left' }),
    balanceColumn('יתרה', 76, {}, { align: 'left' }),
  ],
};

/** Under names and labels that nobody knows: its period and its balances tell that it is a statement. */
const inInvented: Bound = {
  language: invented,
  country: 'LI',
  currency: 'CHF',
  numbers: APOSTROPHE_DOT,
  summary: 'none',
  rows: [12, 18],
  columns: [
    dateColumn('Uldvar', 'dd.MM.yyyy', 62),
    descriptionColumn('Skervat'),
    outColumn('Zarf', 76),
    inColumn('Quorn', 76),
    balanceColumn('Hulmet', 80, { negative: ['-', ''] }),
  ],
};

export const boundLayouts: readonly Layout[] = [
  bound(
    'bound-with-another-bank',
    ['accounts:bound', 'columns:amount', 'columns:out-in'],
    [inGerman, inAmerican],
  ),
  bound('bound-three-banks', ['accounts:bound', 'date:no-year'], [inAmerican, inFrench, inGerman]),
  bound(
    'bound-with-one-from-right-to-left',
    ['accounts:bound', 'direction:right-to-left', 'columns:out-in'],
    [{ ...inAmerican, head: 'plain', rows: [30, 44] }, inHebrew],
  ),
  bound(
    'bound-with-one-in-unknown-words',
    ['accounts:bound', 'columns:amount', 'columns:out-in', 'headings:unknown'],
    [{ ...inGerman, head: 'plain' }, inInvented],
  ),
];
