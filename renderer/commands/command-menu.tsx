import '../ui/menu.css';
import { ContextMenu } from '@base-ui/react/context-menu';
import { Menu } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import { popupHome } from '../ui/popup-home.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { isEnabled, type Command } from './command.ts';
import { Keys } from './key-caps.tsx';
import { ariaKeys } from './keys.ts';
import { MAC } from './platform.ts';
import { useCommandList } from './use-commands.ts';

interface Listed {
  /** Names of commands in groups, drawn with a line between the groups; names nobody offers are left out. */
  readonly groups: readonly (readonly string[])[];
}

/** A button that opens a menu of commands. `trigger` is the button, with its name. */
export function CommandMenu({
  trigger,
  groups,
}: Listed & { readonly trigger: ReactElement<Record<string, unknown>> }): ReactNode {
  const focusBack = useFocusBack();
  return (
    <Menu.Root onOpenChange={(open, { reason }) => focusBack(open, reason)}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal container={popupHome()}>
        <Menu.Positioner className="menu-place" positionMethod="fixed" sideOffset={4} align="end">
          <Menu.Popup className="menu">
            <MenuCommands groups={groups} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The menu of the right mouse button (or the menu key) on what it surrounds. */
export function CommandContextMenu({
  children,
  groups,
}: Listed & { readonly children: ReactElement<Record<string, unknown>> }): ReactNode {
  const focusBack = useFocusBack();
  return (
    <ContextMenu.Root onOpenChange={(open, { reason }) => focusBack(open, reason)}>
      <ContextMenu.Trigger render={children} />
      <ContextMenu.Portal container={popupHome()}>
        <ContextMenu.Positioner className="menu-place" positionMethod="fixed">
          <ContextMenu.Popup className="menu">
            <MenuCommands groups={groups} />
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

function MenuCommands({ groups }: Listed): ReactNode {
  const commands = useCommandList();
  const offered = groups
    .map((ids) =>
      ids
        .map((id) => commands.find((command) => command.id === id))
        .filter((command): command is Command => command !== undefined),
    )
    .filter((group) => group.length > 0);
  return offered.map((group, index) => (
    <Fragment key={group[0]!.id}>
      {index > 0 && <Menu.Separator className="menu-line" />}
      {group.map((command) => (
        <Menu.Item
          key={command.id}
          className="menu-item"
          disabled={!isEnabled(command)}
          aria-keyshortcuts={ariaKeys(command.keys, MAC)}
          onClick={() => setTimeout(command.run)}
        >
          <span className="menu-icon">{command.icon && <Icon name={command.icon} size={14} />}</span>
          <span className="menu-label">{command.label}</span>
          <Keys keys={command.keys} />
        </Menu.Item>
      ))}
    </Fragment>
  ));
}
