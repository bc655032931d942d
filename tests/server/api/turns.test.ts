/** Callers that come together are served one per turn of the event loop. */
import { expect, it } from 'vitest';
import { Turns } from '../../../server/api/turns.ts';

it('whoever asks in between is served in between, and nobody is left out', async () => {
  const turns = new Turns();
  const order: string[] = [];
  let other: NodeJS.Immediate | null = null;
  const ask = (): void => {
    order.push('other');
    if (order.length < 7) other = setImmediate(ask);
  };
  const served = ['a', 'b', 'c'].map(async (name) => {
    await turns.next();
    order.push(name);
  });
  other = setImmediate(ask);
  await Promise.all(served);
  clearImmediate(other);
  expect(order.join(' ')).toMatch(/^a other b other c/);
  await turns.next();
});
