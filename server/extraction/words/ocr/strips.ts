/** Lays the pieces of text out for the recogniser: one strip each, all at the size it was trained on. */
import type { Grey } from './grey.ts';
import type { Segment } from './segments.ts';
import { warp, type Projection } from './warp.ts';

/** Where a piece lies on the sheet of strips, pixels. */
export interface Strip {
  readonly segment: Segment;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Pixels of the strip per pixel of the page. */
  readonly scale: number;
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
    const width = Math.ceil((segment.x1 - segment.x0) * scale) + 2 * MARGIN;
    if (x > 0 && x + width > SHEET_WIDTH) {
      x = 0;
      y += STRIP_HEIGHT + GUTTER;
    }
    strips.push({ segment, x, y, width, scale });
    x += width + GUTTER;
  }
  const width = strips.reduce((most, strip) => Math.max(most, strip.x + strip.width), 1);
  const height = y + STRIP_HEIGHT;
  const data = new Uint8Array(width * height).fill(255);
  for (const strip of strips) {
    const { segment, scale } = strip;
    const top = segment.baseline - segment.capital * (1 + ABOVE * room);
    const left = segment.x0 - MARGIN / scale;
    const toPage: Projection = [1 / scale, 0, left, 0, 1 / scale, top, 0, 0];
    const drawn = warp(page, toPage, strip.width, STRIP_HEIGHT);
    for (let row = 0; row < STRIP_HEIGHT; row += 1)
      data.set(
        drawn.data.subarray(row * strip.width, (row + 1) * strip.width),
        (strip.y + row) * width + strip.x,
      );
  }
  return { image: { data, width, height }, strips };
}

/** The place on the page, in its pixels, of a point across a strip. */
export function onPage({ segment, x, scale }: Strip, sheetX: number): number {
  return segment.x0 + (sheetX - x - MARGIN) / scale;
}
