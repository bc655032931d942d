import type { ReactNode } from 'react';
import { assertNever } from '../state/never.ts';
import type { UploadState } from '../state/uploads.ts';
import { Badge } from '../ui/badge.tsx';

/** How a file on its way stands. */
export function UploadBadge({ state }: { readonly state: UploadState }): ReactNode {
  switch (state.name) {
    case 'unchecked':
    case 'checking':
    case 'waiting':
      return (
        <Badge tone="quiet" icon="clock">
          Waiting to be sent
        </Badge>
      );
    case 'sending':
      return (
        <Badge tone="quiet" icon="upload">
          Sending
        </Badge>
      );
    case 'known':
      return (
        <Badge tone="quiet" icon="copy">
          Here already
        </Badge>
      );
    case 'locked':
      return (
        <Badge tone="doubt" icon="lock">
          Password needed
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="bad" icon="crossCircle">
          {state.quota ? 'Quota used up' : 'Not accepted'}
        </Badge>
      );
    default:
      return assertNever(state);
  }
}
