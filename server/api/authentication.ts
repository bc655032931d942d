/** The key of a request: `Authorization: Bearer <API_KEY>` (RFC 6750). */
import type { FastifyRequest } from 'fastify';
import type { Caller, Keys } from '../accounts/keys.ts';
import { invalidKey } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set on every route behind `requireKey`. */
    caller: Caller | null;
  }
}

/** Hook of all routes that need a key. It runs before the body is read. */
export function requireKey(keys: Keys) {
  return async (request: FastifyRequest): Promise<void> => {
    const match = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '');
    request.caller = match === null ? null : keys.authenticate(match[1]!);
    if (request.caller === null) throw invalidKey();
  };
}

/** The caller of a request behind `requireKey`. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw invalidKey();
  return request.caller;
}
