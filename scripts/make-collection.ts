/**
 * `node scripts/make-collection.ts`: writes the Bruno collection of examples/bruno from the API's own description, a file
 * per request. A test holds the files against the description.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collection } from './collection/bruno.ts';
import { describeApi } from './collection/description.ts';

const FOLDER = fileURLToPath(new URL('../examples/bruno/', import.meta.url));

await mkdir(join(FOLDER, 'environments'), { recursive: true });
for (const name of await readdir(FOLDER)) if (name.endsWith('.bru')) await rm(join(FOLDER, name));
const files = collection(await describeApi());
for (const [name, content] of Object.entries(files)) await writeFile(join(FOLDER, name), content);
console.log(`${Object.keys(files).length} files in ${FOLDER}`);
