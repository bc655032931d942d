import type { ComponentProps, ReactNode } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { isEnabled } from './command.ts';
import { ariaKeys, keyText } from './keys.ts';
import { MAC } from './platform.ts';
import { useCommand } from './use-commands.ts';

/** A button for a command; nothing while no part offers it. `compact` shows the icon only, where the command has one. */
export function CommandButton({
  id,
  label,
  look,
  compact = false,
}: {
  readonly id: string;
  /** Words of its own; left out, the command's. */
  readonly label?: string;
  readonly look?: ComponentProps<typeof Button>['look'];
  readonly compact?: boolean;
}): ReactNode {
  const command = useCommand(id);
  if (command === undefined) return null;
  const key = command.keys?.[0];
  const name = label ?? command.label;
  const shared = {
    disabled: !isEnabled(command),
    onClick: command.run,
    'aria-keyshortcuts': ariaKeys(command.keys, MAC),
  };
  const hint = key === undefined ? command.label : `${command.label} (${keyText(key, MAC)})`;
  return compact && command.icon !== undefined ? (
    <IconButton {...shared} icon={command.icon} label={name} title={hint} />
  ) : (
    <Button
      {...shared}
      title={hint}
      {...(look === undefined ? {} : { look })}
      {...(command.icon === undefined ? {} : { icon: command.icon })}
    >
      {name}
    </Button>
  );
}
