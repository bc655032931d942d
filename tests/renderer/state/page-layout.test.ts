import { describe, expect, test } from 'vitest';
import {
  anchorAt,
  boundedScale,
  FIT_WIDTH,
  FULL_SIZE,
  layoutPages,
  MARGIN,
  MOST_SCALE,
  pageAtHeight,
  placeOf,
  turnBox,
  unturnBox,
  zoomStep,
  type Rotation,
} from '../../../renderer/state/page-layout.ts';
import { partInView, rowsByPage } from '../../../renderer/state/page-parts.ts';
import { row } from '../rows.ts';

const pages = [
  { width: 600, height: 800 },
  { width: 800, height: 600 },
];
const pane = { width: 632, height: 432 };

describe('pages in a pane', () => {
  test('fit its width one below the other', () => {
    const layout = layoutPages(pages, FIT_WIDTH, pane);
    expect(layout.sheets.map(({ width }) => width)).toEqual([600, 600]);
    expect(layout.sheets[1]!.top).toBe(MARGIN + 800 + MARGIN);
    expect(layout.height).toBe(MARGIN + 800 + MARGIN + 450 + MARGIN);
  });

  test('fit as a whole, and stand in the middle', () => {
    const [tall] = layoutPages(pages, { ...FIT_WIDTH, fit: 'page' }, pane).sheets;
    expect(tall!.height).toBe(400);
    expect(tall!.left).toBe((632 - 300) / 2);
  });

  test('turned lie on their side', () => {
    const [turned] = layoutPages(pages, { fit: null, scale: 0.5, rotation: 90 }, pane).sheets;
    expect(turned).toMatchObject({ width: 400, height: 300 });
  });

  test('wider than the pane make it scroll', () => {
    expect(layoutPages(pages, { fit: null, scale: 2, rotation: 0 }, pane).width).toBe(1600 + 2 * MARGIN);
  });

  test('a place is found again under another zoom', () => {
    const before = layoutPages(pages, FIT_WIDTH, pane);
    const anchor = anchorAt(before, 316, MARGIN + 800 + MARGIN + 225)!;
    expect(anchor).toEqual({ page: 1, x: 0.5, y: 0.5 });
    const after = layoutPages(pages, { fit: null, scale: 2, rotation: 0 }, pane);
    const sheet = after.sheets[1]!;
    expect(placeOf(after, anchor)).toEqual({ x: sheet.left + 800, y: sheet.top + 600 });
  });

  test('the page at a height is the one begun last', () => {
    const layout = layoutPages(pages, FIT_WIDTH, pane);
    expect([0, 700, 900, 5000].map((y) => pageAtHeight(layout, y))).toEqual([0, 0, 1, 1]);
  });
});

test('zoom goes by steps and ends at the last', () => {
  expect(zoomStep(FULL_SIZE, 1)).toBeCloseTo(FULL_SIZE * 1.25);
  expect(zoomStep(FULL_SIZE * 0.6, -1)).toBeCloseTo(FULL_SIZE * 0.5);
  expect(zoomStep(MOST_SCALE, 1)).toBe(MOST_SCALE);
  expect(boundedScale(1000)).toBe(MOST_SCALE);
});

test.each<Rotation>([0, 90, 180, 270])('a box turned by %i degrees and back is the same', (rotation) => {
  const page = { width: 600, height: 800 };
  const box = { x0: 10, y0: 20, x1: 110, y1: 50 };
  const turned = turnBox(box, page, rotation);
  expect(turned.x1 - turned.x0).toBe(rotation % 180 === 0 ? 100 : 30);
  expect(unturnBox(turned, page, rotation)).toEqual(box);
});

test('a box at the top left of a page turned clockwise stands at its top right', () => {
  expect(turnBox({ x0: 0, y0: 0, x1: 50, y1: 10 }, { width: 600, height: 800 }, 90)).toEqual({
    x0: 790,
    y0: 0,
    x1: 800,
    y1: 50,
  });
});

describe('what is in view', () => {
  test('the part of a page, with some more around it', () => {
    const sheet = { left: 16, top: 16, width: 6000, height: 8000, scale: 10 };
    const part = partInView({ left: 1016, top: 2016, width: 800, height: 400 }, sheet, pages[0]!, 0)!;
    expect(part.x0).toBeLessThanOrEqual(100);
    expect(part.x1).toBeGreaterThanOrEqual(180);
    expect(part.y0).toBeLessThanOrEqual(200);
    expect(part.y1).toBeGreaterThanOrEqual(240);
    expect(part.x1 - part.x0).toBeLessThan(200);
  });

  test('nothing of a page that is out of view', () => {
    const sheet = { left: 16, top: 9000, width: 600, height: 800, scale: 1 };
    expect(partInView({ left: 0, top: 0, width: 600, height: 400 }, sheet, pages[0]!, 0)).toBeNull();
  });

  test('rows by page, a row over a page break on both', () => {
    const box = (page: number) => ({ part: 'row' as const, page, x0: 0, y0: 0, x1: 1, y1: 1 });
    const found = rowsByPage([row(0, { boxes: [box(1)] }), row(1, { boxes: [box(1), box(2)] })]);
    expect(found.get(1)!.map(({ id }) => id)).toEqual(['r0', 'r1']);
    expect(found.get(2)!.map(({ id }) => id)).toEqual(['r1']);
  });
});
