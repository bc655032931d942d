/** Pictures without sharp: Skia's decoders and encoder, and a TIFF reader without machine code. See codec.ts. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PictureTooLargeError, type PictureCodec, type PictureFile } from './codec.ts';
import { densityOf } from './density.ts';
import { canvasOf, drawn, pixelsOf } from './skia.ts';
import { isTiff, openTiff } from './tiff.ts';

export const canvasCodec: PictureCodec = {
  async open(bytes, maxPixels) {
    if (isTiff(bytes)) return openTiff(bytes, maxPixels);
    return openPicture(bytes, maxPixels);
  },

  png: (picture) => canvasOf(picture).encode('png'),

  async shrink(picture, factor) {
    const width = Math.max(1, Math.round(picture.width / factor));
    const height = Math.max(1, Math.round(picture.height / factor));
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvasOf(picture), 0, 0, width, height);
    return Promise.resolve(pixelsOf(canvas));
  },
};

async function openPicture(bytes: Uint8Array, maxPixels: number): Promise<PictureFile> {
  if (!isWhole(bytes)) throw new Error('the file ends before its picture does');
  const image = await loadImage(Buffer.from(bytes));
  const { width, height } = image;
  if (width < 1 || height < 1) throw new Error('the picture is empty');
  if (width * height > maxPixels) throw new PictureTooLargeError();
  const density = densityOf(bytes);
  return { pageCount: 1, page: () => Promise.resolve({ ...drawn(image), density }) };
}

/** Skia shows what is there of a file that is cut short. What is missing must not pass for an empty page. */
function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end of a JPEG's picture comes after the start of its last scan; entropy-coded data holds neither mark.
  if (file.readUInt16BE(0) === 0xff_d8) {
    return file.lastIndexOf(Buffer.from([0xff, 0xd9])) > file.lastIndexOf(Buffer.from([0xff, 0xda]));
  }
  if (file.toString('latin1', 1, 4) === 'PNG') return file.includes('IEND', file.length - 64);
  if (file.toString('latin1', 0, 4) === 'RIFF') return file.length >= file.readUInt32LE(4) + 8;
  return true;
}
