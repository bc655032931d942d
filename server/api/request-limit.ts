/** Bounds how often one key may ask, so that a script in a loop does not take the service from everybody else. */
import type { FastifyRequest } from 'fastify';
import type { Api } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { tooManyRequests } from './errors.ts';

const WINDOW = 60_000;

/** Hook behind `requireKey`; the scope has the plugin `@fastify/rate-limit`. */
export function limitRequests(scope: Api, requestsPerMinute: number) {
  const count = scope.createRateLimit({
    max: requestsPerMinute,
    timeWindow: WINDOW,
    keyGenerator: (request) => callerOf(request).keyId,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds);
  };
}
