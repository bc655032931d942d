import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one after the other. Node's own `recursive` never ends where the
 * system makes no folder though its parent is there, such as below /proc: it takes the answer for a missing parent, again
 * and again. Throws the system's error.
 */
export function makeFolder(folder: string, mode?: number): void {
  const path = resolve(folder);
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Somebody else may have made it in the meantime.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
