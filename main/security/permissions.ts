import { isOwnPage } from './own-page.ts';

/** All the window asks for: putting a key or a snippet into the clipboard when the user presses the button. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

/**
 * Whether a page may have a permission. Used for the request as for the check, because many web interfaces ask only
 * one of the two. `page` is the address or origin of the page that asks.
 * https://www.electronjs.org/docs/latest/tutorial/security#5-handle-session-permission-requests-from-remote-content
 */
export function mayHavePermission(permission: string, page: string, serviceUrl: string): boolean {
  return GRANTED.has(permission) && isOwnPage(page, serviceUrl);
}
