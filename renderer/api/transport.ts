import type { API_PREFIX as ApiPrefix } from '../../shared/api/common.ts';
import { ApiError, ConnectionLost } from './errors.ts';

/** The type is the contract's own constant, so a new prefix fails to compile here; the schemas stay out of the bundle. */
export const API: typeof ApiPrefix = '/api/v1';

/** The part of `fetch` the client uses; a test passes its own. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Sends a request with the key and resolves to a successful response; throws ApiError or ConnectionLost. */
export type Transport = (path: string, init?: RequestInit) => Promise<Response>;

export interface TransportOptions {
  readonly key: string;
  readonly fetch: Fetch;
  /** Called when the service no longer accepts the key. */
  readonly onKeyRefused: () => void;
  /** Called after each request with whether the service answered. */
  readonly onContact: (answered: boolean) => void;
}

/** Requests to the service with the key in the header, and its errors as typed exceptions. */
export function createTransport({ key, fetch, onKeyRefused, onContact }: TransportOptions): Transport {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${key}`);
    const response = await reach(
      () => fetch(`${API}${path}`, { ...init, headers, cache: 'no-store' }),
      onContact,
    );
    if (response.ok) return response;
    if (response.status === 401) onKeyRefused();
    throw await readError(response);
  };
}

/** Runs a fetch; a network failure becomes ConnectionLost, an abort stays what it is. */
async function reach(
  run: () => Promise<Response>,
  onContact: (answered: boolean) => void,
): Promise<Response> {
  try {
    const response = await run();
    onContact(true);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    onContact(false);
    throw new ConnectionLost({ cause: error });
  }
}

/** The error an unsuccessful response carries. A body that is no JSON (a proxy's page) still gives an ApiError. */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const body: unknown = await response.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? body : {};
  return new ApiError(response.status, fields, Number.isFinite(retryAfter) ? retryAfter : null);
}
