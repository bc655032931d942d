import { expect, test } from 'vitest';
import {
  EMPTY_QUEUE,
  reduceUploads,
  UPLOADS_AT_ONCE,
  uploadsToStart,
  type UploadAction,
} from '../../../renderer/state/uploads.ts';

const files = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.pdf`));
const after = (...actions: readonly UploadAction[]) => actions.reduce(reduceUploads, EMPTY_QUEUE);

test('files are sent a few at a time, first come first served', () => {
  let queue = after({ type: 'add', files: files(10) });
  expect(uploadsToStart(queue).map(({ id }) => id)).toEqual([1, 2, 3]);
  for (const { id } of uploadsToStart(queue)) queue = reduceUploads(queue, { type: 'start', id });
  expect(uploadsToStart(queue)).toEqual([]);
  queue = reduceUploads(queue, { type: 'accepted', id: 2 });
  expect(uploadsToStart(queue).map(({ id }) => id)).toEqual([UPLOADS_AT_ONCE + 1]);
  expect(queue.items).toHaveLength(9);
});

test('a locked file waits for its password and holds no place', () => {
  const queue = after({ type: 'add', files: files(1) }, { type: 'start', id: 1 }, { type: 'locked', id: 1 });
  expect(queue.items[0]?.state).toEqual({ name: 'locked', wrong: false });
  expect(uploadsToStart(queue)).toEqual([]);
  const unlocked = reduceUploads(queue, { type: 'unlock', id: 1, password: 'no' });
  expect(uploadsToStart(unlocked)[0]?.password).toBe('no');
});

test('a wrong password is said to be wrong, and is not kept', () => {
  const queue = after(
    { type: 'add', files: files(1) },
    { type: 'unlock', id: 1, password: 'no' },
    { type: 'start', id: 1 },
    { type: 'locked', id: 1 },
  );
  expect(queue.items[0]).toMatchObject({ password: null, state: { name: 'locked', wrong: true } });
});

test('a refused file stays with its reason until it is tried again or removed', () => {
  const refused: UploadAction = {
    type: 'refused',
    id: 1,
    error: 'Spent.',
    hint: '',
    quota: true,
    retryAt: 5,
  };
  const queue = after({ type: 'add', files: files(1) }, { type: 'start', id: 1 }, refused);
  expect(queue.items[0]?.state).toMatchObject({ name: 'refused', error: 'Spent.', retryAt: 5 });
  expect(uploadsToStart(queue)).toEqual([]);
  expect(uploadsToStart(reduceUploads(queue, { type: 'again', id: 1 }))).toHaveLength(1);
  expect(reduceUploads(queue, { type: 'remove', id: 1 }).items).toEqual([]);
});

test('numbers are never given twice, and late news of a removed file change nothing', () => {
  const queue = after(
    { type: 'add', files: files(2) },
    { type: 'remove', id: 2 },
    { type: 'add', files: files(1) },
    { type: 'locked', id: 2 },
  );
  expect(queue.items.map(({ id }) => id)).toEqual([1, 3]);
  expect(queue.items.every(({ state }) => state.name === 'waiting')).toBe(true);
});
