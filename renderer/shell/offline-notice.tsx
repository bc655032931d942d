import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What a window without its service says: what is safe, what is going on, and what to do. */
export function OfflineNotice({ probe }: { readonly probe: () => Promise<boolean> }): ReactNode {
  const [state, setState] = useState<'idle' | 'asking' | 'silent'>('idle');
  const ask = () => {
    setState('asking');
    void probe().then((answered) => setState(answered ? 'idle' : 'silent'));
  };
  return (
    <div role="alert" className="shell-alert">
      <Notice
        tone="doubt"
        title="Statement Desk does not answer."
        actions={
          <Button icon="retry" disabled={state === 'asking'} onClick={ask}>
            Try now
          </Button>
        }
      >
        It is asked again every few seconds. Nothing that was accepted is lost, and files waiting here are
        sent as soon as it answers.
        {state === 'silent' && ' Still no answer: start Statement Desk on this computer again.'}
      </Notice>
    </div>
  );
}
