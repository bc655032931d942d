/**
 * Who may speak to the service: programs of this computer and pages it served itself. Checked before anything else,
 * because any web page can make a browser send requests to a local port (DNS rebinding, cross-site requests).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignHost, foreignOrigin } from './errors.ts';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];
/** How long a browser may remember a preflight's answer, s. */
const PREFLIGHT_LIFETIME = '600';

/** Refuses a `Host` that is not loopback with this service's own port: the defence against DNS rebinding. */
export function checkHost(host: string | undefined, port: number | undefined): void {
  const accepted = LOOPBACK_NAMES.flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
  if (host === undefined || !accepted.includes(host.toLowerCase())) throw foreignHost();
}

/** Refuses the `Origin` of a page that is neither the service's own nor allowed; requests without one pass. */
export function checkOrigin(
  origin: string | undefined,
  port: number | undefined,
  allowed: ReadonlySet<string>,
): void {
  if (origin === undefined || allowed.has(origin)) return;
  if (!ownOrigins(port).includes(origin)) throw foreignOrigin();
}

function ownOrigins(port: number | undefined): string[] {
  return LOOPBACK_NAMES.map((name) => `http://${name}${port === 80 ? '' : `:${port}`}`);
}

/** Root hook: checks Host and Origin, answers preflights of allowed origins and marks answers for them. */
export function guardAddress(allowedOrigins: ReadonlySet<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const port = request.raw.socket.localPort;
    const { host, origin } = request.headers;
    checkHost(host, port);
    checkOrigin(origin, port, allowedOrigins);
    reply.header('vary', 'Origin');
    if (origin !== undefined && allowedOrigins.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Content-Disposition, Retry-After, ETag',
      });
    }
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
        'access-control-max-age': PREFLIGHT_LIFETIME,
      })
      .code(204)
      .send();
  };
}
