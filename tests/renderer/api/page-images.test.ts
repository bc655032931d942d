import { expect, test, vi } from 'vitest';
import { createPageImages } from '../../../renderer/api/page-images.ts';

test('a picture is fetched once for each width', async () => {
  const pageImage = vi.fn(() => Promise.resolve(new Blob(['png'])));
  const images = createPageImages({ pageImage }, 'doc_1');
  const first = await images.get(1, 800);
  expect(await images.get(1, 800)).toBe(first);
  await images.get(1, 1600);
  expect(pageImage.mock.calls).toEqual([
    ['doc_1', 1, 800],
    ['doc_1', 1, 1600],
  ]);
  images.close();
});

test('a failure is not remembered', async () => {
  const pageImage = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('lost'));
  pageImage.mockResolvedValue(new Blob(['png']));
  const images = createPageImages({ pageImage }, 'doc_1');
  await expect(images.get(1, 800)).rejects.toThrow('lost');
  await expect(images.get(1, 800)).resolves.toMatch(/^blob:/);
  images.close();
});

test('the longest unused picture is freed first', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const pageImage = vi.fn(() => Promise.resolve(new Blob(['png'])));
  const images = createPageImages({ pageImage }, 'doc_1');
  const urls: string[] = [];
  for (let page = 1; page <= 40; page++) urls.push(await images.get(page, 800));
  await images.get(1, 800);
  await images.get(41, 800);
  await vi.waitFor(() => expect(revoked.mock.calls).toEqual([[urls[1]]]));
  images.close();
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledTimes(41));
});

test('large pictures are freed sooner, but never the one asked for last', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockClear();
  const large = (bytes: number) => Object.defineProperty(new Blob(['png']), 'size', { value: bytes });
  const pageImage = vi.fn<() => Promise<Blob>>().mockResolvedValue(large(60_000_000));
  const images = createPageImages({ pageImage }, 'doc_1');
  const urls: string[] = [];
  for (const page of [1, 2, 3]) urls.push(await images.get(page, 3200));
  await vi.waitFor(() => expect(revoked.mock.calls).toEqual([[urls[0]]]));
  pageImage.mockResolvedValue(large(400_000_000));
  await images.get(4, 3200);
  await vi.waitFor(() => expect(revoked.mock.calls).toEqual([[urls[0]], [urls[1]], [urls[2]]]));
  images.close();
});
