import './row-detail.css';
import type { ReactNode } from 'react';
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { formatDate } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { proofSentence } from './proof-words.ts';

/** The selected row in full: its whole text, how it is proved, and what is in doubt about it. */
export function RowDetail({
  row,
  total,
}: {
  readonly row: EvidenceRowBody | null;
  readonly total: number;
}): ReactNode {
  const locale = useLocale();
  if (row === null) return null;
  const facts = [
    `Row ${formatCount(row.index + 1, locale)} of ${formatCount(total, locale)}`,
    `page ${formatCount(row.page, locale)}`,
    row.value_date && row.value_date !== row.date ? `value date ${formatDate(row.value_date, locale)}` : null,
    row.balance !== '' && !row.balance_printed ? 'balance computed, not printed' : null,
    row.confidence < 1 ? `read with ${Math.floor(row.confidence * 100)} % confidence` : null,
  ].filter(Boolean);
  return (
    <section className="row-detail" aria-label="Selected row" tabIndex={0}>
      <p className="soft figures row-detail-facts">{facts.join(' · ')}</p>
      <p className="row-detail-text">{row.description}</p>
      <p className="soft">{proofSentence(row.proof)}</p>
      {row.flags.length > 0 && (
        <ul className="row-flags">
          {row.flags.map((flag) => (
            <li key={flag.code}>
              <Icon name="alert" size={14} />
              <span>
                {flag.message}
                {flag.suggestion !== null && <strong> {flag.suggestion}</strong>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
