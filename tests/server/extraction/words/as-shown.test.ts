/** Text layers that say something else than what their pages show, read by the whole engine. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extractStatement } from '../../../../server/extraction/extract.ts';
import { shareShown } from '../../../../server/extraction/words/as-shown.ts';
import { createRecogniserPool } from '../../../../server/extraction/words/ocr/pool.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { word } from '../../../support/words.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';

const recogniser = createRecogniserPool(1);
afterAll(() => recogniser.close());

const ROWS = [
  ['04 March 2026', 'Corner shop', '12.50', '', '87.50'],
  ['05 March 2026', 'Wages Harrow Engineering', '', '900.00', '987.50'],
  ['06 March 2026', 'Tram ticket', '3.20', '', '984.30'],
  ['09 March 2026', 'Garage Old Mill Lane', '61.15', '', '923.15'],
  ['10 March 2026', 'Bakery', '7.40', '', '915.75'],
] as const;
const COLUMNS = [50, 150, 330, 410, 490];
const LIBERATION = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);
const NAMES = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

type Draw = (pdf: Pdf, content: string, x: number, y: number) => void;

/** A statement, with what `before` draws at the place of each cell before it; `draw` draws the cell. */
const statement = (before: Draw, draw: Draw = text) =>
  makePdf((pdf) => {
    pdf.font(LIBERATION).fontSize(10);
    text(pdf, 'Opening balance 100.00', 50, 80);
    for (const [at, name] of NAMES.entries()) text(pdf, name, COLUMNS[at]!, 120);
    for (const [line, cells] of ROWS.entries())
      for (const [at, cell] of cells.entries()) {
        const y = 140 + 18 * line;
        before(pdf, NAMES[at]!, COLUMNS[at]!, y);
        draw(pdf, cell, COLUMNS[at]!, y);
      }
    text(pdf, 'Closing balance 915.75', 50, 260);
  });

/** Figures as filled outlines, other texts as they are. */
const outlined: Draw = (pdf, content, x, y) => {
  if (!/\d/.test(content)) return text(pdf, content, x, y);
  if (!hasOutlines(pdf)) throw new Error('no outlines');
  const { font } = pdf._font;
  const scale = 10 / font.unitsPerEm;
  let at = x;
  for (const { path, advanceWidth } of font.layout(content).glyphs) {
    pdf.save().translate(at, y).scale(scale, -scale).path(path.toSVG()).fill('black').restore();
    at += advanceWidth * scale;
  }
};

interface Outlines {
  readonly unitsPerEm: number;
  layout(content: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string }; readonly advanceWidth: number }[];
  };
}

/** pdfkit's typings leave the font of a document out. */
function hasOutlines(pdf: object): pdf is { readonly _font: { readonly font: Outlines } } {
  return '_font' in pdf;
}

const nothing: Draw = () => {};

const AMOUNTS = [-1250, 90000, -320, -6115, -740];

describe('a page that shows something else than its text layer says', () => {
  it.each<[string, Draw, Draw?]>([
    ['figures as outlines', nothing, outlined],
    [
      'words for screen readers, cut away',
      (pdf, name, x, y) => {
        pdf.save().rect(1, 1, 0.2, 0.2).clip();
        text(pdf, `${name} of this booking`, x, y);
        pdf.restore();
      },
    ],
    [
      'words under a coat of white',
      (pdf, _name, x, y) => {
        text(pdf, '77.70 Draft', x, y);
        pdf
          .rect(x - 1, y - 12, 75, 15)
          .fill('white')
          .fillColor('black');
      },
    ],
  ])('is read as it is shown: %s', async (_what, before, draw) => {
    const { statement: read } = await extractStatement(await statement(before, draw), { recogniser });
    expect(amountsOf({ statement: read })).toEqual(AMOUNTS);
    expect(read.verification.status).toBe('verified');
    expect(read.transactions.map(({ description }) => description)).toEqual(ROWS.map(([, name]) => name));
  });

  it('is told by its letters, of which recognition may take some for others', () => {
    const said = [word('Balance', 50, 100), word('1,501.10', 150, 100), word('Drawn', 50, 130)];
    const seen = [word('Balance', 50.4, 100.2), word('1,5O1.1O', 149, 100), word('Other', 50, 130)];
    expect(shareShown(said, seen)).toBeCloseTo(13 / 18);
    expect(shareShown([], seen)).toBe(1);
  });
});

it('a statement whose figures contradict one another as they are shown stays as it was read', async () => {
  const bytes = await makePdf((pdf) => {
    pdf.fontSize(10);
    text(pdf, 'Opening balance 100.00', 50, 80);
    for (const [at, name] of NAMES.entries()) text(pdf, name, COLUMNS[at]!, 120);
    for (const [line, cells] of ROWS.entries())
      for (const [at, cell] of cells.entries()) text(pdf, cell, COLUMNS[at]!, 140 + 18 * line);
    text(pdf, 'Closing balance 917.75', 50, 260);
  });
  const { statement: read } = await extractStatement(bytes, { recogniser });
  expect(amountsOf({ statement: read })).toEqual(AMOUNTS);
  expect(read.verification.status).toBe('mismatch');
  expect(read.transactions.every(({ confidence }) => confidence === 1)).toBe(true);
});
