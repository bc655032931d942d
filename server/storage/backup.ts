/**
 * Copies of a data folder: made while the service runs, checked, and put back. A backup is a folder with the database, and
 * the vault's files that its documents name; nothing in it is compressed or hidden, so that it can be looked at.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'better-sqlite3';
import { connectDatabase, databasePath } from './open.ts';
import { makePrivateFolder, syncFolder } from './private-files.ts';
import { vaultPath } from './vault.ts';

export interface BackupReport {
  /** The folder of the backup. */
  readonly backup: string;
  readonly documents: number;
  readonly files: number;
  /** Of the files, without the database. */
  readonly bytes: number;
}

/** A backup cannot be made, is not whole, or cannot be put back; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Makes a backup of `dataDir` as a new folder in `to`. The service may be running and changing things meanwhile. */
export async function createBackup(dataDir: string, to: string, now = new Date()): Promise<BackupReport> {
  if (!existsSync(databasePath(dataDir))) throw new BackupError(`There is no database in ${dataDir}.`);
  const backup = join(to, `statement-desk-${now.toISOString().replace(/[:.]/g, '-')}`);
  const partial = `${backup}.partial`;
  makePrivateFolder(partial);
  try {
    copyDatabase(dataDir, databasePath(partial));
    const db = new Database(databasePath(partial));
    try {
      const report = await copyFiles(db, dataDir, partial);
      checkDatabase(db);
      renameSync(partial, backup);
      await syncFolder(to);
      return { backup, ...report };
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Looks whether a backup is whole: its database is sound and every file is what its name says. Throws `BackupError`. */
export async function checkBackup(backup: string): Promise<BackupReport> {
  if (!existsSync(databasePath(backup))) throw new BackupError(`There is no backup in ${backup}.`);
  const db = new Database(databasePath(backup), { readonly: true });
  try {
    checkDatabase(db);
    let [files, bytes] = [0, 0];
    for (const hash of hashesOf(db)) {
      const path = vaultPath(join(backup, 'vault'), hash);
      const found = existsSync(path) ? await hashOf(path) : null;
      if (found?.hash !== hash)
        throw new BackupError(`The file ${path} is ${found === null ? 'missing' : 'damaged'}.`);
      files += 1;
      bytes += found.size;
    }
    return { backup, documents: countDocuments(db), files, bytes };
  } finally {
    db.close();
  }
}

/**
 * Puts a backup back as `dataDir`, which nobody serves at the moment (the caller holds its lock). What is there is moved
 * aside, never overwritten; `replaced` names the folder it is in, null where there was nothing.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  now = new Date(),
): Promise<BackupReport & { readonly replaced: string | null }> {
  await checkBackup(backup);
  const partial = join(dataDir, 'restore.partial');
  rmSync(partial, { recursive: true, force: true });
  makePrivateFolder(partial);
  try {
    copyDatabase(backup, databasePath(partial));
    const db = new Database(databasePath(partial), { readonly: true });
    let report;
    try {
      report = await copyFiles(db, backup, partial);
    } finally {
      db.close();
    }
    const replaced = moveAside(dataDir, now);
    makePrivateFolder(join(partial, 'vault'));
    renameSync(databasePath(partial), databasePath(dataDir));
    renameSync(join(partial, 'vault'), join(dataDir, 'vault'));
    await syncFolder(dataDir);
    return { backup, ...report, replaced };
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** One consistent state of the database, also while others write; the copy needs no log. */
function copyDatabase(dataDir: string, target: string): void {
  const umask = process.umask(0o077);
  const db = connectDatabase(dataDir, { readonly: true });
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
    process.umask(umask);
  }
}

/** Copies the files that the copied database names. What was deleted since goes from the copy as well. */
async function copyFiles(
  db: Database.Database,
  from: string,
  to: string,
): Promise<Pick<BackupReport, 'documents' | 'files' | 'bytes'>> {
  let [files, bytes] = [0, 0];
  for (const hash of hashesOf(db)) {
    const source = vaultPath(join(from, 'vault'), hash);
    if (!existsSync(source) && !db.readonly) {
      db.pragma('foreign_keys = ON');
      db.prepare('DELETE FROM documents WHERE content_hash = ? OR reading_hash = ?').run(hash, hash);
      continue;
    }
    const target = vaultPath(join(to, 'vault'), hash);
    const copied = await copyFile(source, target);
    if (copied.hash !== hash)
      throw new BackupError(`The file ${source} is damaged: it is not what its name says.`);
    files += 1;
    bytes += copied.size;
  }
  return { documents: countDocuments(db), files, bytes };
}

async function copyFile(source: string, target: string): Promise<{ hash: string; size: number }> {
  makePrivateFolder(dirname(target));
  const hash = createHash('sha256');
  let size = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(createReadStream(source), measure, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  const file = await open(target, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), size };
}

async function hashOf(path: string): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('hex'), size };
}

function checkDatabase(db: Database.Database): void {
  const answer = String(db.pragma('integrity_check(1)', { simple: true }));
  if (answer !== 'ok') throw new BackupError(`The database of the backup is damaged: ${answer}`);
}

function hashesOf(db: Database.Database): string[] {
  return db
    .prepare<[], { hash: string }>(
      `SELECT content_hash AS hash FROM documents
       UNION SELECT reading_hash FROM documents WHERE reading_hash IS NOT NULL`,
    )
    .all()
    .map(({ hash }) => hash);
}

function countDocuments(db: Database.Database): number {
  return Number(db.prepare('SELECT COUNT(*) FROM documents').pluck().get());
}

function moveAside(dataDir: string, now: Date): string | null {
  const there = [
    'statement-desk.db',
    'statement-desk.db-wal',
    'statement-desk.db-shm',
    'vault',
    'accepted',
  ].filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return null;
  const replaced = join(dataDir, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`);
  makePrivateFolder(replaced);
  for (const name of there) renameSync(join(dataDir, name), join(replaced, name));
  return replaced;
}
