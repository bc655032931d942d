import { describe, expect, it, vi } from 'vitest';
import { answerMessages, type Handlers } from '../../../main/ipc/answer.ts';
import { ArgumentError, readArguments } from '../../../main/ipc/arguments.ts';
import { FOREIGN, OWN } from '../security/addresses.ts';

const bytes = new Uint8Array([1]);
const command = { id: 'a', label: 'A', group: 'Rows', key: null, enabled: true };

describe('what messages carry', () => {
  it.each([
    ['desk:save-as', ['a.csv', bytes]],
    ['desk:reveal', ['/saved/a.csv']],
    ['desk:progress', [0.5]],
    ['desk:progress', [null]],
    ['desk:batch-ended', ['2 statements read']],
    ['desk:appearance', ['dark']],
    ['desk:commands', [[command]]],
    ['desk:key', []],
  ] as const)('%s takes %j', (channel, values) => {
    expect(readArguments[channel](values)).toEqual(values);
  });

  it.each([
    ['desk:save-as', ['a.csv', 'text']],
    ['desk:save-as', ['', bytes]],
    ['desk:save-as', ['a'.repeat(256), bytes]],
    ['desk:save-as', [{ toString: () => 'a' }, bytes]],
    ['desk:save-as', ['a.csv', bytes, 'more']],
    ['desk:reveal', [['/a']]],
    ['desk:reveal', ['a'.repeat(5000)]],
    ['desk:progress', [2]],
    ['desk:progress', [Number.NaN]],
    ['desk:progress', ['0.5']],
    ['desk:batch-ended', ['a'.repeat(501)]],
    ['desk:appearance', ['sepia']],
    ['desk:commands', ['none']],
    ['desk:commands', [[null]]],
    ['desk:commands', [Array.from({ length: 501 }, () => command)]],
    ['desk:commands', [[{ ...command, id: 7 }]]],
    ['desk:key', ['extra']],
  ] as const)('%s refuses %j', (channel, values) => {
    expect(() => readArguments[channel](values)).toThrow(ArgumentError);
  });

  it('cuts a long label, and hands on nothing else of a command', () => {
    const long = { ...command, label: 'x'.repeat(300), click: 'evil', role: 'quit' };
    expect(readArguments['desk:commands']([[long]])).toEqual([[{ ...command, label: 'x'.repeat(200) }]]);
  });
});

describe('answers', () => {
  function answering(change: Partial<Handlers> = {}) {
    const registered = new Map<string, (event: unknown, ...values: unknown[]) => Promise<unknown>>();
    const lines: string[] = [];
    const handlers: Handlers = {
      'desk:key': () => 'sd_key',
      'desk:choose-files': () => 0,
      'desk:next-file': () => null,
      'desk:save-as': () => null,
      'desk:reveal': () => null,
      'desk:open-data-folder': () => null,
      'desk:progress': () => null,
      'desk:batch-ended': () => null,
      'desk:appearance': () => null,
      'desk:commands': () => null,
      'desk:left': () => null,
      ...change,
    };
    const handle = (channel: string, handler: (event: never, ...values: unknown[]) => unknown): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- called below with what the handler reads
      registered.set(channel, handler as (event: unknown, ...values: unknown[]) => Promise<unknown>);
    };
    answerMessages({ handle }, OWN, handlers, (line) => lines.push(line));
    const ask = async (channel: string, url: string, ...values: unknown[]): Promise<unknown> =>
      registered.get(channel)!({ senderFrame: { url, parent: null } }, ...values);
    return { ask, lines, registered };
  }

  it('go to our own page, for every message there is', async () => {
    const { ask, registered } = answering();
    expect([...registered.keys()].sort()).toEqual(Object.keys(readArguments).sort());
    expect(await ask('desk:key', `${OWN}/`)).toEqual({ ok: true, value: 'sd_key' });
  });

  it.each(FOREIGN)('are refused to %j before anything acts', async (address) => {
    const saveAs = vi.fn<Handlers['desk:save-as']>();
    const { ask } = answering({ 'desk:save-as': saveAs });
    await expect(ask('desk:save-as', address, 'a.csv', bytes)).rejects.toThrow(/not ours/);
    expect(saveAs).not.toHaveBeenCalled();
  });

  it('hand an error on as words, and log no words that may name a file', async () => {
    const { ask, lines } = answering({
      'desk:save-as': () =>
        Promise.reject(Object.assign(new Error('March.csv: full'), { name: 'SaveError' })),
    });
    expect(await ask('desk:save-as', `${OWN}/`, 'a.csv', bytes)).toEqual({
      ok: false,
      message: 'March.csv: full',
    });
    expect(await ask('desk:progress', `${OWN}/`, 7)).toMatchObject({ ok: false });
    expect(lines).toEqual(['desk:save-as failed: SaveError', 'desk:progress failed: ArgumentError']);
  });
});
