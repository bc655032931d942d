import './shell.css';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Client } from '../api/client.ts';
import { Desk } from '../desk/desk.tsx';
import { FileIntake } from '../desk/file-intake.tsx';
import { outcomeWords } from '../state/batch.ts';
import { WHOLE_DESK } from '../state/desk-view.ts';
import { hrefOf } from '../state/routes.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { applyTheme, rememberedTheme, type Theme } from '../ui/theme.ts';
import { useToast } from '../ui/toasts.tsx';
import { Header } from './header.tsx';
import { NativeMenu } from './native-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RoomBoundary } from './room-boundary.tsx';
import { useArrival } from './use-arrival.ts';
import { useBatch, useBatchMembers } from './use-batch.ts';
import { useDeletions } from './use-deletions.ts';
import { useDocuments } from './use-documents.ts';
import { useOutcomes } from './use-outcomes.ts';
import { useRoute } from './use-route.ts';
import { useTitle } from './use-title.ts';
import { useUploads } from './use-uploads.ts';
import { useUser } from './use-user.ts';
import { WindowCommands } from './window-commands.tsx';
import { WorkspaceContext } from './workspace.ts';

// The desk comes with the first bytes; the other rooms when they are entered, or when the window is idle.
const loadReview = () => import('../review/review.tsx');
const loadSettings = () => import('../settings/settings.tsx');
const Review = lazy(async () => ({ default: (await loadReview()).Review }));
const Settings = lazy(async () => ({ default: (await loadSettings()).Settings }));

/** Time after which the window is taken to be idle enough to fetch the other rooms, in milliseconds. */
const PRELOAD_AFTER = 1_500;

/** Fetches the other rooms ahead of the first visit. */
function preloadRooms(): void {
  void loadReview().catch(() => undefined);
  void loadSettings().catch(() => undefined);
}

interface ShellProps {
  readonly client: Client;
  readonly online: boolean;
  readonly probe: () => Promise<boolean>;
}

const ROOM_NAMES = { desk: 'Statements', settings: 'Settings' } as const;

/** The window with a key: header, the room the address names, and what all rooms share. */
export function Shell({ client, online, probe }: ShellProps): ReactNode {
  const route = useRoute();
  const announce = useAnnounce();
  const toast = useToast();
  const documents = useDocuments(client, online);
  const deletions = useDeletions({ client, remove: documents.remove });
  const members = useBatchMembers();
  const { join } = members;
  const { show } = documents;
  const onAccepted = useCallback(
    async (fileId: string) => {
      join(fileId);
      await show(fileId);
    },
    [join, show],
  );
  const { hidden } = deletions;
  const goingAway = useCallback((fileId: string) => hidden.has(fileId), [hidden]);
  const uploads = useUploads({ client, online, probe, onAccepted, goingAway });
  const { user, refreshUser } = useUser(client, online);
  const [view, setView] = useState(WHOLE_DESK);
  const [theme, setTheme] = useState(() => rememberedTheme(localStorage));

  const batch = useBatch(uploads.items, documents.items ?? [], members.batch, (outcome) => {
    const words = outcomeWords(outcome);
    members.end();
    if (words === '') return;
    window.desk?.batchEnded?.(words);
    if (outcome.attention + outcome.failed === 0) announce(words);
    else {
      toast({
        text: words,
        action: { label: 'Show what needs attention' },
        onEnd: (end) => {
          if (end !== 'action') return;
          setView({ ...WHOLE_DESK, filter: 'attention' });
          window.location.hash = hrefOf({ room: 'desk' });
        },
      });
    }
  });
  // The quota moves when a document is accepted, fails or is deleted.
  useOutcomes(documents.items, refreshUser);
  useTitle(
    route.room === 'review'
      ? documents.items?.find((item) => item.file_id === route.fileId)?.original_name
      : ROOM_NAMES[route.room],
    batch,
  );

  const changeTheme = useCallback((next: Theme) => {
    applyTheme(next, document.documentElement, localStorage);
    window.desk?.setAppearance?.(next);
    setTheme(next);
  }, []);
  useEffect(() => {
    const timer = setTimeout(preloadRooms, PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    window.desk?.setAppearance?.(rememberedTheme(localStorage));
  }, []);
  const deskScroll = useRef(0);
  const cameFrom = useArrival(route);
  const { add } = uploads;
  const take = useCallback(
    (files: readonly File[], leftOut: number) => {
      if (leftOut > 0) {
        const what = leftOut === 1 ? '1 other file' : `${leftOut} other files`;
        toast({ text: `${what} of the folder left out: neither a PDF nor a picture.` });
      }
      if (files.length === 0) return;
      add(files);
      window.location.hash = hrefOf({ room: 'desk' });
    },
    [add, toast],
  );

  return (
    <FileIntake onFiles={take}>
      <WorkspaceContext
        value={{
          client,
          online,
          probe,
          documents,
          deletions,
          uploads,
          batch,
          view,
          setView,
          deskScroll,
          cameFrom,
          user,
          refreshUser,
          theme,
          setTheme: changeTheme,
        }}
      >
        <WindowCommands />
        <NativeMenu />
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
          {!online && <OfflineNotice probe={probe} />}
          <main id="main" className={`room room-${route.room}`} tabIndex={-1}>
            <RoomBoundary key={route.room}>
              <Suspense fallback={<p className="room-wait soft">Opening…</p>}>
                {route.room === 'desk' && <Desk />}
                {route.room === 'review' && <Review key={route.fileId} fileId={route.fileId} />}
                {route.room === 'settings' && <Settings />}
              </Suspense>
            </RoomBoundary>
          </main>
        </div>
      </WorkspaceContext>
    </FileIntake>
  );
}
