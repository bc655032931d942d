/** Lays the pieces of text out for the recogniser: one strip each, all at the size it was trained on. */
import type { Grey } from './grey.ts';
import type { Segment } from './segments.ts';
import { closeUp, widthOf, type Part } from './spacing.ts';
import { warp, type Projection } from './warp.ts';

/** Where a piece lies on the sheet of strips, pixels. */
export interface Strip {
  readonly segment: Segment;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Blank before and behind the text, pixels. */
  readonly margin: number;
  /** Pixels of the strip per pixel of the page. */
  readonly scale: number;
  /** What was drawn of the piece, from left to right; see `spacing.ts`. */
  readonly parts: readonly Part[];
}

export interface Sheet {
  readonly image: Grey;
  readonly strips: readonly Strip[];
}

/** Room above a capital and below the baseline, in heights of a capital: accents and descenders. */
const ABOVE = 0.42;
const BELOW = 0.49;
const ROOM = 1;
/**
 * Blank before and behind the text, pixels of a strip of 36. Measured: with 10 the networks invent quotation marks and ones
 * before the first letter, with 0 they lose thin letters.
 */
const MARGIN = 2 / 36;
const SHEET_WIDTH = 2400;
const GUTTER = 8;

/** Draws the strips of all pieces on one sheet. `height` is what the network reads, blank above and below included. */
export function layStrips(page: Grey, segments: readonly Segment[], height: number, room = ROOM): Sheet {
  const strips: Strip[] = [];
  const margin = Math.round(MARGIN * height);
  let x = 0;
  let y = 0;
  for (const segment of segments) {
    const scale = height / ((1 + (ABOVE + BELOW) * room) * segment.capital);
    const parts = closeUp(page, segment);
    const width = Math.ceil(widthOf(parts) * scale) + 2 * margin;
    if (x > 0 && x + width > SHEET_WIDTH) {
      x = 0;
      y += height + GUTTER;
    }
    strips.push({ segment, x, y, width, margin, scale, parts });
    x += width + GUTTER;
  }
  const width = strips.reduce((most, strip) => Math.max(most, strip.x + strip.width), 1);
  const image = { data: new Uint8Array(width * (y + height)).fill(255), width, height: y + height };
  for (const strip of strips) drawStrip(page, strip, height, room, image);
  return { image, strips };
}

function drawStrip(page: Grey, strip: Strip, height: number, room: number, sheet: Grey): void {
  const { segment, scale, parts, margin } = strip;
  const top = segment.baseline - segment.capital * (1 + ABOVE * room);
  let drawn = 0;
  parts.forEach(({ x0, x1 }, index) => {
    // The blank before the first and behind the last part is the page's own.
    const before = index === 0 ? margin : 0;
    const start = strip.x + (index === 0 ? 0 : margin + Math.round(drawn * scale));
    const end =
      index === parts.length - 1
        ? strip.x + strip.width
        : strip.x + margin + Math.round((drawn + x1 - x0) * scale);
    const toPage: Projection = [1 / scale, 0, x0 - before / scale, 0, 1 / scale, top, 0, 0];
    const width = Math.max(1, end - start);
    const piece = warp(page, toPage, width, height);
    for (let row = 0; row < height; row += 1)
      sheet.data.set(
        piece.data.subarray(row * width, (row + 1) * width),
        (strip.y + row) * sheet.width + start,
      );
    drawn += x1 - x0;
  });
}

/** The place on the page, in its pixels, of a point across a strip. */
export function onPage({ x, scale, parts, margin }: Strip, sheetX: number): number {
  let left = (sheetX - x - margin) / scale;
  for (const part of parts) {
    if (left <= part.x1 - part.x0 || part === parts.at(-1)) return part.x0 + left;
    left -= part.x1 - part.x0;
  }
  return left;
}
