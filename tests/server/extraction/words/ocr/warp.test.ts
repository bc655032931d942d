import { describe, expect, it } from 'vitest';
import { warp, type Projection } from '../../../../../server/extraction/words/ocr/warp.ts';

const source = {
  data: Uint8Array.from({ length: 40 * 30 }, (_, at) => (at * 7_919) % 251),
  width: 40,
  height: 30,
};

/** Brightness between the four pixels around a place; at the edges, of those that are there, and white beyond. */
function plainly([a, b, c, d, e, f]: Projection, column: number, row: number): number {
  const x = a * (column + 0.5) + b * (row + 0.5) + c - 0.5;
  const y = d * (column + 0.5) + e * (row + 0.5) + f - 0.5;
  if (x <= -1 || y <= -1 || x >= source.width || y >= source.height) return 255;
  const pixel = (px: number, py: number): number => {
    const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
    return source.data[within(py, source.height) * source.width + within(px, source.width)]!;
  };
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const line = (py: number): number => pixel(ix, py) + (x - ix) * (pixel(ix + 1, py) - pixel(ix, py));
  return line(iy) + (y - iy) * (line(iy + 1) - line(iy));
}

describe('warp', () => {
  it.each<readonly [name: string, map: Projection]>([
    ['as it is', [1, 0, 0, 0, 1, 0, 0, 0]],
    ['moved beyond its edges', [1, 0, -7.3, 0, 1, 4.6, 0, 0]],
    ['turned a little', [0.998, -0.06, 1.2, 0.06, 0.998, -2.1, 0, 0]],
    ['turned a quarter', [0, -1, 40, 1, 0, 0, 0, 0]],
    ['smaller', [1.7, 0, -3, 0, 1.7, -2, 0, 0]],
    ['larger, of one row', [0.3, 0, 5, 0, 1e-6, 11.4, 0, 0]],
  ])('draws a picture %s', (_name, map) => {
    const { data } = warp(source, map, 50, 41);
    data.forEach((value, at) => {
      const expected = plainly(map, at % 50, Math.floor(at / 50));
      expect(Math.abs(value - expected)).toBeLessThan(0.51);
    });
  });
});
