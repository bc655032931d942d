/** Deleting a document and trying a failed one again. */
import { write } from '../storage/writes.ts';
import type { DocumentRecord } from './document.ts';
import { WrongStateError } from './errors.ts';
import { countPages, type IntakeDependencies } from './intake.ts';
import type { PageImages } from './page-images.ts';

/**
 * Deletes a document: its worker is stopped, row and reservation go in one transaction, then the files, unless
 * another document has the same content. It resolves when the files are overwritten and gone. Pages of a document that was not processed are given back.
 */
export async function deleteDocument(
  deps: Omit<IntakeDependencies, 'pools' | 'maxPages'> & { readonly images: PageImages },
  document: DocumentRecord,
): Promise<void> {
  // First, or an abrupt end could bring the document back.
  await deps.acceptances.withdraw(document.file_id);
  await write(deps.db, () => {
    deps.ledger.giveBack(document.id);
    deps.documents.delete(document.id);
  });
  await deps.queue.cancel(document.id);
  deps.images.forget(document);
  const hashes = [document.content_hash, document.reading_hash].filter((hash) => hash !== null);
  await deps.vault.remove(hashes, (hash) => deps.documents.names(hash));
}

/**
 * Queues a failed document again; its pages are reserved anew. With a password, the decrypted copy is made again.
 * Throws `WrongStateError`, `UploadRefusedError` (the password) or `QuotaExceededError`.
 */
export async function retryDocument(
  deps: IntakeDependencies,
  document: DocumentRecord,
  password: string | null,
): Promise<DocumentRecord> {
  if (document.state !== 'failed') throw notFailed();
  const readingCopy =
    password === null
      ? null
      : (await countPages(deps, deps.vault.path(document.content_hash), password)).readingCopy;
  const hold = readingCopy === null ? null : await deps.vault.keep(readingCopy);
  try {
    await write(deps.db, () => {
      const readingHash = readingCopy?.hash ?? document.reading_hash;
      if (!deps.documents.retry(document.id, readingHash)) throw notFailed();
      deps.ledger.reserve(document.account_id, document.id, document.page_count);
    });
  } finally {
    hold?.release();
    if (readingCopy !== null) {
      const replaced = [readingCopy.hash, document.reading_hash].filter((hash) => hash !== null);
      await deps.vault.remove(replaced, (hash) => deps.documents.names(hash));
    }
  }
  deps.queue.wakeSafely();
  return deps.documents.byFileId(document.file_id) ?? document;
}

function notFailed(): WrongStateError {
  return new WrongStateError(
    'Only a failed document can be tried again.',
    'Read its status first; delete it and upload the file again to process it anew.',
  );
}
