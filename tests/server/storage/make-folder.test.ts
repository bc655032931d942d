import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../../server/storage/make-folder.ts';
import { temporaryFolder } from '../../support/server.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes what is missing and leaves what is there', () => {
  const deep = join(folder, 'a', 'b');
  makeFolder(deep, 0o700);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
  const modes = [deep, join(folder, 'a')].map((made) => statSync(made).mode & 0o077);
  // Windows keeps no modes.
  expect(modes).toEqual(process.platform === 'win32' ? [0o066, 0o066] : [0, 0]);
});

it('says that a file is in the way, of the folder and of one above it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  }
});

it.skipIf(process.platform !== 'linux')('ends where the system makes no folders', () => {
  expect(() => makeFolder('/proc/a/b')).toThrow(
    expect.objectContaining({ code: 'ENOENT', syscall: 'mkdir' }),
  );
});
