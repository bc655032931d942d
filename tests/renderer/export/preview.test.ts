import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formatWords } from '../../../renderer/export/formats.ts';
import { firstLines, layOutJson, PREVIEW_LINES, previewOf } from '../../../renderer/export/preview.ts';

const csv = (rows: number) =>
  ['Date,Text', ...Array.from({ length: rows }, (_, at) => `2026-05-01,"Row, ${at + 1}"`)].join('\r\n');

describe('the preview', () => {
  test('of CSV is a table with its heading, cells as a spreadsheet would read them', async () => {
    const preview = await previewOf(new Blob([`\uFEFF${csv(40)}`]), 'may.csv', formatWords('csv'));
    expect(preview).toMatchObject({ kind: 'table', head: ['Date', 'Text'], more: true });
    expect(preview.kind === 'table' && preview.rows).toHaveLength(PREVIEW_LINES);
    expect(preview.kind === 'table' && preview.rows[0]).toEqual(['2026-05-01', 'Row, 1']);
  });

  test('of a file that is seen whole says that there is no more', async () => {
    const whole = await previewOf(new Blob([csv(PREVIEW_LINES)]), 'may.csv', formatWords('csv-xero'));
    expect(whole).toMatchObject({ more: false });
  });

  test('of FreeAgent has no heading', async () => {
    const preview = await previewOf(
      new Blob(['01/05/2026,-1.00,Tea']),
      'may.csv',
      formatWords('csv-freeagent'),
    );
    expect(preview).toEqual({
      kind: 'table',
      head: null,
      rows: [['01/05/2026', '-1.00', 'Tea']],
      more: false,
    });
  });

  test('of OFX is text in its own encoding', async () => {
    const preview = await previewOf(
      new Blob([new Uint8Array([0x43, 0x61, 0x66, 0xe9])]),
      'a.ofx',
      formatWords('ofx'),
    );
    expect(preview).toEqual({ kind: 'text', text: 'Café', more: false });
  });

  test('of an archive names its files and shows the first', async () => {
    const archive = zipSync({ 'one.csv': strToU8(csv(2)), 'two.csv': strToU8(csv(1)) });
    const preview = await previewOf(new Blob([archive.slice()]), 'all.zip', formatWords('csv-xero'));
    expect(preview).toMatchObject({
      kind: 'archive',
      names: ['one.csv', 'two.csv'],
      first: {
        kind: 'table',
        rows: [
          ['2026-05-01', 'Row, 1'],
          ['2026-05-01', 'Row, 2'],
        ],
      },
    });
  });
});

test('the first lines of a text, and whether there are more', () => {
  expect(firstLines('a\r\nb\r\nc\r\n', 2)).toEqual({ text: 'a\nb', more: true });
  expect(firstLines('a\r\nb\r\n', 2)).toEqual({ text: 'a\nb', more: false });
});

test('JSON is laid out for reading, anything else left alone', () => {
  expect(layOutJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(layOutJson('{"a":')).toBe('{"a":');
});
