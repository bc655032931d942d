import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { isEnabled } from '../commands/command.ts';
import { useCommandList } from '../commands/use-commands.ts';

/** Tells the desktop which commands there are, for its menus, and carries out those chosen there. */
export function NativeMenu(): ReactNode {
  const commands = useCommandList();
  useEffect(() => {
    window.desk?.setCommands?.(
      commands.map((command) => ({
        id: command.id,
        label: command.label,
        group: command.group,
        key: command.keys?.[0] ?? null,
        enabled: isEnabled(command),
      })),
    );
  }, [commands]);
  const run = useEffectEvent((id: string) => {
    const command = commands.find((one) => one.id === id);
    if (command && isEnabled(command)) command.run();
  });
  useEffect(() => window.desk?.onCommand?.((id) => run(id)), []);
  return null;
}
