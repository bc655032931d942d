import { createContext, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Command } from './command.ts';
import { createRegistry, type Registry } from './registry.ts';

export const Commands = createContext<Registry>(createRegistry());

/** Offers commands while the calling part is shown. Keep the list in a memo: a new list is a change. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useContext(Commands);
  const [owner] = useState(() => Symbol('commands'));
  useLayoutEffect(() => registry.put(owner, commands), [registry, owner, commands]);
  useEffect(() => () => registry.put(owner, null), [registry, owner]);
}

/** All commands that are there now; renders again when they change. */
export function useCommandList(): readonly Command[] {
  const registry = useContext(Commands);
  return useSyncExternalStore(registry.subscribe, registry.list);
}

/** The command of a name; undefined while no part offers it. */
export function useCommand(id: string): Command | undefined {
  const registry = useContext(Commands);
  return useSyncExternalStore(registry.subscribe, () => registry.list().find((command) => command.id === id));
}
