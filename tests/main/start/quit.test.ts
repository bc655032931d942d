import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { stopBeforeQuitting } from '../../../main/start/quit.ts';

/** An app whose `quit` asks with an event, as Electron's does. */
function fakeApp() {
  const events = new EventEmitter();
  const outcomes: string[] = [];
  const quit = (): void => {
    let prevented = false;
    events.emit('before-quit', { preventDefault: () => (prevented = true) });
    outcomes.push(prevented ? 'held' : 'quit');
  };
  const on = (name: string, listener: (event: unknown) => void): void => void events.on(name, listener);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of Electron's many events the rule listens to one
  return { outcomes, quit, on: on as unknown as App['on'] };
}

describe('quitting', () => {
  it('waits for the service, once, however often the user asks', async () => {
    const app = fakeApp();
    const stop = Promise.withResolvers<void>();
    const close = vi.fn<() => Promise<void>>(() => stop.promise);
    const leave = vi.fn<() => Promise<void>>(async () => {});
    const { mayHold } = stopBeforeQuitting(app, { leave, close }, () => {});
    app.quit();
    app.quit();
    expect(app.outcomes).toEqual(['held', 'held']);
    expect(mayHold()).toBe(true);
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(leave).toHaveBeenCalledBefore(close);
    stop.resolve();
    await expect.poll(() => app.outcomes).toEqual(['held', 'held', 'quit']);
    expect(close).toHaveBeenCalledOnce();
    expect(mayHold()).toBe(false);
  });

  it('holds nothing when the system shuts down, and still tells the service', () => {
    const app = fakeApp();
    const close = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    const { letGo, mayHold } = stopBeforeQuitting(app, { leave: async () => {}, close }, () => {});
    letGo();
    app.quit();
    expect(mayHold()).toBe(false);
    expect(app.outcomes).toEqual(['quit']);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not stop cleanly', () => Promise.reject(new Error('disk'))],
    ['never stops', () => new Promise<void>(() => {})],
  ])('goes on where the service %s, and says so', async (_how, close) => {
    const app = fakeApp();
    const lines: string[] = [];
    stopBeforeQuitting(app, { leave: async () => {}, close }, (line) => lines.push(line), 10);
    app.quit();
    await expect.poll(() => app.outcomes).toEqual(['held', 'quit']);
    expect(lines).toHaveLength(1);
  });
});
