/** Recognisers keep the pages they read: cells of them are read again without their picture. */
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRecogniserPool } from '../../../../../server/extraction/words/ocr/pool.ts';
import type { PagePicture } from '../../../../../server/extraction/words/ocr/pose.ts';
import { drawn } from './degrade.ts';

const DPI = 150;
const recogniser = createRecogniserPool(1);
afterAll(() => recogniser.close());

async function pictureOf(page: Buffer): Promise<PagePicture> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: { data: new Uint8Array(data), width: info.width, height: info.height }, dpi: DPI };
}

it('reads cells again from the page it kept, and asks for the picture of any other', async () => {
  const [page] = (await drawn('one-transaction', DPI)).pages;
  const { page: read } = await recogniser.read('kept', await pictureOf(page!), 1, null);
  const word = read.words.find(({ text }) => /^\d+[.,]\d\d$/.test(text))!;
  const cell = { x0: word.x0, x1: word.x1, baseline: word.baseline, size: word.size, free: 0 };
  const asked: string[] = [];
  const textIn = async (id: string, picture: PagePicture | null): Promise<string | undefined> => {
    const [reading] = await recogniser.reread(id, () => {
      asked.push(id);
      return Promise.resolve(picture);
    }, [cell]);
    return reading?.texts[0]?.text;
  };
  expect(await textIn('kept', null)).toBe(word.text);
  expect(asked).toEqual([]);
  expect(await textIn('unknown', await pictureOf(page!))).toBe(word.text);
  expect(await textIn('no picture', null)).toBeUndefined();
  expect(asked).toEqual(['unknown', 'no picture']);
}, 120_000);
