/**
 * What a user can do in a review, as data: one list feeds the keys, the buttons and the list of shortcuts.
 * Commands that change the statement will join it with an action of their own.
 */
import type { ReviewAction } from '../state/review.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Values of `KeyboardEvent.key`; the first is the one shown. */
  readonly keys: readonly string[];
  /** Keys that scroll: in a part that has a use of its own for them (the page, the divider) they belong to it. */
  readonly scrolls?: boolean;
  readonly does:
    ReviewAction | { readonly type: 'export' } | { readonly type: 'help' } | { readonly type: 'leave' };
}

/** Rows a PageDown moves by. */
const SCREENFUL = 15;

export const COMMANDS: readonly Command[] = [
  { id: 'next', label: 'Next row', keys: ['ArrowDown'], scrolls: true, does: { type: 'step', by: 1 } },
  { id: 'previous', label: 'Previous row', keys: ['ArrowUp'], scrolls: true, does: { type: 'step', by: -1 } },
  { id: 'next-letter', label: 'Next row', keys: ['j'], does: { type: 'step', by: 1 } },
  { id: 'previous-letter', label: 'Previous row', keys: ['k'], does: { type: 'step', by: -1 } },
  {
    id: 'down',
    label: 'Down a screen',
    keys: ['PageDown'],
    scrolls: true,
    does: { type: 'step', by: SCREENFUL },
  },
  { id: 'up', label: 'Up a screen', keys: ['PageUp'], scrolls: true, does: { type: 'step', by: -SCREENFUL } },
  { id: 'first', label: 'First row', keys: ['Home'], scrolls: true, does: { type: 'first' } },
  { id: 'last', label: 'Last row', keys: ['End'], scrolls: true, does: { type: 'last' } },
  { id: 'next-doubt', label: 'Next row in doubt', keys: ['n'], does: { type: 'doubt', direction: 1 } },
  {
    id: 'previous-doubt',
    label: 'Previous row in doubt',
    keys: ['N'],
    does: { type: 'doubt', direction: -1 },
  },
  { id: 'zoom-in', label: 'Enlarge the page', keys: ['+', '='], does: { type: 'zoom', to: 'in' } },
  { id: 'zoom-out', label: 'Shrink the page', keys: ['-'], does: { type: 'zoom', to: 'out' } },
  { id: 'zoom-fit', label: 'Fit the page', keys: ['0'], does: { type: 'zoom', to: 'fit' } },
  { id: 'export', label: 'Export', keys: ['e'], does: { type: 'export' } },
  { id: 'leave', label: 'Back to all statements', keys: ['Escape'], does: { type: 'leave' } },
  { id: 'help', label: 'Show these shortcuts', keys: ['?'], does: { type: 'help' } },
];

/** The command of a key press; null where there is none, or where the key belongs to something else. */
export function commandFor(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  within: { readonly typing: boolean; readonly scrolling: boolean },
): Command | null {
  if (within.typing || press.ctrlKey || press.metaKey || press.altKey) return null;
  const command = COMMANDS.find(({ keys }) => keys.includes(press.key));
  return command === undefined || (within.scrolling && command.scrolls) ? null : command;
}
