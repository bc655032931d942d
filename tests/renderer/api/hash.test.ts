import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Of } from '../../../renderer/api/hash.ts';

test('the hash is the one the service names a content by', async () => {
  const content = Buffer.from('a statement');
  const expected = createHash('sha256').update(content).digest('hex');
  expect(await sha256Of(new Blob([content]))).toBe(expected);
});

test('where the page has no Web Crypto there is none', async () => {
  expect(await sha256Of(new Blob(['x']), {})).toBeNull();
});
