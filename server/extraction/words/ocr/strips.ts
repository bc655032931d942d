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
  /** Pixels of the strip per pixel of the page. */
  readonly scale: number;
  /** What was drawn of the piece, from left to right; see `spacing.ts`. */
  readonly parts: readonly Part[];
}

export interface Sheet {
  readonly image: Grey;
  readonly strips: readonly Strip[];
}

/** The networks read lines of 36 pixels, blank above and below included. */
export const STRIP_HEIGHT = 36;
/** Room above a capital and below the baseline, in heights of a capital: accents and descenders. */
const ABOVE = 0.42;
const BELOW = 0.49;
const ROOM = 1;
/**
 * Blank before and behind the text, pixels of the strip. Measured: with 10 the networks invent quotation marks and ones
 * before the first letter, with 0 they lose thin letters.
 */
const MARGIN = 2;
const SHEET_WIDTH = 2400;
const GUTTER = 8;

/** Draws the strips of all pieces on one sheet. */
export function layStrips(page: Grey, segments: readonly Segment[], room = ROOM): Sheet {
  const strips: Strip[] = [];
  let x = 0;
  let y = 0;
  for (const segment of segments) {
    const scale = STRIP_HEIGHT / ((1 + (ABOVE + BELOW) * room) * segment.capital);
    const parts = closeUp(page, segment);
    const width = Math.ceil(widthOf(parts) * scale) + 2 * MARGIN;
    if (x > 0 && x + width > SHEET_WIDTH) {
      x = 0;
      y += STRIP_HEIGHT + GUTTER;
    }
    strips.push({ segment, x, y, width, scale, parts });
    x += width + GUTTER;
  }
  const width = strips.reduce((most, strip) => Math.max(most, strip.x + strip.width), 1);
  const height = y + STRIP_HEIGHT;
  const data = new Uint8Array(width * height).fill(255);
  for (const strip of strips) drawStrip(page, strip, room, { data, width, height });
  return { image: { data, width, height }, strips };
}

function drawStrip(page: Grey, strip: Strip, room: number, sheet: Grey): void {
  const { segment, scale, parts } = strip;
  const top = segment.baseline - segment.capital * (1 + ABOVE * room);
  let drawn = 0;
  parts.forEach(({ x0, x1 }, index) => {
    // The blank before the first and behind the last part is the page's own.
    const before = index === 0 ? MARGIN : 0;
    const start = strip.x + (index === 0 ? 0 : MARGIN + Math.round(drawn * scale));
    const end =
      index === parts.length - 1
        ? strip.x + strip.width
        : strip.x + MARGIN + Math.round((drawn + x1 - x0) * scale);
    const toPage: Projection = [1 / scale, 0, x0 - before / scale, 0, 1 / scale, top, 0, 0];
    const width = Math.max(1, end - start);
    const piece = warp(page, toPage, width, STRIP_HEIGHT);
    for (let row = 0; row < STRIP_HEIGHT; row += 1)
      sheet.data.set(
        piece.data.subarray(row * width, (row + 1) * width),
        (strip.y + row) * sheet.width + start,
      );
    drawn += x1 - x0;
  });
}

/** The place on the page, in its pixels, of a point across a strip. */
export function onPage({ x, scale, parts }: Strip, sheetX: number): number {
  let left = (sheetX - x - MARGIN) / scale;
  for (const part of parts) {
    if (left <= part.x1 - part.x0 || part === parts.at(-1)) return part.x0 + left;
    left -= part.x1 - part.x0;
  }
  return left;
}
