/** A client of the service, as a script would be one. */
import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { StatusBody, UploadBody } from '../../shared/api/documents.ts';

export class Client {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, key: string) {
    this.#base = `${url}/api/v1`;
    this.#headers = { authorization: `Bearer ${key}` };
  }

  /** GET with the time it took, ms. Throws where it is not answered with success. */
  async timed(path: string): Promise<{ ms: number; body: StatusBody }> {
    const start = performance.now();
    const response = await fetch(`${this.#base}${path}`, { headers: this.#headers });
    const body: StatusBody = await response.json();
    const ms = performance.now() - start;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return { ms, body };
  }

  /** Answers the document's id. */
  async upload(path: string): Promise<string> {
    const form = new FormData();
    form.append('file', await openAsBlob(path), 'statement.pdf');
    const response = await fetch(`${this.#base}/extract`, {
      method: 'POST',
      headers: this.#headers,
      body: form,
    });
    const body: UploadBody = await response.json();
    if (!response.ok) throw new Error(`the upload was answered with ${response.status}`);
    return body.file_id;
  }

  /** Resolves when a document is read; looks every so many ms. Throws where it cannot be read. */
  async finished(fileId: string, every: number): Promise<void> {
    for (;;) {
      const { body } = await this.timed(`/status?file_id=${fileId}`);
      if (body.status === 'failed') throw new Error(`the upload failed: ${body.error}`);
      if (body.status === 'completed') return;
      await pause(every);
    }
  }

  /** The length of a download, bytes. */
  async download(fileId: string, format: string): Promise<number> {
    const url = `${this.#base}/download?file_id=${fileId}&format=${format}`;
    const response = await fetch(url, { headers: this.#headers });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`the download was answered with ${response.status}`);
    return byteLength;
  }
}
