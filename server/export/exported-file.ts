import type { Statement } from '../../shared/statement.ts';

/** A completed document, ready to be exported. */
export interface ExportDocument {
  /** The document's `file_id`. */
  readonly fileId: string;
  /** SHA-256 of the uploaded file, hexadecimal: stays the same when the file is converted again. */
  readonly contentHash: string;
  /** Name of the uploaded file as sent; shown inside exports, never used as a path. */
  readonly originalName: string;
  readonly statement: Statement;
}

/** What an export may say about its documents beside the statement. */
export interface ExportContext {
  /** The documents in the order they were asked for; at least one. */
  readonly fileIds: readonly string[];
  /** What to call the whole in a heading. */
  readonly title: string;
}

/** A statement written in one format. */
export interface ExportedFile {
  readonly body: string | Uint8Array;
  /** Value of `Content-Type`. */
  readonly mediaType: string;
  /** Extension of the file to save, with its dot. */
  readonly extension: string;
}

/** A file to save under a name of its own. */
export interface NamedExport extends ExportedFile {
  /** Name without extension where that of the upload would not do, e.g. for several documents; else null. */
  readonly name: string | null;
}

/** Writes a whole statement, with all its accounts, in one format; one file of this folder each. */
export type StatementWriter = (
  statement: Statement,
  context: ExportContext,
) => ExportedFile | Promise<ExportedFile>;

/** An export that cannot be made as it was asked for; the message and the hint are for the caller. */
export class ExportRefusedError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'ExportRefusedError';
    this.hint = hint;
  }
}
