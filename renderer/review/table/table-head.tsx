import type { CSSProperties, ReactNode } from 'react';
import type { EntryColumns } from './use-columns.ts';
import { NUMBER_COLUMNS } from './columns.ts';

/** The heads of the columns, with an edge to drag for those that have a width of their own. */
export function TableHead({ table }: { readonly table: EntryColumns }): ReactNode {
  return (
    <div className="entries-head" role="rowgroup">
      <div className="entry entry-head" role="row" aria-rowindex={1}>
        <span role="columnheader" aria-colindex={1} className="entry-mark">
          <span className="visually-hidden">Proof</span>
        </span>
        {table.headers.map((header, index) => (
          <span
            key={header.id}
            role="columnheader"
            aria-colindex={index + 2}
            className={`entry-heading${NUMBER_COLUMNS.has(header.id) ? ' number' : ''}`}
          >
            {header.name}
            {header.resize && (
              <span
                className={`entry-edge${header.resizing ? ' entry-edge-held' : ''}`}
                aria-hidden="true"
                onMouseDown={header.resize.start}
                onTouchStart={header.resize.start}
                onDoubleClick={header.resize.reset}
              />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Widths for the rows, as variables on the table, so that a drag draws no row anew. */
export function widthVariables(table: EntryColumns): CSSProperties {
  return Object.fromEntries(table.headers.map(({ id, width }) => [`--w-${id}`, `${width}px`]));
}
