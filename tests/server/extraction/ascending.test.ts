import { expect, it } from 'vitest';
import { countBelow } from '../../../server/extraction/ascending.ts';

it('counts the ascending places before a limit, equal ones among them', () => {
  const places = [{ at: 1 }, { at: 4 }, { at: 4 }, { at: 9 }];
  const counts = [0, 1, 2, 4, 5, 9, 10].map((limit) => countBelow(places, limit, ({ at }) => at));
  expect(counts).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect(countBelow([], 5, (place: number) => place)).toBe(0);
});
