/** Where no keychain answers: a file of the data folder that only its user can read. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replacePrivateFile } from '../../server/storage/private-files.ts';
import type { SecretStore } from './secret-store.ts';

const NAME = 'desktop-key';

export function keyFile(dataDir: string): SecretStore {
  const path = join(dataDir, NAME);
  return {
    kind: 'file',
    async read() {
      try {
        return (await readFile(path, 'utf8')).trim() || null;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(secret) {
      replacePrivateFile(path, `${secret}\n`);
    },
    remove: () => rm(path, { force: true }),
  };
}
