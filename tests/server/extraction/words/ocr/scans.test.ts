import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { scoreStatement } from '../../../../../server/cli/evaluate/score.ts';
import { extractStatement } from '../../../../../server/extraction/extract.ts';
import { openDocument } from '../../../../../server/extraction/open/open.ts';
import { renderPage } from '../../../../../server/extraction/render/render.ts';
import { createRecogniserPool } from '../../../../../server/extraction/words/ocr/pool.ts';
import { readPages } from '../../../../../server/extraction/words/pages.ts';
import { makePdf, text } from '../../open/pdf.ts';
import { drawn, pdfOfScans, photographed, scanned } from './degrade.ts';

const recogniser = createRecogniserPool(2);
afterAll(() => recogniser.close());

const read = (bytes: Uint8Array) => extractStatement(bytes, { recogniser });

describe('statements on paper', () => {
  it('reads a slanted, noisy scan with 200 dpi, page by page', async () => {
    const { pages, truth } = await drawn('debe-haber', 200);
    const scans = await Promise.all(pages.map((page) => scanned(page, { turn: 1.7 })));
    const done: number[] = [];
    const { statement, stages } = await extractStatement(await pdfOfScans(scans), {
      recogniser,
      onProgress: ({ stage, pagesDone }) => stage === 'reading' && done.push(pagesDone),
    });
    const { differences } = scoreStatement(truth, statement);
    expect(differences.filter((line) => !/^(?:text|fact)/.test(line))).toEqual([]);
    expect(stages.pages.every(({ source }) => source === 'ocr')).toBe(true);
    expect(done).toEqual([0, ...pages.map((_, index) => index + 1)]);
  });

  it.each([
    ['on its side', 90, 300],
    ['on its head', 180, 150],
  ])('reads a scan that lies %s', async (_name, turn, dpi) => {
    const { pages, truth } = await drawn('date-in-last-column', dpi);
    const tiff = await sharp(await scanned(pages[0]!, { turn: turn - 0.6, noise: 4 }))
      .tiff()
      .toBuffer();
    const { statement } = await read(tiff);
    expect(scoreStatement(truth, statement).strict).toMatchObject({ surplus: 0, missing: 0 });
  });

  it('reads a photo taken from aside in uneven light', async () => {
    const { pages, truth } = await drawn('date-in-last-column', 250);
    const { statement } = await read(await photographed(pages[0]!));
    expect(scoreStatement(truth, statement).strict).toMatchObject({ surplus: 0, missing: 0 });
  });
});

describe('pages among others', () => {
  it('takes text where it is and recognises where it is not', async () => {
    const { pages } = await drawn('date-in-last-column', 150);
    const bytes = await makePdf((pdf) => {
      text(pdf, 'A page of text, balance 12.50', 50, 100);
      pdf.addPage();
      pdf.image(pages[0]!, 0, 0, { width: pdf.page.width });
      pdf.addPage();
    });
    const document = await openDocument(bytes);
    const sources: string[] = [];
    for await (const { page } of readPages(document, recogniser)) sources.push(page.source);
    await document.close();
    expect(sources).toEqual(['text', 'ocr', 'empty']);
  });

  it('reads the picture where somebody hid a poor reading of it under it', async () => {
    const image = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#ffffff' } })
      .composite([{ input: Buffer.from(svg('Balance 4250')), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const bytes = await makePdf((pdf) => {
      pdf.image(image, 0, 0, { width: pdf.page.width, height: pdf.page.height });
      pdf.addContent('3 Tr');
      text(pdf, 'Ba1ance 4Z5O', 50, 100);
    });
    const document = await openDocument(bytes);
    const words: string[] = [];
    for await (const { page } of readPages(document, recogniser))
      words.push(...page.words.map((word) => word.text));
    await document.close();
    expect(words).toEqual(['Balance', '4250']);
  });

  it('draws a slanted scan straight, with the words where they were read', async () => {
    const { pages } = await drawn('date-in-last-column', 150);
    const document = await openDocument(await pdfOfScans([await scanned(pages[0]!, { turn: 3 })]));
    const { value } = await readPages(document, recogniser).next();
    const page = value!.page;
    const width = 1000;
    const png = await renderPage(document, 1, width);
    await document.close();
    const scale = width / page.width;
    const longest = page.words.toSorted((a, b) => b.text.length - a.text.length)[0]!;
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const darkest = (y: number): number => {
      const row = Math.round(y * scale) * info.width;
      return Math.min(
        ...data.subarray(row + Math.round(longest.x0 * scale), row + Math.round(longest.x1 * scale)),
      );
    };
    expect(darkest(longest.baseline - longest.size * 0.3)).toBeLessThan(120);
    expect(darkest(longest.baseline + longest.size * 0.33)).toBeGreaterThan(150);
  });
});

function svg(line: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><text x="110" y="210" font-family="sans-serif" font-size="30">${line}</text></svg>`;
}
