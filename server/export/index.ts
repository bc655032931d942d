/** Statements to files, one module per format. Knows no HTTP and no database. */
import type { DownloadFormat } from '../../shared/api/documents.ts';
import type { Statement } from '../../shared/statement.ts';
import type { ExportContext, ExportedFile, StatementWriter } from './exported-file.ts';

export type { ExportContext, ExportedFile } from './exported-file.ts';

/** Loaded on first use: the spreadsheet library alone would double the start time of the service. */
const WRITERS: Readonly<Record<DownloadFormat, () => Promise<StatementWriter>>> = {
  csv: async () => (await import('./csv.ts')).writeCsv,
  json: async () => (await import('./json.ts')).writeJson,
  xlsx: async () => (await import('./xlsx.ts')).writeXlsx,
};

/** Writes a statement in a download format. Throws only when the statement itself is inconsistent. */
export async function exportStatement(
  statement: Statement,
  format: DownloadFormat,
  context: ExportContext,
): Promise<ExportedFile> {
  const write = await WRITERS[format]();
  return write(statement, context);
}
