/**
 * `node tests/fuzz/run.ts [--count N] [--seed N] [--folder DIR] [--save DIR]`: reads N mutations of generated files (and of
 * those in DIR), and says how they ended. A file that brought out a fault is written to the folder of --save.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutate, seeded } from './mutate.ts';
import { Readers } from './readers.ts';
import { sources } from './sources.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string' },
    save: { type: 'string' },
  },
});
const [count, firstSeed] = [Number(values.count), Number(values.seed)];
const folder = await mkdtemp(join(tmpdir(), 'statement-desk-fuzz-'));
const threads = availableParallelism();
const readers = new Readers(folder, { threads, memoryMb: 1_024, ms: 60_000 });
const files = await sources(values.folder);
const endings = new Map<string, number>();
let next = 0;
let faults = 0;
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);
const start = performance.now();

async function work(): Promise<void> {
  while (next < count) {
    const seed = firstSeed + next;
    next += 1;
    const random = seeded(seed);
    const source = files[Math.floor(random() * files.length)]!;
    const other = files[Math.floor(random() * files.length)]!;
    const bytes = mutate(source.bytes, other.bytes, random);
    const begun = performance.now();
    const { kind, detail } = await readers.read(bytes);
    const key = kind === 'refused' ? `refused: ${detail}` : kind;
    endings.set(key, (endings.get(key) ?? 0) + 1);
    const took = (performance.now() - begun) / 1000;
    if (kind !== 'statement' && kind !== 'refused') {
      console.log(`seed ${seed}, ${source.name} (${took.toFixed(1)} s): ${kind} ${detail}`);
      if (values.save !== undefined) {
        await mkdir(values.save, { recursive: true });
        await writeFile(join(values.save, `${seed}-${source.name}`), bytes);
      }
    }
    if (kind === 'fault') faults += 1;
    if (next % 500 === 0) console.log(`${next} files, ${megabytes()} MB`);
  }
}

await Promise.all(Array.from({ length: threads }, work));
await readers.close();
await rm(folder, { recursive: true, force: true });
console.log(
  `${count} mutations of ${files.length} files in ${Math.round((performance.now() - start) / 1000)} s, ${megabytes()} MB`,
);
for (const [ending, number] of [...endings].toSorted((a, b) => b[1] - a[1]))
  console.log(`${String(number).padStart(7)} ${ending}`);
process.exitCode = faults > 0 ? 1 : 0;
