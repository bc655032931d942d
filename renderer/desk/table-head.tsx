import { useEffect, useRef, type ReactNode } from 'react';
import { COLUMNS, sortBy, type Sorting } from '../state/desk-view.ts';
import { Icon } from '../ui/icons.tsx';
import { COLUMN_NAMES } from './columns.ts';

/** The heads of the columns: each sorts by its column; the first picks everything. */
export function TableHead({
  sorting,
  onSorting,
  picked,
  of,
  onPickAll,
}: {
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  readonly picked: number;
  readonly of: number;
  readonly onPickAll: (all: boolean) => void;
}): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current!.indeterminate = picked > 0 && picked < of;
  }, [picked, of]);
  return (
    <div role="rowgroup" className="statements-head">
      <div role="row" aria-rowindex={1} className="statement-line">
        <span role="columnheader" className="statement-pick">
          <input
            ref={box}
            type="checkbox"
            aria-label="Select all statements"
            checked={of > 0 && picked === of}
            disabled={of === 0}
            onChange={(event) => onPickAll(event.currentTarget.checked)}
          />
        </span>
        {COLUMNS.map((column) => {
          const by = sorting.column === column;
          return (
            <span
              key={column}
              role="columnheader"
              className={`statement-${column}`}
              aria-sort={by ? (sorting.descending ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" className="sorter" onClick={() => onSorting(sortBy(sorting, column))}>
                {COLUMN_NAMES[column]}
                {by && <Icon name={sorting.descending ? 'sortDown' : 'sortUp'} size={12} />}
              </button>
            </span>
          );
        })}
        <span role="columnheader" className="statement-actions">
          <span className="visually-hidden">Actions</span>
        </span>
      </div>
    </div>
  );
}
