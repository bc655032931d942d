/**
 * `node scripts/release-notes.ts 1.2.3`: prints what CHANGELOG.md says of a version. With `--check` it only makes sure
 * that there is something, and that package.json has the same version.
 */
import { readFileSync } from 'node:fs';
import { notesOf } from './release/notes.ts';

const [version = '', option] = process.argv.slice(2);
const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const manifest: { version: string } = JSON.parse(read('package.json'));

try {
  if (version !== manifest.version)
    throw new Error(`package.json has version ${manifest.version}, not "${version}"`);
  const notes = notesOf(read('CHANGELOG.md'), version);
  if (option !== '--check') console.log(notes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
