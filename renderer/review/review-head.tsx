import type { ReactNode } from 'react';
import type { DocumentBody, TransactionsBody } from '../../shared/api/documents.ts';
import { formatPeriod } from '../format/dates.ts';
import { hrefOf } from '../state/routes.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Segments } from '../ui/segments.tsx';

interface ReviewHeadProps {
  readonly document: DocumentBody;
  readonly statement: TransactionsBody;
  readonly account: number;
  readonly narrow: boolean;
  readonly pane: 'rows' | 'page';
  readonly onPane: (pane: 'rows' | 'page') => void;
  readonly onExport: () => void;
  readonly onHelp: () => void;
}

/** Which statement this is, the way back, and what can be done with it as a whole. */
export function ReviewHead(props: ReviewHeadProps): ReactNode {
  const locale = useLocale();
  const account = props.statement.accounts[props.account];
  const facts = [
    account?.holder,
    account?.number,
    formatPeriod(account?.period_start ?? null, account?.period_end ?? null, locale),
    account?.currency ?? props.statement.currency,
  ].filter(Boolean);
  return (
    <header className="review-head">
      <a
        className="icon-button"
        href={hrefOf({ room: 'desk' })}
        aria-label="All statements"
        title="All statements (Esc)"
      >
        <Icon name="arrowLeft" />
      </a>
      <div className="review-title">
        <h1 title={props.document.original_name}>{props.document.original_name}</h1>
        <p className="soft figures">{facts.join(' · ')}</p>
      </div>
      {props.narrow && (
        <Segments
          legend="Show"
          value={props.pane}
          onChange={props.onPane}
          options={[
            { value: 'rows', label: 'Rows' },
            { value: 'page', label: 'Page' },
          ]}
        />
      )}
      <button type="button" className="button button-quiet review-help" onClick={props.onHelp}>
        <kbd>?</kbd> <span>Shortcuts</span>
      </button>
      {props.narrow ? (
        <IconButton icon="download" label="Export" onClick={props.onExport} />
      ) : (
        <Button look="primary" icon="download" onClick={props.onExport}>
          Export
        </Button>
      )}
    </header>
  );
}
