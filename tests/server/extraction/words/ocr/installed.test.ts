import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '../../../../../server/extraction/words/ocr/core.ts';
import { installedLanguages, languageData } from '../../../../../server/extraction/words/ocr/installed.ts';
import { SHIPPED } from '../../../../../server/extraction/words/ocr/language.ts';

const shippedFile = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
  'por.traineddata.gz',
);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessdata-'));
  await copyFile(shippedFile, join(folder, 'xyz.traineddata.gz'));
  await writeFile(join(folder, 'osd.traineddata'), 'tells scripts, reads nothing');
  await writeFile(join(folder, 'notes.txt'), 'no network');
});
afterAll(() => rm(folder, { recursive: true }));

describe('installed languages', () => {
  it('are those that are shipped, and those in the folder of the administrator', () => {
    expect(installedLanguages(undefined)).toEqual(expect.arrayContaining([...SHIPPED]));
    expect(installedLanguages(folder)).toContain('xyz');
    expect(installedLanguages(folder)).not.toContain('osd');
    expect(installedLanguages(join(folder, 'missing'))).not.toContain('xyz');
  });

  it('are read from where they were found', () => {
    expect(Buffer.from(languageData('xyz', folder)).equals(Buffer.from(languageData('por')))).toBe(true);
    expect(() => languageData('xyz', undefined)).toThrow('xyz');
  });

  it('can be used by the recogniser', () => {
    process.env['STATEMENT_DESK_TESSDATA'] = folder;
    try {
      const core = createCore();
      expect(() => core.use('xyz')).not.toThrow();
      expect(() => core.use('zzz')).toThrow('zzz');
    } finally {
      delete process.env['STATEMENT_DESK_TESSDATA'];
    }
  });
});
