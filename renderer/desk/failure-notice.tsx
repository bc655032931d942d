import { useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { describeError } from '../api/errors.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Why a document could not be read, and what can be done. */
export function FailureNotice({
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
    <div role="row" className="statement-below">
      <div role="cell">
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
      </div>
    </div>
  );
}
