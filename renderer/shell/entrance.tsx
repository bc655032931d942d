import { use, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createClient } from '../api/client.ts';
import { codeOf, rememberKey, type Session } from '../api/session.ts';
import type { Fetch } from '../api/transport.ts';
import { CommandCenter } from '../commands/command-center.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { createConnection } from './connection.ts';
import { KeyScreen } from './key-screen.tsx';
import { Shell } from './shell.tsx';

interface EntranceProps {
  /** The search for a key, begun before the first rendering. */
  readonly opening: Promise<Session>;
  readonly fetch: Fetch;
}

/** Lets in who has a key, and says to everybody else how to get one. */
export function Entrance({ opening, fetch }: EntranceProps): ReactNode {
  const [session, setSession] = useState(use(opening));
  const refuse = useCallback(() => {
    rememberKey(sessionStorage, null);
    const refused: Session = { key: null, reason: 'key_refused' };
    // The desktop makes a key anew where its own was revoked.
    const anew = window.desk?.key?.() ?? Promise.resolve(null);
    anew.then(
      (key) => setSession(key === null ? refused : { key }),
      () => setSession(refused),
    );
  }, []);
  const connection = useMemo(() => createConnection(fetch), [fetch]);
  const online = useSyncExternalStore(connection.subscribe, connection.online);
  const client = useMemo(
    () =>
      session.key === null
        ? null
        : createClient({ key: session.key, fetch, onKeyRefused: refuse, onContact: connection.report }),
    [session.key, fetch, refuse, connection],
  );
  // A link pasted into a tab that is already open changes only the fragment: start over with it.
  useEffect(() => {
    const look = () => codeOf(window.location.hash) !== null && window.location.reload();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  if (client === null) {
    return (
      <KeyScreen
        reason={session.reason ?? 'none'}
        onKey={(key) => {
          rememberKey(sessionStorage, key);
          setSession({ key });
        }}
      />
    );
  }
  return (
    <Announcer>
      <Toasts>
        <CommandCenter>
          <Shell client={client} online={online} probe={connection.check} />
        </CommandCenter>
      </Toasts>
    </Announcer>
  );
}
