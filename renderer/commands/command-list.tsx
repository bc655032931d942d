import { Autocomplete } from '@base-ui/react/autocomplete';
import { useMemo, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import { COMMAND_GROUPS, isEnabled, type Command } from './command.ts';
import { Keys } from './key-caps.tsx';
import { useCommandList } from './use-commands.ts';

interface Group {
  readonly value: string;
  readonly items: readonly Command[];
}

/** The commands that can be done now, and the field that finds them; `begun` is what was typed before it was here. */
export default function CommandList({
  label,
  placeholder,
  begun,
  onClose,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly begun: string;
  readonly onClose: () => void;
}): ReactNode {
  const commands = useCommandList();
  const groups = useMemo<readonly Group[]>(
    () =>
      COMMAND_GROUPS.map((value) => ({
        value,
        items: commands.filter(
          (command) => command.group === value && command.unlisted !== true && isEnabled(command),
        ),
      })).filter(({ items }) => items.length > 0),
    [commands],
  );
  const choose = (command: Command) => {
    // The dialog gives the focus back before the command moves it.
    onClose();
    setTimeout(() => command.run());
  };
  return (
    <Autocomplete.Root
      open
      inline
      defaultValue={begun}
      items={groups}
      itemToStringValue={(command: Command) => command.label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        className="input palette-input"
        aria-label={label}
        placeholder={placeholder}
        data-first-focus=""
        autoFocus
        onFocus={toEnd}
      />
      <Autocomplete.Empty className="palette-none soft">No command of that name.</Autocomplete.Empty>
      <Autocomplete.List className="palette-list">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="palette-group">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className="palette-item"
                  onClick={() => choose(command)}
                >
                  <span className="palette-icon">
                    {command.icon && <Icon name={command.icon} size={14} />}
                  </span>
                  <span className="palette-label">{command.label}</span>
                  <Keys keys={command.keys} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

/** What is typed next goes on where the typing was. */
function toEnd({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
}
