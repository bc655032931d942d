/** A picture of a page of a PDF: the scanner's own where the page is one, else the page drawn. */
import { OPS } from '../../open/pdfjs-module.ts';
import type { PDFPageProxy } from '../../open/pdfjs.ts';
import { multiply, toMatrix, type Matrix } from '../matrix.ts';
import type { Paint, PlacedImage } from './coverage.ts';
import type { PageImage } from '../../open/images.ts';
import { list, number } from '../operands.ts';

const POINTS_PER_INCH = 72;
/** Drawn pages have this many pixels per inch, fewer when they are larger than a sheet of A3. */
const DRAWN_DPI = 300;
const MAX_PIXELS = 25_000_000;

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

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** What is painted on a page. */
export function paintOf({ fnArray, argsArray }: OperatorList): Paint {
  const images: PlacedImage[] = [];
  let anything = false;
  let transform: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  fnArray.forEach((operator, index) => {
    const args = list(argsArray[index]);
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(transform);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      transform = saved.pop() ?? transform;
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

/**
 * The page in colour. Text of the page itself is not in the scanner's picture, so `alone` says if there is none. `toDraw`
 * gives the page as it is to be drawn (`OpenedPdf.pageToDraw`).
 */
export async function pdfPicture(
  page: PDFPageProxy,
  { images }: Paint,
  alone: boolean,
  toDraw: () => Promise<PDFPageProxy>,
): Promise<PageImage> {
  if (alone && images.length === 1) {
    const picture = await scannersOwn(page, images[0]!);
    if (picture !== null) return picture;
  }
  const whole = await toDraw();
  try {
    return await drawn(whole);
  } finally {
    whole.cleanup();
  }
}

/** The picture as it was scanned; null where it is cut, turned or mirrored on the page, or cannot be had. */
async function scannersOwn(page: PDFPageProxy, { name, transform }: PlacedImage): Promise<PageImage | null> {
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
  const pixels = toColours(image);
  return pixels === null ? null : { ...pixels, dpi: (pixels.width / width) * POINTS_PER_INCH };
}

/** Kinds of pixels that pdf.js hands out (its `ImageKind`). */
const ONE_BIT = 1;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 4 };

function toColours(image: unknown): Omit<PageImage, 'dpi'> | null {
  if (typeof image !== 'object' || image === null || !('data' in image) || !('kind' in image)) return null;
  if (!('width' in image) || !('height' in image)) return null;
  const { data, kind } = image;
  const [width, height] = [number(image.width), number(image.height)];
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || width < 1 || height < 1)
    return null;
  if (kind === ONE_BIT) {
    const stride = (width + 7) >> 3;
    if (data.length < stride * height) return null;
    const colours = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if ((data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1)
          colours.fill(255, (y * width + x) * 3, (y * width + x) * 3 + 3);
    return { data: colours, width, height };
  }
  const channels = CHANNELS[number(kind)];
  if (channels === undefined || data.length < width * height * channels) return null;
  return { data: channels === 3 ? new Uint8Array(data) : withoutAlpha(data), width, height };
}

function withoutAlpha(data: Uint8Array | Uint8ClampedArray): Uint8Array {
  const colours = new Uint8Array((data.length / 4) * 3);
  for (let at = 0, from = 0; at < colours.length; at += 3, from += 4) {
    colours[at] = data[from]!;
    colours[at + 1] = data[from + 1]!;
    colours[at + 2] = data[from + 2]!;
  }
  return colours;
}

/** The page drawn as the file turns it. */
async function drawn(page: PDFPageProxy): Promise<PageImage> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(DRAWN_DPI / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- pdf.js is typed for the browser's canvas; this one has the same methods
  await page.render({ canvas: canvas as unknown as RenderCanvas, viewport, background: '#ffffff' }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { data: withoutAlpha(data), width, height, dpi: scale * POINTS_PER_INCH };
}

type RenderCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];
