/**
 * No page opens a window of its own. What it wanted to open is offered to the system's browser, which takes only
 * what the allowlist lets through.
 * https://www.electronjs.org/docs/latest/tutorial/security#14-disable-or-limit-creation-of-new-windows
 */
export function refuseNewWindow(
  address: string,
  openOutside: (address: string) => void,
): { readonly action: 'deny' } {
  openOutside(address);
  return { action: 'deny' };
}
