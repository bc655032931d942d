import { isOwnPage } from './own-page.ts';

/**
 * The window stays on our own service: every other navigation, of the page or of a frame in it, is stopped.
 * https://www.electronjs.org/docs/latest/tutorial/security#13-disable-or-limit-navigation
 */
export function guardNavigation(address: string, serviceUrl: string, prevent: () => void): void {
  if (!isOwnPage(address, serviceUrl)) prevent();
}
