/** The document a request names, if its caller may see it. */
import type { FastifyRequest } from 'fastify';
import type { DocumentRecord } from '../documents/document.ts';
import type { DocumentRepository } from '../documents/repository.ts';
import { callerOf } from './authentication.ts';
import { foreignDocument, unknownDocument } from './errors.ts';

/** Throws 404 for an unknown document and 403 for another account's. */
export function findDocument(
  documents: DocumentRepository,
  request: FastifyRequest,
  fileId: string,
): DocumentRecord {
  const document = documents.byFileId(fileId);
  if (document === null) throw unknownDocument();
  if (document.account_id !== callerOf(request).account.id) throw foreignDocument();
  return document;
}
