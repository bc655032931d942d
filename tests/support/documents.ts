/** Documents of a test server: uploaded, waited for. */
import { expect, vi } from 'vitest';
import type { StatusBody, UploadBody } from '../../shared/api/documents.ts';
import { json, type TestServer } from './server.ts';

/** Uploads a content that must be accepted; answers its `file_id`. */
export async function uploaded(server: TestServer, key: string, content: BlobPart): Promise<string> {
  const response = await server.upload(key, content);
  const body = await json<UploadBody>(response);
  expect({ ...body, status: response.status }).toMatchObject({ success: true, status: 200 });
  return body.file_id;
}

export function statusOf(server: TestServer, key: string, fileId: string): Promise<StatusBody> {
  return json<StatusBody>(server.call(key, `/status?file_id=${fileId}`));
}

/** Waits until a document has a status, and answers the whole of it. */
export async function waitFor(
  server: TestServer,
  key: string,
  fileId: string,
  status: StatusBody['status'],
  timeout = 30_000,
): Promise<StatusBody> {
  return vi.waitFor(
    async () => {
      const found = await statusOf(server, key, fileId);
      expect(found.status).toBe(status);
      return found;
    },
    { timeout, interval: 50 },
  );
}
