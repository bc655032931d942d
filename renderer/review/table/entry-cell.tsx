import { memo, type ReactNode } from 'react';
import type { EvidenceRowBody } from '../../../shared/api/documents.ts';
import { formatDate } from '../../format/dates.ts';
import { formatDecimal } from '../../format/numbers.ts';
import { originalOf, type Column } from '../../state/cells.ts';
import { useLocale } from '../../ui/locale.ts';

interface EntryCellProps {
  readonly id: string;
  readonly row: EvidenceRowBody;
  readonly column: Column;
  readonly colIndex: number;
  readonly current: boolean;
  /** The field, while this cell is being typed in. */
  readonly editor: ReactNode;
}

/** One cell. A value a person changed is marked and says what was extracted. */
export const EntryCell = memo(function EntryCell(props: EntryCellProps): ReactNode {
  const { id, row, column, current, editor } = props;
  const locale = useLocale();
  const original = originalOf(row, column);
  const was = original === null ? null : original === '' ? 'nothing' : shown(original, column, locale);
  const number = column !== 'date' && column !== 'description';
  return (
    <span
      id={id}
      role="gridcell"
      aria-colindex={props.colIndex}
      aria-readonly="false"
      data-column={column}
      className={[
        `entry-cell entry-${column}`,
        number ? 'number figures' : '',
        column === 'date' ? 'figures' : '',
        current ? 'entry-current' : '',
        was === null ? '' : 'entry-changed',
        column === 'balance' && !row.balance_printed ? 'entry-computed' : '',
      ].join(' ')}
      title={was === null ? undefined : `Extracted: ${was}`}
    >
      {editor ?? (
        <>
          <span className="entry-value">{shown(valueOf(row, column), column, locale)}</span>
          {was !== null && <span className="visually-hidden">, changed, was {was}</span>}
        </>
      )}
    </span>
  );
});

function valueOf(row: EvidenceRowBody, column: Column): string {
  if (column === 'date' || column === 'description') return row[column];
  return { in: row.amountIn, out: row.amountOut, balance: row.balance }[column] ?? '';
}

function shown(value: string, column: Column, locale: string): string {
  if (value === '' || column === 'description') return value;
  return column === 'date' ? formatDate(value, locale) : formatDecimal(value, locale);
}
