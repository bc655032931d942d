import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import type { DownloadFormat } from '../../../shared/api/documents.ts';
import { exportDocuments } from '../../export/index.ts';
import { extractStatement } from '../../extraction/extract.ts';
import { makeFolder } from '../../storage/make-folder.ts';

export interface ExtractFile {
  readonly source: string;
  /** Path of the file to write; `-` for the standard output. */
  readonly target: string;
  readonly format: DownloadFormat;
  /** One account only, counted from 0. */
  readonly account?: number;
  readonly password?: string;
}

/**
 * Reads one statement and writes it. Answers a line for people, or null where the statement itself went to the
 * standard output. An export of several files is an archive, and is named as one whatever the target's ending.
 * Throws an ExtractionError where the file cannot be read, an ExportRefusedError where it has no such account, a system
 * error where it cannot be written.
 */
export async function extractFile(job: ExtractFile): Promise<string | null> {
  const { source, target, format, account, password } = job;
  const bytes = new Uint8Array(await readFile(source));
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const { statement } = await extractStatement(bytes, password === undefined ? {} : { password });
  const { body, extension } = await exportDocuments(
    [{ fileId: contentId(contentHash), contentHash, originalName: basename(source), statement }],
    format,
    account === undefined ? {} : { account },
  );
  if (target === '-') {
    process.stdout.write(body);
    return null;
  }
  const path =
    extension === '.zip' ? `${target.slice(0, target.length - extname(target).length)}.zip` : target;
  await writeWhole(path, body);
  const rows = statement.transactions.length;
  return `${source} -> ${path} (${rows} ${rows === 1 ? 'transaction' : 'transactions'}, ${statement.verification.status})`;
}

/** Without a service there is no assigned `file_id`; the content's own hash is stable and has its form. */
function contentId(contentHash: string): string {
  return `doc_${contentHash.slice(0, 40)}`;
}

/** Writes beside the target and renames, so that a full disk leaves no half file under the name. */
async function writeWhole(target: string, body: string | Uint8Array): Promise<void> {
  makeFolder(dirname(target));
  const partial = `${target}.${process.pid}.partial`;
  try {
    await writeFile(partial, body);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
