/**
 * The file vault: content-addressed, immutable files. A file is written under a temporary name, synced, and
 * renamed to its SHA-256, so that a name in the vault always stands for the whole content.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, renameSync, rmSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { makePrivateFolder, shred, syncFolder } from './private-files.ts';

/** A file under way into the vault: on disk, not yet synced or named. */
export interface DraftFile {
  readonly path: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** Keeps a content in the vault while no row names it yet; to be let go once the row is written or given up. */
export interface Hold {
  release(): void;
}

/** Where a content is in a vault, or would be. Throws `TypeError` for what is no hash. */
export function vaultPath(folder: string, hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('not a content hash');
  return join(folder, hash.slice(0, 2), hash);
}

export class Vault {
  readonly #folder: string;
  readonly #drafts: string;
  readonly #held = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#drafts = join(folder, 'incoming');
    makePrivateFolder(this.#drafts);
  }

  /** Where a content is, or would be. */
  path(hash: string): string {
    return vaultPath(this.#folder, hash);
  }

  /** A name for a draft that nothing else uses. */
  draftPath(): string {
    return join(this.#drafts, randomBytes(16).toString('hex'));
  }

  /** Streams a content into a draft. Nothing is left behind when the stream fails. */
  async write(source: Readable): Promise<DraftFile> {
    const path = this.draftPath();
    const hash = createHash('sha256');
    let size = 0;
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.length;
        await file.writeFile(chunk);
      }
      return { path, hash: hash.digest('hex'), size };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Describes a draft someone else wrote at a `draftPath()`. */
  async adopt(path: string): Promise<DraftFile> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { path, hash: hash.digest('hex'), size };
  }

  /**
   * Makes a draft part of the vault: synced, renamed, its folder synced. The content is held until the caller has
   * written (or given up) the row that names it, so that a deletion of the same content meanwhile leaves it alone.
   */
  async keep(draft: DraftFile): Promise<Hold> {
    const hold = this.#hold(draft.hash);
    try {
      const target = this.path(draft.hash);
      makePrivateFolder(dirname(target));
      const file = await open(draft.path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft.path, target);
      await syncFolder(dirname(target));
      await syncFolder(this.#folder);
      return hold;
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  /** Gives up a draft. */
  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /**
   * Removes contents that no row names any more, unless an upload of the same content holds them. They are gone from the
   * vault when this returns, and overwritten when it resolves (see `shred`).
   */
  async remove(hashes: Iterable<string>, isNamed: (hash: string) => boolean): Promise<void> {
    const moved: string[] = [];
    for (const hash of new Set(hashes)) {
      // Check and removal in one step of the event loop: a hold taken in between would lose its file.
      if (!isNamed(hash) && !this.#held.has(hash)) moved.push(...this.#moveAway(hash));
    }
    for (const path of moved) await shred(path);
  }

  /** Out of the vault under a name that `sweep` clears; where the system refuses that, the file is removed at once. */
  #moveAway(hash: string): string[] {
    const away = this.draftPath();
    try {
      renameSync(this.path(hash), away);
      return [away];
    } catch {
      rmSync(this.path(hash), { force: true });
      return [];
    }
  }

  /**
   * Removes what a crash left: drafts, and contents renamed into the vault whose row was never written.
   * Only at start, before anything is accepted. Answers how many files it removed.
   */
  async sweep(isNamed: (hash: string) => boolean): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#drafts)) {
      await shred(join(this.#drafts, name));
      removed += 1;
    }
    for (const shard of await readdir(this.#folder)) {
      if (!/^[0-9a-f]{2}$/.test(shard)) continue;
      for (const hash of await readdir(join(this.#folder, shard))) {
        if (!/^[0-9a-f]{64}$/.test(hash) || isNamed(hash)) continue;
        await shred(this.path(hash));
        removed += 1;
      }
    }
    return removed;
  }

  /** Reads a content; rejects where it is not there. */
  async read(hash: string): Promise<{ stream: Readable; size: number }> {
    const path = this.path(hash);
    const { size } = await stat(path);
    return { stream: createReadStream(path), size };
  }

  #hold(hash: string): Hold {
    this.#held.set(hash, (this.#held.get(hash) ?? 0) + 1);
    let released = false;
    return {
      release: () => {
        if (released) return;
        released = true;
        const left = (this.#held.get(hash) ?? 1) - 1;
        if (left === 0) this.#held.delete(hash);
        else this.#held.set(hash, left);
      },
    };
  }
}
