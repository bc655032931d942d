/** What to call a batch in the history when its sender has not said. */
import type { Operation } from '../../../shared/api/edits.ts';

const LABELS: Readonly<Record<Operation['op'], string>> = {
  set: 'Edit',
  swap: 'Swap direction',
  exclude: 'Leave out',
  restore: 'Take in again',
  add: 'Add row',
  split: 'Split row',
  merge: 'Merge with the row above',
  boundary: 'Move account boundary',
  account: 'Correct account',
  reset: 'Reset rows',
  confirm: 'Confirm',
};

export const RESET_LABEL = 'Reset to what was extracted';

export function labelOf(operations: readonly Operation[]): string {
  const kinds = new Set(operations.map(({ op }) => op));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? LABELS[only] : 'Several edits';
}
