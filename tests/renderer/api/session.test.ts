import { describe, expect, test } from 'vitest';
import {
  codeOf,
  looksLikeKey,
  openSession,
  type SessionSurroundings,
} from '../../../renderer/api/session.ts';

const KEY = `sd_${'a'.repeat(40)}`;

/** A browser at an address; `answer` is what the service says to the code. */
function browserAt(hash: string, answer: () => Promise<Response>, stored: string | null = null) {
  const storage = new Map<string, string>(stored === null ? [] : [['statement-desk.key', stored]]);
  const replaced: string[] = [];
  const asked: { readonly url: string; readonly body: unknown; readonly replacedBefore: number }[] = [];
  const around: SessionSurroundings = {
    location: { hash, pathname: '/', search: '' },
    history: { replaceState: (_data, _unused, url) => void replaced.push(url) },
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
    fetch: (url, init) => {
      asked.push({
        url,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
        replacedBefore: replaced.length,
      });
      return answer();
    },
    bridgeKey: undefined,
  };
  return { around, storage, replaced, asked };
}

const accepted = () => Promise.resolve(Response.json({ success: true, api_key: KEY }));
const refused = () =>
  Promise.resolve(Response.json({ success: false, error: 'Used.', hint: '' }, { status: 401 }));

describe('a window opened by a link', () => {
  test('exchanges the code for a key, which stays in the tab', async () => {
    const { around, storage, asked } = browserAt('#code=abc', accepted);
    expect(await openSession(around)).toEqual({ key: KEY });
    expect(asked).toMatchObject([{ url: '/api/v1/session', body: { code: 'abc' } }]);
    expect(storage.get('statement-desk.key')).toBe(KEY);
  });

  test('removes the code from the address before anything is asked', async () => {
    const { around, replaced, asked } = browserAt('#code=abc', refused);
    await openSession(around);
    expect(replaced).toEqual(['/#/']);
    expect(asked[0]?.replacedBefore).toBe(1);
  });

  test('says why there is no key: a used link, or nobody there', async () => {
    expect(await openSession(browserAt('#code=abc', refused).around)).toEqual({
      key: null,
      reason: 'code_refused',
    });
    const silent = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await openSession(browserAt('#code=abc', silent).around)).toEqual({
      key: null,
      reason: 'unreachable',
    });
  });

  test('keeps the key it has when an old link is opened again', async () => {
    expect(await openSession(browserAt('#code=abc', refused, KEY).around)).toEqual({ key: KEY });
  });
});

test('without a code: the key of the tab, then the one of the desktop shell, then none', async () => {
  expect(await openSession(browserAt('#/settings', refused, KEY).around)).toEqual({ key: KEY });
  const { around } = browserAt('', refused);
  expect(await openSession({ ...around, bridgeKey: () => Promise.resolve(KEY) })).toEqual({ key: KEY });
  expect(await openSession({ ...around, bridgeKey: () => Promise.reject(new Error('locked')) })).toEqual({
    key: null,
    reason: 'none',
  });
  expect(await openSession(around)).toEqual({ key: null, reason: 'none' });
});

test('codes and keys are recognised by their form', () => {
  expect(codeOf('#code=x-1_y')).toBe('x-1_y');
  expect(codeOf('#/documents/doc_1')).toBeNull();
  expect(codeOf('#code=')).toBeNull();
  expect(looksLikeKey(` ${KEY}\n`)).toBe(true);
  expect(looksLikeKey(`${KEY}a`)).toBe(false);
});
