/**
 * What decodes and encodes pictures. Two do the same: sharp, and one without it for where sharp cannot live, which is in a
 * process that holds a GLib of the system, as every Electron on Linux does. sharp brings a GLib of its own, the two mix
 * their objects up, and the process dies. https://github.com/lovell/sharp/issues/4522, docs/decisions/0025
 */
import { readFileSync } from 'node:fs';

/** Three bytes per pixel, row by row. */
export interface Rgb {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface DecodedPage extends Rgb {
  /** Pixels per inch as the file says; null where it says nothing. */
  readonly density: number | null;
}

/** A file of pictures whose head has been read. */
export interface PictureFile {
  /** Those of a TIFF; 1 for the others, whose further pictures are frames of a film. */
  readonly pageCount: number;
  /** Decodes page `number`, from 1, turned as the camera says and on white. Rejects where it is damaged. */
  page(number: number): Promise<DecodedPage>;
}

/** A picture has more pixels than may be decoded. */
export class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}

export interface PictureCodec {
  /**
   * JPEG, PNG, WebP, GIF and TIFF. Rejects what it cannot read, and with `PictureTooLargeError` pictures of more than
   * `maxPixels`.
   */
  open(bytes: Uint8Array, maxPixels: number): Promise<PictureFile>;
  png(picture: Rgb): Promise<Uint8Array>;
  /** The picture at one `factor`th of its size, a whole number; every pixel of it counts. */
  shrink(picture: Rgb, factor: number): Promise<Rgb>;
}

let chosen: Promise<PictureCodec> | null = null;

/** The codec for this process; loaded with its first use, for sharp must not even be loaded where it cannot live. */
export function pictureCodec(): Promise<PictureCodec> {
  chosen ??= load();
  return chosen;
}

async function load(): Promise<PictureCodec> {
  if (holdsSystemGlib()) return (await import('./by-canvas.ts')).canvasCodec;
  return (await import('./by-sharp.ts')).sharpCodec;
}

/** Whether the system's GObject is mapped into this process. */
function holdsSystemGlib(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\/libgobject-2\.0\.so/.test(readFileSync('/proc/self/maps', 'latin1'));
  } catch {
    return process.versions['electron'] !== undefined;
  }
}
