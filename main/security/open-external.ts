import { isOwnPage } from './own-page.ts';

/**
 * Hands an address to the system only when it is a page of our own service, such as the description of the API.
 * Everything else is refused: `file:`, `smb:` and programs' own schemes start things, and statements stay on this
 * machine. `open` is what acts; the answer says whether it did.
 * https://www.electronjs.org/docs/latest/tutorial/security#15-do-not-use-shellopenexternal-with-untrusted-content
 */
export function openExternalUrl(
  address: unknown,
  serviceUrl: string,
  open: (address: string) => void,
): boolean {
  if (typeof address !== 'string' || !isOwnPage(address, serviceUrl)) return false;
  open(new URL(address).href);
  return true;
}
