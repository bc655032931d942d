/**
 * What was promised, beside the database: a small file for every document whose acceptance may stand in the database's
 * log only. Should the end of that log be unreadable after an abrupt end, the document is accepted again from it, with
 * its quota. A file is written before the transaction that accepts the document, and goes when the log has been taken
 * over into the database itself, or the document is deleted.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, syncFolder } from '../storage/private-files.ts';
import type { NewDocument } from './repository.ts';

/** A document that is promised. Times are ISO 8601 in UTC. */
export interface Acceptance extends NewDocument {
  readonly fileId: string;
  readonly createdAt: string;
  readonly idempotencyKey: string | null;
}

const SUFFIX = '.json';

export class Acceptances {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    makePrivateFolder(folder);
  }

  /** Writes a promise; durable when it resolves. */
  async write(acceptance: Acceptance): Promise<void> {
    const file = await open(this.#path(acceptance.fileId), 'wx', 0o600);
    try {
      await file.writeFile(JSON.stringify(acceptance));
      await file.sync();
    } catch (error) {
      this.drop(acceptance.fileId);
      throw error;
    } finally {
      await file.close();
    }
    await syncFolder(this.#folder);
  }

  /** Clears promises away that are kept; should it not come to the end, the next start does it. */
  async clear(fileIds: readonly string[]): Promise<void> {
    for (const fileId of fileIds) await rm(this.#path(fileId), { force: true });
  }

  /** Takes a promise back; no power cut brings it back when this resolves. */
  async withdraw(fileId: string): Promise<void> {
    if (!existsSync(this.#path(fileId))) return;
    this.drop(fileId);
    await syncFolder(this.#folder);
  }

  drop(fileId: string): void {
    rmSync(this.#path(fileId), { force: true });
  }

  /** Names of what is promised at the moment. */
  list(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length));
  }

  /** A promise; null where it was cut short, and so never answered. */
  read(fileId: string): Acceptance | null {
    try {
      const acceptance: Acceptance = JSON.parse(readFileSync(this.#path(fileId), 'utf8'));
      return acceptance;
    } catch {
      return null;
    }
  }

  #path(fileId: string): string {
    return join(this.#folder, `${fileId}${SUFFIX}`);
  }
}
