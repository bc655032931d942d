import '../ui/field.css';
import './details-dialog.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { describeError } from '../api/errors.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formText } from '../ui/form-text.ts';

/** Changes what a statement is called, and what a bookkeeper wants to remember of it. */
export function DetailsDialog({
  document,
  onClose,
}: {
  readonly document: DocumentBody;
  readonly onClose: () => void;
}): ReactNode {
  const { documents } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly message: string; readonly hint: string } | null>(null);
  const form = useId();
  const name = useId();
  const note = useId();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = {
      name: formText(event.currentTarget, 'name').trim(),
      note: formText(event.currentTarget, 'note').trim(),
    };
    setBusy(true);
    documents.change(document.file_id, change).then(onClose, (error: unknown) => {
      setBusy(false);
      setFailure(describeError(error));
    });
  };
  return (
    <Dialog
      title="Name and note"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" disabled={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="details" onSubmit={save}>
        <div className="field">
          <label className="field-label" htmlFor={name}>
            Name
          </label>
          <input
            id={name}
            name="name"
            className="input"
            defaultValue={document.original_name}
            maxLength={255}
            required
            autoComplete="off"
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor={note}>
            Note
          </label>
          <textarea
            id={note}
            name="note"
            className="input"
            rows={4}
            maxLength={10_000}
            defaultValue={document.note}
            placeholder="Client, question for the bank, where the paper is …"
          />
        </div>
      </form>
      {failure && <Alert title={failure.message}>{failure.hint}</Alert>}
    </Dialog>
  );
}
