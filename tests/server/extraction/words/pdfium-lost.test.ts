/** Text that PDFium would leave out without a word. */
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { openPdfium } from '../../../../server/extraction/open/pdfium.ts';
import { readWords } from '../../../../server/extraction/words/index.ts';
import { runsOf } from '../../../../server/extraction/words/pdfium-runs.ts';
import { makePdf, text } from '../open/pdf.ts';

/** A page whose font draws its glyphs with nothing that has an outline; each text is shown at its own height. */
function withoutOutlines(...texts: readonly string[]): Uint8Array {
  const shown = texts.map((each, index) => `1 0 0 1 50 ${800 - 14 * index} Tm (${each}) Tj`).join('\n');
  const codes = Array.from({ length: 95 }, (_, index) => index + 32);
  const names = codes.map((code) => `/g${code}`).join(' ');
  const glyphs = codes.map((code) => `/g${code} 6 0 R`).join(' ');
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    '1 beginbfrange <20> <7e> <0020> endbfrange endcmap end end',
  ].join('\n');
  const stream = (content: string): string => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    stream(`BT /F1 10 Tf ${shown} ET`),
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<<${glyphs}>>` +
      `/Encoding<</Type/Encoding/Differences[32 ${names}]>>/FirstChar 32/LastChar 126` +
      `/Widths[${codes.map(() => 556).join(' ')}]/ToUnicode 7 0 R>>`,
    stream('556 0 d0'),
    stream(map),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
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
    const { value } = await readWords(document).next();
    await document.close();
    expect(value!.page.words.map((word) => word.text)).toEqual(['Fee', '1.00', 'Fee', '1.00', 'Fee', '1.00']);
  });

  it('are read by pdf.js where each is drawn by itself, for PDFium takes them for blanks', async () => {
    expect(await isLeftToPdfjs(withoutOutlines('Fee', '1', '2'))).toBe(true);
  });
});

describe('a plain page', () => {
  it('is not left to pdf.js for its blanks, equal rows or overprinted bold', async () => {
    const bytes = await makePdf((pdf) => {
      for (const y of [100, 114, 128]) text(pdf, 'Fee 1.00', 50, y);
      text(pdf, ' ', 50, 200);
      text(pdf, 'Total', 50, 300);
      text(pdf, 'Total', 50.3, 300);
    });
    expect(await isLeftToPdfjs(bytes)).toBe(false);
  });
});
