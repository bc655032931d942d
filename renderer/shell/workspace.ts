/** What every room of the window shares: the client, the documents, the uploads, the account. */
import { createContext, useContext } from 'react';
import type { UserBody } from '../../shared/api/account.ts';
import type { Client } from '../api/client.ts';
import type { Theme } from '../ui/theme.ts';
import type { Documents } from './use-documents.ts';
import type { Uploads } from './use-uploads.ts';

export interface Workspace {
  readonly client: Client;
  readonly online: boolean;
  readonly documents: Documents;
  readonly uploads: Uploads;
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
