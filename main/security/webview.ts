/**
 * The window embeds no other page: every `<webview>` is refused before it is attached.
 * https://www.electronjs.org/docs/latest/tutorial/security#12-verify-webview-options-before-creation
 */
export function refuseWebview(prevent: () => void): void {
  prevent();
}
