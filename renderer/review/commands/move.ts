import type { Command } from '../../commands/command.ts';
import type { ReviewAction } from '../../state/review.ts';
import { isDoubtful } from '../../state/proof.ts';
import type { ReviewContext } from './context.ts';

/** Rows a PageDown moves by. */
const SCREENFUL = 15;

/** Going about in the rows and choosing them. */
export function moveCommands({
  dispatch,
  rows,
  statement,
  focusTable,
  focusSearch,
  copy,
  state,
}: ReviewContext): readonly Command[] {
  const move = (
    id: string,
    label: string,
    keys: readonly string[],
    action: ReviewAction,
    more: Partial<Command> = {},
  ): Command => ({
    id: `rows.${id}`,
    label,
    group: 'Rows',
    keys,
    unlisted: true,
    ...more,
    run: () => dispatch(action),
  });
  const doubts = statement.transactions.some(isDoubtful);
  const doubt = (direction: 1 | -1) => () => {
    dispatch({ type: 'doubt', direction });
    focusTable();
  };
  return [
    {
      id: 'rows.next-doubt',
      label: 'Next row in doubt',
      group: 'Rows',
      keys: ['F8', 'n'],
      icon: 'next',
      enabled: doubts,
      run: doubt(1),
    },
    {
      id: 'rows.previous-doubt',
      label: 'Previous row in doubt',
      group: 'Rows',
      keys: ['Shift+F8', 'Shift+n'],
      enabled: doubts,
      run: doubt(-1),
    },
    move('next', 'Next row', ['ArrowDown', 'j'], { type: 'step', by: 1 }, { scrolls: true }),
    move('previous', 'Previous row', ['ArrowUp', 'k'], { type: 'step', by: -1 }, { scrolls: true }),
    move('down', 'Down a screen', ['PageDown'], { type: 'step', by: SCREENFUL }, { scrolls: true }),
    move('up', 'Up a screen', ['PageUp'], { type: 'step', by: -SCREENFUL }, { scrolls: true }),
    move('right', 'Next cell', ['ArrowRight'], { type: 'across', by: 1 }, { tableOnly: true }),
    move('left', 'Previous cell', ['ArrowLeft'], { type: 'across', by: -1 }, { tableOnly: true }),
    move('start', 'First cell of the row', ['Home'], { type: 'column', column: 'date' }, { tableOnly: true }),
    move('end', 'Last cell of the row', ['End'], { type: 'column', column: 'balance' }, { tableOnly: true }),
    move(
      'first',
      'First row',
      ['$mod+Home'],
      { type: 'edge', to: 'first' },
      { scrolls: true, unlisted: false },
    ),
    move('last', 'Last row', ['$mod+End'], { type: 'edge', to: 'last' }, { scrolls: true, unlisted: false }),
    move(
      'choose-down',
      'Choose the row below as well',
      ['Shift+ArrowDown'],
      { type: 'step', by: 1, extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-up',
      'Choose the row above as well',
      ['Shift+ArrowUp'],
      { type: 'step', by: -1, extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-screen-down',
      'Choose a screen down',
      ['Shift+PageDown'],
      { type: 'step', by: SCREENFUL, extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-screen-up',
      'Choose a screen up',
      ['Shift+PageUp'],
      { type: 'step', by: -SCREENFUL, extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-to-first',
      'Choose up to the first row',
      ['$mod+Shift+Home'],
      { type: 'edge', to: 'first', extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-to-last',
      'Choose down to the last row',
      ['$mod+Shift+End'],
      { type: 'edge', to: 'last', extend: true },
      { tableOnly: true },
    ),
    move(
      'choose-all',
      'Choose all rows',
      ['$mod+a'],
      { type: 'choose-all' },
      { tableOnly: true, unlisted: false, enabled: rows.length > 0 },
    ),
    move(
      'choose-none',
      'Choose none',
      ['Escape'],
      { type: 'choose-none' },
      { enabled: state.chosen.size > 0 },
    ),
    {
      id: 'rows.copy',
      label: 'Copy rows',
      group: 'Rows',
      keys: ['$mod+c'],
      icon: 'copy',
      tableOnly: true,
      enabled: rows.length > 0,
      run: copy,
    },
    {
      id: 'rows.search',
      label: 'Search the rows',
      group: 'Rows',
      keys: ['$mod+f', '/'],
      icon: 'search',
      run: focusSearch,
    },
    { id: 'rows.table', label: 'Go to the table', group: 'Rows', keys: ['Alt+Digit2'], run: focusTable },
  ];
}
