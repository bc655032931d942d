import { memo, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { formatMoment, formatPeriod } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import { accountLabel } from '../state/accounts.ts';
import { hrefOf } from '../state/routes.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Progress, StandingCell } from './standing-cell.tsx';

interface DocumentRowProps {
  readonly document: DocumentBody;
  /** Number of the row in the table, the head being 1. */
  readonly place: number;
  readonly picked: boolean;
  readonly onPick: (fileId: string, range: boolean) => void;
  readonly onExport: (document: DocumentBody) => void;
  readonly onDetails: (document: DocumentBody) => void;
  readonly onDelete: (documents: readonly DocumentBody[]) => void;
}

/** A document in the list; a failed one has a second row that says why and what to do. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps): ReactNode {
  const { document, place, picked } = props;
  const locale = useLocale();
  const { status, original_name: name, file_id: fileId, note } = document;
  const rows = document.transaction_count;
  return (
    <>
      <div
        role="row"
        aria-rowindex={place}
        className={`statement statement-line statement-${status}${picked ? ' statement-picked' : ''}`}
      >
        <span role="cell" className="statement-pick">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={picked}
            onClick={(event) => props.onPick(fileId, event.shiftKey)}
            onChange={() => undefined}
          />
        </span>
        <span role="cell" className="statement-name">
          <span className="statement-title">
            <Icon name="file" />
            {status === 'completed' ? (
              <a href={hrefOf({ room: 'review', fileId })} title={name} data-main>
                {name}
              </a>
            ) : (
              <span title={name} tabIndex={-1} data-main>
                {name}
              </span>
            )}
          </span>
          {note !== '' && (
            <span className="statement-note-text soft" title={note}>
              {note}
            </span>
          )}
        </span>
        <span role="cell" className="statement-state">
          {status === 'processing' ? <Progress document={document} /> : <StandingCell document={document} />}
        </span>
        <AccountCell document={document} />
        <span role="cell" className="statement-period figures">
          {formatPeriod(document.period_start, document.period_end, locale)}
        </span>
        <span
          role="cell"
          className="statement-pages figures"
          data-label={document.page_count === 1 ? 'page' : 'pages'}
        >
          {formatCount(document.page_count, locale)}
        </span>
        <span role="cell" className="statement-rows figures" data-label={rows === 1 ? 'row' : 'rows'}>
          {rows === null ? '' : formatCount(rows, locale)}
        </span>
        <span role="cell" className="statement-added figures soft">
          {formatMoment(document.created_at, locale)}
        </span>
        <span role="cell" className="statement-actions">
          {status === 'completed' && (
            <IconButton icon="download" label={`Export ${name}`} onClick={() => props.onExport(document)} />
          )}
          {status !== 'processing' && (
            <IconButton
              icon="note"
              label={`Name and note of ${name}`}
              onClick={() => props.onDetails(document)}
            />
          )}
          {status === 'processing' ? (
            <IconButton
              icon="cross"
              label={`Stop reading ${name}`}
              onClick={() => props.onDelete([document])}
            />
          ) : (
            <IconButton icon="trash" label={`Delete ${name}`} onClick={() => props.onDelete([document])} />
          )}
        </span>
      </div>
      {status === 'failed' && (
        <FailureNotice document={document} onDelete={() => props.onDelete([document])} />
      )}
    </>
  );
});

/** The accounts of a statement: the first by its end, and how many more. */
function AccountCell({ document }: { readonly document: DocumentBody }): ReactNode {
  const [first, ...more] = document.accounts;
  const all = document.accounts
    .map(({ number, holder, currency }) => [number, holder, currency].filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');
  return (
    <span role="cell" className="statement-account figures" title={all || undefined}>
      {first ? accountLabel(first) : ''}
      {more.length > 0 && <small className="soft"> +{more.length}</small>}
    </span>
  );
}
