/** Origins of web pages as people type them. */

/**
 * The origin of what was typed: "https://books.example", also from a whole address that was copied. Null where it is
 * none that a browser would send; a host alone is taken as https.
 */
export function originOf(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.hostname === '') return null;
  // No wildcard, because the service compares whole origins; no %20, which browsers make of a blank in a host.
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(url.hostname) ? url.origin : null;
}
