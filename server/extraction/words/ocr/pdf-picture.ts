/** A picture of a page of a PDF: the scanner's own where the page is one, else the page drawn. */
import { createCanvas } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from '../../open/pdfjs.ts';
import { at, multiply, toMatrix, type Matrix } from '../matrix.ts';
import { list, number } from '../operands.ts';
import type { PagePicture } from './pose.ts';

const POINTS_PER_INCH = 72;
/** Drawn pages have this many pixels per inch, fewer when they are larger than a sheet of A3. */
const DRAWN_DPI = 300;
const MAX_PIXELS = 25_000_000;
/** A picture that covers this share of the page is the page. */
export const COVERS_PAGE = 0.85;

/** A picture on a page: where it lies, in PDF space, and under which name pdf.js keeps it. */
export interface PlacedImage {
  readonly name: string | null;
  readonly transform: Matrix;
}

export interface Paint {
  readonly images: readonly PlacedImage[];
  /** Anything at all is painted: pictures, paths or text. */
  readonly anything: boolean;
}

const IMAGE_OPERATORS = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
const OTHER_PAINT = new Set<number>([
  OPS.constructPath,
  OPS.shadingFill,
  OPS.showText,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
]);

/** What is painted on a page. */
export async function paintOf(page: PDFPageProxy): Promise<Paint> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const images: PlacedImage[] = [];
  let anything = false;
  let transform: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  fnArray.forEach((operator, index) => {
    const args = list(argsArray[index]);
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(transform);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) transform = saved.pop() ?? transform;
    if (operator === OPS.transform) transform = multiply(transform, toMatrix(args));
    if (operator === OPS.paintFormXObjectBegin && args[0] !== null && args[0] !== undefined)
      transform = multiply(transform, toMatrix(list(args[0])));
    if (IMAGE_OPERATORS.has(operator)) {
      const [name] = args;
      images.push({
        name: operator === OPS.paintImageXObject && typeof name === 'string' ? name : null,
        transform,
      });
    }
    if (OTHER_PAINT.has(operator)) anything = true;
  });
  return { images, anything: anything || images.length > 0 };
}

/** Share of the page that the largest picture on it covers, 0 to 1. */
export function coverage(page: PDFPageProxy, images: readonly PlacedImage[]): number {
  const [x0, y0, x1, y1] = page.view.map(Number);
  const whole = (x1! - x0!) * (y1! - y0!);
  return images.reduce((most, { transform }) => {
    const corners = [at(transform, 0, 0), at(transform, 1, 0), at(transform, 0, 1), at(transform, 1, 1)];
    const xs = corners.map(({ x }) => Math.max(x0!, Math.min(x1!, x)));
    const ys = corners.map(({ y }) => Math.max(y0!, Math.min(y1!, y)));
    const area = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
    return Math.max(most, area / whole);
  }, 0);
}

/** The page in grey. Text of the page itself is not in the scanner's picture, so `alone` says if there is none. */
export async function pdfPicture(page: PDFPageProxy, { images }: Paint, alone: boolean): Promise<PagePicture> {
  if (alone && images.length === 1) {
    const picture = await scannersOwn(page, images[0]!);
    if (picture !== null) return picture;
  }
  return drawn(page);
}

/** The picture as it was scanned; null where it is cut, turned or mirrored on the page, or cannot be had. */
async function scannersOwn(page: PDFPageProxy, { name, transform }: PlacedImage): Promise<PagePicture | null> {
  const [x0, y0, x1, y1] = page.view.map(Number);
  const [width, height] = [x1! - x0!, y1! - y0!];
  const [a, b, c, d, e, f] = transform;
  const exact =
    Math.abs(b) + Math.abs(c) < 0.001 * width &&
    Math.abs(e - x0!) < 0.02 * width &&
    Math.abs(f - y0!) < 0.02 * height &&
    Math.abs(a - width) < 0.02 * width &&
    Math.abs(d - height) < 0.02 * height;
  if (name === null || !exact) return null;
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<unknown>((resolve) => {
    store.get(name, resolve);
  });
  const grey = toGrey(image);
  return grey === null ? null : { grey, dpi: (grey.width / width) * POINTS_PER_INCH };
}

/** Kinds of pixels that pdf.js hands out (its `ImageKind`). */
const ONE_BIT = 1;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 4 };

function toGrey(image: unknown): PagePicture['grey'] | null {
  if (typeof image !== 'object' || image === null || !('data' in image) || !('kind' in image)) return null;
  if (!('width' in image) || !('height' in image)) return null;
  const { data, kind } = image;
  const [width, height] = [number(image.width), number(image.height)];
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || width < 1 || height < 1) return null;
  const grey = new Uint8Array(width * height);
  if (kind === ONE_BIT) {
    const stride = (width + 7) >> 3;
    if (data.length < stride * height) return null;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        grey[y * width + x] = (data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
    return { data: grey, width, height };
  }
  const channels = CHANNELS[number(kind)];
  if (channels === undefined || data.length < width * height * channels) return null;
  luma(data, channels, grey);
  return { data: grey, width, height };
}

/** Brightness as the eye sees it. Source: ITU-R BT.601. */
function luma(colours: Uint8Array | Uint8ClampedArray, channels: number, grey: Uint8Array): void {
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels)
    grey[at] = (colours[from]! * 77 + colours[from + 1]! * 150 + colours[from + 2]! * 29) >> 8;
}

async function drawn(page: PDFPageProxy): Promise<PagePicture> {
  const { canvas, dpi } = await drawPage(page);
  const { width, height } = canvas;
  const grey = new Uint8Array(width * height);
  luma(canvas.getContext('2d').getImageData(0, 0, width, height).data, 4, grey);
  return { grey: { data: grey, width, height }, dpi };
}

/** The page as the file turns it, in colour. */
export async function drawPage(page: PDFPageProxy): Promise<{ canvas: ReturnType<typeof createCanvas>; dpi: number }> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(DRAWN_DPI / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- pdf.js is typed for the browser's canvas; this one has the same methods
  await page.render({ canvas: canvas as unknown as RenderCanvas, viewport, background: '#ffffff' }).promise;
  return { canvas, dpi: scale * POINTS_PER_INCH };
}

type RenderCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];
