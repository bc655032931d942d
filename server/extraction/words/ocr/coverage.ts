/** How much of a page its pictures cover. */
import { at, type Matrix } from '../matrix.ts';

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

/** Share of the page that the largest picture on it covers, 0 to 1. */
export function coverage(page: { readonly view: readonly number[] }, images: readonly PlacedImage[]): number {
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
