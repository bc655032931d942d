/**
 * `npx node scripts/conventions.ts WORD…`: the files of the engine that speak of something in their first comment, or have it in
 * their path, each with what it says first. All words have to be there.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../server/extraction', import.meta.url));
const WORDS = process.argv.slice(2).map((word) => word.toLowerCase());
/** Characters shown of a comment. */
const SHOWN = 300;

if (WORDS.length === 0) {
  console.error('Say what you look for, in a word or two: npx node scripts/conventions.ts colon decimals');
  process.exit(2);
}

for (const name of (await readdir(ENGINE, { recursive: true })).toSorted()) {
  if (!name.endsWith('.ts')) continue;
  const path = name.replaceAll('\\', '/');
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(await readFile(join(ENGINE, name), 'utf8')) ?? [];
  const said = comment.replaceAll(/\s*\n \*\s*/g, ' ').trim();
  const all = `${path} ${said}`.toLowerCase();
  if (WORDS.every((word) => all.includes(word)))
    console.log(`${path}\n    ${said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said}`);
}
