import './history-dialog.css';
import type { ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { EditRecordBody } from '../../shared/api/edits.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { formatDayAndTime } from '../format/dates.ts';
import { withLocalAmounts } from '../format/numbers.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLocale } from '../ui/locale.ts';
import { changeWords } from './history-words.ts';

/** Changes shown of one batch; the rest is counted. */
const SHOWN_CHANGES = 6;

/** Every edit of the statement, newest first: who made it, when, and from what to what. */
export function HistoryDialog({
  statement,
  onRow,
  onClose,
}: {
  readonly statement: TransactionsBody;
  readonly onRow: (row: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { history } = statement;
  return (
    <Dialog
      title="History of edits"
      wide
      onClose={onClose}
      actions={
        <>
          <CommandButton id="statement.reset" label="Reset everything" />
          <CommandButton id="edit.redo" label="Redo" />
          <CommandButton id="edit.undo" label="Undo" />
        </>
      }
    >
      {history.length === 0 ? (
        <p className="soft">Nothing has been changed: the rows are as they were extracted.</p>
      ) : (
        <ol className="history" tabIndex={0} data-first-focus="" aria-label="Edits, newest first">
          {history.toReversed().map((record) => (
            <Batch key={record.revision} record={record} statement={statement} onRow={onRow} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Batch({
  record,
  statement,
  onRow,
}: {
  readonly record: EditRecordBody;
  readonly statement: TransactionsBody;
  readonly onRow: (row: string) => void;
}): ReactNode {
  const locale = useLocale();
  const more = record.changes_total - Math.min(SHOWN_CHANGES, record.changes.length);
  return (
    <li className={`batch${record.undone ? ' batch-undone' : ''}`}>
      <p className="batch-head">
        <strong>{withLocalAmounts(record.label, locale)}</strong>
        {record.undone && <span className="soft">undone</span>}
        <span className="soft figures">
          {record.by} · {formatDayAndTime(record.at, locale)}
        </span>
      </p>
      <ul className="batch-changes">
        {record.changes.slice(0, SHOWN_CHANGES).map((change, index) => {
          const { field, from, to } = changeWords(change, statement, locale);
          return (
            <li key={index}>
              <RowLink row={change.row} statement={statement} onRow={onRow} />
              <span className="soft">{field}</span> {from !== null && <del className="figures">{from}</del>}
              {from !== null && to !== null && ' → '}
              {to !== null && <ins className="figures">{to}</ins>}
            </li>
          );
        })}
        {more > 0 && <li className="soft">and {more} more</li>}
      </ul>
    </li>
  );
}

/** Goes to the row where it is still there. */
function RowLink({
  row,
  statement,
  onRow,
}: {
  readonly row: string | null;
  readonly statement: TransactionsBody;
  readonly onRow: (row: string) => void;
}): ReactNode {
  const found = row === null ? undefined : statement.transactions.find(({ id }) => id === row);
  if (!found) return null;
  return (
    <button type="button" className="batch-row figures" onClick={() => onRow(found.id)}>
      Row {found.index + 1}
    </button>
  );
}
