/**
 * `npx node scripts/conventions.ts WORD…`: the files of the engine that speak of something, each with its first sentences and the
 * comment that does. All words have to be in the path or in one comment.
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
  const comments = [...(await readFile(join(ENGINE, name), 'utf8')).matchAll(/\/\*\*([^]*?)\*\//g)].map(
    ([, text = '']) => text.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
  );
  const found = comments.find((text) => holdsAll(`${path} ${text}`));
  if (found === undefined) continue;
  console.log(path);
  for (const text of new Set([...comments.slice(0, 1), found])) console.log(`    ${shortened(text)}`);
}

function holdsAll(text: string): boolean {
  return WORDS.every((word) => text.toLowerCase().includes(word));
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
