/** Where the program's own files are, run from source (`server/`) or compiled (`dist/server/`). */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of `package.json`. */
export const projectRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

export const version: string = manifest.version;

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the program');
  return findRoot(parent);
}
