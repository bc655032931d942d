import { describe, expect, test } from 'vitest';
import { statementsOf } from '../../../renderer/desk/gathered-files.ts';
import { pastedFiles } from '../../../renderer/desk/pasted-files.ts';

function inFolder(path: string): File {
  const file = new File(['x'], path.split('/').at(-1)!);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

describe('the files of a folder', () => {
  test('are what may be a statement, by number in the names; the rest is counted', () => {
    const gathered = statementsOf(
      [
        'b/10.PDF',
        'b/9.pdf',
        'a/scan.tiff',
        'a/photo.heic',
        'a/book.xlsx',
        'a/letter.docx',
        'a/noending',
      ].map(inFolder),
    );
    expect(gathered.files.map(({ name }) => name)).toEqual([
      'noending',
      'photo.heic',
      'scan.tiff',
      '9.pdf',
      '10.PDF',
    ]);
    expect(gathered.leftOut).toBe(2);
  });

  test('never are what systems leave there, nor is it counted', () => {
    const gathered = statementsOf(['a/.DS_Store', 'a/Thumbs.db', 'a/~$x.pdf', '.git/1.pdf'].map(inFolder));
    expect(gathered).toEqual({ files: [], leftOut: 0 });
  });
});

describe('a paste', () => {
  const now = new Date(2026, 4, 3, 14, 5, 9);

  test('names pictures that have no name of their own', () => {
    const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['y'], 'image.png')];
    expect(pastedFiles({ files }, now).map(({ name }) => name)).toEqual([
      'Pasted 2026-05-03 14.05.09 1.png',
      'Pasted 2026-05-03 14.05.09 2.png',
    ]);
    expect(pastedFiles({ files: [files[0]!] }, now)[0]).toMatchObject({
      name: 'Pasted 2026-05-03 14.05.09.png',
      type: 'image/png',
    });
  });

  test('keeps the names of files, and may hold none', () => {
    expect(pastedFiles({ files: [new File(['x'], 'may.pdf')] }, now)[0]?.name).toBe('may.pdf');
    expect(pastedFiles(null, now)).toEqual([]);
  });
});
