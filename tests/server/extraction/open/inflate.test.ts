import { deflateRawSync, deflateSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { inflateAtOnce } from '../../../../server/extraction/open/inflate.ts';

let scope: { DecompressionStream: typeof DecompressionStream };
beforeEach(() => {
  scope = { DecompressionStream };
  inflateAtOnce(scope);
});

/** As pdf.js does it. */
async function unpacked(format: 'deflate' | 'deflate-raw', packed: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new scope.DecompressionStream(format);
  const writer = writable.getWriter();
  writer.write(new Uint8Array(packed)).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Buffer.concat(parts);
    parts.push(value);
  }
}

test.each([0, 1, 5_000, 3_000_000])('inflates %i bytes', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * index) % 251);
  const inflated = await unpacked('deflate', deflateSync(bytes));
  expect(Buffer.compare(inflated, bytes)).toBe(0);
});

test('rejects what is damaged or ends too early, so that pdf.js takes what it can', async () => {
  const packed = deflateSync(Buffer.alloc(10_000, 'statement '));
  await expect(unpacked('deflate', packed.subarray(0, packed.length - 20))).rejects.toThrow(
    'unexpected end of file',
  );
  await expect(unpacked('deflate', Buffer.from('not deflated'))).rejects.toThrow('incorrect header check');
});

test('leaves other formats to the platform', async () => {
  const bytes = Buffer.from('as it is');
  expect(Buffer.compare(await unpacked('deflate-raw', deflateRawSync(bytes)), bytes)).toBe(0);
  expect(new scope.DecompressionStream('gzip')).toBeInstanceOf(DecompressionStream);
});
