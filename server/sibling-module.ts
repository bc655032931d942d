/** Names a module that is loaded at run time, from source (`.ts`) or compiled (`.js`). */

/** `siblingModule(import.meta.url, 'worker')` is `./worker.ts` or `./worker.js` beside the caller. */
export function siblingModule(callerUrl: string, name: string): URL {
  return new URL(`./${name}.${callerUrl.endsWith('.ts') ? 'ts' : 'js'}`, callerUrl);
}
