/** The service's side of the desktop key: whether it accepts one, and how a new one is made. */

/** How Settings lists the key, so that a user can tell what it is for. */
const KEY_NAME = 'Desktop app';

export interface KeyService {
  /** Whether a key works. Throws where the service gives no clear answer. */
  accepts(secret: string): Promise<boolean>;
  /** Makes a key under the app's name and revokes those it had before: nobody holds them any more. */
  make(): Promise<string>;
}

type Fetch = typeof globalThis.fetch;

/**
 * Talks to the service at `url`. `createLink` makes a session link: its one-time code becomes a key that lives as long
 * as the service, and with that the lasting one is made.
 */
export function keyService(url: string, createLink: () => string, fetch: Fetch): KeyService {
  const request = async (
    path: string,
    key: string | null,
    method: string,
    body?: object,
  ): Promise<Response> =>
    fetch(new URL(`/api/v1${path}`, url), {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    async accepts(secret) {
      // What stands in a keychain may be anything; a header takes only printable characters.
      if (!/^[\x21-\x7e]{1,200}$/.test(secret)) return false;
      const response = await request('/user', secret, 'GET');
      if (response.ok) return true;
      if (response.status === 401) return false;
      throw new Error(`the service did not check the key (status ${response.status})`);
    },

    async make() {
      const code = new URLSearchParams(new URL(createLink()).hash.slice(1)).get('code');
      const session = await keyIn(await request('/session', null, 'POST', { code }));
      const earlier = await ownKeys(await request('/keys', session, 'GET'));
      const key = await keyIn(await request('/keys', session, 'POST', { name: KEY_NAME }));
      for (const id of earlier) await request(`/keys/${id}`, session, 'DELETE');
      return key;
    },
  };
}

async function keyIn(response: Response): Promise<string> {
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'api_key' in body && typeof body.api_key === 'string') {
    return body.api_key;
  }
  throw new Error(`the service gave the window no key (status ${response.status})`);
}

/** Ids of the keys under the app's name. */
async function ownKeys(response: Response): Promise<string[]> {
  const body: unknown = await response.json();
  const keys: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'keys') : null;
  if (!Array.isArray(keys)) return [];
  return keys.filter((key) => key?.name === KEY_NAME).map((key) => String(key.id));
}
