import { useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { describeError } from '../api/errors.ts';
import { formatMoment, formatPeriod } from '../format/dates.ts';
import { formatCount, formatDecimal } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { isZero } from '../state/proof.ts';
import { hrefOf } from '../state/routes.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Meter } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import { progressWords, standingWords } from './standing.ts';

interface DocumentRowProps {
  readonly document: DocumentBody;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** A document in the list; a failed one has a second row that says why and what to do. */
export function DocumentRow({ document, onExport, onDelete }: DocumentRowProps): ReactNode {
  const locale = useLocale();
  const { status, original_name: name } = document;
  const period = formatPeriod(document.period_start, document.period_end, locale);
  const rows = document.transaction_count;
  return (
    <>
      <tr role="row" className={`statement statement-${status}`}>
        <td role="cell" className="statement-name">
          <Icon name="file" />
          {status === 'completed' ? (
            <a href={hrefOf({ room: 'review', fileId: document.file_id })} title={name}>
              {name}
            </a>
          ) : (
            <span title={name}>{name}</span>
          )}
        </td>
        <td role="cell" className="statement-state">
          {status === 'processing' ? <Progress document={document} /> : <Standing document={document} />}
        </td>
        <td role="cell" className="statement-period figures">
          {period}
        </td>
        <td role="cell" className="number figures" data-label={document.page_count === 1 ? 'page' : 'pages'}>
          {formatCount(document.page_count, locale)}
        </td>
        <td role="cell" className="number figures" data-label={rows === 1 ? 'row' : 'rows'}>
          {rows === null ? '' : formatCount(rows, locale)}
        </td>
        <td role="cell" className="statement-added figures soft">
          {formatMoment(document.created_at, locale)}
        </td>
        <td role="cell" className="statement-actions">
          {status === 'completed' && (
            <IconButton icon="download" label={`Export ${name}`} onClick={onExport} />
          )}
          <IconButton icon="trash" label={`Delete ${name}`} onClick={onDelete} />
        </td>
      </tr>
      {status === 'failed' && <FailureRow document={document} onDelete={onDelete} />}
    </>
  );
}

function Progress({ document }: { readonly document: DocumentBody }): ReactNode {
  const words = progressWords(document.progress);
  const total = document.progress?.pages_total ?? document.page_count;
  return (
    <span className="statement-progress">
      <span className="figures">{words}</span>
      <Meter
        role="progressbar"
        label={`Reading ${document.original_name}`}
        value={document.progress?.pages_done ?? 0}
        max={total}
        text={words}
      />
    </span>
  );
}

function Standing({ document }: { readonly document: DocumentBody }): ReactNode {
  const locale = useLocale();
  const { label, tone, icon } = standingWords(document);
  const verification = document.verification;
  const notes: string[] = [];
  if (
    verification?.status === 'mismatch' &&
    verification.difference !== null &&
    !isZero(verification.difference)
  ) {
    notes.push(`off by ${formatDecimal(verification.difference.replace('-', ''), locale)}`);
  }
  if (verification && verification.rows_flagged > 0) {
    const count = verification.rows_flagged;
    notes.push(`${formatCount(count, locale)} ${count === 1 ? 'row' : 'rows'} in doubt`);
  }
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {notes.length > 0 && <span className="statement-note figures">{notes.join(', ')}</span>}
    </>
  );
}

function FailureRow({
  document,
  onDelete,
}: {
  readonly document: DocumentBody;
  readonly onDelete: () => void;
}): ReactNode {
  const { documents } = useWorkspace();
  const [refused, setRefused] = useState<string | null>(null);
  const retry = () =>
    documents.retry(document.file_id).then(
      () => setRefused(null),
      (error: unknown) => setRefused(describeError(error).message),
    );
  return (
    <tr role="row" className="statement-below">
      <td role="cell" colSpan={7}>
        <Notice
          tone="bad"
          icon="crossCircle"
          title={document.error ?? 'This file could not be read.'}
          actions={
            <>
              <Button icon="retry" onClick={() => void retry()}>
                Try again
              </Button>
              <Button icon="trash" onClick={onDelete}>
                Delete
              </Button>
            </>
          }
        >
          {document.hint} {refused !== null && <span role="alert">{refused}</span>}
        </Notice>
      </td>
    </tr>
  );
}
