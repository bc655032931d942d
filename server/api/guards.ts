/**
 * Who may speak to the service: programs of this computer and pages it served itself. Checked before anything else,
 * because any web page can make a browser send requests to a local port (DNS rebinding, cross-site requests).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignHost, foreignOrigin, twoHosts } from './errors.ts';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];
/** How long a browser may remember a preflight's answer, s. */
const PREFLIGHT_LIFETIME = '600';

/** Refuses a `Host` that is not loopback with this service's own port: the defence against DNS rebinding. */
function checkHost(host: string | undefined, port: number | undefined): void {
  const accepted = LOOPBACK_NAMES.flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
  if (host === undefined || !accepted.includes(host.toLowerCase())) throw foreignHost();
}

/**
 * Refuses a request with several `Host` lines (RFC 9112, 3.2). Node would keep the first alone, and what stands between
 * might have believed another.
 */
function checkHostLines(rawHeaders: readonly string[], port: number | undefined): void {
  const hosts = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host',
  );
  for (const host of hosts) checkHost(host, port);
  if (hosts.length > 1) throw twoHosts();
}

/** The address a request to a proxy names stands above its `Host` (RFC 9112, 3.2.2), and is held to the same. */
function checkTarget(url: string, port: number | undefined): void {
  if (url.startsWith('/') || url === '*') return;
  checkHost(URL.parse(url)?.host, port);
}

/** Refuses the `Origin` of a page that is neither the service's own nor allowed; requests without one pass. */
function checkOrigin(origin: string | undefined, port: number | undefined, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin)) return;
  if (!ownOrigins(port).includes(origin)) throw foreignOrigin();
}

function ownOrigins(port: number | undefined): string[] {
  return LOOPBACK_NAMES.map((name) => `http://${name}${port === 80 ? '' : `:${port}`}`);
}

/** Root hook: checks Host and Origin, answers preflights of allowed origins and marks answers for them. */
export function guardAddress(settings: { readonly allowedOrigins: readonly string[] }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const port = request.raw.socket.localPort;
    const { host, origin } = request.headers;
    const { allowedOrigins } = settings;
    // On refusals too: a cache must not give one page's answer to another.
    reply.header('vary', 'Origin');
    checkHost(host, port);
    checkHostLines(request.raw.rawHeaders, port);
    checkTarget(request.raw.url ?? '', port);
    checkOrigin(origin, port, allowedOrigins);
    if (origin !== undefined && allowedOrigins.includes(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Content-Disposition, Retry-After, ETag, X-Request-Id',
      });
    }
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, Idempotency-Key',
        'access-control-max-age': PREFLIGHT_LIFETIME,
      })
      .code(204)
      .send();
  };
}
