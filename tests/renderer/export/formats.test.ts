import { expect, test } from 'vitest';
import { firstLines, FORMATS, layOutJson } from '../../../renderer/export/formats.ts';
import { snippetsFor } from '../../../renderer/settings/snippets.ts';
import { DOWNLOAD_FORMATS } from '../../../shared/api/documents.ts';

test('a preview is the first lines, and says whether there are more', () => {
  expect(firstLines('a\r\nb\r\nc\r\n', 2)).toEqual({ text: 'a\nb', more: true });
  expect(firstLines('a\r\nb\r\n', 2)).toEqual({ text: 'a\nb', more: false });
});

test('JSON is laid out for reading, anything else left alone', () => {
  expect(layOutJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(layOutJson('{"a":')).toBe('{"a":');
});

test('every format offered is one the service has', () => {
  expect(FORMATS.every(({ format }) => DOWNLOAD_FORMATS.includes(format))).toBe(true);
});

test('snippets call the address of this service and hold no key', () => {
  for (const { text } of snippetsFor('http://127.0.0.1:4999/api/v1')) {
    expect(text).toContain('http://127.0.0.1:4999');
    expect(text).toContain('YOUR_KEY');
    expect(text).not.toMatch(/sd_\w{40}/);
  }
});
