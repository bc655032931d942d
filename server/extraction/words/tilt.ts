/**
 * Pages whose text leans a little, as that of a sheet laid askew on a scanner whose program has made text of its picture: turned until
 * lines run level, so that what stands on one line has one baseline.
 */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../../shared/statement.ts';
import { at, multiply, toMatrix, turnedAbout, type Matrix } from './matrix.ts';

/** Text that leans less is level, radians: over a page's width less than half a letter's height. */
const LEVEL = 0.005;
/** Text that leans more is drawn across the page, radians. */
const MAX_TILT = 0.09;
/** Runs looked at to know whether a page may lean: of nearly all none does. */
const FIRST_RUNS = 12;
/** Share of the letters that lean alike. */
const MOST = 0.8;

/** How far the text of a page leans, clockwise, radians; 0 where it is level. `transform` maps PDF space to the upright page. */
export function tiltOf(items: readonly TextItem[], transform: Matrix): number {
  const leanOf = ({ transform: own }: TextItem): number => {
    const [a, b] = multiply(transform, toMatrix(own));
    return Math.atan2(b, a);
  };
  const isLeaning = (lean: number): boolean => Math.abs(lean) > LEVEL && Math.abs(lean) < MAX_TILT;
  const drawn = items.filter(({ str }) => str.trim() !== '');
  if (!drawn.slice(0, FIRST_RUNS).some((item) => isLeaning(leanOf(item)))) return 0;
  const leans = drawn.map((item) => ({ lean: leanOf(item), letters: item.str.length }));
  const all = leans.reduce((sum, { letters }) => sum + letters, 0);
  const ordered = leans.filter(({ lean }) => isLeaning(lean)).toSorted((a, b) => a.lean - b.lean);
  const middle = ordered[Math.floor(ordered.length / 2)]?.lean ?? 0;
  const alike = ordered.filter(({ lean }) => Math.abs(lean - middle) < LEVEL);
  return alike.reduce((sum, { letters }) => sum + letters, 0) >= MOST * all ? middle : 0;
}

/** The view of a page with its text level. */
export function levelled(transform: Matrix, tilt: number, width: number, height: number): Matrix {
  return multiply(turnedAbout(width / 2, height / 2, -tilt), transform);
}

/** A box of a page that was levelled, where it lies on the page: as large, about the same middle. */
export function leaning<T extends Box>(box: T, tilt: number, width: number, height: number): T {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const there = at(turnedAbout(width / 2, height / 2, tilt), x, y);
  const [byX, byY] = [there.x - x, there.y - y];
  return { ...box, x0: box.x0 + byX, x1: box.x1 + byX, y0: box.y0 + byY, y1: box.y1 + byY };
}
