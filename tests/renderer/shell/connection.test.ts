import { expect, test, vi } from 'vitest';
import { createConnection } from '../../../renderer/shell/connection.ts';

/** A service that answers or not, as it is told. */
function service() {
  const state = { answers: false };
  const fetch = vi.fn(async () => {
    if (!state.answers) throw new TypeError('nobody there');
    return new Response('{}');
  });
  return { state, fetch };
}

test('a silent service is asked until it answers, and both turns are told', async () => {
  const { state, fetch } = service();
  const connection = createConnection(fetch);
  const told: boolean[] = [];
  connection.subscribe(() => told.push(connection.online()));
  connection.report(false);
  expect(connection.online()).toBe(false);
  state.answers = true;
  await vi.waitFor(() => expect(connection.online()).toBe(true), 10_000);
  expect(told).toEqual([false, true]);
});

test('asking by hand ends the wait at once', async () => {
  const { state, fetch } = service();
  const connection = createConnection(fetch);
  connection.report(false);
  expect(await connection.check()).toBe(false);
  expect(connection.online()).toBe(false);
  state.answers = true;
  expect(await connection.check()).toBe(true);
  expect(connection.online()).toBe(true);
});
