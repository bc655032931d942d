/**
 * How every window is made: the page runs isolated and sandboxed, without Node, with web security on.
 * https://www.electronjs.org/docs/latest/tutorial/security#3-enable-context-isolation
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export function secureWebPreferences(preload: string) {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  } as const;
}
