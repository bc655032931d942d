import type { Dispatch, ReactNode } from 'react';
import type { DocumentBody, EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { contextOf } from '../state/cells.ts';
import type { ReviewAction } from '../state/review.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { ReviewDialog } from './commands/context.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import type { Edits } from './use-edits.ts';

interface ReviewDialogsProps {
  readonly shown: ReviewDialog | null;
  readonly document: DocumentBody;
  readonly statement: TransactionsBody;
  readonly row: EvidenceRowBody | null;
  readonly edits: Pick<Edits, 'change' | 'ask' | 'nextRow'>;
  readonly dispatch: Dispatch<ReviewAction>;
  readonly close: () => void;
}

/** The dialog that is open, if one is. */
export function ReviewDialogs({
  shown,
  document,
  statement,
  row,
  edits,
  dispatch,
  close,
}: ReviewDialogsProps): ReactNode {
  const account = row?.account ?? 0;
  const context = contextOf(statement, account);
  switch (shown) {
    case 'export':
      return <ExportDialog documents={[document]} onClose={close} />;
    case 'add':
      return (
        <AddDialog
          after={row}
          account={account}
          context={context}
          onClose={close}
          onAdd={(operation) => {
            close();
            void edits.change([operation], 'Add row');
            dispatch({ type: 'made', row: edits.nextRow, column: 'date' });
          }}
        />
      );
    case 'split':
      return row === null ? null : (
        <SplitDialog
          row={row}
          context={context}
          onClose={close}
          onSplit={(operation) => {
            close();
            void edits.change([operation], 'Split row');
            dispatch({ type: 'made', row: edits.nextRow });
          }}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          statement={statement}
          onClose={close}
          onRow={(id) => {
            close();
            dispatch({ type: 'filter', filter: 'all' });
            dispatch({ type: 'go', row: id });
          }}
        />
      );
    case 'reset':
      return (
        <Dialog
          title="Reset everything?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Keep the edits</Button>
              <Button
                look="danger"
                onClick={() => {
                  close();
                  void edits.ask({ action: 'reset' });
                }}
              >
                Reset everything
              </Button>
            </>
          }
        >
          <p>
            All rows go back to what was extracted from the file. This is an edit like any other: it can be
            undone.
          </p>
        </Dialog>
      );
    case null:
    default:
      return null;
  }
}
