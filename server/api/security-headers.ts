/** Headers of every answer: the window runs its own files only, and no page may frame or sniff what is answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** https://www.w3.org/TR/CSP3/; `blob:` shows page images fetched with a key, `data:` small icons. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** https://www.w3.org/TR/permissions-policy/; the window needs none of these. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export async function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    // What a caller reports is found in the log by it.
    'x-request-id': request.id,
  });
}
