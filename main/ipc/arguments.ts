/**
 * Reads what a message of the page carries. The page is ours, and sandboxed all the same: what comes out of it is
 * taken as coming from whoever broke it, and checked before anything acts on it.
 */
import type { Appearance, Channel, DeskCalls, MenuCommand } from '../bridge.ts';

/** A message carries something else than it should. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

type Readers = { readonly [C in Channel]: (values: readonly unknown[]) => DeskCalls[C]['arguments'] };

/** Longest name of a file, path, label and text, in UTF-16 units; most commands of a menu bar. */
const LONGEST = { name: 255, path: 4096, label: 200, words: 500, id: 100 } as const;
const MOST_COMMANDS = 500;
const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark'];

export const readArguments: Readers = {
  'desk:key': none,
  'desk:choose-files': none,
  'desk:next-file': none,
  'desk:open-data-folder': none,
  'desk:left': none,
  'desk:save-as': ([name, content, ...rest]) => {
    if (!(content instanceof Uint8Array)) throw new ArgumentError('the content of a file is no bytes');
    return [textOf(name, LONGEST.name), content, ...none(rest)];
  },
  'desk:reveal': ([path, ...rest]) => [textOf(path, LONGEST.path), ...none(rest)],
  'desk:progress': ([share, ...rest]) => [shareOf(share), ...none(rest)],
  'desk:batch-ended': ([words, ...rest]) => [textOf(words, LONGEST.words), ...none(rest)],
  'desk:appearance': ([value, ...rest]) => {
    const found = APPEARANCES.find((appearance) => appearance === value);
    if (found === undefined) throw new ArgumentError('there is no such appearance');
    return [found, ...none(rest)];
  },
  'desk:commands': ([list, ...rest]) => {
    if (!Array.isArray(list) || list.length > MOST_COMMANDS) throw new ArgumentError('no list of commands');
    return [list.map(commandOf), ...none(rest)];
  },
};

function none(values: readonly unknown[]): [] {
  if (values.length > 0) throw new ArgumentError('a message carries more than it should');
  return [];
}

function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value === '' || value.length > longest) {
    throw new ArgumentError(`expected a text of 1 to ${longest} characters`);
  }
  return value;
}

function shareOf(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) {
    throw new ArgumentError('expected a share from 0 to 1');
  }
  return value;
}

function commandOf(value: unknown): MenuCommand {
  if (typeof value !== 'object' || value === null) throw new ArgumentError('a command is no object');
  const key: unknown = Reflect.get(value, 'key');
  return {
    id: textOf(Reflect.get(value, 'id'), LONGEST.id),
    // Cut, not refused: a label may name what was last edited, and one long name must not cost the whole menu.
    label: textOf(Reflect.get(value, 'label'), Infinity).slice(0, LONGEST.label),
    group: textOf(Reflect.get(value, 'group'), LONGEST.label),
    key: key === null ? null : textOf(key, LONGEST.id),
    enabled: Reflect.get(value, 'enabled') === true,
  };
}
