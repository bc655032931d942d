import { memo, type ReactNode } from 'react';
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { formatDate } from '../format/dates.ts';
import { formatDecimal } from '../format/numbers.ts';
import { isDoubtful } from '../state/proof.ts';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { rowMark } from './proof-words.ts';

interface EntryRowProps {
  readonly id: string;
  readonly row: EvidenceRowBody;
  readonly selected: boolean;
  readonly onSelect: (row: number) => void;
}

/** One transaction as a line of the table. */
export const EntryRow = memo(function EntryRow({ id, row, selected, onSelect }: EntryRowProps): ReactNode {
  const locale = useLocale();
  const amount = (decimal: string | null) =>
    decimal === null || decimal === '' ? '' : formatDecimal(decimal, locale);
  const mark = rowMark(row);
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={row.index + 2}
      aria-selected={selected}
      className={`entry${isDoubtful(row) ? ' entry-doubtful' : ''}`}
      onClick={() => onSelect(row.index)}
    >
      <span role="gridcell" className={`entry-mark entry-mark-${mark.tone}`} title={mark.label}>
        <Icon name={mark.icon} size={14} />
        <span className="visually-hidden">{mark.label}</span>
      </span>
      <span role="gridcell" className="entry-date figures">
        {formatDate(row.date, locale)}
      </span>
      <span role="gridcell" className="entry-description">
        {row.description}
      </span>
      <span role="gridcell" className="entry-in number figures">
        {amount(row.amountIn)}
      </span>
      <span role="gridcell" className="entry-out number figures">
        {amount(row.amountOut)}
      </span>
      <span
        role="gridcell"
        className={`entry-balance number figures${row.balance_printed ? '' : ' entry-computed'}`}
      >
        {amount(row.balance)}
      </span>
    </div>
  );
});
