/** Affine transforms as PDF writes them: `[a b c d e f]` maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A matrix from the untyped lists of pdf.js; missing numbers are 0. */
export function toMatrix(values: ArrayLike<unknown>): Matrix {
  return [
    numberAt(values, 0),
    numberAt(values, 1),
    numberAt(values, 2),
    numberAt(values, 3),
    numberAt(values, 4),
    numberAt(values, 5),
  ];
}

function numberAt(values: ArrayLike<unknown>, index: number): number {
  const value = values[index];
  return typeof value === 'number' ? value : 0;
}

/** The transform that does `n` first and `m` then. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Where a transform moves a point. */
export function at(m: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5] };
}

/** Turns the plane clockwise, as it is seen with y downwards, by `angle` radians about a point. */
export function turnedAbout(x: number, y: number, angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}
