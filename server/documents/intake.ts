/**
 * Accepting an upload: counted in a worker, safe on disk, then reserved, accepted and queued in one transaction.
 * Whatever is refused on the way leaves nothing behind.
 */
import type { Ledger } from '../accounts/ledger.ts';
import type { Db } from '../storage/open.ts';
import type { DraftFile, Hold, Vault } from '../storage/vault.ts';
import type { DocumentRecord } from './document.ts';
import { UploadRefusedError } from './errors.ts';
import type { DocumentQueue } from './queue.ts';
import type { DocumentRepository } from './repository.ts';
import { WorkerLostError } from './guarded-pool.ts';
import type { WorkerPools } from './worker-pools.ts';

export interface IntakeDependencies {
  readonly db: Db;
  readonly documents: DocumentRepository;
  readonly ledger: Ledger;
  readonly vault: Vault;
  readonly pools: WorkerPools;
  readonly queue: DocumentQueue;
  readonly maxPages: number;
}

export interface Upload {
  readonly accountId: number;
  readonly originalName: string;
  readonly draft: DraftFile;
  /** Opens an encrypted PDF; used once, never kept. */
  readonly password: string | null;
}

/** What counting found: pages, type, and the decrypted copy where the file was encrypted. */
interface Counted {
  readonly mediaType: string;
  readonly pageCount: number;
  readonly readingCopy: DraftFile | null;
}

/**
 * Accepts an upload; the draft is used up either way. `alongside` runs in the transaction that accepts it.
 * Throws `UploadRefusedError` for what the file is, `QuotaExceededError` for what it costs.
 */
export async function acceptUpload(
  deps: IntakeDependencies,
  upload: Upload,
  alongside: (document: DocumentRecord) => void = () => undefined,
): Promise<DocumentRecord> {
  const { vault, documents } = deps;
  const holds: Hold[] = [];
  const drafts = [upload.draft.path];
  const kept: string[] = [];
  try {
    if (upload.draft.size === 0) {
      throw new UploadRefusedError(
        'empty_file',
        'The file is empty.',
        'Upload the statement itself: a file with content.',
      );
    }
    const counted = await countPages(deps, upload.draft.path, upload.password);
    if (counted.readingCopy !== null) drafts.push(counted.readingCopy.path);
    for (const draft of [upload.draft, counted.readingCopy]) {
      if (draft === null) continue;
      kept.push(draft.hash);
      holds.push(await vault.keep(draft));
    }
    const accepted = deps.db
      .transaction(() => {
        const document = documents.insert({
          accountId: upload.accountId,
          originalName: upload.originalName,
          mediaType: counted.mediaType,
          size: upload.draft.size,
          pageCount: counted.pageCount,
          contentHash: upload.draft.hash,
          readingHash: counted.readingCopy?.hash ?? null,
        });
        deps.ledger.reserve(upload.accountId, document.id, counted.pageCount);
        alongside(document);
        return document;
      })
      .immediate();
    deps.queue.wakeSafely();
    return accepted;
  } finally {
    for (const hold of holds) hold.release();
    for (const path of drafts) await vault.discard(path);
    vault.remove(kept, (hash) => documents.names(hash));
  }
}

/** Counts a file's pages in a worker and takes over the decrypted copy it may have written. */
export async function countPages(
  deps: Pick<IntakeDependencies, 'pools' | 'vault' | 'maxPages'>,
  path: string,
  password: string | null,
): Promise<Counted> {
  const { pools, vault, maxPages } = deps;
  const readingCopyPath = vault.draftPath();
  try {
    const answer = await pools.count({
      path,
      maxPages,
      readingCopyPath,
      ...(password === null ? {} : { password }),
    });
    if (!answer.ok) throw new UploadRefusedError(answer.code, answer.message, answer.hint);
    if (answer.pageCount > maxPages) throw tooManyPages(maxPages);
    const readingCopy = answer.readingCopy ? await vault.adopt(readingCopyPath) : null;
    return { mediaType: answer.mediaType, pageCount: answer.pageCount, readingCopy };
  } catch (error) {
    await vault.discard(readingCopyPath);
    if (!(error instanceof WorkerLostError)) throw error;
    throw new UploadRefusedError(
      'damaged_file',
      'The file could not be opened within the time and memory allowed.',
      'It may be damaged: open it in a PDF viewer, save it as a new PDF and upload that one.',
    );
  }
}

function tooManyPages(maxPages: number): UploadRefusedError {
  return new UploadRefusedError(
    'too_many_pages',
    `The document has more than ${maxPages} pages.`,
    'Split it into smaller files and upload each.',
  );
}
