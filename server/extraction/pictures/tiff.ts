/** TIFF, as scanners and fax machines write it, read without machine code. */
import UTIF, { type IFD } from 'utif2';
import { threeChannels } from './channels.ts';
import { PictureTooLargeError, type DecodedPage, type PictureFile, type Rgb } from './codec.ts';
import { checkDirectories } from './tiff-directories.ts';

/** Tags of TIFF 6.0. */
const TAG = { width: 't256', height: 't257', orientation: 't274', resolution: 't282', unit: 't296' } as const;
const CM_PER_INCH = 2.54;

export function isTiff(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  return head === 'II*\0' || head === 'MM\0*';
}

/** Rejects a file without a picture, or with one of more than `maxPixels`. */
export async function openTiff(bytes: Uint8Array, maxPixels: number): Promise<PictureFile> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkDirectories(file);
  const pages = UTIF.decode(file).filter((page) => numberOf(page, TAG.width) !== null);
  if (pages.length === 0) throw new Error('the file holds no picture');
  for (const page of pages) {
    const pixels = (numberOf(page, TAG.width) ?? 0) * (numberOf(page, TAG.height) ?? 0);
    if (pixels < 1) throw new Error('the picture is empty');
    if (pixels > maxPixels) throw new PictureTooLargeError();
  }
  return Promise.resolve({
    pageCount: pages.length,
    page: async (number) => Promise.resolve(decoded(file, pages[number - 1]!)),
  });
}

function decoded(file: Buffer, page: IFD): DecodedPage {
  // The decoder adds to what it is given; a copy keeps a page that was read from staying in memory.
  const own: IFD = { ...page };
  const pixels = unpacked(file, own);
  const { width, height } = own;
  const upright = turned(
    threeChannels(onWhite(pixels), { width, height, channels: 4 }),
    numberOf(page, TAG.orientation) ?? 1,
  );
  return { ...upright, density: densityOf(page) };
}

/** Four channels. What the decoder throws need not be an error. */
function unpacked(file: Buffer, page: IFD): Uint8Array {
  try {
    UTIF.decodeImage(file, page);
    return UTIF.toRGBA8(page);
  } catch (error) {
    throw error instanceof Error ? error : new Error(String(error));
  }
}

function densityOf(page: IFD): number | null {
  const value: unknown = page[TAG.resolution];
  // A fraction, in a list of its own.
  const [fraction]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(fraction)) return null;
  const resolution = Number(fraction[0]) / Number(fraction[1]);
  const unit = numberOf(page, TAG.unit) ?? 2;
  if (!Number.isFinite(resolution) || unit < 2) return null;
  return Math.round(unit === 3 ? resolution * CM_PER_INCH : resolution);
}

function numberOf(page: IFD, tag: string): number | null {
  const value: unknown = page[tag];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' && Number.isFinite(first) ? first : null;
}

/** What is transparent, as on paper. */
function onWhite(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const opaque = pixels[at + 3]!;
    if (opaque === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.round((pixels[channel]! * opaque + 255 * (255 - opaque)) / 255);
  }
  return pixels;
}

/** Orientations 2 to 8: whether the rows and columns of the file change places, then whether each is mirrored. */
const TURNS: Readonly<Record<number, { swap: boolean; mirrorX: boolean; mirrorY: boolean }>> = {
  2: { swap: false, mirrorX: true, mirrorY: false },
  3: { swap: false, mirrorX: true, mirrorY: true },
  4: { swap: false, mirrorX: false, mirrorY: true },
  5: { swap: true, mirrorX: false, mirrorY: false },
  6: { swap: true, mirrorX: true, mirrorY: false },
  7: { swap: true, mirrorX: true, mirrorY: true },
  8: { swap: true, mirrorX: false, mirrorY: true },
};

/** Turns a picture as its Orientation tag says. */
export function turned({ data, width, height }: Rgb, orientation: number): Rgb {
  const turn = TURNS[orientation];
  if (turn === undefined) return { data, width, height };
  const [columns, rows] = turn.swap ? [height, width] : [width, height];
  const result = new Uint8Array(data.length);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const [across, down] = [turn.mirrorX ? columns - 1 - x : x, turn.mirrorY ? rows - 1 - y : y];
      const from = (turn.swap ? across * width + down : down * width + across) * 3;
      const to = (y * columns + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) result[to + channel] = data[from + channel]!;
    }
  }
  return { data: result, width: columns, height: rows };
}
