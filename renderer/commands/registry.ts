/** The commands that are there now: each part of the window adds its own while it is shown. */
import type { Command } from './command.ts';

export interface Registry {
  /** Shows or replaces the commands of an owner; null takes them away. */
  readonly put: (owner: symbol, commands: readonly Command[] | null) => void;
  /** All commands, those of the part shown last first: the innermost part wins a key. The same list until one changes. */
  readonly list: () => readonly Command[];
  readonly subscribe: (changed: () => void) => () => void;
}

export function createRegistry(): Registry {
  const owners = new Map<symbol, readonly Command[]>();
  const listeners = new Set<() => void>();
  let all: readonly Command[] = [];
  return {
    put(owner, commands) {
      if (owners.get(owner) === (commands ?? undefined)) return;
      if (commands === null) owners.delete(owner);
      else owners.set(owner, commands);
      all = [...owners.values()].reverse().flat();
      for (const changed of listeners) changed();
    },
    list: () => all,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
