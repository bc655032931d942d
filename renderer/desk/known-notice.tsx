import type { ReactNode } from 'react';
import { useWorkspace } from '../shell/workspace.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Where several files are here already: one answer for all of them. Each one also has its own in its row. */
export function KnownNotice(): ReactNode {
  const { uploads } = useWorkspace();
  const known = uploads.items.filter(({ state }) => state.name === 'known').map(({ id }) => id);
  if (known.length < 2) return null;
  return (
    <Notice
      tone="quiet"
      icon="copy"
      title={`${known.length} of these files are here already.`}
      actions={
        <>
          <Button onClick={() => uploads.remove(known)}>Leave them out</Button>
          <Button onClick={() => uploads.anyway(known)}>Convert them again</Button>
        </>
      }
    >
      Their content is the same as that of statements on this desk, whatever they are called.
    </Notice>
  );
}
