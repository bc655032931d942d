/**
 * Folders and files only their owner may read: statements are other people's money.
 * On Windows the profile folder's own access list does the same; the modes are ignored there.
 */
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Makes a folder (and its parents) that only its owner may enter; an existing one is tightened. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (process.platform !== 'win32') chmodSync(folder, PRIVATE_FOLDER);
}

/**
 * Makes the entry of a renamed or new file durable: on POSIX a name is only safe once its folder is synced.
 * Windows cannot open folders and keeps names durable by its journal.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a small file in one step, so that a reader sees the old text or the new one, never half of it. */
export function replacePrivateFile(path: string, text: string): void {
  makePrivateFolder(dirname(path));
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(temporary, 'w', PRIVATE_FILE);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
