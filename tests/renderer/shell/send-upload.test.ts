import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionLost } from '../../../renderer/api/errors.ts';
import { sendUpload } from '../../../renderer/shell/send-upload.ts';
import { EMPTY_QUEUE, reduceUploads } from '../../../renderer/state/uploads.ts';

const [upload] = reduceUploads(EMPTY_QUEUE, { type: 'add', files: [new File(['x'], 'may.pdf')] }).items;
const accepted = {
  success: true,
  file_id: 'doc_a',
  original_name: 'may.pdf',
  page_count: 1,
  status: 'processing',
} as const;

/** What comes of an upload that ends so. */
function outcome(end: () => typeof accepted, { answers = true, signal = new AbortController().signal } = {}) {
  const around = {
    client: { upload: async () => end() },
    probe: async () => answers,
    onAccepted: async () => undefined,
  };
  return sendUpload(around, upload!, signal);
}
const throwing = (error: unknown) => () => {
  throw error;
};

describe('an upload', () => {
  test('that is accepted says which document it became', async () => {
    expect(await outcome(() => accepted)).toEqual({ type: 'accepted', id: 1, fileId: 'doc_a' });
  });

  test('that lacks its password is locked; any other refusal keeps its words', async () => {
    const locked = new ApiError(400, { error: 'Locked.', hint: 'Send the `password` field.' }, null);
    expect(await outcome(throwing(locked))).toEqual({ type: 'locked', id: 1 });
    const spent = new ApiError(429, { error: 'Spent.', hint: 'Wait.' }, 60);
    expect(await outcome(throwing(spent))).toMatchObject({ type: 'refused', error: 'Spent.', quota: true });
  });

  test('waits for a service that is gone, and says so where it is there', async () => {
    const lost = throwing(new ConnectionLost());
    expect(await outcome(lost, { answers: false })).toEqual({ type: 'again', id: 1 });
    expect(await outcome(lost)).toMatchObject({ type: 'refused', error: 'The transfer broke off.' });
  });

  test('that the user stopped leaves the queue', async () => {
    const stopped = AbortSignal.abort();
    expect(await outcome(throwing(stopped.reason), { signal: stopped })).toEqual({
      type: 'remove',
      ids: [1],
    });
  });
});
