import type { Command } from '../../commands/command.ts';
import { withLocalAmounts } from '../../format/numbers.ts';
import type { ReviewContext } from './context.ts';

/** The statement as a whole: its history, its export, the way back. */
export function statementCommands({
  statement,
  edits,
  locale,
  open,
  leave,
  dispatch,
  state,
}: ReviewContext): readonly Command[] {
  const lastUndone = statement.history.find(({ undone }) => undone);
  const named = (step: string, label: string): string => `${step}: ${withLocalAmounts(label, locale)}`;
  const lastDone = statement.history.findLast(({ undone }) => !undone);
  return [
    {
      id: 'edit.undo',
      label: lastDone && statement.can_undo ? named('Undo', lastDone.label) : 'Undo',
      group: 'Edit',
      keys: ['$mod+z'],
      icon: 'undo',
      enabled: statement.can_undo,
      run: () => void edits.ask({ action: 'undo' }),
    },
    {
      id: 'edit.redo',
      label: lastUndone && statement.can_redo ? named('Redo', lastUndone.label) : 'Redo',
      group: 'Edit',
      keys: ['$mod+Shift+z', '$mod+y'],
      icon: 'redo',
      enabled: statement.can_redo,
      run: () => void edits.ask({ action: 'redo' }),
    },
    {
      id: 'statement.history',
      label: 'History of edits',
      group: 'Statement',
      keys: ['h'],
      icon: 'clock',
      run: () => open('history'),
    },
    {
      id: 'statement.reset',
      label: 'Reset everything to what was extracted',
      group: 'Statement',
      enabled: statement.history.some(({ undone }) => !undone),
      run: () => open('reset'),
    },
    {
      id: 'statement.export',
      label: 'Export',
      group: 'Statement',
      keys: ['e'],
      icon: 'download',
      run: () => open('export'),
    },
    {
      id: 'statement.pane',
      label: state.pane === 'rows' ? 'Show the page' : 'Show the rows',
      group: 'Statement',
      keys: ['Alt+KeyP'],
      unlisted: true,
      run: () => dispatch({ type: 'pane', pane: state.pane === 'rows' ? 'page' : 'rows' }),
    },
    {
      id: 'statement.leave',
      label: 'Back to all statements',
      group: 'Statement',
      keys: ['Alt+ArrowLeft'],
      icon: 'arrowLeft',
      run: leave,
    },
  ];
}
