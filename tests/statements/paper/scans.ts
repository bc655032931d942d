/** Generated statements as scanners, fax machines and telephones hand them on: the pages drawn, spoilt and put in a file. */
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { openDocument } from '../../../server/extraction/open/open.ts';
import { renderPage } from '../../../server/extraction/render/render.ts';
import type { Generated } from '../layout.ts';
import { seededRandom, type Random } from '../random.ts';
import { spoil, type GreyPage, type Spoilage } from './spoil.ts';

export interface ScanKind extends Spoilage {
  readonly name: string;
  /** Pixels per inch. */
  readonly dpi: number;
  /** Quality of the JPEG, 1 to 100; null for a picture without loss. */
  readonly quality: number | null;
  readonly file: 'pdf' | 'jpg' | 'tiff';
}

/** What offices and telephones make, the better ones first. Slants are drawn from the seed, within their bounds. */
export const SCAN_KINDS: readonly ScanKind[] = [
  { name: 'scan300', dpi: 300, quality: 80, file: 'pdf', slant: 0.6, noise: 5, blur: 0.6 },
  { name: 'scan200', dpi: 200, quality: 70, file: 'pdf', slant: 1.2, noise: 6, blur: 0.6 },
  {
    name: 'holes250',
    dpi: 250,
    quality: 75,
    file: 'pdf',
    slant: 0.9,
    noise: 6,
    holes: true,
    ticks: true,
    shade: 0.15,
  },
  {
    name: 'stamp200',
    dpi: 200,
    quality: 75,
    file: 'pdf',
    slant: 0.5,
    noise: 5,
    stamp: true,
    paper: 240,
    ink: 40,
  },
  { name: 'bilevel300', dpi: 300, quality: null, file: 'tiff', slant: 0.7, noise: 10, bilevel: true },
  { name: 'turned300', dpi: 300, quality: 75, file: 'tiff', slant: 1, noise: 5, quarterTurns: 1 },
  { name: 'head200', dpi: 200, quality: 75, file: 'pdf', slant: 1, noise: 5, quarterTurns: 2, fold: 0.25 },
  {
    name: 'pale200',
    dpi: 200,
    quality: 70,
    file: 'pdf',
    slant: 0.4,
    noise: 7,
    blur: 0.7,
    paper: 235,
    ink: 90,
  },
  { name: 'scan150', dpi: 150, quality: 70, file: 'pdf', slant: 0.8, noise: 5 },
  { name: 'poor150', dpi: 150, quality: 55, file: 'pdf', slant: 1.5, noise: 8, blur: 0.5, shade: 0.2 },
  {
    name: 'photo',
    dpi: 260,
    quality: 85,
    file: 'jpg',
    noise: 5,
    blur: 0.9,
    shade: 0.45,
    paper: 225,
    ink: 30,
    perspective: 0.035,
  },
];

/** The statement as a file of pictures. Photos of several pages become a TIFF, because a JPEG holds one. */
export async function scanOf(
  generated: Generated,
  kind: ScanKind,
  seed: number,
): Promise<{ bytes: Uint8Array; extension: 'pdf' | 'jpg' | 'tiff' }> {
  const pages = await spoiltPages(generated, kind, seed);
  const extension = kind.file === 'jpg' && pages.length > 1 ? 'tiff' : kind.file;
  if (extension === 'jpg') return { bytes: await encoded(pages[0]!, kind), extension };
  return { bytes: extension === 'pdf' ? await asPdf(pages, kind) : await asTiff(pages, kind), extension };
}

async function spoiltPages(
  { pdf, password }: Pick<Generated, 'pdf' | 'password'>,
  kind: ScanKind,
  seed: number,
): Promise<GreyPage[]> {
  const random = seededRandom(seed);
  const pages: GreyPage[] = [];
  const document = await openDocument(pdf, { password });
  try {
    for (let page = 1; page <= document.pageCount; page += 1)
      pages.push(await scanPage(document, page, kind, random));
  } finally {
    await document.close();
  }
  return pages;
}

/** Single pages as pictures, as many as the statement has. */
export async function scannedPages(generated: Generated, kind: ScanKind, seed: number): Promise<Buffer[]> {
  const pages = await spoiltPages(generated, kind, seed);
  return Promise.all(pages.map((page) => encoded(page, kind)));
}

type Opened = Awaited<ReturnType<typeof openDocument>>;

async function scanPage(document: Opened, page: number, kind: ScanKind, random: Random): Promise<GreyPage> {
  const png = await renderPage(document, page, Math.round((await widthInches(document, page)) * kind.dpi));
  const slant = kind.slant === undefined ? 0 : kind.slant * (2 * random.next() - 1);
  return spoil(png, kind.dpi, { ...kind, slant }, random);
}

async function widthInches(document: Opened, number: number): Promise<number> {
  if (document.kind !== 'pdf') throw new Error('only drawn statements are scanned');
  const page = await (await document.pdf()).getPage(number);
  return page.getViewport({ scale: 1 }).width / 72;
}

function encoded({ data, width, height }: GreyPage, { quality, dpi }: ScanKind): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 1 } }).withDensity(dpi);
  return quality === null ? picture.png().toBuffer() : picture.jpeg({ quality }).toBuffer();
}

async function asPdf(pages: readonly GreyPage[], kind: ScanKind): Promise<Uint8Array> {
  const doc = new Pdf({ autoFirstPage: false, margin: 0 });
  const whole = buffer(doc);
  for (const page of pages) {
    const size: [number, number] = [(page.width / kind.dpi) * 72, (page.height / kind.dpi) * 72];
    doc.addPage({ size, margin: 0 });
    doc.image(await encoded(page, kind), 0, 0, { width: size[0], height: size[1] });
  }
  doc.end();
  return whole;
}

/** Pages of a TIFF are of one size for sharp; smaller ones get white at the right and below. */
async function asTiff(pages: readonly GreyPage[], kind: ScanKind): Promise<Uint8Array> {
  const width = Math.max(...pages.map((page) => page.width));
  const height = Math.max(...pages.map((page) => page.height));
  const sheets = await Promise.all(
    pages.map((page) =>
      sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
        .extend({ right: width - page.width, bottom: height - page.height, background: '#ffffff' })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  const channels = 1;
  return sharp(Buffer.concat(sheets), {
    raw: { width, height: height * pages.length, channels, pageHeight: height },
  })
    .toColourspace('b-w')
    .withDensity(kind.dpi)
    .tiff(
      kind.bilevel
        ? { compression: 'ccittfax4', bitdepth: 1 }
        : { compression: 'jpeg', quality: kind.quality ?? 90 },
    )
    .toBuffer();
}
