import type { ReactNode } from 'react';
import { requestName, type Failure } from '../state/edits.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** An edit that was not made: why, and what was wanted, to be tried again. */
export function SaveTrouble({
  failure,
  onAgain,
  onDismiss,
}: {
  readonly failure: Failure;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  return (
    <div role="alert" className="review-alert">
      <Notice
        tone="bad"
        icon="crossCircle"
        title={`Not saved: ${requestName(failure.request)}.`}
        actions={
          <>
            <Button onClick={onAgain} icon="retry">
              Try again
            </Button>
            <Button onClick={onDismiss} look="quiet">
              Dismiss
            </Button>
          </>
        }
      >
        {failure.message} {failure.hint}
      </Notice>
    </div>
  );
}
