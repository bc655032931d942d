import type { ReactNode } from 'react';
import type { DocumentBody, TransactionsBody } from '../../shared/api/documents.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { CommandMenu } from '../commands/command-menu.tsx';
import { formatPeriod } from '../format/dates.ts';
import { hrefOf } from '../state/routes.ts';
import { IconButton } from '../ui/button.tsx';
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
}

/** Commands on the statement as a whole, in groups. */
const STATEMENT_MENU = [
  ['edit.undo', 'edit.redo', 'statement.history', 'statement.reset'],
  ['rows.search', 'rows.next-doubt', 'rows.previous-doubt', 'edit.add'],
  ['window.palette', 'window.keys'],
];

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
        title="All statements"
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
      <CommandMenu
        groups={STATEMENT_MENU}
        trigger={<IconButton icon="more" label="More actions on this statement" />}
      />
      {props.narrow ? (
        <CommandButton id="statement.export" compact />
      ) : (
        <>
          <CommandButton id="window.palette" label="Commands" look="quiet" />
          <CommandButton id="statement.export" look="primary" />
        </>
      )}
    </header>
  );
}
