import './row-dialogs.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { dateText, type CellContext } from '../state/cells.ts';
import { readNewRow, type NewRow } from '../state/new-row.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface AddDialogProps {
  /** The row it comes behind; null in a statement without rows. */
  readonly after: EvidenceRowBody | null;
  readonly account: number;
  readonly context: CellContext;
  readonly onAdd: (operation: Operation) => void;
  readonly onClose: () => void;
}

const FIELDS = [
  { name: 'date', label: 'Date' },
  { name: 'description', label: 'Description' },
  { name: 'in', label: 'In' },
  { name: 'out', label: 'Out' },
  { name: 'balance', label: 'Balance, if one is printed' },
] as const;

/** A row the statement has and the reading lacks, typed as it is printed. */
export function AddDialog({ after, account, context, onAdd, onClose }: AddDialogProps): ReactNode {
  const formId = useId();
  const [typed, setTyped] = useState<NewRow>({
    date: after === null ? '' : dateText(after.date, context.formats),
    description: '',
    in: '',
    out: '',
    balance: '',
  });
  const [sent, setSent] = useState(false);
  const reading = readNewRow(typed, { after, account }, context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if ('operation' in reading) onAdd(reading.operation);
  };
  return (
    <Dialog
      title={after === null ? 'Add a row' : `Add a row below row ${after.index + 1}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" icon="add">
            Add row
          </Button>
        </>
      }
    >
      <form id={formId} className="new-row" onSubmit={submit}>
        {FIELDS.map(({ name, label }) => {
          const trouble = sent && 'troubles' in reading ? (reading.troubles[name] ?? null) : null;
          return (
            <div key={name} className={`field new-row-${name}`}>
              <label className="field-label" htmlFor={`${formId}-${name}`}>
                {label}
              </label>
              <input
                id={`${formId}-${name}`}
                className="input figures"
                autoComplete="off"
                data-first-focus={name === 'description' ? '' : undefined}
                inputMode={name === 'description' || name === 'date' ? 'text' : 'decimal'}
                value={typed[name]}
                aria-invalid={trouble !== null}
                aria-describedby={trouble === null ? undefined : `${formId}-${name}-trouble`}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
              {trouble !== null && (
                <p id={`${formId}-${name}-trouble`} role="alert" className="field-trouble">
                  {trouble}
                </p>
              )}
            </div>
          );
        })}
      </form>
    </Dialog>
  );
}
