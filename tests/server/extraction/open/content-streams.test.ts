import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { suspicionsOf } from '../../../../server/extraction/open/content-streams.ts';
import { makePdf, text } from './pdf.ts';
import type { Pdf } from './pdf.ts';

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa3311' } })
    .jpeg()
    .toBuffer();
}

async function holdsPictures(draw: (pdf: Pdf) => void, options = {}): Promise<boolean> {
  return suspicionsOf(await makePdf(draw, options)).pictures;
}

describe('the quick look for pictures', () => {
  it('finds none in text, lines and boxes', async () => {
    const plain = await holdsPictures((pdf) => {
      pdf.rect(40, 60, 400, 20).fill('#003366');
      text(pdf.fillColor('black'), 'Balance', 50, 100);
    });
    expect(plain).toBe(false);
  });

  it('finds a picture of its own', async () => {
    const image = await picture();
    expect(await holdsPictures((pdf) => pdf.image(image, 50, 50))).toBe(true);
  });

  it('finds a picture whose dictionary is too long to be looked through', async () => {
    const bytes = await makePdf((pdf) => text(pdf, 'Balance', 50, 100), { compress: false });
    const file = Buffer.from(bytes).toString('latin1');
    const padded = file.replace('stream\n', `${' '.repeat(4_000)}stream\n`);
    expect(padded).not.toBe(file);
    expect(suspicionsOf(Buffer.from(padded, 'latin1')).pictures).toBe(true);
  });

  it.each([true, false])('finds a picture within a content stream (packed: %s)', async (compress) => {
    const inline = await holdsPictures(
      (pdf) => {
        pdf.addContent('q 100 0 0 100 50 50 cm\nBI /W 1 /H 1 /CS /G /BPC 8 ID x EI\nQ');
      },
      { compress },
    );
    expect(inline).toBe(true);
  });
});
