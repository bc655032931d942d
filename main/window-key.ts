/**
 * The window's key. The app exchanges a one-time code of the service for a key that lives as long as the service
 * does, and keeps it in memory: nothing to store, nothing to steal from a disk.
 */

/** Exchanges the code in a session link at `POST /api/v1/session`. Throws where the service refuses. */
export async function redeemSessionLink(link: string, fetch: typeof globalThis.fetch): Promise<string> {
  const url = new URL(link);
  const code = new URLSearchParams(url.hash.slice(1)).get('code');
  const response = await fetch(new URL('/api/v1/session', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'api_key' in body && typeof body.api_key === 'string') {
    return body.api_key;
  }
  throw new Error(`the service gave the window no key (status ${response.status})`);
}

/** The key, fetched once on first use and again after a failure. */
export function windowKey(createLink: () => string, fetch: typeof globalThis.fetch): () => Promise<string> {
  let key: Promise<string> | null = null;
  return () => {
    key ??= redeemSessionLink(createLink(), fetch).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
}
