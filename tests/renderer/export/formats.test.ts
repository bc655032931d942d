import { expect, test } from 'vitest';
import { FORMATS, rememberedFormat, rememberFormat } from '../../../renderer/export/formats.ts';
import { DOWNLOAD_FORMATS } from '../../../shared/api/documents.ts';

test('every format of the service is offered once', () => {
  expect(FORMATS.map(({ format }) => format).toSorted()).toEqual([...DOWNLOAD_FORMATS].toSorted());
});

test('the last format is remembered; one that is no more gives the first', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  expect(rememberedFormat(storage)).toBe('csv');
  rememberFormat(storage, 'csv-xero');
  expect(rememberedFormat(storage)).toBe('csv-xero');
  for (const name of kept.keys()) kept.set(name, 'lotus-123');
  expect(rememberedFormat(storage)).toBe('csv');
});
