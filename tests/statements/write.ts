/**
 * Writes generated statements with their truth: `node tests/statements/write.ts OUT_DIR [--seed N] [--only PATTERN] [--count N]`.
 * `--count` writes that many seeds of each layout, counting up from `--seed` (1). `npm run evaluate -- OUT_DIR` scores them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { layouts, unreadableLayouts } from './registry.ts';

const USAGE = 'usage: node tests/statements/write.ts OUT_DIR [--seed N] [--only PATTERN] [--count N]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    count: { type: 'string', default: '1' },
  },
});
const [out] = positionals;
const seed = Number(values.seed);
const count = Number(values.count);
if (out === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  console.error(USAGE);
  process.exit(2);
}

const pattern = new RegExp(values.only);
await mkdir(out, { recursive: true });
let written = 0;
// Files without a readable text layer are written when asked for by name.
const known = values.only === '' ? layouts : [...layouts, ...unreadableLayouts];
for (const layout of known) {
  if (!pattern.test(layout.name) && !layout.tags.some((tag) => pattern.test(tag))) continue;
  for (let current = seed; current < seed + count; current++) {
    const { pdf, truth } = await layout.generate(current);
    const name = count === 1 ? layout.name : `${layout.name}-${current}`;
    await writeFile(path.join(out, `${name}.pdf`), pdf);
    await writeFile(path.join(out, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
    written++;
  }
}
console.log(`${written} statements in ${out}`);
