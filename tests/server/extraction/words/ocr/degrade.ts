/** Makes paper of generated statements: drawn, then spoilt as scanners and cameras spoil it. */
import sharp from 'sharp';
import { openDocument } from '../../../../../server/extraction/open/open.ts';
import { renderPage } from '../../../../../server/extraction/render/render.ts';
import { warp, type Projection } from '../../../../../server/extraction/words/ocr/warp.ts';
import { layouts } from '../../../../statements/registry.ts';
import type { Truth } from '../../../../../server/cli/evaluate/truth.ts';
import { makePdf } from '../../open/pdf.ts';

/** A generated statement's pages as PNG with `dpi` pixels per inch, and what it says. */
export async function drawn(
  layout: string,
  dpi: number,
  seed = 3,
): Promise<{ pages: Buffer[]; truth: Truth }> {
  const { pdf, truth } = await layouts.find(({ name }) => name === layout)!.generate(seed);
  const document = await openDocument(pdf);
  const pages: Buffer[] = [];
  for (let page = 1; page <= document.pageCount; page += 1)
    pages.push(Buffer.from(await renderPage(document, page, Math.round(8.27 * dpi))));
  await document.close();
  return { pages, truth };
}

export interface Damage {
  /** Degrees, clockwise; quarter turns too. */
  readonly turn?: number;
  /** Standard deviation of noise, grey values. */
  readonly noise?: number;
  readonly blur?: number;
  readonly quality?: number;
}

/** The page as a scanner saves it. */
export async function scanned(
  page: Buffer,
  { turn = 0, noise = 6, blur, quality = 70 }: Damage,
): Promise<Buffer> {
  const turned = sharp(
    await sharp(page).greyscale().rotate(turn, { background: '#ffffff' }).png().toBuffer(),
  );
  const { width, height } = await turned.metadata();
  const grain = { width, height, channels: 3 as const, background: '#808080' };
  const grey = await sharp({ create: { ...grain, noise: { type: 'gaussian', mean: 128, sigma: noise } } })
    .png()
    .toBuffer();
  const soft = blur === undefined ? turned : turned.blur(blur);
  return sharp(await soft.png().toBuffer())
    .composite([{ input: grey, blend: 'hard-light' }])
    .greyscale()
    .jpeg({ quality })
    .toBuffer();
}

/** Pages of a scanner as a PDF of pictures, A4. */
export function pdfOfScans(scans: readonly Buffer[]): Promise<Uint8Array> {
  return makePdf((pdf) => {
    scans.forEach((scan, index) => {
      if (index > 0) pdf.addPage();
      pdf.image(scan, 0, 0, { width: pdf.page.width, height: pdf.page.height });
    });
  });
}

/** The page photographed from aside, on a dark table, with a shadow over its lower half. */
export async function photographed(page: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.round(info.width * 1.25), Math.round(info.height * 1.2)];
  const toPage: Projection = [1.1, 0.05, -0.14 * info.width, -0.03, 1.08, -0.08 * info.height, 1e-5, 3e-5];
  // Outside its source `warp` is white, so the page is drawn as a negative: outside is then black.
  const negative = {
    data: new Uint8Array(data.map((value) => 255 - value)),
    width: info.width,
    height: info.height,
  };
  const seen = warp(negative, toPage, width, height);
  const lit = seen.data.map((value, at) => {
    const shadow = Math.min(1, Math.max(0.55, 1.3 - Math.floor(at / width) / height));
    return 40 + (255 - value) * 0.75 * shadow;
  });
  return sharp(Buffer.from(lit), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
