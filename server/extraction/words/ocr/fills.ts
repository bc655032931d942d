/** Bars of colour: white letters on them are turned into black ones on white, empty ones are removed. */
import { findComponents } from './components.ts';
import { percentile, shrink, spread, type Grey } from './grey.ts';

const SHRINK = 4;
/** A bar is at least this high and wide, inches. */
const MIN_HEIGHT = 0.08;
const MIN_WIDTH = 0.3;
/** Share of its box that a bar fills; letters leave holes. */
const MIN_FILL = 0.45;
/** Lighter parts of a bar are letters when they differ by this much from it. */
const MIN_CONTRAST = 50;

/** Turns dark bars to white with dark letters, in place. `threshold`: darker is ink. */
export function flattenFills(image: Grey, threshold: number, dpi: number): void {
  const small = shrink(image, SHRINK);
  // Thin strokes go, bars stay, a little smaller than they are.
  const solid = spread(small, Math.max(1, Math.round((0.012 * dpi) / SHRINK)), 'brightest');
  const margin = Math.max(1, Math.round((0.012 * dpi) / SHRINK));
  for (const area of findComponents(solid, threshold)) {
    const width = (area.x1 - area.x0) * SHRINK;
    const height = (area.y1 - area.y0) * SHRINK;
    const filled = area.area / ((area.x1 - area.x0) * (area.y1 - area.y0));
    if (width < MIN_WIDTH * dpi || height < MIN_HEIGHT * dpi || filled < MIN_FILL) continue;
    flatten(image, {
      x0: Math.max(0, (area.x0 - margin) * SHRINK),
      y0: Math.max(0, (area.y0 - margin) * SHRINK),
      x1: Math.min(image.width, (area.x1 + margin) * SHRINK),
      y1: Math.min(image.height, (area.y1 + margin) * SHRINK),
    });
  }
}

function flatten({ data, width }: Grey, box: { x0: number; y0: number; x1: number; y1: number }): void {
  const inside = new Uint8Array((box.x1 - box.x0) * (box.y1 - box.y0));
  let at = 0;
  for (let y = box.y0; y < box.y1; y += 1)
    for (let x = box.x0; x < box.x1; x += 1) inside[at++] = data[y * width + x]!;
  const ground = percentile(inside, 0.3);
  const light = percentile(inside, 0.98);
  const contrast = light - ground;
  for (let y = box.y0; y < box.y1; y += 1) {
    for (let x = box.x0; x < box.x1; x += 1) {
      const value = data[y * width + x]!;
      const lighter = Math.max(0, value - ground) / contrast;
      data[y * width + x] = contrast < MIN_CONTRAST ? 255 : 255 * (1 - Math.min(1, lighter));
    }
  }
}
