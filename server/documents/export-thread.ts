/** Writes completed documents in a download format, in a thread of the pools. */
import type { DownloadFormat } from '../../shared/api/documents.ts';
import type { Statement } from '../../shared/statement.ts';
import {
  exportDocuments,
  ExportRefusedError,
  type ExportDocument,
  type NamedExport,
} from '../export/index.ts';
import { connectDatabase } from '../storage/open.ts';
import { loadStatement } from './statement-store.ts';

export interface ExportJob {
  readonly dataDir: string;
  /** In the order they were asked for; at least one. */
  readonly documents: readonly (Omit<ExportDocument, 'statement'> & { readonly documentId: number })[];
  readonly format: DownloadFormat;
  /** One account only, as the JSON download of the same documents counts them, from 0. */
  readonly account?: number;
}

export type ExportFile = Omit<NamedExport, 'body'> & { readonly body: Uint8Array };

/** `refused`: it cannot be made as it was asked for. `gone`: a document is not completed any more. */
export type ExportAnswer =
  | { readonly ok: true; readonly file: ExportFile }
  | { readonly ok: false; readonly code: 'refused'; readonly message: string; readonly hint: string }
  | { readonly ok: false; readonly code: 'gone' };

export async function exportFile(job: ExportJob): Promise<ExportAnswer> {
  const documents = loadDocuments(job);
  if (documents === null) return { ok: false, code: 'gone' };
  try {
    const { account } = job;
    const file = await exportDocuments(documents, job.format, account === undefined ? {} : { account });
    const body = typeof file.body === 'string' ? new TextEncoder().encode(file.body) : file.body;
    return { ok: true, file: { ...file, body } };
  } catch (error) {
    if (!(error instanceof ExportRefusedError)) throw error;
    return { ok: false, code: 'refused', message: error.message, hint: error.hint };
  }
}

function loadDocuments({ dataDir, documents }: ExportJob): ExportDocument[] | null {
  const db = connectDatabase(dataDir, { readonly: true });
  try {
    const loaded: ExportDocument[] = [];
    for (const { documentId, ...document } of documents) {
      const statement = loadStatement(db, documentId);
      if (statement === null) return null;
      loaded.push({ ...document, statement: withoutPlaces(statement) });
    }
    return loaded;
  } finally {
    db.close();
  }
}

/** No export shows where on the page a row stands, and the boxes are most of a row's memory. */
function withoutPlaces(statement: Statement): Statement {
  return { ...statement, transactions: statement.transactions.map((row) => ({ ...row, boxes: [] })) };
}
