/** Drawing a page of a PDF, or a part of it, into a canvas of its own. */
import type { Box } from '../../../shared/statement.ts';
import type { UprightPage } from './pdf.ts';

/** Most pixels of one canvas: 12 megapixels are 48 MB, and every A4 page up to about 330 dpi. */
const MOST_PIXELS = 12_000_000;

export interface Drawing {
  /** The canvas once it is drawn; rejects where it was cancelled. */
  readonly done: Promise<HTMLCanvasElement>;
  readonly cancel: () => void;
}

/**
 * Draws a part of a page (points of the upright page; the whole page where left out), `scale` device pixels per point where
 * the bound allows.
 */
export function drawPage({ page, rotation }: UprightPage, scale: number, part?: Box): Drawing {
  const size = page.getViewport({ scale: 1, rotation });
  const { x0, y0, x1, y1 } = part ?? { x0: 0, y0: 0, x1: size.width, y1: size.height };
  const bounded = boundedTo(scale, x1 - x0, y1 - y0);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((x1 - x0) * bounded));
  canvas.height = Math.max(1, Math.round((y1 - y0) * bounded));
  const viewport = page.getViewport({
    scale: bounded,
    rotation,
    offsetX: -x0 * bounded,
    offsetY: -y0 * bounded,
  });
  const task = page.render({ canvas, viewport, background: '#ffffff' });
  return { done: task.promise.then(() => canvas), cancel: () => task.cancel() };
}

/** The scale under which a page of a size in points stays within the bound of pixels. */
export function boundedTo(scale: number, width: number, height: number): number {
  return Math.min(scale, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
}
