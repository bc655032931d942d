/** Pictures as documents: photos and scans in the formats that scanners, phones and fax machines write. */
import { createRequire } from 'node:module';
import { ExtractionError } from '../errors.ts';
import { threeChannels } from '../pictures/channels.ts';
import { pictureCodec, PictureTooLargeError } from '../pictures/codec.ts';
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

/** Opens a file of pictures. Throws `ExtractionError` `damaged_file`, `page_too_large`. */
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
  const codec = await pictureCodec();
  const file = await codec.open(bytes, MAX_PIXELS).catch(fail);
  return {
    pageCount: file.pageCount,
    async page(number) {
      const { data, width, height, density } = await file.page(number);
      return { data, width, height, dpi: credibleDpi(density) };
    },
  };
}

/** Cameras write 72 or nothing; what they say would be about the picture, not about the paper on it. */
function credibleDpi(density: number | null): number | null {
  if (density === null) return null;
  return density >= MIN_DPI && density <= MAX_DPI ? density : null;
}

/** Windows bitmaps: the canvas alone has a decoder for them. */
async function bmp(bytes: Uint8Array): Promise<Source> {
  const [{ loadImage }, { drawn }] = await Promise.all([
    import('@napi-rs/canvas'),
    import('../pictures/skia.ts'),
  ]);
  const image = await loadImage(Buffer.from(bytes)).catch(fail);
  const { width, height } = image;
  if (width < 1 || height < 1) throw damaged();
  if (width * height > MAX_PIXELS) throw tooLarge();
  return { pageCount: 1, page: () => Promise.resolve({ ...drawn(image), dpi: null }) };
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
      if (width * height > MAX_PIXELS) throw tooLarge();
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
  throw cause instanceof PictureTooLargeError ? tooLarge() : damaged(cause);
}

function tooLarge(): ExtractionError {
  return new ExtractionError(
    'page_too_large',
    `The picture has more than ${MAX_PIXELS / 1_000_000} megapixels.`,
    'Scan at 300 dpi, or make the picture smaller, and send that file.',
  );
}

function damaged(cause?: unknown): ExtractionError {
  return new ExtractionError(
    'damaged_file',
    'The picture cannot be decoded: a part of the file is missing or wrong.',
    'Scan or photograph the statement again, and send that file.',
    cause === undefined ? {} : { cause },
  );
}
