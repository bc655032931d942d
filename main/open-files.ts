import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/** The service refused a file; `message` and `hint` are its own words. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/**
 * Hands a file the system opened with the app to the service, as the window would. Throws `RefusedFileError`, or a
 * system error where the file cannot be read.
 */
export async function uploadFile(
  path: string,
  service: { readonly url: string; readonly key: string; readonly fetch: typeof globalThis.fetch },
): Promise<void> {
  const form = new FormData();
  form.append('file', await openAsBlob(path), basename(path));
  const response = await service.fetch(new URL('/api/v1/extract', service.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}` },
    body: form,
  });
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => null);
  throw new RefusedFileError(
    textOf(body, 'error') ?? `status ${response.status}`,
    textOf(body, 'hint') ?? '',
  );
}

function textOf(body: unknown, field: 'error' | 'hint'): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : null;
}
