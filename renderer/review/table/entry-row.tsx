import { memo, type ReactNode } from 'react';
import type { EvidenceRowBody } from '../../../shared/api/documents.ts';
import { COLUMNS, type Column } from '../../state/cells.ts';
import { isDoubtful } from '../../state/proof.ts';
import { Icon } from '../../ui/icons.tsx';
import { rowMark } from '../proof-words.ts';
import { EntryCell } from './entry-cell.tsx';

interface EntryRowProps {
  readonly row: EvidenceRowBody;
  /** Place among the rows shown, from 0. */
  readonly place: number;
  readonly chosen: boolean;
  /** The current cell where it is in this row. */
  readonly column: Column | null;
  readonly editor: ReactNode;
}

/** One transaction as a line of the table. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps): ReactNode {
  const { row, place, chosen, column, editor } = props;
  const mark = rowMark(row);
  const classes = [
    'entry',
    isDoubtful(row) ? 'entry-doubtful' : '',
    row.excluded ? 'entry-excluded' : '',
    column === null ? '' : 'entry-here',
  ];
  return (
    <div
      id={entryId(row.id)}
      role="row"
      aria-rowindex={place + 2}
      aria-selected={chosen}
      data-row={row.id}
      className={classes.join(' ')}
    >
      <span
        role="gridcell"
        aria-colindex={1}
        className={`entry-mark entry-mark-${mark.tone}`}
        title={mark.label}
      >
        <Icon name={mark.icon} size={14} />
        <span className="visually-hidden">{mark.label}</span>
      </span>
      {COLUMNS.map((each, index) => (
        <EntryCell
          key={each}
          id={cellId(row.id, each)}
          row={row}
          column={each}
          colIndex={index + 2}
          current={each === column}
          editor={each === column ? editor : null}
        />
      ))}
    </div>
  );
});

/** Element names of a row and a cell; a row's name can hold a dot, which selectors would misread. */
function entryId(row: string): string {
  return `entry-${row.replace('.', '-')}`;
}

export function cellId(row: string, column: Column): string {
  return `${entryId(row)}-${column}`;
}
