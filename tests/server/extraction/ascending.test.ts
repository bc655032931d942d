import { expect, it } from 'vitest';
import { countBelow, inOrder } from '../../../server/extraction/ascending.ts';

it('counts the ascending places before a limit, equal ones among them', () => {
  const places = [{ at: 1 }, { at: 4 }, { at: 4 }, { at: 9 }];
  const counts = [0, 1, 2, 4, 5, 9, 10].map((limit) => countBelow(places, limit, ({ at }) => at));
  expect(counts).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect(countBelow([], 5, (place: number) => place)).toBe(0);
});

it('puts values in order, and leaves those alone that are', () => {
  const byNumber = (a: number, b: number): number => a - b;
  const [unordered, ordered] = [
    [3, 1, 2],
    [1, 2, 2],
  ];
  expect(inOrder(unordered, byNumber)).toEqual([1, 2, 3]);
  expect(unordered).toEqual([3, 1, 2]);
  expect(inOrder(ordered, byNumber)).toBe(ordered);
  expect(inOrder([], byNumber)).toEqual([]);
});
