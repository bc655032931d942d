import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import type { OpenedImages } from '../../../../server/extraction/open/images.ts';
import { canvasCodec } from '../../../../server/extraction/pictures/by-canvas.ts';
import { PictureTooLargeError } from '../../../../server/extraction/pictures/codec.ts';

const WIDTH = 60;
const HEIGHT = 40;

/** White, with a black upper left quarter: shows how a picture is turned. */
const corner = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: 30, height: 20, channels: 3, background: '#000000' } }, left: 0, top: 0 },
  ]);

const blank = () => sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } });

async function images(bytes: Uint8Array): Promise<OpenedImages> {
  const document = await openDocument(bytes);
  if (document.kind !== 'images') throw new Error('not a document of pictures');
  return document;
}

/** Brightness in the middle of the upper left and of the lower right quarter. */
async function quarters(document: OpenedImages, number: number): Promise<[number, number]> {
  const { data, width, height } = await document.page(number);
  const at = (x: number, y: number): number =>
    data[(Math.floor(y * height) * width + Math.floor(x * width)) * 3]!;
  return [at(0.25, 0.25), at(0.75, 0.75)];
}

/** An uncompressed bitmap of 24 bits, bottom row first. Source: Microsoft, BITMAPINFOHEADER. */
async function bitmap(): Promise<Buffer> {
  const rgb = await corner().removeAlpha().raw().toBuffer();
  const stride = WIDTH * 3;
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + stride * HEIGHT, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(WIDTH, 18);
  head.writeInt32LE(HEIGHT, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const rows = Array.from({ length: HEIGHT }, (_, row) =>
    rgb.subarray((HEIGHT - 1 - row) * stride, (HEIGHT - row) * stride),
  );
  return Buffer.concat([head, ...rows]);
}

describe('pictures as documents', () => {
  it.each([
    ['image/jpeg', () => corner().jpeg().toBuffer()],
    ['image/png', () => corner().png().toBuffer()],
    ['image/webp', () => corner().webp({ lossless: true }).toBuffer()],
    ['image/gif', () => corner().gif().toBuffer()],
    ['image/tiff', () => corner().tiff().toBuffer()],
    ['image/bmp', bitmap],
  ])('opens %s', async (mediaType, make) => {
    const document = await images(await make());
    expect(document).toMatchObject({ mediaType, pageCount: 1 });
    const [upperLeft, lowerRight] = await quarters(document, 1);
    expect(upperLeft).toBeLessThan(20);
    expect(lowerRight).toBeGreaterThan(235);
    await document.close();
  });

  it('turns a photo as the camera says', async () => {
    // 3: the camera was held upside down.
    const document = await images(await corner().withMetadata({ orientation: 3 }).jpeg().toBuffer());
    const [upperLeft, lowerRight] = await quarters(document, 1);
    expect(upperLeft).toBeGreaterThan(235);
    expect(lowerRight).toBeLessThan(20);
  });

  it('shows what is transparent as paper', async () => {
    const clear = sharp({
      create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const document = await images(await clear.png().toBuffer());
    expect(await quarters(document, 1)).toEqual([255, 255]);
  });

  it('opens every page of a TIFF', async () => {
    const rows = [corner(), blank()].map((each) => each.png().toBuffer());
    const tiff = await sharp(await Promise.all(rows), { join: { animated: true } })
      .tiff()
      .toBuffer();
    const document = await images(tiff);
    expect(document.pageCount).toBe(2);
    expect((await quarters(document, 1))[0]).toBeLessThan(20);
    expect((await quarters(document, 2))[0]).toBeGreaterThan(235);
    await expect(openDocument(tiff, { maxPages: 1 })).rejects.toMatchObject({ code: 'too_many_pages' });
  });

  it.each([
    [300, 300],
    [72, null],
  ])('takes %i dpi for %s', async (density, dpi) => {
    const document = await images(await corner().withMetadata({ density }).png().toBuffer());
    expect((await document.page(1)).dpi).toBe(dpi);
  });
});

it('refuses a picture of too many pixels for what it is, from its head alone', async () => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(12_000, 0);
  head.writeUInt32BE(9_000, 4);
  head[8] = 1;
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(9_000 * 1_501))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const refusal = { code: 'page_too_large', message: expect.stringContaining('100 megapixels') };
  await expect(openDocument(bytes)).rejects.toMatchObject(refusal);
  await expect(canvasCodec.open(bytes, 100_000_000)).rejects.toThrow(PictureTooLargeError);
});
