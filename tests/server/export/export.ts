/** Statements as the exports are given them. */
import type { DownloadFormat } from '../../../shared/api/documents.ts';
import type { Statement } from '../../../shared/statement.ts';
import { exportDocuments, type ExportDocument, type NamedExport } from '../../../server/export/index.ts';

/** A document of a statement; `seed`, two hexadecimal digits, stands for its content. */
export function document(statement: Statement, seed = 'ab', name = 'march.pdf'): ExportDocument {
  return {
    fileId: `doc_${seed.repeat(12)}`,
    contentHash: seed.repeat(32),
    originalName: name,
    statement,
  };
}

export function exported(
  statements: Statement | readonly ExportDocument[],
  format: DownloadFormat,
  account?: number,
): Promise<NamedExport> {
  const documents = 'pages' in statements ? [document(statements)] : statements;
  return exportDocuments(documents, format, account === undefined ? {} : { account });
}

/** The text of a text format, read in the character set its media type names. */
export function textOf({ body, mediaType }: NamedExport): string {
  if (typeof body === 'string') return body;
  return new TextDecoder(/charset=([\w-]+)/.exec(mediaType)?.[1] ?? 'utf-8', { fatal: true }).decode(body);
}
