import './review.css';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError, describeError } from '../api/errors.ts';
import { ReadingMeter } from '../desk/reading-meter.tsx';
import { progressWords } from '../desk/standing.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { hrefOf } from '../state/routes.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ReviewRoom } from './review-room.tsx';
import { useStatement } from './use-statement.ts';

/** The room of one statement: finds it, waits for it while it is being read, then shows it. */
export function Review({ fileId }: { readonly fileId: string }): ReactNode {
  const { client, documents, online } = useWorkspace();
  const document = documents.items?.find((item) => item.file_id === fileId) ?? null;
  const [missing, setMissing] = useState<{ readonly message: string; readonly hint: string } | null>(null);
  const unknown = documents.items !== null && document === null;
  const { show } = documents;
  useEffect(() => {
    if (unknown && online) show(fileId).catch((error: unknown) => setMissing(whyMissing(error)));
  }, [unknown, online, show, fileId]);
  const loading = useStatement(client, fileId, document?.status === 'completed');

  if (missing) return <Trouble title={missing.message}>{missing.hint}</Trouble>;
  if (document?.status === 'failed') {
    return <Trouble title={document.error ?? 'This file could not be read.'}>{document.hint}</Trouble>;
  }
  if (loading.state === 'failed') return <Trouble title={loading.message}>{loading.hint}</Trouble>;
  if (document?.status === 'completed' && loading.state === 'loaded') {
    return <ReviewRoom document={document} statement={loading.statement} />;
  }
  const words =
    document?.status === 'processing' ? progressWords(document.progress) : 'Opening the statement';
  return (
    <div className="review-wait" role="status">
      <p className="soft figures">{words}…</p>
      {document?.status === 'processing' && <ReadingMeter document={document} />}
    </div>
  );
}

/** The address in the window names a statement; what the service says of it is meant for programs. */
function whyMissing(error: unknown): ReturnType<typeof describeError> {
  if (!(error instanceof ApiError) || error.status >= 500) return describeError(error);
  return {
    message: 'This statement is not here.',
    hint: 'It has been deleted, or its address is not complete.',
  };
}

function Trouble({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="review-wait">
      <h1 className="visually-hidden">Statement</h1>
      <Alert title={title} icon="crossCircle">
        {children}
      </Alert>
      <ButtonLink icon="arrowLeft" href={hrefOf({ room: 'desk' })}>
        All statements
      </ButtonLink>
    </div>
  );
}
