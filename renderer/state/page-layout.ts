/**
 * Where pages lie in the pane that shows them, one below the other. Pure. Pages are measured in points and upright; the
 * user may turn the view. Places in the pane are CSS pixels from the top left of all pages.
 */
import type { Box } from '../../shared/statement.ts';
import { assertNever } from './never.ts';

export type Rotation = 0 | 90 | 180 | 270;

export interface PageView {
  /** What the scale follows; null: the user chose a scale. */
  readonly fit: 'width' | 'page' | null;
  /** CSS pixels per point where `fit` is null. */
  readonly scale: number;
  /** Clockwise, degrees. */
  readonly rotation: Rotation;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A page in the pane. Its box is that of the turned page. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per point. */
  readonly scale: number;
}

export interface Layout {
  readonly sheets: readonly Sheet[];
  readonly width: number;
  readonly height: number;
}

/** Space around and between pages, in CSS pixels. */
export const MARGIN = 16;
/** CSS pixels per point at 100 %: an inch is 96 pixels and 72 points. */
export const FULL_SIZE = 96 / 72;
const LEAST_SCALE = FULL_SIZE / 4;
export const MOST_SCALE = FULL_SIZE * 8;
/** Steps of the zoom, as parts of full size. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

export const FIT_WIDTH: PageView = { fit: 'width', scale: FULL_SIZE, rotation: 0 };

function isSideways(rotation: Rotation): boolean {
  return rotation === 90 || rotation === 270;
}

/** Lays the pages out in a pane of a size in CSS pixels. */
export function layoutPages(pages: readonly PageSize[], view: PageView, pane: PageSize): Layout {
  const room = { width: Math.max(1, pane.width - 2 * MARGIN), height: Math.max(1, pane.height - 2 * MARGIN) };
  let top = MARGIN;
  let widest = 0;
  const placed = pages.map((page) => {
    const turned = isSideways(view.rotation) ? { width: page.height, height: page.width } : page;
    const scale = scaleOf(turned, view, room);
    const sheet = { top, width: turned.width * scale, height: turned.height * scale, scale };
    top += sheet.height + MARGIN;
    widest = Math.max(widest, sheet.width);
    return sheet;
  });
  const width = Math.max(pane.width, widest + 2 * MARGIN);
  return {
    sheets: placed.map((sheet) => ({ ...sheet, left: Math.max(MARGIN, (width - sheet.width) / 2) })),
    width,
    height: top,
  };
}

function scaleOf(page: PageSize, view: PageView, room: PageSize): number {
  if (view.fit === null) return view.scale;
  const byWidth = room.width / page.width;
  return view.fit === 'width' ? byWidth : Math.min(byWidth, room.height / page.height);
}

/** The next scale up or down from a scale, in CSS pixels per point. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const now = scale / FULL_SIZE;
  // A hair of tolerance: the scale of a fit may be a step already.
  const next =
    direction === 1 ? STEPS.find((step) => step > now * 1.01) : STEPS.findLast((step) => step < now * 0.99);
  return next === undefined ? scale : next * FULL_SIZE;
}

export function boundedScale(scale: number): number {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}

/** The index of the page at a height; that before the gap where it is in none. */
export function pageAtHeight(layout: Layout, y: number): number {
  const after = layout.sheets.findIndex(({ top }) => top > y);
  return Math.max(0, (after < 0 ? layout.sheets.length : after) - 1);
}

/** A place as parts (0 to 1) of a page, so that it can be found again under another zoom. */
export interface Anchor {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export function anchorAt(layout: Layout, x: number, y: number): Anchor | null {
  const page = pageAtHeight(layout, y);
  const sheet = layout.sheets[page];
  return sheet ? { page, x: (x - sheet.left) / sheet.width, y: (y - sheet.top) / sheet.height } : null;
}

/** Where an anchor lies now. */
export function placeOf(layout: Layout, anchor: Anchor): { readonly x: number; readonly y: number } {
  const sheet = layout.sheets[anchor.page];
  if (!sheet) return { x: 0, y: 0 };
  return { x: sheet.left + anchor.x * sheet.width, y: sheet.top + anchor.y * sheet.height };
}

/** A box of the upright page (points) on the turned page (points). */
export function turnBox(box: Box, page: PageSize, rotation: Rotation): Box {
  const { x0, y0, x1, y1 } = box;
  const { width, height } = page;
  switch (rotation) {
    case 0:
      return { x0, y0, x1, y1 };
    case 90:
      return { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
    case 180:
      return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
    case 270:
      return { x0: y0, y0: width - x1, x1: y1, y1: width - x0 };
    default:
      return assertNever(rotation);
  }
}

const WAY_BACK: Readonly<Record<Rotation, Rotation>> = { 0: 0, 90: 270, 180: 180, 270: 90 };

/** A box of the turned page (points) on the upright page (points): the way back of `turnBox`. */
export function unturnBox(box: Box, page: PageSize, rotation: Rotation): Box {
  const turned = isSideways(rotation) ? { width: page.height, height: page.width } : page;
  return turnBox(box, turned, WAY_BACK[rotation]);
}

/** The next rotation clockwise. */
export function turned(rotation: Rotation): Rotation {
  return ({ 0: 90, 90: 180, 180: 270, 270: 0 } as const)[rotation];
}
