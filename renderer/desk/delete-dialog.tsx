import { useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { describeError } from '../api/errors.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

/** Asks before a statement is deleted: there is no way back. */
export function DeleteDialog({
  document,
  onClose,
}: {
  readonly document: DocumentBody;
  readonly onClose: () => void;
}): ReactNode {
  const { documents } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = () => {
    setBusy(true);
    documents.remove(document.file_id).then(onClose, (error: unknown) => {
      setBusy(false);
      setFailure(describeError(error).message);
    });
  };
  return (
    <Dialog
      title="Delete this statement?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button look="danger" icon="trash" disabled={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        <strong>{document.original_name}</strong> and the rows read from it are removed from this computer.
        The file you dropped stays where it is.
      </p>
      {failure !== null && (
        <div role="alert">
          <Notice tone="bad" title={failure} />
        </div>
      )}
    </Dialog>
  );
}
