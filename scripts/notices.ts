/**
 * `npm run notices [-- FILE]`: the licences of everything the product is made of, as text. By default into
 * dist/THIRD-PARTY-NOTICES.txt, which is packed.
 */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateLicenseFile } from 'generate-license-file';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? `${root}dist/THIRD-PARTY-NOTICES.txt`);

mkdirSync(dirname(target), { recursive: true });
// Beside its own licence that of what is compiled into it.
const append = [`${root}node_modules/@embedpdf/pdfium/LICENSE.pdfium`];
await generateLicenseFile(`${root}package.json`, target, { append });
console.log(target);
