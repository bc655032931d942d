import { describe, expect, test } from 'vitest';
import {
  EMPTY_QUEUE,
  isUnderWay,
  reduceUploads,
  UPLOADS_AT_ONCE,
  uploadsToCheck,
  uploadsToStart,
  type UploadAction,
  type UploadQueue,
} from '../../../renderer/state/uploads.ts';

const files = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at + 1}.pdf`));
const then = (queue: UploadQueue, ...actions: readonly UploadAction[]) =>
  actions.reduce(reduceUploads, queue);
const after = (...actions: readonly UploadAction[]) => then(EMPTY_QUEUE, ...actions);
const checked = (id: number, sha256: string | null = null): UploadAction => ({
  type: 'checked',
  id,
  sha256,
  known: null,
});
/** So many files, looked up and unknown. */
const ready = (count: number) =>
  after({ type: 'add', files: files(count) }, ...files(count).map((_, at) => checked(at + 1)));
const stateOf = (queue: UploadQueue, id: number) => queue.items.find((item) => item.id === id)?.state;

test('a file is looked up before it is sent, a few at a time', () => {
  const queue = after({ type: 'add', files: files(5) });
  expect(uploadsToStart(queue)).toEqual([]);
  expect(uploadsToCheck(queue).map(({ id }) => id)).toEqual([1, 2]);
  expect(uploadsToCheck(then(queue, { type: 'check', id: 1 })).map(({ id }) => id)).toEqual([2]);
});

test('files are sent a few at a time, first come first served', () => {
  let queue = ready(10);
  expect(uploadsToStart(queue).map(({ id }) => id)).toEqual([1, 2, 3]);
  for (const { id } of uploadsToStart(queue)) queue = then(queue, { type: 'start', id });
  expect(uploadsToStart(queue)).toEqual([]);
  queue = then(queue, { type: 'accepted', id: 2, fileId: 'doc_2' });
  expect(uploadsToStart(queue).map(({ id }) => id)).toEqual([UPLOADS_AT_ONCE + 1]);
  expect(queue.items).toHaveLength(9);
});

describe('a known file', () => {
  const known = { fileId: 'doc_a', name: 'may.pdf' };

  test('waits for the user, and is sent when it is wanted anyway', () => {
    const queue = after({ type: 'add', files: files(1) }, { type: 'checked', id: 1, sha256: 'aa', known });
    expect(stateOf(queue, 1)).toEqual({ name: 'known', original: known });
    expect(queue.items.some(isUnderWay)).toBe(false);
    expect(uploadsToStart(queue)).toEqual([]);
    expect(uploadsToStart(then(queue, { type: 'anyway', ids: [1] }))).toHaveLength(1);
  });

  test('may be one of the same drop, and learns what became of it', () => {
    const queue = after(
      { type: 'add', files: files(3) },
      checked(1, 'aa'),
      checked(2, 'aa'),
      checked(3, 'bb'),
    );
    expect(stateOf(queue, 2)).toEqual({ name: 'known', original: { uploadId: 1, name: '1.pdf' } });
    expect(stateOf(queue, 3)).toEqual({ name: 'waiting' });
    const sent = then(queue, { type: 'start', id: 1 }, { type: 'accepted', id: 1, fileId: 'doc_1' });
    expect(stateOf(sent, 2)).toEqual({ name: 'known', original: { fileId: 'doc_1', name: '1.pdf' } });
    expect(stateOf(then(queue, { type: 'remove', ids: [1] }), 2)).toEqual({ name: 'waiting' });
  });

  test('is none where the content could not be hashed', () => {
    const queue = after({ type: 'add', files: files(2) }, checked(1), checked(2));
    expect(queue.items.map(({ state }) => state.name)).toEqual(['waiting', 'waiting']);
  });
});

describe('a locked file', () => {
  const lock = (id: number): readonly UploadAction[] => [
    { type: 'start', id },
    { type: 'locked', id },
  ];
  const unlock = (id: number, password: string): UploadAction => ({ type: 'unlock', id, password });

  test('waits for its password and holds no place', () => {
    const queue = then(ready(1), ...lock(1));
    expect(stateOf(queue, 1)).toEqual({ name: 'locked', wrong: false });
    expect(uploadsToStart(queue)).toEqual([]);
    expect(uploadsToStart(then(queue, unlock(1, 'no')))[0]?.password).toBe('no');
  });

  test('a wrong password is said to be wrong, and is not kept', () => {
    const queue = then(ready(1), ...lock(1), unlock(1, 'no'), ...lock(1));
    expect(queue.items[0]).toMatchObject({ password: null, state: { name: 'locked', wrong: true } });
    expect(queue.passwords).toEqual([]);
  });

  test('a password that opened one is tried on the others, those that wait and those that come', () => {
    const opened = then(
      ready(3),
      ...lock(1),
      ...lock(2),
      unlock(1, 'harbour'),
      { type: 'start', id: 1 },
      { type: 'accepted', id: 1, fileId: 'doc_1' },
    );
    expect(opened.items.map(({ id, password, state }) => [id, password, state.name])).toEqual([
      [2, 'harbour', 'waiting'],
      [3, null, 'waiting'],
    ]);
    const third = then(opened, ...lock(3));
    expect(third.items[1]).toMatchObject({ password: 'harbour', state: { name: 'waiting' } });
  });

  test('each password of the session is tried once, then the user is asked without a reproach', () => {
    const queue: UploadQueue = { ...ready(1), passwords: ['harbour', 'lighthouse'] };
    const first = then(queue, ...lock(1));
    expect(first.items[0]).toMatchObject({ password: 'harbour', state: { name: 'waiting' } });
    const second = then(first, ...lock(1));
    expect(second.items[0]).toMatchObject({ password: 'lighthouse', state: { name: 'waiting' } });
    const asked = then(second, ...lock(1));
    expect(asked.items[0]).toMatchObject({ password: null, state: { name: 'locked', wrong: false } });
  });
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
  const queue = then(ready(1), { type: 'start', id: 1 }, refused);
  expect(stateOf(queue, 1)).toMatchObject({ name: 'refused', error: 'Spent.', retryAt: 5 });
  expect(uploadsToStart(queue)).toEqual([]);
  expect(uploadsToStart(then(queue, { type: 'again', id: 1 }))).toHaveLength(1);
  expect(then(queue, { type: 'remove', ids: [1] }).items).toEqual([]);
});

test('numbers are never given twice, and late news of a removed file change nothing', () => {
  const queue = after(
    { type: 'add', files: files(2) },
    { type: 'remove', ids: [2] },
    { type: 'add', files: files(1) },
    { type: 'locked', id: 2 },
  );
  expect(queue.items.map(({ id }) => id)).toEqual([1, 3]);
  expect(queue.items.every(({ state }) => state.name === 'unchecked')).toBe(true);
});
