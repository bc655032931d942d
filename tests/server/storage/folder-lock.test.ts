import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../server/storage/folder-lock.ts';
import { temporaryFolder } from '../../support/server.ts';

let folder: string;
let child: ChildProcess | null = null;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('lets one service into a folder at a time', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  lockFolder(folder).release();
});

it('is free again as soon as its process was killed', async () => {
  const module = fileURLToPath(new URL('../../../server/storage/folder-lock.ts', import.meta.url));
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    lockFolder(${JSON.stringify(folder)}); gc(); console.log('locked'); setInterval(gc, 10);`;
  child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout!, 'data');
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  lockFolder(folder).release();
});
