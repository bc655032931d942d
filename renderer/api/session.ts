/**
 * How the key reaches the window. The page is opened with `#code=<one-time code>`; the code is exchanged for a
 * key, which lives in this tab's session storage only. In Electron the preload hands the key over.
 */
import { readError, API, type Fetch } from './transport.ts';

const STORAGE_NAME = 'statement-desk.key';

/** Why there is no key: nobody gave one, or the one given is not accepted. */
export type KeylessReason = 'none' | 'code_refused' | 'key_refused' | 'unreachable';
export type Session =
  | { readonly key: string; readonly reason?: undefined }
  | { readonly key: null; readonly reason: KeylessReason };

/** What of the browser a session needs; a test passes its own. */
export interface SessionSurroundings {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly fetch: Fetch;
  readonly bridgeKey: (() => Promise<string | null>) | undefined;
}

/** The one-time code of a fragment, or null. */
export function codeOf(hash: string): string | null {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('code');
  return code === null || code === '' ? null : code;
}

/** Finds the key: a code in the address first, then this tab's storage, then Electron. */
export async function openSession(around: SessionSurroundings): Promise<Session> {
  const code = codeOf(around.location.hash);
  if (code !== null) {
    // Before anything can fail: the code must not stay in the address bar, the history or a screenshot.
    around.history.replaceState(null, '', `${around.location.pathname}${around.location.search}#/`);
    const session = await exchange(code, around);
    if (session.key !== null) return session;
    // The link was used before, perhaps by this very tab before a reload: a key it still holds is as good.
    return storedSession(around) ?? session;
  }
  const stored = storedSession(around);
  if (stored) return stored;
  const bridged = (await around.bridgeKey?.().catch(() => null)) ?? null;
  return bridged === null ? { key: null, reason: 'none' } : { key: bridged };
}

/** Keeps a key for this tab, or forgets it with null. */
export function rememberKey(storage: SessionSurroundings['storage'], key: string | null): void {
  if (key === null) storage.removeItem(STORAGE_NAME);
  else storage.setItem(STORAGE_NAME, key);
}

/** Whether a text has the form of a key; the service alone knows whether it is one. */
export function looksLikeKey(text: string): boolean {
  return /^sd_[0-9A-Za-z]{40}$/.test(text.trim());
}

function storedSession({ storage }: SessionSurroundings): Session | null {
  const key = storage.getItem(STORAGE_NAME);
  return key === null ? null : { key };
}

async function exchange(code: string, { fetch, storage }: SessionSurroundings): Promise<Session> {
  try {
    const response = await fetch(`${API}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (!response.ok) throw await readError(response);
    const body: { readonly api_key?: unknown } = await response.json();
    if (typeof body.api_key !== 'string') return { key: null, reason: 'code_refused' };
    rememberKey(storage, body.api_key);
    return { key: body.api_key };
  } catch (error) {
    return { key: null, reason: error instanceof TypeError ? 'unreachable' : 'code_refused' };
  }
}
