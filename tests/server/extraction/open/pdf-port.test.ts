// oxlint-disable unicorn/require-post-message-target-origin -- ports, not windows
import { expect, test } from 'vitest';
import { connectedPorts } from '../../../../server/extraction/open/pdf-port.ts';

/** Everything a port hears, as it arrives. */
function heard(port: ReturnType<typeof connectedPorts>[0]): unknown[] {
  const messages: unknown[] = [];
  port.addEventListener('message', ({ data }) => messages.push(data));
  return messages;
}

test('messages go to the other end only, in order, and not before their sender goes on', async () => {
  const [near, far] = connectedPorts(false);
  const [atNear, atFar] = [heard(near), heard(far)];
  near.postMessage({ action: 'first' });
  near.postMessage({ action: 'second' });
  expect(atFar).toEqual([]);
  await expect.poll(() => atFar).toEqual([{ action: 'first' }, { action: 'second' }]);
  expect(atNear).toEqual([]);
});

test('a message is what it was when it was sent, whatever its sender does with it afterwards', async () => {
  const [near, far] = connectedPorts(false);
  const atFar = heard(far);
  const message = { data: { list: [1, 2] } };
  near.postMessage(message);
  message.data.list.length = 0;
  await expect.poll(() => atFar).toEqual([{ data: { list: [1, 2] } }]);
});

test('a message without further objects is copied too', async () => {
  const [near, far] = connectedPorts(false);
  const atFar = heard(far);
  const message = { stream: 6, streamId: 1, desiredSize: 90, reason: undefined };
  near.postMessage(message);
  message.desiredSize = 0;
  await expect.poll(() => atFar).toEqual([{ stream: 6, streamId: 1, desiredSize: 90, reason: undefined }]);
});

test('what cannot be sent is refused', () => {
  const [near] = connectedPorts(false);
  expect(() => near.postMessage({ callback: () => 1 })).toThrow(/could not be cloned/);
});

test('a message may say that nothing is transferred, as with a font that cannot be read', async () => {
  const [near, far] = connectedPorts(false);
  const atFar = heard(far);
  near.postMessage({ error: 'Base font is not specified' }, null);
  await expect.poll(() => atFar).toEqual([{ error: 'Base font is not specified' }]);
});

test('text is handed over without being copied, and stays when its sender begins the next part', async () => {
  const [near, far] = connectedPorts(false);
  const atFar = heard(far);
  const items = [{ str: 'Balance' }];
  const chunk = { items, styles: {}, lang: null };
  near.postMessage({ stream: 1, chunk });
  chunk.items = [];
  await expect
    .poll(() => atFar)
    .toEqual([{ stream: 1, chunk: { items: [{ str: 'Balance' }], styles: {}, lang: null } }]);
  expect(atFar).toHaveProperty([0, 'chunk', 'items', 0], items[0]);
  // The very list, not one like it.
  items.push({ str: 'forward' });
  expect(atFar).toHaveProperty([0, 'chunk', 'items', 'length'], 2);
});

test.each([
  ['handed over where pages are read', false],
  ['copied where pages are drawn', true],
])('operators are %s, and stay when their sender empties its lists', async (_, toDraw) => {
  const [near, far] = connectedPorts(toDraw);
  const atFar = heard(far);
  const glyphs = [{ unicode: 'B', width: 722 }];
  const chunk = { fnArray: [44], argsArray: [[glyphs]], length: 1, lastChunk: true };
  near.postMessage({ stream: 1, chunk });
  chunk.fnArray.length = 0;
  chunk.argsArray.length = 0;
  await expect
    .poll(() => atFar)
    .toEqual([
      {
        stream: 1,
        chunk: {
          fnArray: [44],
          argsArray: [[[{ unicode: 'B', width: 722 }]]],
          length: 1,
          lastChunk: true,
        },
      },
    ]);
  glyphs.push({ unicode: 'a', width: 556 });
  expect(atFar).toHaveProperty([0, 'chunk', 'argsArray', 0, 0, 'length'], toDraw ? 1 : 2);
});

test('a listener hears nothing any more once its signal aborts or it is removed', async () => {
  const [near, far] = connectedPorts(false);
  const ended = new AbortController();
  const messages: unknown[] = [];
  const removed = ({ data }: { data: unknown }): void => void messages.push(data);
  far.addEventListener('message', ({ data }) => messages.push(data), { signal: ended.signal });
  far.addEventListener('message', removed);
  ended.abort();
  far.removeEventListener('message', removed);
  const atFar = heard(far);
  near.postMessage('late');
  await expect.poll(() => atFar).toEqual(['late']);
  expect(messages).toEqual([]);
});
