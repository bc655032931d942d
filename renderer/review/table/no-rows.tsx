import type { ReactNode } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { COLUMNS } from '../../state/cells.ts';
import { Button } from '../../ui/button.tsx';

/** Says why the table is empty. `none`: the statement has no rows at all. */
export function NoRows({
  none,
  onShowAll,
}: {
  readonly none: boolean;
  readonly onShowAll: () => void;
}): ReactNode {
  return (
    <div role="rowgroup">
      <div role="row">
        <div role="gridcell" aria-colspan={COLUMNS.length + 1} className="entries-none">
          <p>{none ? 'No rows were found in this statement.' : 'No row matches.'}</p>
          {none ? (
            <CommandButton id="edit.add" label="Add a row" />
          ) : (
            <Button onClick={onShowAll}>Show all</Button>
          )}
        </div>
      </div>
    </div>
  );
}
