import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../renderer/api/client.ts';
import { ApiError, ConnectionLost, describeError, isPasswordRefusal } from '../../../renderer/api/errors.ts';
import { fileNameOf } from '../../../renderer/api/file-name.ts';

function clientOf(answer: (url: string, init?: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(answer);
  const onKeyRefused = vi.fn();
  const onContact = vi.fn();
  return {
    client: createClient({ key: 'sd_key', fetch, onKeyRefused, onContact }),
    fetch,
    onKeyRefused,
    onContact,
  };
}

const refusal = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json({ success: false, ...body }, { status, headers }));

describe('requests', () => {
  test('carry the key in the header and never in the address', async () => {
    const { client, fetch } = clientOf(() => Promise.resolve(Response.json({ success: true, keys: [] })));
    await client.keys();
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/v1/keys');
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer sd_key');
  });

  test('send an upload with its password before the file', async () => {
    const { client, fetch } = clientOf(() => Promise.resolve(Response.json({})));
    await client.upload(new File(['x'], 'a.pdf'), 'secret');
    const form = fetch.mock.calls[0]![1]?.body;
    expect(form instanceof FormData ? [...form.keys()] : form).toEqual(['password', 'file']);
  });
});

describe('refusals', () => {
  test('become errors with the hint and the time to wait', async () => {
    const { client } = clientOf(() =>
      refusal(429, { error: 'Spent.', hint: 'Wait.' }, { 'Retry-After': '90' }),
    );
    const error = await client.user().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, message: 'Spent.', hint: 'Wait.', retryAfter: 90 });
  });

  test('name the request of an unexpected failure', async () => {
    const { client } = clientOf(() =>
      refusal(500, { error: 'Failed.', hint: 'Again.', request_id: 'req-7' }),
    );
    const error = await client.user().catch((thrown: unknown) => thrown);
    expect(describeError(error)).toEqual({ message: 'Failed.', hint: 'Again. Reference: req-7.' });
  });

  test('of the key are told to the window', async () => {
    const { client, onKeyRefused } = clientOf(() => refusal(401, { error: 'No.', hint: '' }));
    await expect(client.user()).rejects.toBeInstanceOf(ApiError);
    expect(onKeyRefused).toHaveBeenCalledOnce();
  });

  test('without a JSON body are still errors', async () => {
    const { client } = clientOf(() => Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 })));
    await expect(client.user()).rejects.toMatchObject({ status: 500 });
  });

  test('for want of a password are told from others that mention one', () => {
    const error = (hint: string) => new ApiError(400, { error: '', hint }, null);
    expect(isPasswordRefusal(error('Send it in the form field `password`.'))).toBe(true);
    expect(isPasswordRefusal(error('Print it to a new PDF without a password, and send that.'))).toBe(false);
    expect(isPasswordRefusal(new ApiError(500, { hint: 'the `password` field' }, null))).toBe(false);
  });
});

test('silence is a lost connection, and the next answer ends it', async () => {
  const { client, fetch, onContact } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.user()).rejects.toBeInstanceOf(ConnectionLost);
  expect(onContact).toHaveBeenLastCalledWith(false);
  fetch.mockResolvedValue(Response.json({}));
  await client.user();
  expect(onContact).toHaveBeenLastCalledWith(true);
});

test.each([
  ['attachment; filename="may.csv"', 'may.csv'],
  ['attachment; filename="m_rz.csv"; filename*=UTF-8\'\'m%C3%A4rz.csv', 'märz.csv'],
  ['attachment; filename=plain.json', 'plain.json'],
  ['attachment; filename="..\\\\..\\\\evil.csv"', 'evil.csv'],
  ["attachment; filename*=UTF-8''..%2F..%2Fevil.csv", 'evil.csv'],
  ['attachment; filename="kept.csv"; filename*=UTF-8\'\'%E0%A4%A', 'kept.csv'],
  ['inline', null],
  [null, null],
])('the file name of %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
