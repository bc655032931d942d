/**
 * `npx node scripts/conventions.ts WORD…`: what the project knows of something printed. The files of the engine that speak of it, each with
 * its first sentences and the comment that does; then the generated layouts and the tests that show it. All words have to be in the
 * path or in one comment, in one layout's name or tags, in one test's title.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = folder('../server/extraction');
const LAYOUTS = folder('../tests/statements/layouts');
const TESTS = folder('../tests/server/extraction');
const WORDS = process.argv.slice(2).map((word) => word.toLowerCase());
/** Characters shown of a comment. */
const SHOWN = 300;

// What is piped to `head` is read no further than that.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

if (WORDS.length === 0) {
  console.error('Say what you look for, in a word or two: npx node scripts/conventions.ts colon decimals');
  process.exit(2);
}

for await (const { path, text } of sources(ENGINE)) {
  const comments = [...text.matchAll(/\/\*\*([^]*?)\*\//g)].map(([, comment = '']) =>
    comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
  );
  const found = comments.find((comment) => holdsAll(`${path} ${comment}`));
  if (found !== undefined) show(path, [...comments.slice(0, 1), found]);
}
for await (const { path, text } of sources(LAYOUTS)) {
  const layouts = [...text.matchAll(/name: '([^']+)',\s+tags: \[([^\]]*)\]/g)].map(
    ([, name = '', tags = '']) =>
      `${name}: ${[...tags.matchAll(/'([^']+)'/g)].map(([, tag]) => tag).join(', ')}`,
  );
  show(`tests/statements/layouts/${path}`, layouts.filter(holdsAll));
}
for await (const { path, text } of sources(TESTS)) {
  const titles = [...text.matchAll(/\b(?:it|describe)(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1,/g)];
  show(`tests/server/extraction/${path}`, titles.map(([, , title = '']) => title).filter(holdsAll));
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The source files below a folder in the order of their names. */
async function* sources(root: string): AsyncGenerator<{ readonly path: string; readonly text: string }> {
  for (const name of (await readdir(root, { recursive: true })).toSorted())
    if (name.endsWith('.ts'))
      yield { path: name.replaceAll('\\', '/'), text: await readFile(join(root, name), 'utf8') };
}

function show(path: string, found: readonly string[]): void {
  if (found.length === 0) return;
  console.log(path);
  for (const text of new Set(found)) console.log(`    ${shortened(text)}`);
}

function holdsAll(text: string): boolean {
  return WORDS.every((word) => text.toLowerCase().includes(word));
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
