/** Areas painted on a page, as far as is needed to know what colour lies under a text. */
import { at } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { number } from './operands.ts';

/** A painted area and its colour; null is a picture or pattern of many colours. */
export interface Area {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly colour: string | null;
}

const PAPER = '#ffffff';
/** Colours whose channels (0 to 255) all differ by less than this cannot be told apart. */
const SAME_COLOUR = 12;

/** The bounds on the page of a box `[x0 y0 x1 y1]` painted under the transform `ctm`. */
export function area(ctm: Matrix, box: ArrayLike<unknown>, colour: string | null): Area {
  const [x0, y0, x1, y1] = [0, 1, 2, 3].map((index) => number(box[index]));
  const corners = [at(ctm, x0!, y0!), at(ctm, x1!, y0!), at(ctm, x0!, y1!), at(ctm, x1!, y1!)];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys), colour };
}

/** Whether text of a colour (`#rrggbb`) stands out from what was painted last at a point. */
export function standsOut(colour: string, point: { x: number; y: number }, areas: readonly Area[]): boolean {
  const { x, y } = point;
  const under = areas.findLast((each) => x >= each.x0 && x <= each.x1 && y >= each.y0 && y <= each.y1);
  const background = under === undefined ? PAPER : under.colour;
  return background === null || !alike(background, colour);
}

function alike(one: string, other: string): boolean {
  return [1, 3, 5].every((offset) => {
    const difference =
      parseInt(one.slice(offset, offset + 2), 16) - parseInt(other.slice(offset, offset + 2), 16);
    return Math.abs(difference) < SAME_COLOUR;
  });
}
