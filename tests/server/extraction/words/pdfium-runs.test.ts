/** Runs of text by PDFium: where they begin and end, and where they are parted. */
import { describe, expect, it } from 'vitest';
import { openPdfium } from '../../../../server/extraction/open/pdfium.ts';
import { runsOf } from '../../../../server/extraction/words/pdfium-runs.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';
import { HELVETICA, rawPdf, unicodeMap } from '../open/raw-pdf.ts';

async function runs(draw: (pdf: Pdf) => void) {
  return runsIn(await makePdf(draw));
}

async function runsIn(bytes: Uint8Array) {
  const document = (await openPdfium(bytes, undefined))!;
  const page = document.page(1)!;
  const { items } = page.use(runsOf)!;
  page.close();
  document.close();
  return items.filter(({ str }) => str.trim() !== '');
}

const texts = async (draw: (pdf: Pdf) => void) => (await runs(draw)).map(({ str }) => str);

describe('places', () => {
  it('are those of the glyphs, to a hundredth of a point', async () => {
    let start = 0;
    let width = 0;
    const [, amount] = await runs((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'Illicit 1,234.56', 50, 100);
      start = 50 + pdf.widthOfString('Illicit ');
      width = pdf.widthOfString('1,234.56');
    });
    expect(amount!.str).toBe('1,234.56');
    expect(amount!.transform[4]).toBeCloseTo(start, 1);
    expect(amount!.width).toBeCloseTo(width, 1);
  });

  it('go along text that is turned', async () => {
    const [first, second] = await runs((pdf) => {
      pdf.fontSize(10).rotate(-90, { origin: [300, 400] });
      text(pdf, 'Date Amount', 300, 400);
    });
    expect([first!.str, second!.str]).toEqual(['Date', 'Amount']);
    expect(second!.transform[5]! - first!.transform[5]!).toBeCloseTo(23.9, 0);
    expect(first!.width).toBeCloseTo(21.1, 0);
  });
});

describe('glyphs', () => {
  const drawn = async (content: string) =>
    (await runsIn(rawPdf(`BT ${content} Tj ET`, HELVETICA))).map(({ str, width, transform }) => ({
      str,
      width: Number(width.toFixed(1)),
      size: Number(transform[0]!.toFixed(1)),
    }));

  it('that lean reach as far as upright ones', async () => {
    expect(await drawn('/F1 10 Tf 1 0 0.33 1 50 700 Tm (Added 11.71)')).toEqual([
      { str: 'Added', width: 28.9, size: 10 },
      { str: '11.71', width: 25, size: 10 },
    ]);
  });

  it('that stand on their heads by a size below zero and by their matrix stand upright', async () => {
    expect(await drawn('/F1 -10 Tf -1 0 0 -1 50 700 Tm (Added 11.71)')).toEqual([
      { str: 'Added', width: 28.9, size: 10 },
      { str: '11.71', width: 25, size: 10 },
    ]);
  });
});

describe('fonts', () => {
  it('are not written downwards where an object of text begins with a blank, lower down', async () => {
    const bytes = rawPdf('BT /F1 10 Tf 50 700 Td (Ferry) Tj 0 -4 Td ( Landing) Tj ET', HELVETICA);
    const document = (await openPdfium(bytes, undefined))!;
    const page = document.page(1)!;
    const { items, styles } = page.use(runsOf)!;
    page.close();
    document.close();
    expect(items.map(({ str }) => str).filter((str) => str.trim() !== '')).toEqual(['Ferry', 'Landing']);
    expect(Object.values(styles).map(({ vertical }) => vertical)).toEqual([false]);
  });
});

describe('a run', () => {
  it('ends where a gap is as wide as a blank, though none was typed', async () => {
    const parted = await texts((pdf) => {
      pdf.fontSize(10);
      text(pdf, '12.50', 50, 100);
      text(pdf, '99.00', 50 + pdf.widthOfString('12.50') + 2, 100);
    });
    expect(parted).toEqual(['12.50', '99.00']);
  });

  it('ends where another object of text begins a little apart, but not where its own letters are spaced so', async () => {
    const width = (pdf: Pdf): number => pdf.font('Courier').fontSize(10).widthOfString('12.50');
    const cells = await texts((pdf) => {
      const behind = 50 + width(pdf);
      text(pdf, '12.50', 50, 100);
      text(pdf, 'fee', behind + 1.15, 100);
    });
    expect(cells).toEqual(['12.50', 'fee']);
    const spaced = await runsIn(rawPdf('BT /F1 10 Tf 1.15 Tc 50 800 Td (fee) Tj ET', HELVETICA));
    expect(spaced.map(({ str }) => str)).toEqual(['fee']);
  });

  it('goes on where characters that fill their em are drawn a little apart, each an object of text', async () => {
    const font = HELVETICA.replace('>>', '/ToUnicode 6 0 R>>');
    const drawn = 'BT /F1 10 Tf 50 800 Td (a) Tj 6.75 0 Td (b) Tj ET';
    const read = async (first: string, second: string) => {
      const map = unicodeMap({ '61': first, '62': second }).replace('<20> <7d>', '<20> <60>');
      return (await runsIn(rawPdf(drawn, font, map))).map(({ str }) => str);
    };
    expect(await read('53e3', '5ea7')).toEqual(['口座']);
    expect(await read('0061', '0062')).toEqual(['a', 'b']);
  });

  it('leaves out a hyphen where it may be parted, but is not', async () => {
    // A code that draws nothing, and has no width.
    const widths = `/FirstChar 1/LastChar 126/Widths[0 ${'500 '.repeat(125)}]`;
    const font = HELVETICA.replace('>>', `${widths}/ToUnicode 6 0 R>>`);
    const bytes = rawPdf('BT /F1 10 Tf 50 800 Td (pay\\001ments) Tj ET', font, unicodeMap({ '01': '00ad' }));
    expect((await runsIn(bytes)).map(({ str }) => str)).toEqual(['payments']);
  });

  it('ends at a glyph 0 that draws nothing', async () => {
    const bytes = rawPdf('BT /F1 10 Tf 50 800 Td (Fee\\0001\\0002) Tj ET', HELVETICA);
    expect((await runsIn(bytes)).map(({ str }) => str)).toEqual(['Fee', '1', '2']);
  });

  it('goes on over a blank that the next glyph is drawn over', async () => {
    const kerned = await texts((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'Ko ', 50, 100);
      text(pdf, 'whai', 50 + pdf.widthOfString('Ko') - 0.1, 100);
    });
    expect(kerned).toEqual(['Kowhai']);
  });

  it('is in order where text is upside down and drawn in parts', async () => {
    const turned = await texts((pdf) => {
      pdf.fontSize(10).rotate(180, { origin: [300, 400] });
      let x = 50;
      for (const part of ['S', 'ta', 'te', 'me', 'nt', ' 2', '02', '5']) {
        text(pdf, part, x, 100);
        x += pdf.widthOfString(part);
      }
    });
    expect(turned).toContain('202');
  });

  it('has all letters of a glyph that stands for several', async () => {
    const font = HELVETICA.replace('>>', '/ToUnicode 6 0 R>>');
    const bytes = rawPdf('BT /F1 10 Tf 50 800 Td (a~ne ~sh) Tj ET', font, unicodeMap({ '7e': '00660069' }));
    expect((await runsIn(bytes)).map(({ str }) => str)).toEqual(['afine', 'fish']);
  });

  it('keeps the order of lam-alef, which is one glyph, in a word that is drawn from the left', async () => {
    const font = HELVETICA.replace('>>', '/ToUnicode 6 0 R>>');
    // Drawn: heh, feh, lam-alef, kheh. Read: khilafa.
    const map = unicodeMap({ c0: '0647', c1: '0641', c2: '06440627', c3: '062e' });
    const bytes = rawPdf('BT /F1 10 Tf 50 800 Td <c0c1c2c3> Tj ET', font, map);
    expect((await runsIn(bytes)).map(({ str }) => str)).toEqual(['خلافه']);
  });

  it('keeps the minus behind an amount that ends a line', async () => {
    const lines = await texts((pdf) => {
      text(pdf, '12.50-', 50, 100);
      text(pdf, 'card-', 50, 114);
      text(pdf, 'payment', 50, 128);
    });
    expect(lines).toEqual(['12.50-', 'card-', 'payment']);
  });
});
