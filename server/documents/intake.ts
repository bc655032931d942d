/**
 * Accepting an upload: counted in a worker, safe on disk, promised, then reserved, accepted and queued in one transaction.
 * Whatever is refused on the way leaves nothing behind.
 */
import type { Ledger } from '../accounts/ledger.ts';
import type { Db } from '../storage/open.ts';
import type { DraftFile, Hold, Vault } from '../storage/vault.ts';
import { write } from '../storage/writes.ts';
import type { Acceptances } from './acceptances.ts';
import type { DocumentRecord } from './document.ts';
import { UploadRefusedError } from './errors.ts';
import type { DocumentQueue } from './queue.ts';
import { newIdentity, type DocumentRepository, type NewDocument, type NewIdentity } from './repository.ts';
import { WorkerLostError } from './guarded-pool.ts';
import type { WorkerPools } from './worker-pools.ts';

export interface IntakeDependencies {
  readonly db: Db;
  readonly documents: DocumentRepository;
  readonly ledger: Ledger;
  readonly vault: Vault;
  readonly acceptances: Acceptances;
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

/** What a caller adds to an acceptance. */
export interface AcceptOptions {
  /** Runs in the transaction that accepts the document. */
  readonly alongside?: (document: DocumentRecord) => void;
  readonly idempotencyKey?: string;
}

/**
 * Accepts an upload; the draft is used up either way.
 * Throws `UploadRefusedError` for what the file is, `QuotaExceededError` for what it costs.
 */
export async function acceptUpload(
  deps: IntakeDependencies,
  upload: Upload,
  { alongside, idempotencyKey }: AcceptOptions = {},
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
    const document: NewDocument = {
      accountId: upload.accountId,
      originalName: upload.originalName,
      mediaType: counted.mediaType,
      size: upload.draft.size,
      pageCount: counted.pageCount,
      contentHash: upload.draft.hash,
      readingHash: counted.readingCopy?.hash ?? null,
    };
    const identity = newIdentity();
    await deps.acceptances.write({ ...document, ...identity, idempotencyKey: idempotencyKey ?? null });
    const accepted = await inOneStep(deps, document, identity, alongside);
    deps.queue.wakeSafely();
    return accepted;
  } finally {
    for (const hold of holds) hold.release();
    for (const path of drafts) await vault.discard(path);
    await vault.remove(kept, (hash) => documents.names(hash));
  }
}

/** The promise is on disk already: this need not wait for the disk again. */
async function inOneStep(
  { db, documents, ledger, acceptances }: IntakeDependencies,
  document: NewDocument,
  identity: NewIdentity,
  alongside: AcceptOptions['alongside'],
): Promise<DocumentRecord> {
  const accept = (): DocumentRecord => {
    const inserted = documents.insert(document, identity);
    ledger.reserve(document.accountId, inserted.id, document.pageCount);
    alongside?.(inserted);
    return inserted;
  };
  try {
    return await write(db, accept, { synced: false });
  } catch (error) {
    acceptances.drop(identity.fileId);
    throw error;
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
