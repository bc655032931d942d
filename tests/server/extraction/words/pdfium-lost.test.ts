/** Text that PDFium would leave out without a word. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { openPdfium } from '../../../../server/extraction/open/pdfium.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { runsOf } from '../../../../server/extraction/words/pdfium-runs.ts';
import { makePdf, text } from '../open/pdf.ts';
import { HELVETICA, rawPdf, stream, unicodeMap } from '../open/raw-pdf.ts';

const DEJAVU = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A page whose font draws its glyphs with nothing that has an outline; each text is shown at its own height. */
function withoutOutlines(...texts: readonly string[]): Uint8Array {
  const shown = texts.map((each, index) => `1 0 0 1 50 ${800 - 14 * index} Tm (${each}) Tj`).join('\n');
  const codes = Array.from({ length: 95 }, (_, index) => index + 32);
  const names = codes.map((code) => `/g${code}`).join(' ');
  const glyphs = codes.map((code) => `/g${code} 6 0 R`).join(' ');
  return rawPdf(
    `BT /F1 10 Tf ${shown} ET`,
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<<${glyphs}>>` +
      `/Encoding<</Type/Encoding/Differences[32 ${names}]>>/FirstChar 32/LastChar 126` +
      `/Widths[${codes.map(() => 556).join(' ')}]/ToUnicode 7 0 R>>`,
    stream('556 0 d0'),
    unicodeMap(),
  );
}

async function isLeftToPdfjs(bytes: Uint8Array): Promise<boolean> {
  const document = (await openPdfium(bytes, undefined))!;
  const left = document.page(1)!.use(runsOf) === null;
  document.close();
  return left;
}

describe('glyphs without outlines', () => {
  it('are read by pdf.js, for PDFium takes equal rows for one', async () => {
    const bytes = withoutOutlines('Fee 1.00', 'Fee 1.00', 'Fee 1.00');
    expect(await isLeftToPdfjs(bytes)).toBe(true);
    const document = await openDocument(bytes);
    const { value } = await textLayers(document).next();
    await document.close();
    expect(value!.page.words.map((word) => word.text)).toEqual(['Fee', '1.00', 'Fee', '1.00', 'Fee', '1.00']);
  });

  it('are read by pdf.js where each is drawn by itself, for PDFium takes them for blanks', async () => {
    expect(await isLeftToPdfjs(withoutOutlines('Fee', '1', '2'))).toBe(true);
  });
});

it('a glyph that stands alone and has no outline is taken for a blank only with a font of the file', async () => {
  const shown = 'BT /F1 10 Tf 50 800 Td (Fee) Tj 30 0 Td ( ) Tj ET';
  expect(await isLeftToPdfjs(rawPdf(shown, HELVETICA))).toBe(true);
  const bytes = await makePdf((pdf) => {
    pdf.font(DEJAVU);
    for (const [index, part] of ['Fee', ' ', '1.00'].entries()) text(pdf, part, 50 + 30 * index, 100);
  });
  expect(await isLeftToPdfjs(bytes)).toBe(false);
});

describe('text to be read in place of what is drawn', () => {
  it('is left to pdf.js, for PDFium divides its place evenly among its letters', async () => {
    const shown = '/Span <</ActualText (Total 12.50)>> BDC (Sum 12,5O) Tj EMC';
    expect(await isLeftToPdfjs(rawPdf(`BT /F1 10 Tf 50 800 Td ${shown} ET`, HELVETICA))).toBe(true);
  });
});

describe('figures that blanks part, for the widths the file tells are wrong', () => {
  const page = (...lines: readonly string[]): Uint8Array =>
    rawPdf(
      lines.map((line, index) => `BT /F1 10 Tf 50 ${700 - 14 * index} Td ${line} TJ ET`).join('\n'),
      HELVETICA,
    );
  const torn = '[(Fee 1,) -400 (880.) -400 (33)]';

  it('are left to pdf.js where most are', async () => {
    expect(await isLeftToPdfjs(page(torn, torn, '[(Fee 12.50)]'))).toBe(true);
  });

  it('are not where most are whole', async () => {
    expect(await isLeftToPdfjs(page(torn, ...Array.from({ length: 4 }, () => '[(Fee 12.50)]')))).toBe(false);
  });
});

describe('a plain page', () => {
  it('is not left to pdf.js for its equal rows or overprinted bold', async () => {
    const bytes = await makePdf((pdf) => {
      for (const y of [100, 114, 128]) text(pdf, 'Fee 1.00', 50, y);
      text(pdf, 'Total', 50, 300);
      text(pdf, 'Total', 50.3, 300);
    });
    expect(await isLeftToPdfjs(bytes)).toBe(false);
  });
});
