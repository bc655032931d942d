import { resolve } from 'node:path';

/**
 * Resolves a path of the command line against the folder the user stands in.
 * npm runs scripts in the package's folder and leaves the user's in INIT_CWD; only the script npm itself started may
 * use it, a process further down has a folder of its own.
 */
export function fromCallersFolder(
  path: string,
  script: string,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const base = environment['npm_lifecycle_event'] === script ? environment['INIT_CWD'] : undefined;
  return resolve(base ?? process.cwd(), path);
}
