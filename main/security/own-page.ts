/**
 * Whether an address is a page of our own service: same scheme, host and port as its base address.
 * Compared by parsed origin, never by how the text begins: `http://127.0.0.1:4780.evil.example` begins alike. The scheme
 * is asked too, because a `blob:` address has the origin of the page that made it.
 */
export function isOwnPage(address: string, serviceUrl: string): boolean {
  const url = parseUrl(address);
  const own = parseUrl(serviceUrl);
  if (url === null || own === null) return false;
  return (
    url.protocol === own.protocol && url.origin === own.origin && url.username === '' && url.password === ''
  );
}

/** The address as a URL, or null where it is none. */
export function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
