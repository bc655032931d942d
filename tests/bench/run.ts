/** `npm run bench`: rates, ratios and memory on this machine. Nothing is asserted. See docs/bench.md. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArguments, runCommand, UsageError } from '../../server/cli/args.ts';
import { fromCallersFolder } from '../../server/cli/callers-folder.ts';
import { measureAllCores } from './all-cores.ts';
import { writeLong, writeMixture } from './files.ts';
import { measureFolder } from './folder.ts';
import { measureLatency } from './latency.ts';
import { measureLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import {
  allCoresText,
  folderText,
  latencyText,
  loadText,
  memoryText,
  scansText,
  speedText,
  startText,
} from './report.ts';
import { measureScans, writeScan } from './scans.ts';
import { measureSpeed } from './speed.ts';
import { measureStart } from './start.ts';

const USAGE = `Usage: npm run bench -- [options]

Measures speed, memory, start and latency on generated statements, beside other readers where they are installed
(poppler's pdftotext; pdfplumber of python3, or of the interpreter that STATEMENT_DESK_BENCH_PYTHON names).

  --minutes N  length of the steady work (1)
  --load       measures the load alone: uploads at once, a full store, steady work
  --scans      measures scans alone: recognition beside the tesseract command, answers while it works
  --quick      a tenth of the pages, one round: a glance, no figures to write down
  --json PATH  writes all figures as JSON
  --help       shows this`;

/** How much is measured. */
const FULL = {
  share: 1,
  scanShare: 1,
  rounds: 3,
  longPages: 1_000,
  starts: 5,
  uploads: 6,
  uploadPages: 150,
  burst: 200,
  stored: 10_000,
};
const QUICK: typeof FULL = {
  share: 8,
  scanShare: 3,
  rounds: 1,
  longPages: 100,
  starts: 2,
  uploads: 3,
  uploadPages: 30,
  burst: 40,
  stored: 1_000,
};
/** Rows that the long statement prints on a page. */
const ROWS_PER_PAGE = 33;

async function bench(args: string[]): Promise<void> {
  const { values } = parseArguments({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      minutes: { type: 'string' },
      load: { type: 'boolean', default: false },
      scans: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const size = values.quick ? QUICK : FULL;
  const folder = await mkdtemp(join(tmpdir(), 'statement-desk-bench-'));
  try {
    const machine = { node: process.version, platform: process.platform, cores: availableParallelism() };
    console.log(`Node ${machine.node}, ${machine.platform}, ${machine.cores} cores\n`);

    const minutes = Number(values.minutes ?? (values.quick ? 0.2 : 1));
    if (!(minutes > 0)) throw new UsageError('--minutes: a number of minutes.');
    const engine = values.load || values.scans ? null : await measureEngine(folder, size);
    const scans = values.load ? null : await measurePictures(folder, size);
    const load = values.scans
      ? null
      : await measureLoad(folder, { uploads: size.burst, stored: size.stored, minutes });
    if (load !== null) console.log(loadText(load));

    if (values.json !== undefined) {
      const report = { machine, quick: values.quick, ...engine, ...scans, load };
      await writeFile(fromCallersFolder(values.json, 'bench'), `${JSON.stringify(report, null, 2)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is measured of the engine, and of the service with it, beside other readers. */
async function measureEngine(folder: string, size: typeof FULL): Promise<object> {
  const mixture = await writeMixture(join(folder, 'mixture'), size.share);
  const speed = await measureSpeed(mixture, size.rounds);
  console.log(`${speedText(speed)}\n`);

  const allCores = await measureAllCores(mixture, size.rounds);
  console.log(`${allCoresText(allCores, speed)}\n`);

  const converted = await measureFolder(folder, mixture);
  console.log(`${folderText(converted, speed)}\n`);

  const long = await writeLong(folder, 'thousand', size.longPages * ROWS_PER_PAGE);
  const memory = await measureMemory(long);
  console.log(`${memoryText(memory, long.pages)}\n`);

  const start = await measureStart(folder, size.starts);
  console.log(`${startText(start)}\n`);

  const upload = await writeLong(folder, 'upload', size.uploadPages * ROWS_PER_PAGE);
  const latency = await measureLatency(folder, upload, size.uploads);
  console.log(`${latencyText(latency)}\n`);
  return {
    speed,
    allCores,
    folder: converted,
    memory: { pages: long.pages, readers: memory },
    start,
    latency,
  };
}

/** Scans, and how fast the service answers while every core recognises. */
async function measurePictures(folder: string, size: typeof FULL): Promise<object> {
  const scans = await measureScans(folder, size.scanShare);
  console.log(`${scansText(scans)}\n`);
  const latency = await measureLatency(folder, await writeScan(folder), size.uploads, 'recognised');
  console.log(`${latencyText(latency)}\n`);
  return { scans, scanLatency: latency };
}

await runCommand(
  () => bench(process.argv.slice(2)),
  (error) => error instanceof Error && 'code' in error,
);
