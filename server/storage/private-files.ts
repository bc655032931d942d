/**
 * Folders and files only their owner may read: statements are other people's money.
 * On Windows the profile folder's own access list does the same; the modes are ignored there.
 */
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Makes a folder (and its parents) that only its owner may enter; an existing one is tightened. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, PRIVATE_FOLDER);
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

/** Bytes overwritten at a time. */
const SHRED_CHUNK = 1024 * 1024;

/**
 * Overwrites a file with zeros, syncs it and removes it. On a disk that writes in place, the content is gone; solid-state
 * disks and copy-on-write file systems may keep the old blocks until they are used again, which only encryption of the
 * disk prevents. A file that cannot be overwritten is removed all the same.
 */
export async function shred(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      const zeros = Buffer.alloc(SHRED_CHUNK);
      let left = (await file.stat()).size;
      for (let at = 0; left > 0; at += SHRED_CHUNK, left -= SHRED_CHUNK) {
        await file.write(zeros, 0, Math.min(left, SHRED_CHUNK), at);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch {
    // Read-only, or gone already.
  }
  await rm(path, { force: true, recursive: true });
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
