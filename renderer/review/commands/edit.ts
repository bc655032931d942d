import type { EvidenceRowBody } from '../../../shared/api/documents.ts';
import type { Operation } from '../../../shared/api/edits.ts';
import type { Command } from '../../commands/command.ts';
import { withLocalAmounts } from '../../format/numbers.ts';
import { isDoubtful } from '../../state/proof.ts';
import { currentPlace, meantRows } from '../../state/review.ts';
import { isEdited } from '../../state/row-filter.ts';
import type { ReviewContext } from './context.ts';

/** The correction the arithmetic suggests for a row, or null. */
export function fixOf(row: EvidenceRowBody | null): EvidenceRowBody['flags'][number]['fix'] {
  return row?.flags.find(({ fix }) => fix !== null)?.fix ?? null;
}

/**
 * Changing rows. Each key shown works wherever the cursor is; the letter beside it is for everywhere but a description, where
 * letters are typed.
 * What several rows are chosen for is done to all of them in one batch.
 */
export function editCommands(context: ReviewContext): readonly Command[] {
  const { state, rows, statement, dispatch, edits, open, locale } = context;
  const place = currentPlace(state, rows);
  const row = place === null ? null : rows[place]!;
  const meant = meantRows(state, rows);
  const ids = meant.map(({ id }) => id);
  const some = meant.length > 0;
  const single = row !== null && meant.length === 1;
  const many = meant.length > 1 ? ` (${meant.length} rows)` : '';
  const fix = fixOf(row);
  const send = (operations: readonly Operation[], label: string) => void edits.change(operations, label);
  const excluded = some && meant.every((each) => each.excluded);

  return [
    {
      id: 'edit.cell',
      label: 'Edit the cell',
      group: 'Edit',
      keys: ['Enter', 'F2'],
      icon: 'edit',
      tableOnly: true,
      enabled: row !== null,
      run: () => dispatch({ type: 'edit' }),
    },
    {
      id: 'edit.fix',
      label: fix === null ? 'Apply the suggestion' : withLocalAmounts(fix.label, locale),
      group: 'Edit',
      keys: ['$mod+Enter', 'f'],
      icon: 'wand',
      enabled: fix !== null,
      run: () => fix && send(fix.operations, fix.label),
    },
    {
      id: 'edit.confirm',
      label: `Confirm as right${many}`,
      group: 'Edit',
      keys: ['F9', 'c'],
      icon: 'check',
      enabled: meant.some(isDoubtful),
      run: () => send([{ op: 'confirm', rows: ids }], `Confirm${many}`),
    },
    {
      id: 'edit.swap',
      label: `Swap in and out${many}`,
      group: 'Edit',
      keys: ['F4', 's'],
      icon: 'swap',
      enabled: some,
      run: () => send([{ op: 'swap', rows: ids }], `Swap direction${many}`),
    },
    excluded
      ? {
          id: 'edit.exclude',
          label: `Restore${many}`,
          group: 'Edit',
          keys: ['Delete', 'x'],
          icon: 'retry',
          run: () => send([{ op: 'restore', rows: ids }], `Restore${many}`),
        }
      : {
          id: 'edit.exclude',
          label: `Exclude${many}`,
          group: 'Edit',
          keys: ['Delete', 'x'],
          icon: 'exclude',
          enabled: some,
          run: () => send([{ op: 'exclude', rows: ids }], `Exclude${many}`),
        },
    {
      id: 'edit.add',
      label: 'Add a row below',
      group: 'Edit',
      keys: ['Insert', 'a'],
      icon: 'add',
      enabled: statement.accounts.length > 0,
      run: () => open('add'),
    },
    {
      id: 'edit.split',
      label: 'Split the row',
      group: 'Edit',
      keys: ['F6', 'p'],
      icon: 'split',
      enabled: single && !row.excluded,
      run: () => open('split'),
    },
    ...mergeCommands(context, single ? row : null, send),
    ...boundaryCommands(context, single ? row : null, send),
    {
      id: 'edit.reset',
      label: `Reset to what was extracted${many}`,
      group: 'Edit',
      icon: 'retry',
      enabled: meant.some((each) => isEdited(each) || each.confirmed),
      run: () => send([{ op: 'reset', rows: ids }], `Reset${many}`),
    },
  ];
}

type Send = (operations: readonly Operation[], label: string) => void;

function mergeCommands(
  { statement }: ReviewContext,
  row: EvidenceRowBody | null,
  send: Send,
): readonly Command[] {
  const above = row === null ? undefined : statement.transactions[row.index - 1];
  const enabled = row !== null && above !== undefined && above.account === row.account;
  const merge = (amount: 'sum' | 'above') => () => {
    if (row) send([{ op: 'merge', row: row.id, amount }], 'Merge with the row above');
  };
  return [
    {
      id: 'edit.merge',
      label: 'Merge with the row above',
      group: 'Edit',
      keys: ['F7', 'm'],
      icon: 'merge',
      enabled,
      run: merge('sum'),
    },
    {
      id: 'edit.merge-text',
      label: 'Merge the text only: it belongs to the row above',
      group: 'Edit',
      keys: ['Shift+F7', 'Shift+m'],
      enabled,
      run: merge('above'),
    },
  ];
}

/** Where several accounts stand in one statement: the current row begins its account, or the next one. */
function boundaryCommands(
  { statement }: ReviewContext,
  row: EvidenceRowBody | null,
  send: Send,
): readonly Command[] {
  if (row === null || statement.accounts.length < 2) return [];
  const first = statement.accounts[row.account]?.first === row.index;
  const offers = [
    ...(row.account > 0 && !first ? [row.account] : []),
    ...(row.account + 1 < statement.accounts.length ? [row.account + 1] : []),
  ];
  return offers.map((account) => {
    const name = statement.accounts[account]?.number ?? `account ${account + 1}`;
    return {
      id: `edit.boundary-${account === row.account ? 'own' : 'next'}`,
      label: account === row.account ? 'Rows above belong to the account before' : `From here on: ${name}`,
      group: 'Edit' as const,
      run: () =>
        send(
          [{ op: 'boundary', account, first: row.id }],
          `Begin ${name} at “${row.description.slice(0, 40)}”`,
        ),
    };
  });
}
