/** A real statement in a running service, with its edits. */
import { expect } from 'vitest';
import type { ErrorBody } from '../../shared/api/common.ts';
import type {
  DocumentAnswer,
  DocumentBody,
  DownloadJsonBody,
  TransactionsBody,
} from '../../shared/api/documents.ts';
import type { EditBody, Operation } from '../../shared/api/edits.ts';
import { waitFor } from './documents.ts';
import { json, type TestServer } from './server.ts';
import { statementPdf, type PdfStatement } from './statement-pdf.ts';

export { REAL_WORKER as ENGINE } from './server.ts';

export interface EditedDocument {
  readonly fileId: string;
  read(): Promise<TransactionsBody>;
  /** Sends an edit as it is. */
  send(edit: EditBody): Promise<Response>;
  sendRaw(edit: unknown): Promise<Response>;
  /** Sends operations with the revision the document has; expects them to be taken. */
  edit(...operations: Operation[]): Promise<TransactionsBody>;
  /** The same, where they are refused. */
  refusal(...operations: Operation[]): Promise<ErrorBody>;
  act(action: 'undo' | 'redo' | 'reset'): Promise<TransactionsBody>;
  describe(): Promise<DocumentBody>;
  download(format: 'json'): Promise<DownloadJsonBody>;
}

export async function uploadedStatement(
  server: TestServer,
  key: string,
  statement: PdfStatement,
): Promise<EditedDocument> {
  const upload = await server.upload(key, await statementPdf(statement));
  const { file_id: fileId } = await json<{ file_id: string }>(upload);
  await waitFor(server, key, fileId, 'completed');
  return editedDocument(server, key, fileId);
}

export function editedDocument(
  server: Pick<TestServer, 'call'>,
  key: string,
  fileId: string,
): EditedDocument {
  const path = `/documents/${fileId}/transactions`;
  const read = (): Promise<TransactionsBody> => json<TransactionsBody>(server.call(key, path));
  const send = (edit: unknown): Promise<Response> =>
    server.call(key, path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
  const taken = async (edit: EditBody): Promise<TransactionsBody> => {
    const response = await send(edit);
    expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
    return json<TransactionsBody>(response);
  };
  return {
    fileId,
    read,
    send,
    sendRaw: send,
    edit: async (...operations) => taken({ revision: (await read()).revision, operations }),
    refusal: async (...operations) => {
      const response = await send({ revision: (await read()).revision, operations });
      expect(response.status).toBe(400);
      return json<ErrorBody>(response);
    },
    describe: async () => (await json<DocumentAnswer>(server.call(key, `/documents/${fileId}`))).document,
    download: (format) =>
      json<DownloadJsonBody>(server.call(key, `/download?file_id=${fileId}&format=${format}`)),
    act: async (action) => taken({ revision: (await read()).revision, action }),
  };
}
