import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptValues } from '../../../../server/extraction/render/kept.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const making = (bytes: number) =>
  vi.fn<(name: string) => Promise<{ value: string; bytes: number }>>((name) =>
    Promise.resolve({ value: `made ${name}`, bytes }),
  );

it('makes a value once while it is kept', async () => {
  const kept = new KeptValues<string>(1000);
  const make = making(10);
  expect(await kept.get('a', 100, () => make('a'))).toBe('made a');
  expect(await kept.get('a', 100, () => make('a'))).toBe('made a');
  expect(make).toHaveBeenCalledTimes(1);
  expect(kept.bytes).toBe(10);
});

it('forgets what was unused for longest when the room is full', async () => {
  const kept = new KeptValues<string>(1000);
  const make = making(40);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.get(name, 100, () => make(name));
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
  expect(kept.bytes).toBe(80);
});

it('keeps nothing that is larger than the room', async () => {
  const kept = new KeptValues<string>(1000);
  expect(await kept.get('a', 100, () => making(101)('a'))).toBe('made a');
  expect(kept.bytes).toBe(0);
});

it('forgets a value some time after it was last asked for', async () => {
  const kept = new KeptValues<string>(1000);
  const make = making(10);
  await kept.get('a', 100, () => make('a'));
  await vi.advanceTimersByTimeAsync(900);
  await kept.get('a', 100, () => make('a'));
  await vi.advanceTimersByTimeAsync(900);
  expect(kept.bytes).toBe(10);
  await vi.advanceTimersByTimeAsync(100);
  expect(kept.bytes).toBe(0);
});

it('remembers no failure', async () => {
  const kept = new KeptValues<string>(1000);
  await expect(kept.get('a', 100, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', 100, () => making(10)('a'))).toBe('made a');
});
