import './row-detail.css';
import type { ReactNode } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { CommandMenu } from '../commands/command-menu.tsx';
import type { PageImages } from '../api/page-images.ts';
import { formatDate } from '../format/dates.ts';
import { formatCount, withLocalAmounts } from '../format/numbers.ts';
import { isDoubt, isDoubtful } from '../state/proof.ts';
import { isEdited } from '../state/row-filter.ts';
import { Icon } from '../ui/icons.tsx';
import { IconButton } from '../ui/button.tsx';
import { useLocale } from '../ui/locale.ts';
import { fixOf } from './commands/edit.ts';
import { proofSentence } from './proof-words.ts';
import { RepairedCell } from './repaired-cell.tsx';
import { ROW_MENU } from './row-menu.ts';

/** The current row in full: its whole text, what is in doubt about it, how it is proved, and what can be done. */
export function RowDetail({
  statement,
  row,
  images,
}: {
  readonly statement: TransactionsBody;
  readonly row: EvidenceRowBody | null;
  readonly images: PageImages;
}): ReactNode {
  const locale = useLocale();
  if (row === null) return null;
  const total = statement.transactions.length;
  const facts = [
    `Row ${formatCount(row.index + 1, locale)} of ${formatCount(total, locale)}`,
    `page ${formatCount(row.page, locale)}`,
    row.value_date && row.value_date !== row.date ? `value date ${formatDate(row.value_date, locale)}` : null,
    row.balance !== '' && !row.balance_printed ? 'balance computed, not printed' : null,
    row.confidence < 1 ? `read with ${Math.floor(row.confidence * 100)} % confidence` : null,
    row.confirmed ? 'confirmed by a person' : null,
    row.excluded ? 'excluded' : null,
  ].filter(Boolean);
  return (
    <section className="row-detail" aria-label="Selected row">
      <div className="row-detail-body" tabIndex={0} role="region" aria-label="Details of the selected row">
        <p className="soft figures row-detail-facts">{facts.join(' · ')}</p>
        <p className="row-detail-text">{row.description}</p>
        {row.repairs.length > 0 && (
          <ul className="row-repairs" aria-label="Cells that were read again">
            {row.repairs.map((repair) => (
              <RepairedCell key={repair.part} repair={repair} pages={statement.pages} images={images} />
            ))}
          </ul>
        )}
        <Flags row={row} />
        <HowProved row={row} />
      </div>
      <div className="row-detail-actions" role="group" aria-label="Actions on the selected row">
        {fixOf(row) !== null && !row.excluded && <CommandButton id="edit.fix" look="primary" />}
        {isDoubtful(row) && <CommandButton id="edit.confirm" />}
        {isEdited(row) && <CommandButton id="edit.reset" label="Reset row" look="quiet" />}
        <CommandMenu
          groups={ROW_MENU}
          trigger={<IconButton icon="more" label="More actions on this row" className="row-detail-more" />}
        />
      </div>
    </section>
  );
}

/** A row in doubt that nothing proves has its reasons in its flags: they say more. */
function HowProved({ row }: { readonly row: EvidenceRowBody }): ReactNode {
  if (row.excluded) return <p className="soft">Left out of the sums, the proof and every export.</p>;
  if (row.proof === 'none' && isDoubtful(row)) return null;
  return <p className="soft">{proofSentence(row.proof)}</p>;
}

function Flags({ row }: { readonly row: EvidenceRowBody }): ReactNode {
  const locale = useLocale();
  if (row.flags.length === 0) return null;
  const open = isDoubtful(row);
  return (
    <ul className={`row-flags${open ? '' : ' row-flags-settled'}`}>
      {row.flags.map((flag) => (
        <li key={`${flag.code} ${flag.message}`} className={isDoubt(flag) ? '' : 'row-flag-told'}>
          <Icon name={!isDoubt(flag) ? 'edit' : open ? 'alert' : 'check'} size={14} />
          <span>
            {withLocalAmounts(flag.message, locale)}
            {flag.suggestion !== null && <strong> {withLocalAmounts(flag.suggestion, locale)}</strong>}
          </span>
        </li>
      ))}
    </ul>
  );
}
