import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { textLayers } from '../../../support/text-layers.ts';
import type { TextLayer } from '../../../../server/extraction/words/text-layer.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { makePdf, pageEntry, text } from '../open/pdf.ts';
import type { Pdf } from '../open/pdf.ts';

async function read(draw: (pdf: Pdf) => void, options = {}): Promise<TextLayer[]> {
  const document = await openDocument(await makePdf(draw, options));
  const layers: TextLayer[] = [];
  for await (const layer of textLayers(document)) layers.push(layer);
  await document.close();
  return layers;
}

async function wordsOf(draw: (pdf: Pdf) => void, options = {}): Promise<readonly Word[]> {
  return (await read(draw, options))[0]!.page.words;
}

const texts = (words: readonly Word[]) => words.map((word) => word.text);

describe('places of words', () => {
  it('cuts a run at its blanks and places each word to about a point', async () => {
    let start = 0;
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'CARD PAYMENT illicit MWM 1,234.56', 50, 100);
      start = 50 + pdf.widthOfString('CARD PAYMENT illicit MWM ');
    });
    expect(texts(words)).toEqual(['CARD', 'PAYMENT', 'illicit', 'MWM', '1,234.56']);
    const amount = words[4]!;
    expect(words[0]!.x0).toBeCloseTo(50, 0);
    expect(Math.abs(amount.x0 - start)).toBeLessThan(1);
    expect(amount).toMatchObject({
      baseline: expect.closeTo(100, 1),
      size: expect.closeTo(10, 1),
      confidence: 1,
    });
    expect(amount.y0).toBeLessThan(94);
    expect(amount.y1).toBeGreaterThan(100);
  });

  it('gives columns that blanks make in a typewriter font their true places', async () => {
    const words = await wordsOf((pdf) => {
      pdf.font('Courier').fontSize(10);
      text(pdf, '01/02 SHOP          12.50      100.00', 40, 100);
    });
    expect(texts(words)).toEqual(['01/02', 'SHOP', '12.50', '100.00']);
    expect(words.map((word) => Math.round(word.x0))).toEqual([40, 76, 160, 226]);
  });

  it('reads top to bottom, then left to right, whatever was drawn first', async () => {
    const words = await wordsOf((pdf) => {
      text(pdf, 'fourth', 200, 140);
      text(pdf, 'second', 200, 100);
      text(pdf, 'third', 50, 140);
      text(pdf, 'first', 50, 100);
    });
    expect(texts(words)).toEqual(['first', 'second', 'third', 'fourth']);
  });
});

it('leaves out text so small that nobody can read it', async () => {
  const words = await wordsOf((pdf) => {
    pdf.fontSize(9);
    text(pdf, '02/03 Rent 410.00', 50, 100);
    pdf.fontSize(0.6);
    text(pdf, '02/03 Refund 73.00', 50, 112);
  });
  expect(texts(words)).toEqual(['02/03', 'Rent', '410.00']);
});

describe('words in parts', () => {
  it('joins glyphs drawn one by one, in any order', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      const glyphs = '1,719.33'.split('').map((glyph, index, all) => ({
        glyph,
        x: 50 + pdf.widthOfString(all.slice(0, index).join('')),
      }));
      for (const { glyph, x } of glyphs.reverse()) text(pdf, glyph, x, 100);
    });
    expect(texts(words)).toEqual(['1,719.33']);
  });

  it('joins glyphs though the one before was drawn far to their left', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      const end = 300 + pdf.widthOfString('4');
      text(pdf, '.', 50, 100);
      text(pdf, '1', end, 100);
      text(pdf, '4', 300, 100);
    });
    expect(texts(words)).toEqual(['.', '41']);
  });

  it('joins a word of two fonts and keeps neighbouring columns apart', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10).font('Helvetica');
      text(pdf, '12.50', 50, 100);
      const end = 50 + pdf.widthOfString('12.50');
      pdf.font('Helvetica-Bold');
      text(pdf, 'CR', end, 100);
      text(pdf, '99.00', end + pdf.widthOfString('CR') + 4, 100);
    });
    expect(texts(words)).toEqual(['12.50CR', '99.00']);
  });

  it('puts letter-spaced headings together, word by word', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'DATE', 50, 100, { characterSpacing: 3 });
      text(pdf, 'MONEY OUT', 150, 100, { characterSpacing: 3 });
    });
    expect(texts(words)).toEqual(['DATE', 'MONEY', 'OUT']);
  });

  it('finds the words of a heading whose letters are only a little apart', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'MONEY OUT', 50, 100, { characterSpacing: 1.2 });
    });
    expect(texts(words)).toEqual(['MONEY', 'OUT']);
  });

  it('puts letters together that are a little apart and kerned', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      text(pdf, 'DATA', 50, 100, { characterSpacing: 1.4 });
      text(pdf, 'VALUTA', 150, 100, { characterSpacing: 1.4 });
      text(pdf, 'DATUM', 250, 100, { characterSpacing: 1.4 });
    });
    expect(texts(words)).toEqual(['DATA', 'VALUTA', 'DATUM']);
  });

  it('leaves initials and single figures apart', async () => {
    const words = await wordsOf((pdf) => text(pdf, 'J R Smith 1 2', 50, 100));
    expect(texts(words)).toEqual(['J', 'R', 'Smith', '1', '2']);
  });
});

describe('text that is not there for the reader', () => {
  it('counts overprinted text once, and equal rows twice', async () => {
    const words = await wordsOf((pdf) => {
      for (const offset of [0, 0.3]) {
        text(pdf, '05/01 COFFEE 3.20', 50 + offset, 100);
        text(pdf, '05/01 COFFEE 3.20', 50 + offset, 114);
      }
    });
    expect(texts(words)).toEqual(['05/01', 'COFFEE', '3.20', '05/01', 'COFFEE', '3.20']);
  });

  it('counts overprinted text once when its glyphs are drawn twice each', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(10);
      let x = 50;
      for (const glyph of '1,711.88') {
        text(pdf, glyph, x, 100);
        text(pdf, glyph, x + 0.3, 100);
        x += pdf.widthOfString(glyph);
      }
    });
    expect(texts(words)).toEqual(['1,711.88']);
  });

  it('keeps every figure of a text that runs into the next column, where one stands on its like', async () => {
    const words = await wordsOf((pdf) => {
      pdf.fontSize(9);
      const end = 50 + pdf.widthOfString('TRANSFER TO ACCOUNT XXXX1179');
      text(pdf, 'TRANSFER TO ACCOUNT XXXX1179', 50, 100);
      text(pdf, '$9,153.00', end - pdf.widthOfString('$9') + 1.5, 100);
    });
    expect(texts(words)).toEqual(['TRANSFER', 'TO', 'ACCOUNT', 'XXXX1179', '$9,153.00']);
  });

  it('keeps a balance that is printed large', async () => {
    const words = await wordsOf((pdf) => {
      for (let row = 0; row < 5; row += 1) text(pdf.fontSize(8), 'Fee', 50, 100 + row * 12);
      text(pdf.fontSize(44), '1,234.56', 50, 400);
    });
    expect(texts(words)).toEqual(['Fee', 'Fee', 'Fee', 'Fee', 'Fee', '1,234.56']);
  });

  it('leaves out watermarks, margin text and what lies outside the crop box', async () => {
    const [layer] = await read((pdf) => {
      pageEntry(pdf, 'CropBox', [50, 50, 545, 792]);
      text(pdf, 'Balance 10.00', 100, 200);
      text(pdf, 'Balance 20.00', 100, 300);
      text(pdf, 'outside', 2, 300);
      pdf.save().rotate(-90, { origin: [70, 400] });
      text(pdf, 'FORM 123', 70, 400);
      pdf.restore();
      pdf.fontSize(110);
      text(pdf, 'COPY', 120, 500);
    });
    expect(texts(layer!.page.words)).toEqual(['Balance', '10.00', 'Balance', '20.00']);
    expect(layer!.page).toMatchObject({ width: 495, height: 742 });
    expect(layer!.page.words[0]!.x0).toBeCloseTo(50, 0);
    expect(layer!.dropped.map((each) => each.reason)).toEqual(
      expect.arrayContaining(['direction', 'watermark']),
    );
  });
});

describe('boxes for characters that a font lacks', () => {
  /** Its width in points, which pdfkit does not tell. */
  const BOX = 7.61;

  /** Draws texts in which a box stands for each "□", the way the PDF writer does: an "n" of ZapfDingbats. */
  const boxed = (pdf: Pdf, ...lines: readonly string[]): void => {
    pdf.fontSize(10);
    for (const [index, line] of lines.entries()) {
      let x = 50;
      for (const part of line.split(/(□)/)) {
        const box = part === '□';
        pdf.font(box ? 'ZapfDingbats' : 'Helvetica');
        if (part !== '') text(pdf, box ? 'n' : part, x, 100 + 20 * index);
        x += box ? BOX : pdf.widthOfString(part);
      }
    }
  };

  it('are the sign of a currency before the amounts, and blanks within a number', async () => {
    const words = await wordsOf((pdf) => boxed(pdf, 'Total □1,719.33', 'Opened □20.00', 'Closed □5□719.33'));
    expect(texts(words)).toEqual(['Total', '¤1,719.33', 'Opened', '¤20.00', 'Closed', '¤5', '719.33']);
  });

  it('say nothing where a blank parts them from the amounts', async () => {
    const words = await wordsOf((pdf) => boxed(pdf, 'Total □ 1,719.33', 'Opened □ 20.00'));
    expect(texts(words)).toEqual(['Total', '1,719.33', 'Opened', '20.00']);
  });

  it('stay boxes before few of the amounts, where they may be a minus, and in a text', async () => {
    const words = await wordsOf((pdf) => boxed(pdf, 'Caf□ □20.00', 'Salary 30.00', 'Interest 0.12'));
    expect(texts(words)).toEqual(['Caf■', '■20.00', 'Salary', '30.00', 'Interest', '0.12']);
  });
});

describe('upright pages', () => {
  it.each([90, 180, 270])('turns a page whose text runs at %i degrees', async (degrees) => {
    const draw = (pdf: Pdf) => {
      text(pdf, 'Opening balance', 60, 100);
      text(pdf, '12.50', 300, 160);
    };
    const straight = (await read(draw, { size: [400, 400] }))[0]!.page;
    const [turned] = await read(
      (pdf) => {
        pdf.rotate(degrees, { origin: [200, 200] });
        draw(pdf);
      },
      { size: [400, 400] },
    );
    expect(texts(turned!.page.words)).toEqual(['Opening', 'balance', '12.50']);
    for (const [index, word] of turned!.page.words.entries()) {
      expect(word.x0).toBeCloseTo(straight.words[index]!.x0, 0);
      expect(word.baseline).toBeCloseTo(straight.words[index]!.baseline, 0);
    }
  });

  it('swaps width and height of a landscape page that is read upright', async () => {
    const [layer] = await read((pdf) => {
      pageEntry(pdf, 'Rotate', 90);
      pdf.translate(595, 0).rotate(90);
      text(pdf, 'Date Amount', 100, 50);
    });
    expect(layer!.page.words.map((word) => Math.round(word.x0 / 10))).toHaveLength(2);
    expect(layer!.page.width).toBeGreaterThan(layer!.page.height);
  });
});

it('calls a page without words empty', async () => {
  const [layer] = await read((pdf) => void pdf.rect(10, 10, 50, 50).fill());
  expect(layer!.page).toMatchObject({ source: 'empty', words: [] });
  expect(layer!.quality.garbled).toBe(false);
});
