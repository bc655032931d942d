import type { ReactNode } from 'react';
import { requestName, type Failure } from '../state/edits.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Edits named one by one; the rest is counted. */
const NAMED = 3;

/** Edits that were not made, oldest first and at least one: why, and what was wanted, to be tried again. */
export function SaveTrouble({
  failures,
  onAgain,
  onDismiss,
}: {
  readonly failures: readonly Failure[];
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const { message, hint } = failures.at(-1)!;
  return (
    <div role="alert" className="review-alert">
      <Notice
        tone="bad"
        icon="crossCircle"
        title={`Not saved: ${namesOf(failures)}.`}
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
        {message} {hint}
      </Notice>
    </div>
  );
}

function namesOf(failures: readonly Failure[]): string {
  const names = failures.slice(0, NAMED).map(({ request }) => requestName(request));
  const more = failures.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
