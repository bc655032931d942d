/** Pictures as documents: photos and scans in the formats that scanners, phones and fax machines write. */
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp, { type Metadata } from 'sharp';
import { ExtractionError } from '../errors.ts';
import type { MediaType } from './media-type.ts';

export type ImageType = Exclude<MediaType, 'application/pdf'>;

/** One page in colour: three bytes per pixel, row by row. */
export interface PageImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels per inch as the file says; null where it says nothing that can be true for paper. */
  readonly dpi: number | null;
}

/** A document of pictures. `close()` frees its memory; nothing of it may be used afterwards. */
export interface OpenedImages {
  readonly kind: 'images';
  readonly mediaType: ImageType;
  readonly pageCount: number;
  /** Pictures are never locked. */
  readonly neededPassword: false;
  /** Decodes page `number`, from 1, turned as the camera says. Throws `ExtractionError` `damaged_file`. */
  page(number: number): Promise<PageImage>;
  close(): Promise<void>;
}

/** Larger pictures are refused (A4 at 1000 dpi): they exhaust the memory of the thread. */
const MAX_PIXELS = 100_000_000;
/** Programs write 72 or 96 where they do not know. */
const MIN_DPI = 120;
const MAX_DPI = 1_300;

/** Opens a file of pictures. Throws `ExtractionError` `damaged_file`. */
export async function openImages(bytes: Uint8Array, mediaType: ImageType): Promise<OpenedImages> {
  const source = await (mediaType === 'image/heic'
    ? heic(bytes)
    : mediaType === 'image/bmp'
      ? bmp(bytes)
      : others(bytes));
  return {
    kind: 'images',
    mediaType,
    pageCount: source.pageCount,
    neededPassword: false,
    page: async (number) => {
      try {
        return await source.page(number);
      } catch (cause) {
        throw cause instanceof ExtractionError ? cause : damaged(cause);
      }
    },
    close: () => Promise.resolve(),
  };
}

interface Source {
  readonly pageCount: number;
  page(number: number): Promise<PageImage>;
}

async function others(bytes: Uint8Array): Promise<Source> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(fail);
  // Only the pages of a TIFF are pages; those of the others are frames of a film.
  const pageCount = metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1;
  return {
    pageCount,
    async page(number) {
      const picture = sharp(bytes, { page: number - 1, limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const { data, info } = await picture
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const own = number === 1 ? metadata : await sharp(bytes, { page: number - 1 }).metadata();
      return { ...threeChannels(data, info), dpi: credibleDpi(own) };
    },
  };
}

/** sharp may give grey as one channel. */
function threeChannels(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Omit<PageImage, 'dpi'> {
  if (channels === 3) return { data: new Uint8Array(data), width, height };
  const colours = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = data[at * channels + (channels < 3 ? 0 : channel)]!;
  return { data: colours, width, height };
}

/** Cameras write 72 or nothing; what they say would be about the picture, not about the paper on it. */
function credibleDpi({ density }: Metadata): number | null {
  if (density === undefined) return null;
  return density >= MIN_DPI && density <= MAX_DPI ? density : null;
}

/** sharp's libvips has no decoder for Windows bitmaps; the canvas has. */
async function bmp(bytes: Uint8Array): Promise<Source> {
  const image = await loadImage(Buffer.from(bytes)).catch(fail);
  const { width, height } = image;
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw damaged();
  return {
    pageCount: 1,
    page: async () => {
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      return Promise.resolve({
        ...threeChannels(new Uint8Array(data.buffer), { width, height, channels: 4 }),
        dpi: null,
      });
    },
  };
}

/** What is used of libheif; its own types stand for the whole library. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (result: object | null) => void,
  ): void;
  free(): void;
}
interface Heif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** The patents on HEVC keep it out of sharp; libheif comes as WebAssembly. It turns pictures as the file says. */
async function heic(bytes: Uint8Array): Promise<Source> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see Heif
  const heif = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Heif;
  let images: HeifImage[];
  try {
    images = new heif.HeifDecoder().decode(bytes);
  } catch (cause) {
    throw damaged(cause);
  }
  if (images.length === 0) throw damaged();
  return Promise.resolve({
    pageCount: images.length,
    page: async (number) => {
      const image = images[number - 1]!;
      const [width, height] = [image.get_width(), image.get_height()];
      if (width * height > MAX_PIXELS) throw damaged();
      const data = new Uint8ClampedArray(width * height * 4);
      await new Promise<void>((resolve, reject) => {
        image.display({ data, width, height }, (result) =>
          result === null ? reject(new Error('libheif cannot decode the picture')) : resolve(),
        );
      });
      return { ...threeChannels(new Uint8Array(data.buffer), { width, height, channels: 4 }), dpi: null };
    },
  });
}

function fail(cause: unknown): never {
  throw damaged(cause);
}

function damaged(cause?: unknown): ExtractionError {
  return new ExtractionError(
    'damaged_file',
    'The picture cannot be decoded: a part of the file is missing or wrong.',
    'Scan or photograph the statement again, and send that file.',
    cause === undefined ? {} : { cause },
  );
}
