import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { doubtOf } from '../../../renderer/export/choice.ts';
import { freeName, gatherEach } from '../../../renderer/export/gather.ts';
import { saveDownload } from '../../../renderer/export/save.ts';
import { documentBody, verification } from '../rows.ts';

test('a file for each statement comes in one archive, none written over another of its name', async () => {
  const asked: string[] = [];
  const client = {
    download: async (ids: readonly string[], format: string) => {
      asked.push(`${ids.join()} ${format}`);
      return { blob: new Blob([ids.join()]), fileName: 'may.csv' };
    },
  };
  const done: number[] = [];
  const { blob, fileName } = await gatherEach(client, ['doc_a', 'doc_b'], 'csv', (count) => done.push(count));
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual([
    ['may.csv', 'doc_a'],
    ['may (2).csv', 'doc_b'],
  ]);
  expect({ asked, done, fileName }).toEqual({
    asked: ['doc_a csv', 'doc_b csv'],
    done: [1, 2],
    fileName: '2 statements.zip',
  });
});

test('names without an ending are kept apart, too', () => {
  expect(freeName('may', { may: 1, 'may (2)': 1 })).toBe('may (3)');
});

test('the desktop’s own dialog gets the name and the bytes, and may be cancelled', async () => {
  const got: unknown[] = [];
  const saveAs = async (name: string, content: Uint8Array) => {
    got.push(name, [...content]);
    return null;
  };
  expect(await saveDownload({ blob: new Blob(['ab']), fileName: 'may.csv' }, saveAs)).toBeNull();
  expect(got).toEqual(['may.csv', [97, 98]]);
});

describe('the doubt before an export', () => {
  const off = documentBody('off', { verification: { ...verification, status: 'mismatch', rows_flagged: 2 } });

  test('is none where all is proved', () => {
    expect(doubtOf([documentBody('a'), documentBody('b')])).toBeNull();
  });

  test('says what is wrong with one statement', () => {
    expect(doubtOf([off])).toMatchObject({ title: 'This statement does not add up.' });
    expect(doubtOf([off])?.text).toContain('2 rows are in doubt');
    const open = documentBody('open', { verification: { ...verification, rows_flagged: 1 } });
    expect(doubtOf([open])?.title).toBe('1 row is in doubt.');
    const nothing = documentBody('none', { verification: { ...verification, status: 'unverified' } });
    expect(doubtOf([nothing])?.title).toBe('Nothing printed proves all of these rows.');
  });

  test('counts and names those of several', () => {
    expect(doubtOf([documentBody('a'), off])).toMatchObject({ doubtful: [{ original_name: 'off.pdf' }] });
  });
});
