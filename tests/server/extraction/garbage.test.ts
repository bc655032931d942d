import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { collectGarbage } from '../../../server/extraction/garbage.ts';

const MEBIBYTE = 1024 * 1024;

it('gives the memory back of what nobody holds any more', () => {
  collectGarbage();
  const before = getHeapStatistics().total_heap_size;
  // Old enough to have left the young generation, with something between that stays.
  let left: object[] = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `row ${index}` }));
  const kept = left.filter((_, index) => index % 100 === 0);
  expect(getHeapStatistics().total_heap_size).toBeGreaterThan(before + 20 * MEBIBYTE);
  left = [];
  collectGarbage();
  expect(getHeapStatistics().total_heap_size).toBeLessThan(before + 10 * MEBIBYTE);
  expect(kept).toHaveLength(4000);
});

it('leaves no function behind in the global scope', () => {
  collectGarbage();
  expect('gc' in globalThis).toBe(false);
});
