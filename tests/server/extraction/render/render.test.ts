import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { renderPage } from '../../../../server/extraction/render/render.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, pageEntry, text } from '../open/pdf.ts';
import type { Pdf } from '../open/pdf.ts';

/** Share of dark pixels inside a box of the picture, and the darkest row outside of all boxes. */
async function inkInBoxes(draw: (pdf: Pdf) => void, widthPx = 800) {
  const document = await openDocument(await makePdf(draw));
  const { value } = await textLayers(document).next();
  const { page } = value!;
  const image = await loadImage(Buffer.from(await renderPage(document, 1, widthPx)));
  await document.close();
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const scale = image.width / page.width;
  const isDark = (x: number, y: number) => data[(y * image.width + x) * 4]! < 128;
  const shares = page.words.map((word) => {
    let dark = 0;
    let all = 0;
    for (let y = Math.floor(word.y0 * scale); y < word.y1 * scale; y += 1) {
      for (let x = Math.floor(word.x0 * scale); x < word.x1 * scale; x += 1) {
        all += 1;
        if (isDark(x, y)) dark += 1;
      }
    }
    return dark / all;
  });
  let outside = 0;
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      if (!isDark(x, y)) continue;
      const [px, py] = [x / scale, y / scale];
      const near = page.words.some((w) => px > w.x0 - 1 && px < w.x1 + 1 && py > w.y0 - 1 && py < w.y1 + 1);
      if (!near) outside += 1;
    }
  }
  return { words: page.words, image, shares, outside };
}

const row = (pdf: Pdf) => {
  pdf.fontSize(12);
  text(pdf, '05/01/2024 COFFEE HOUSE', 80, 150);
  text(pdf, '3.20', 300, 150);
};

describe('the picture of a page', () => {
  it.each<[string, (pdf: Pdf) => void]>([
    ['as it is', row],
    [
      'turned by its page entry',
      (pdf) => {
        pageEntry(pdf, 'Rotate', 90);
        row(pdf);
      },
    ],
    [
      'cropped',
      (pdf) => {
        pageEntry(pdf, 'CropBox', [40, 60, 500, 780]);
        row(pdf);
      },
    ],
    [
      'with text drawn upside down',
      (pdf) => {
        pdf.rotate(180, { origin: [297, 421] });
        row(pdf);
      },
    ],
    [
      'turned and cropped',
      (pdf) => {
        pageEntry(pdf, 'Rotate', 270);
        pageEntry(pdf, 'CropBox', [40, 60, 500, 780]);
        row(pdf);
      },
    ],
  ])('shows the words inside their boxes: %s', async (_name, draw) => {
    const { words, image, shares, outside } = await inkInBoxes(draw);
    expect(words.map((word) => word.text)).toEqual(['05/01/2024', 'COFFEE', 'HOUSE', '3.20']);
    expect(image.width).toBe(800);
    for (const share of shares) expect(share).toBeGreaterThan(0.08);
    expect(outside).toBe(0);
  });

  it('is bounded in size', async () => {
    const document = await openDocument(await makePdf((pdf) => text(pdf, 'x', 10, 10), { size: [20, 2000] }));
    const image = await loadImage(Buffer.from(await renderPage(document, 1, 1_000_000)));
    expect(image.width * image.height).toBeLessThanOrEqual(25_100_000);
    await document.close();
  });

  it('refuses pages that do not exist', async () => {
    const document = await openDocument(await makePdf((pdf) => text(pdf, 'x', 10, 10)));
    await expect(renderPage(document, 2, 800)).rejects.toThrow(RangeError);
    await expect(renderPage(document, 0, 800)).rejects.toThrow(RangeError);
    await document.close();
  });
});
