/** What every room of the window shares: the client, the documents, the uploads, the account. */
import { createContext, useContext, type RefObject } from 'react';
import type { UserBody } from '../../shared/api/account.ts';
import type { Client } from '../api/client.ts';
import type { BatchProgress } from '../state/batch.ts';
import type { DeskView } from '../state/desk-view.ts';
import type { Route } from '../state/routes.ts';
import type { Theme } from '../ui/theme.ts';
import type { DeletionsInHand } from './use-deletions.ts';
import type { Documents } from './use-documents.ts';
import type { Uploads } from './use-uploads.ts';

export interface Workspace {
  readonly client: Client;
  readonly online: boolean;
  /** Asks a silent service now instead of at the next turn. */
  readonly probe: () => Promise<boolean>;
  readonly documents: Documents;
  readonly deletions: DeletionsInHand;
  readonly uploads: Uploads;
  readonly batch: BatchProgress;
  /** How the desk looks at its list; kept while other rooms are open. */
  readonly view: DeskView;
  readonly setView: (view: DeskView) => void;
  /** How far down its list the desk was when it was left, in pixels. */
  readonly deskScroll: RefObject<number>;
  /** The room that was left for this one; null in the first. */
  readonly cameFrom: Route | null;
  /** Null until the service has answered. */
  readonly user: UserBody | null;
  readonly refreshUser: () => void;
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace outside of the workspace');
  return workspace;
}
