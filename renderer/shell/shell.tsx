import './shell.css';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Client } from '../api/client.ts';
import { Desk } from '../desk/desk.tsx';
import { DropTarget } from '../desk/drop-target.tsx';
import { Review } from '../review/review.tsx';
import { standingWords } from '../desk/standing.ts';
import { Settings } from '../settings/settings.tsx';
import { hrefOf } from '../state/routes.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Notice } from '../ui/notice.tsx';
import { applyTheme, rememberedTheme, type Theme } from '../ui/theme.ts';
import { Header } from './header.tsx';
import { useDocuments } from './use-documents.ts';
import { useOutcomes } from './use-outcomes.ts';
import { useRoute } from './use-route.ts';
import { useUploads } from './use-uploads.ts';
import { useUser } from './use-user.ts';
import { WorkspaceContext } from './workspace.ts';

interface ShellProps {
  readonly client: Client;
  readonly online: boolean;
  readonly probe: () => Promise<boolean>;
}

const PRODUCT = 'Statement Desk';
const ROOM_NAMES = { desk: 'Statements', settings: 'Settings' } as const;

/** The window with a key: header, the room the address names, and what all rooms share. */
export function Shell({ client, online, probe }: ShellProps): ReactNode {
  const route = useRoute();
  const documents = useDocuments(client, online);
  const uploads = useUploads({ client, online, probe, onAccepted: documents.show });
  const { user, refreshUser } = useUser(client, online);
  const announce = useAnnounce();
  const [theme, setTheme] = useState(() => rememberedTheme(localStorage));
  useOutcomes(documents.items, {
    // The quota moves when a document is accepted, fails or is deleted.
    onChange: refreshUser,
    onDone: (done) =>
      announce(done.map((item) => `${item.original_name}: ${standingWords(item).label}.`).join(' ')),
  });

  const name =
    route.room === 'review'
      ? documents.items?.find((item) => item.file_id === route.fileId)?.original_name
      : ROOM_NAMES[route.room];
  useEffect(() => {
    document.title = name === undefined ? PRODUCT : `${name} · ${PRODUCT}`;
  }, [name]);

  const changeTheme = useCallback((next: Theme) => {
    applyTheme(next, document.documentElement, localStorage);
    setTheme(next);
  }, []);
  const { add: addFiles } = uploads;
  const addFromAnywhere = useCallback(
    (files: readonly File[]) => {
      addFiles(files);
      window.location.hash = hrefOf({ room: 'desk' });
    },
    [addFiles],
  );

  return (
    <WorkspaceContext
      value={{ client, online, documents, uploads, user, refreshUser, theme, setTheme: changeTheme }}
    >
      <DropTarget onFiles={addFromAnywhere}>
        <div className="shell">
          <a
            className="skip"
            href="#main"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById('main')?.focus();
            }}
          >
            Skip to content
          </a>
          <Header route={route} />
          {!online && (
            <div role="alert" className="shell-alert">
              <Notice tone="doubt" title="Statement Desk does not answer.">
                Trying again until it does. Nothing that was accepted is lost; files waiting here are sent
                then.
              </Notice>
            </div>
          )}
          <main id="main" className={`room room-${route.room}`} tabIndex={-1}>
            {route.room === 'desk' && <Desk />}
            {route.room === 'review' && <Review key={route.fileId} fileId={route.fileId} />}
            {route.room === 'settings' && <Settings />}
          </main>
        </div>
      </DropTarget>
    </WorkspaceContext>
  );
}
