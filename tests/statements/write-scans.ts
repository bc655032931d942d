/**
 * Writes generated statements as scans and photos with their truth:
 * `node tests/statements/write-scans.ts OUT_DIR [--seed N] [--only PATTERN] [--kinds PATTERN] [--every N] [--pages N]`.
 * `--every` takes every how manieth layout; the kinds go round, one per layout, beginning with the seed's.
 * `--pages` leaves out longer statements. `npm run evaluate -- OUT_DIR` scores them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SCAN_KINDS, scanOf } from './paper/scans.ts';
import { layouts } from './registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    pages: { type: 'string', default: '6' },
  },
});
const [out] = positionals;
const [seed, every, most] = [Number(values.seed), Number(values.every), Number(values.pages)];
if (out === undefined || ![seed, every, most].every(Number.isInteger)) {
  console.error(
    'usage: node tests/statements/write-scans.ts OUT_DIR [--seed N] [--only PATTERN] [--kinds PATTERN] [--every N] [--pages N]',
  );
  process.exit(2);
}

const kinds = SCAN_KINDS.filter(({ name }) => new RegExp(values.kinds).test(name));
const only = new RegExp(values.only);
const chosen = layouts
  .filter(({ name, tags }) => only.test(name) || tags.some((tag) => only.test(tag)))
  .filter((_, index) => (index + seed) % every === 0);
await mkdir(out, { recursive: true });
let written = 0;
for (const [index, layout] of chosen.entries()) {
  const generated = await layout.generate(seed);
  if (generated.truth.pages > most) continue;
  const kind = kinds[(index + seed) % kinds.length]!;
  const { bytes, extension } = await scanOf(generated, kind, seed * 1000 + index);
  const name = `${kind.name}-${layout.name}-${seed}`;
  await writeFile(path.join(out, `${name}.${extension}`), bytes);
  const truth = { ...generated.truth, kind: kind.name };
  await writeFile(path.join(out, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  written += 1;
}
console.log(`${written} statements in ${out}`);
