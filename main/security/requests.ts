import { isOwnPage, parseUrl } from './own-page.ts';

/** What a page makes itself, and the tools of developers: nothing of it goes over a network. */
const LOCAL: ReadonlySet<string> = new Set(['blob:', 'data:', 'devtools:', 'chrome:']);

/**
 * Whether the window may request an address: those of our own service, and no other. The content security policy says
 * the same to the page; this says it to everything the page's session does. Nothing leaves the machine.
 * https://www.electronjs.org/docs/latest/tutorial/security#7-define-a-content-security-policy
 */
export function mayRequest(address: string, serviceUrl: string): boolean {
  const url = parseUrl(address);
  if (url === null) return false;
  return LOCAL.has(url.protocol) || isOwnPage(address, serviceUrl);
}
