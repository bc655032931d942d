/** Pages per second on scans, on all cores, beside the `tesseract` command with one process per core on the same pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SCAN_KINDS, scannedPages, scanOf } from '../statements/paper/scans.ts';
import { layouts } from '../statements/registry.ts';
import { inFreshProcess, isInstalled, output } from './child.ts';
import type { BenchFile } from './files.ts';
import type { ScanJob, ScanTimes } from './scan-process.ts';

/** Layouts with the language the command is told; ours finds it by itself. */
const SCANNED: readonly (readonly [layout: string, language: string])[] = [
  ['out-in-balance', 'eng'],
  ['two-accounts', 'eng'],
  ['names-with-points', 'eng'],
  ['checking-summary', 'eng'],
  ['trailing-minus', 'deu'],
  ['overprinted-exactly', 'deu'],
  ['soll-haben-two-dates', 'deu'],
  ['solde-crediteur-au', 'fra'],
  ['thin-space-groups', 'fra'],
];
const KINDS = ['scan300', 'scan200'];

export interface ScanReport {
  readonly pictures: number;
  readonly cores: number;
  /** Pages per second, from the picture to the statement. */
  readonly ours: number;
  /** From the picture to its text; null where the command is not installed. */
  readonly command: number | null;
}

interface Picture {
  readonly path: string;
  readonly language: string;
}

/** Pictures of the first pages, as a scanner saves them. `share`: every how manieth is taken. */
async function writePictures(folder: string, share: number): Promise<Picture[]> {
  await mkdir(folder, { recursive: true });
  const pictures: Picture[] = [];
  for (const [index, [name, language]] of SCANNED.filter((_, at) => at % share === 0).entries()) {
    const generated = await layouts.find((layout) => layout.name === name)!.generate(1);
    for (const kind of SCAN_KINDS.filter((one) => KINDS.includes(one.name))) {
      const [page] = await scannedPages(generated, kind, index);
      const path = join(folder, `${name}-${kind.name}.jpg`);
      await writeFile(path, page!);
      pictures.push({ path, language });
    }
  }
  return pictures;
}

export async function measureScans(folder: string, share: number): Promise<ScanReport> {
  const pictures = await writePictures(join(folder, 'pictures'), share);
  const cores = availableParallelism();
  const job: ScanJob = { paths: pictures.map(({ path }) => path), cores };
  const { seconds } = await inFreshProcess<ScanTimes>('./scan-process.ts', job);
  const command = (await isInstalled('tesseract', ['--version'])) ? await timeCommand(pictures, cores) : null;
  return {
    pictures: pictures.length,
    cores,
    ours: pictures.length / seconds,
    command: command === null ? null : pictures.length / command,
  };
}

/** Seconds that as many processes as cores need, each with one thread, a picture at a time. */
async function timeCommand(pictures: readonly Picture[], cores: number): Promise<number> {
  const waiting = [...pictures];
  const start = performance.now();
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await output('env', ['OMP_THREAD_LIMIT=1', 'tesseract', next.path, '-', '-l', next.language, 'quiet']);
  };
  await Promise.all(Array.from({ length: cores }, lane));
  return (performance.now() - start) / 1000;
}

/** A scanned statement of some pages, to be uploaded. */
export async function writeScan(folder: string): Promise<BenchFile> {
  const generated = await layouts.find(({ name }) => name === 'checking-summary')!.generate(1);
  const kind = SCAN_KINDS.find(({ name }) => name === 'scan200')!;
  const path = join(folder, 'scan.pdf');
  await writeFile(path, (await scanOf(generated, kind, 1)).bytes);
  return { name: 'scan', path, pages: generated.truth.pages };
}
