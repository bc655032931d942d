/** Plain statements in files that are written in odd ways. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, SPACE_COMMA } from '../format.ts';
import { adverts, marginCode, watermark } from '../furniture.ts';
import { dutch } from '../language/dutch.ts';
import { american, english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { french } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { A4, LETTER } from '../paper/paper.ts';
import type { Writing } from '../paper/render.ts';
import type { Random } from '../random.ts';
import { single, type SingleSpec } from '../single.ts';

const british: Omit<SingleSpec, 'name' | 'tags'> = {
  language: english,
  country: 'GB',
  currency: 'GBP',
  columns: [
    dateColumn('Date', 'dd MMM yyyy', 62),
    descriptionColumn('Description'),
    outColumn('Money out'),
    inColumn('Money in'),
    balanceColumn('Balance'),
  ],
  openingRow: 'Balance brought forward',
};

const germanic: Omit<SingleSpec, 'name' | 'tags'> = {
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  columns: [
    dateColumn('Datum', 'dd.MM.', 38),
    descriptionColumn('Verwendungszweck'),
    amountColumn('Betrag', 76),
    balanceColumn('Saldo', 80),
  ],
};

const landscape = { width: A4.height, height: A4.width };

function written(
  name: string,
  tags: readonly string[],
  base: Omit<SingleSpec, 'name' | 'tags'>,
  writing: (random: Random) => Writing,
  more: Partial<SingleSpec> = {},
): Layout {
  return single({ ...base, ...more, name, tags, writing });
}

export const fileLayouts: readonly Layout[] = [
  written('rotated-90', ['page:rotated'], british, () => ({ rotate: 90 })),
  written('rotated-180', ['page:rotated'], germanic, () => ({ rotate: 180 })),
  written('rotated-270-landscape', ['page:rotated'], british, () => ({ rotate: 270 }), { paper: landscape }),
  written('one-page-rotated', ['page:rotated'], british, () => ({ rotate: 90, rotatedPages: [2] }), {
    rows: [50, 80],
  }),
  written('drawn-sideways', ['page:drawn-rotation'], british, () => ({ drawnRotation: 90 }), {
    paper: landscape,
  }),
  written('drawn-sideways-back', ['page:drawn-rotation'], germanic, () => ({ drawnRotation: 270 }), {
    paper: landscape,
  }),
  written('drawn-upside-down', ['page:drawn-rotation'], british, () => ({ drawnRotation: 180 })),
  written('filled-in-form', ['text:form-fields'], british, () => ({ form: true })),
  written('two-up', ['page:two-up'], british, () => ({ twoUp: true }), { rows: [70, 110] }),
  written(
    'two-up-numbered-rows',
    ['page:two-up', 'column:serial', 'columns:amount'],
    {
      ...germanic,
      columns: [
        otherColumn('serial', 'Nr.', 30, (entry, { account }) =>
          String(118 + account.entries.indexOf(entry)).padStart(4, '0'),
        ),
        ...germanic.columns.slice(0, 3),
      ],
    },
    () => ({ twoUp: true }),
    { rows: [56, 80] },
  ),
  written(
    'two-up-days-last',
    ['page:two-up', 'columns:out-in'],
    {
      ...british,
      columns: [
        descriptionColumn('Particulars'),
        outColumn('Money out', 72),
        inColumn('Money in', 72),
        dateColumn('Posted', 'dd/MM', 42),
      ],
      balances: 'none',
    },
    () => ({ twoUp: true }),
    { rows: [56, 80] },
  ),
  written('cropped', ['page:cropped', 'text:outside'], british, () => ({ crop: 40 }), {
    paper: {
      width: A4.width + 80,
      height: A4.height + 80,
      margins: { left: 84, right: 84, top: 84, bottom: 100 },
    },
    furniture: (paper, scene) => {
      for (let y = 120; y < paper.height; y += 60) {
        paper.text(`${scene.random.digits(3)}.${scene.random.digits(2)}`, 8, y, { family: 'mono', size: 7 });
        paper.text(`0${scene.random.digits(1)} Mar`, paper.width - 34, y, { family: 'mono', size: 7 });
      }
      paper.text('JOB 4471 PROOF 12/11 1,250.00', 120, 22, { family: 'mono', size: 8 });
    },
  }),
  written('overprinted', ['text:doubled'], british, () => ({ overprint: 0.25 })),
  written('overprinted-exactly', ['text:doubled'], germanic, () => ({ overprint: 0 })),
  written('glyph-by-glyph', ['text:glyphs'], british, () => ({ glyphByGlyph: true })),
  written(
    'glyph-by-glyph-mono',
    ['text:glyphs', 'balance:summary'],
    germanic,
    () => ({ glyphByGlyph: true }),
    {
      face: { family: 'mono', size: 8 },
      head: 'plain',
    },
  ),
  written('shuffled-content', ['text:shuffled'], british, (random) => ({ shuffle: random }), {
    rows: [50, 70],
  }),
  written('split-digits', ['text:split-digits'], british, (random) => ({ splitDigits: random })),
  written('invisible-text', ['text:invisible'], british, () => ({}), {
    beforeTable: (paper, scene) => {
      // What a template left behind under the table: rows of another statement that nobody sees.
      for (let i = 0; i < 9; i++) {
        const y = paper.y + 34 + i * 25.6;
        paper.text('01 Feb 2011', paper.left, y, scene.face, { ink: 'invisible' });
        paper.text('SPECIMEN ENTRY', paper.left + 90, y, scene.face, { ink: 'invisible' });
        paper.text('999.99', paper.right, y, scene.face, { ink: 'invisible', align: 'right' });
      }
    },
  }),
  written('white-text', ['text:invisible'], germanic, () => ({}), {
    furniture: (paper, scene) => {
      paper.text('31.12. Testbuchung 4.711,00', paper.left, paper.top - 20, scene.face, { color: '#ffffff' });
    },
  }),
  written('encrypted-rc4', ['file:encrypted'], british, () => ({
    encryption: { password: 'tidewater-44', version: '1.4' },
  })),
  written('encrypted-aes', ['file:encrypted'], germanic, () => ({
    encryption: { password: 'Schlüssel9', version: '1.7ext3' },
  })),
  single({
    ...british,
    name: 'adverts-beside-table',
    tags: ['furniture:beside', 'columns:out-in', 'balance:day'],
    paper: { margins: { right: 150, left: 40 } },
    furniture: adverts,
    head: 'plain',
    balances: 'day',
  }),
  single({
    name: 'margin-code',
    tags: ['furniture:margin', 'columns:amount', 'balance:row'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    furniture: marginCode,
    columns: [
      dateColumn('Date', 'dd/MM', 38),
      descriptionColumn('Libellé'),
      amountColumn('Montant (EUR)', 80, { negative: ['-', ''], positive: ['+', ''] }),
      balanceColumn('Solde (EUR)', 80),
    ],
  }),
  single({
    name: 'watermark',
    tags: ['furniture:watermark', 'columns:out-in', 'balance:row'],
    language: dutch,
    country: 'NL',
    currency: 'EUR',
    numbers: DOT_COMMA,
    furniture: watermark('KOPIE'),
    columns: [
      dateColumn('Datum', 'dd-MM-yyyy', 58),
      descriptionColumn('Omschrijving'),
      outColumn('Af'),
      inColumn('Bij'),
      balanceColumn('Saldo'),
    ],
  }),
  single({
    name: 'dense-landscape',
    tags: ['page:landscape', 'columns:out-in', 'balance:row', 'date:value-beside'],
    language: american,
    country: 'US',
    currency: 'USD',
    paper: {
      width: LETTER.height,
      height: LETTER.width,
      margins: { left: 30, right: 30, top: 30, bottom: 46 },
    },
    face: { family: 'sans', size: 6.5 },
    rows: [60, 100],
    style: { gap: 1, leading: 8 },
    columns: [
      dateColumn('Posted', 'MM/dd/yy', 44),
      descriptionColumn('Description', { oneLine: true }),
      outColumn('Debits', 60),
      inColumn('Credits', 60),
      balanceColumn('Balance', 66),
    ],
  }),
];

/** Files whose text layer is of no use: to be recognised from their looks, or refused. */
export const unreadableLayouts: readonly Layout[] = [
  written('nonsense-text-layer', ['text:nonsense'], british, () => ({ nonsense: true }), {
    face: { family: 'liberation', size: 8.5 },
  }),
];
