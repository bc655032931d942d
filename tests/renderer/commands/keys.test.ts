import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../renderer/commands/command.ts';
import { ariaKeys, commandFor, keyParts, keyText } from '../../../renderer/commands/keys.ts';
import { createRegistry } from '../../../renderer/commands/registry.ts';

const nowhere = { typing: false, scrolling: false, table: false };

function command(id: string, fields: Partial<Command> = {}): Command {
  return { id, label: id, group: 'Rows', run: () => undefined, ...fields };
}

/** The part of a KeyboardEvent that bindings read. */
function press(key: string, modifiers: readonly string[] = [], code = ''): KeyboardEvent {
  const event = { key, code, getModifierState: (name: string) => modifiers.includes(name) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no DOM in these tests
  return event as unknown as KeyboardEvent;
}

describe('a key press', () => {
  const undo = command('undo', { keys: ['$mod+z'] });
  const redo = command('redo', { keys: ['$mod+Shift+z', '$mod+y'] });
  const next = command('next', { keys: ['n'] });
  const help = command('help', { keys: ['[Shift]+(\\?)'] });
  const larger = command('larger', { keys: ['[Shift]+(\\+|=)'] });
  const all = [undo, redo, next, help, larger];

  test('means the command with exactly its modifiers', () => {
    expect(commandFor(press('z', ['Control']), nowhere, all)).toBe(undo);
    expect(commandFor(press('Z', ['Control', 'Shift']), nowhere, all)).toBe(redo);
    expect(commandFor(press('y', ['Control']), nowhere, all)).toBe(redo);
    expect(commandFor(press('z'), nowhere, all)).toBeNull();
    expect(commandFor(press('n', ['Control']), nowhere, all)).toBeNull();
  });

  test('means a sign however the keyboard makes it', () => {
    expect(commandFor(press('?', ['Shift']), nowhere, all)).toBe(help);
    expect(commandFor(press('?'), nowhere, all)).toBe(help);
    expect(commandFor(press('+', ['Shift']), nowhere, all)).toBe(larger);
    expect(commandFor(press('='), nowhere, all)).toBe(larger);
  });

  test('belongs to the field while the user types, but for commands that reach everywhere', () => {
    const typing = { ...nowhere, typing: true };
    expect(commandFor(press('n'), typing, all)).toBeNull();
    const palette = command('palette', { keys: ['$mod+k'], reach: 'everywhere' });
    expect(commandFor(press('k', ['Control']), typing, [palette])).toBe(palette);
  });

  test('belongs to a part that scrolls, or to the table alone', () => {
    const down = command('down', { keys: ['ArrowDown'], scrolls: true });
    expect(commandFor(press('ArrowDown'), nowhere, [down])).toBe(down);
    expect(commandFor(press('ArrowDown'), { ...nowhere, scrolling: true }, [down])).toBeNull();
    const edit = command('edit', { keys: ['Enter'], tableOnly: true });
    expect(commandFor(press('Enter'), nowhere, [edit])).toBeNull();
    expect(commandFor(press('Enter'), { ...nowhere, table: true }, [edit])).toBe(edit);
  });

  test('does nothing for a disabled command, and goes to the next that has it', () => {
    const off = command('off', { keys: ['n'], enabled: false });
    expect(commandFor(press('n'), nowhere, [off])).toBeNull();
    expect(commandFor(press('n'), nowhere, [off, next])).toBe(next);
  });
});

test('keys are written for people and for screen readers', () => {
  expect(keyText('$mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
  expect(keyText('$mod+Shift+z', true)).toBe('⌘⇧Z');
  expect(keyParts('[Shift]+(\\+|=)', false)).toEqual(['+']);
  expect(keyParts('ArrowDown', false)).toEqual(['↓']);
  expect(ariaKeys(['$mod+z', '[Shift]+(\\?)'], false)).toBe('Control+z ?');
  expect(ariaKeys(undefined, false)).toBeUndefined();
});

describe('the registry', () => {
  test('lists the commands of the part shown last first, and forgets those of a part that is gone', () => {
    const registry = createRegistry();
    const [outer, inner] = [Symbol('outer'), Symbol('inner')];
    const [first, second] = [command('first'), command('second')];
    registry.put(outer, [first]);
    registry.put(inner, [second]);
    expect(registry.list()).toEqual([second, first]);
    registry.put(inner, null);
    expect(registry.list()).toEqual([first]);
  });

  test('tells of changes only, and keeps its list between them', () => {
    const registry = createRegistry();
    const changed = vi.fn<() => void>();
    const stop = registry.subscribe(changed);
    const owner = Symbol('owner');
    const commands = [command('first')];
    registry.put(owner, commands);
    const list = registry.list();
    registry.put(owner, commands);
    expect(registry.list()).toBe(list);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    registry.put(owner, []);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
