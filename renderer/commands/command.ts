/**
 * What a user can do in the window, as data. One list feeds buttons, menus, the palette, the keys and their list,
 * so that a command has one name, one key and one condition wherever it is offered.
 */
import type { IconName } from '../ui/icons.tsx';

/** Headings under which commands are listed, in this order. */
export const COMMAND_GROUPS = ['Rows', 'Edit', 'Page', 'Statement', 'Statements', 'Window'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command {
  /** Stable name, `room.action`: buttons and menus ask for a command by it. */
  readonly id: string;
  /** For buttons, menus, the palette and the list of keys: "Swap direction". */
  readonly label: string;
  readonly group: CommandGroup;
  /** In the notation of tinykeys (`$mod+z`, `Shift+F2`); the first is the one shown. */
  readonly keys?: readonly string[];
  readonly icon?: IconName;
  /** Left out: it can be done. A disabled command keeps its place, and its key does nothing. */
  readonly enabled?: boolean;
  /** `everywhere`: its keys work while the user types, too. Else a field keeps every key for itself. */
  readonly reach?: 'everywhere';
  /** Keys that scroll: a part that has a use of its own for them (the page, a divider) keeps them. */
  readonly scrolls?: boolean;
  /** Keys that press the focused control (Enter, space, Tab, letters): they work in the table only. */
  readonly tableOnly?: boolean;
  /** Left out of the palette: what needs no name there, like moving by a row. */
  readonly unlisted?: boolean;
  readonly run: () => void;
}

export function isEnabled(command: Command): boolean {
  return command.enabled !== false;
}
