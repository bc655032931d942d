/** PDFium behind its door: what it opens, what it leaves to pdf.js, and what it does with the thread's memory. */
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { pdfium } from '../../../../server/extraction/open/pdfium-module.ts';
import { openPdfium, PdfiumTrap } from '../../../../server/extraction/open/pdfium.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, pageEntry, text } from './pdf.ts';

const statement = () => makePdf((pdf) => text(pdf, '05/01 Coffee 3.20', 50, 100));

describe('a file that PDFium opens', () => {
  it('has its pages with their crop box, turn and fields', async () => {
    const bytes = await makePdf((pdf) => {
      pageEntry(pdf, 'CropBox', [50, 50, 545.28, 792]);
      pageEntry(pdf, 'Rotate', 270);
      text(pdf, 'Balance', 100, 200);
    });
    const document = (await openPdfium(bytes, undefined))!;
    expect(document).toMatchObject({ pageCount: 1, encrypted: false, neededPassword: false, isForm: false });
    const page = document.page(1)!;
    expect(page).toMatchObject({ view: [50, 50, 545.28, 792], rotate: 270, hasFields: false });
    expect(document.page(2)).toBe(null);
    page.close();
    document.close();
  });

  it('opens with its password, and without one where it is locked for its owner alone', async () => {
    const locked = await makePdf((pdf) => text(pdf, 'x', 9, 9), {
      userPassword: 'gehe1m',
      pdfVersion: '1.7',
    });
    expect(await openPdfium(locked, undefined)).toBe(null);
    expect(await openPdfium(locked, 'wrong')).toBe(null);
    const opened = (await openPdfium(locked, 'gehe1m'))!;
    expect(opened).toMatchObject({ encrypted: true, neededPassword: true });
    opened.close();
    const owned = await makePdf((pdf) => text(pdf, 'x', 9, 9), { ownerPassword: 'own' });
    const free = (await openPdfium(owned, 'needless'))!;
    expect(free).toMatchObject({ encrypted: true, neededPassword: false });
    free.close();
  });

  it('gives its memory back', async () => {
    const bytes = await makePdf((pdf) => {
      for (let row = 0; row < 50; row += 1) text(pdf, `05/01 Row ${row} 3.20`, 50, 50 + row * 14);
    });
    const { memory } = await pdfium();
    const sizes: number[] = [];
    for (let round = 0; round < 120; round += 1) {
      const document = (await openPdfium(bytes, undefined))!;
      const page = document.page(1)!;
      page.use(() => {});
      page.close();
      document.close();
      sizes.push(memory.HEAPU8.byteLength);
    }
    expect(sizes.at(-1)).toBe(sizes[20]);
  });
});

describe('what PDFium leaves to pdf.js', () => {
  it('is a file it had to mend', async () => {
    const broken = Buffer.from(await statement())
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    expect(await openPdfium(Buffer.from(broken, 'latin1'), undefined)).toBe(null);
  });

  it('is all that is left of a file once it has trapped; the next file is its own again', async () => {
    const document = await openDocument(await statement());
    const page = document.kind === 'pdf' ? document.pdfium!.page(1)! : null;
    const trap = (): void => {
      throw Object.assign(new Error('unreachable'), { name: 'RuntimeError' });
    };
    const before = await pdfium();
    expect(() => page!.use(trap)).toThrow(PdfiumTrap);
    expect(() => page!.use(() => {})).toThrow(PdfiumTrap);
    const { value } = await textLayers(document).next();
    expect(value!.page.words.map((word) => word.text)).toEqual(['05/01', 'Coffee', '3.20']);
    await document.close();
    expect(await pdfium()).not.toBe(before);
    const next = await openPdfium(await statement(), undefined);
    expect(next).not.toBe(null);
    next!.close();
  });
});
