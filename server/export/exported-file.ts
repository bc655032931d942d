import type { Statement } from '../../shared/statement.ts';

/** What an export may say about the document beside its statement. */
export interface ExportContext {
  /** The document's `file_id`. */
  readonly fileId: string;
  /** Name of the uploaded file as sent; shown inside the export, never used as a path. */
  readonly originalName: string;
}

/** A statement written in one format. */
export interface ExportedFile {
  readonly body: string | Uint8Array;
  /** Value of `Content-Type`. */
  readonly mediaType: string;
  /** Extension of the file to save, with its dot. */
  readonly extension: string;
}

/** Writes a statement in one format; one file of this folder each. */
export type StatementWriter = (
  statement: Statement,
  context: ExportContext,
) => ExportedFile | Promise<ExportedFile>;
