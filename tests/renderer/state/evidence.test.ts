import { expect, test } from 'vitest';
import { boxesOnPage, rowAt } from '../../../renderer/state/evidence.ts';
import { parseRoute, hrefOf } from '../../../renderer/state/routes.ts';
import { row } from '../rows.ts';

const box = (part: 'row' | 'date' | 'amount', page: number, y0: number) => ({
  part,
  page,
  x0: 50,
  y0,
  x1: 500,
  y1: y0 + 12,
});

test('a row without a box of its own is the union of its parts', () => {
  const parts = [
    { ...box('date', 1, 100), x1: 90 },
    { ...box('amount', 1, 104), x0: 400 },
  ];
  const [whole, ...rest] = boxesOnPage(row(0, { boxes: parts }), 1);
  expect(whole).toEqual({ part: 'row', page: 1, x0: 50, y0: 100, x1: 500, y1: 116 });
  expect(rest).toEqual(parts);
  expect(boxesOnPage(row(0, { boxes: parts }), 2)).toEqual([]);
});

test('a place on the page belongs to the row that is nearest, and to none where none is near', () => {
  const rows = [
    row(0, { boxes: [box('row', 1, 100)] }),
    row(1, { boxes: [box('row', 1, 120), box('row', 2, 60)] }),
  ];
  expect(rowAt(rows, 1, 200, 105)).toBe(0);
  expect(rowAt(rows, 1, 200, 114)).toBe(0);
  expect(rowAt(rows, 1, 200, 118)).toBe(1);
  expect(rowAt(rows, 2, 200, 65)).toBe(1);
  expect(rowAt(rows, 1, 200, 300)).toBeNull();
  expect(rowAt(rows, 3, 200, 105)).toBeNull();
});

test('places survive the way through the address', () => {
  for (const route of [
    { room: 'desk' },
    { room: 'settings' },
    { room: 'review', fileId: 'doc_0123456789abcdefghijkl' },
  ] as const) {
    expect(parseRoute(hrefOf(route))).toEqual(route);
  }
  expect(parseRoute('')).toEqual({ room: 'desk' });
  expect(parseRoute('#/documents/../keys')).toEqual({ room: 'desk' });
});
