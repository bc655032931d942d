import type { Client } from '../api/client.ts';
import { ApiError, ConnectionLost, describeError, isPasswordRefusal } from '../api/errors.ts';
import type { Upload, UploadAction } from '../state/uploads.ts';

interface Surroundings {
  readonly client: Pick<Client, 'upload'>;
  /** Whether the service answers right now. */
  readonly probe: () => Promise<boolean>;
  readonly onAccepted: (fileId: string) => Promise<void>;
}

/** Sends one file and turns whatever comes of it into what the queue does next. */
export async function sendUpload(
  { client, probe, onAccepted }: Surroundings,
  { id, file, password }: Upload,
  signal: AbortSignal,
): Promise<UploadAction> {
  try {
    const accepted = await client.upload(file, password, signal);
    // The list catches up on its own if this look fails; the file is safe either way.
    await onAccepted(accepted.file_id).catch(() => undefined);
    return { type: 'accepted', id, fileId: accepted.file_id };
  } catch (error) {
    if (signal.aborted) return { type: 'remove', ids: [id] };
    if (isPasswordRefusal(error)) return { type: 'locked', id };
    if (error instanceof ConnectionLost) return lost(id, file, probe);
    const { message, hint } = describeError(error);
    if (error instanceof ApiError) {
      return refused(id, message, hint, error.retryAfter, error.status === 429);
    }
    return refused(id, message, hint);
  }
}

/** The transfer broke off: the file has gone, the service refused in the middle, or it stopped and the file waits. */
async function lost(id: number, file: File, probe: () => Promise<boolean>): Promise<UploadAction> {
  if (!(await isReadable(file))) {
    const hint = 'It was moved or changed after it was dropped. Drop it again.';
    return refused(id, 'The file can no longer be read.', hint);
  }
  if (await probe()) {
    const hint = 'Try again. The file may be too large for the service.';
    return refused(id, 'The transfer broke off.', hint);
  }
  return { type: 'again', id };
}

function refused(
  id: number,
  error: string,
  hint: string,
  retryAfter: number | null = null,
  quota = false,
): UploadAction {
  const retryAt = retryAfter === null ? null : Date.now() + retryAfter * 1000;
  return { type: 'refused', id, error, hint, quota, retryAt };
}

/** A browser reports a file that has gone from the disk as a network failure; only reading it tells. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
