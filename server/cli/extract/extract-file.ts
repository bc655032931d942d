import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DownloadFormat } from '../../../shared/api/documents.ts';
import { exportStatement } from '../../export/index.ts';
import { extractStatement } from '../../extraction/extract.ts';

export interface ExtractFile {
  readonly source: string;
  /** Path of the file to write; `-` for the standard output. */
  readonly target: string;
  readonly format: DownloadFormat;
  readonly password?: string;
}

/**
 * Reads one statement and writes it. Answers a line for people, or null where the statement itself went to the
 * standard output. Throws an ExtractionError where the file cannot be read, a system error where it cannot be written.
 */
export async function extractFile({ source, target, format, password }: ExtractFile): Promise<string | null> {
  const bytes = new Uint8Array(await readFile(source));
  const fileId = contentId(bytes);
  const { statement } = await extractStatement(bytes, password === undefined ? {} : { password });
  const { body } = await exportStatement(statement, format, { fileId, originalName: basename(source) });
  if (target === '-') {
    process.stdout.write(body);
    return null;
  }
  await writeWhole(target, body);
  const rows = statement.transactions.length;
  return `${source} -> ${target} (${rows} ${rows === 1 ? 'transaction' : 'transactions'}, ${statement.verification.status})`;
}

/** Without a service there is no assigned `file_id`; the content's own hash is stable and has its form. */
function contentId(bytes: Uint8Array): string {
  return `doc_${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;
}

/** Writes beside the target and renames, so that a full disk leaves no half file under the name. */
async function writeWhole(target: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  try {
    await writeFile(partial, body);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
