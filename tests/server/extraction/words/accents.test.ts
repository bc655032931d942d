/** Accents that are drawn as glyphs of their own over their letters. */
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';

async function read(draw: (pdf: Pdf) => void): Promise<string> {
  const document = await openDocument(await makePdf(draw));
  const { value } = await textLayers(document).next();
  await document.close();
  return value!.page.words.map((word) => word.text).join(' ');
}

/** Draws letters one behind the other; behind "[accent]letter" the accent over the middle of its letter, raised by `up` points. */
function typeset(pdf: Pdf, content: string, x: number, y: number, up = 0): void {
  let end = x;
  for (const [, accent, letter] of content.matchAll(/(?:\[(.)\])?([^[])/gu)) {
    const width = pdf.widthOfString(letter!);
    if (accent !== undefined) text(pdf, accent, end + (width - pdf.widthOfString(accent)) / 2, y - up);
    if (letter !== ' ') text(pdf, letter!, end, y);
    end += width;
  }
}

describe('accents drawn apart', () => {
  it.each([
    ['Gr[¨]un M[¨]arz', 0, 'Grün März'],
    ['Panader[´]ia Jos[´]e', 0, 'Panadería José'],
    ['[¨]Ubertrag [´]Electricit[´]e', 2, 'Übertrag Électricité'],
    ['Fa[¸]cades re[¸]cu', 0, 'Façades reçu'],
  ])('are of the letters below them: %s', async (content, up, said) => {
    const words = await read((pdf) => {
      pdf.fontSize(10);
      text(pdf, '04/03/2026', 50, 100);
      typeset(pdf, content, 150, 100, up);
      text(pdf, '12.50', 400, 100);
    });
    expect(words).toBe(`04/03/2026 ${said} 12.50`);
  });

  it('are none between letters, and none that no letter has', async () => {
    const words = await read((pdf) => {
      text(pdf, 'O´Brien', 50, 100);
      typeset(pdf, 'q[´]x', 150, 100);
    });
    expect(words).toContain('O´Brien');
    expect(words).toContain('´');
  });
});
