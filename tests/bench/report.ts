/** The measurements in words and tables. */
import type { AllCoresReport } from './all-cores.ts';
import type { FolderReport } from './folder.ts';
import type { Latencies, LatencyReport } from './latency.ts';
import type { LoadReport } from './load.ts';
import type { MemoryReport } from './memory.ts';
import type { ScanReport } from './scans.ts';
import { WHOLE_PIPELINE, type SpeedReport } from './speed.ts';
import type { StartReport } from './start.ts';

const MEGABYTE = 1_000_000;
const number = (value: number, digits = 0): string => value.toFixed(digits);
const megabytes = (bytes: number | null): string =>
  bytes === null ? 'not told by this system' : `${number(bytes / MEGABYTE)} MB`;

export function speedText({ readers, first, kinds, files }: SpeedReport): string {
  const lines = readers.map(({ reader, pagesPerSecond, pipelineRatio }) =>
    pagesPerSecond === null || pipelineRatio === null
      ? `  ${reader.padEnd(28)}not installed`
      : `  ${reader.padEnd(28)}${number(pagesPerSecond, 1).padStart(9)} pages/s${number(pipelineRatio, 2).padStart(9)} ×`,
  );
  const slowest = [...files].sort((a, b) => a.ratio - b.ratio).slice(0, 5);
  const pages = files.reduce((total, file) => total + file.pages, 0);
  return [
    `Speed: ${files.length} files, ${pages} pages, one core (last column: how many times as fast the whole pipeline is)`,
    ...lines,
    `  ${'whole pipeline, first time'.padEnd(28)}${number(first, 1).padStart(9)} pages/s`,
    '  beside the bare text, by length (slowest file in parentheses):',
    ...kinds.map(
      ({ kind, files: count, pages: total, ratio, lowest }) =>
        `    ${kind.padEnd(24)}${String(count).padStart(4)} files${String(total).padStart(5)} pages${number(ratio, 2).padStart(7)} × (${number(lowest, 2)})`,
    ),
    '  files where the pipeline is slowest beside the bare text:',
    ...slowest.map(
      ({ file, pages: count, pagesPerSecond, ratio }) =>
        `    ${file.padEnd(30)}${String(count).padStart(5)} pages${number(pagesPerSecond, 1).padStart(9)} pages/s${number(ratio, 2).padStart(7)} ×`,
    ),
  ].join('\n');
}

/** The engine with every core, beside what the readers of `speed` did with one, and a reader in as many processes. */
export function allCoresText(report: AllCoresReport, speed: SpeedReport): string {
  const { cores, first, warm, pdfplumber } = report;
  const line = (name: string, value: string): string => `  ${name.padEnd(44)}${value}`;
  const alone = speed.readers.flatMap(({ reader, pagesPerSecond }) =>
    pagesPerSecond === null
      ? []
      : [line(`beside ${reader}, one core`, `${number(warm / pagesPerSecond, 2)} ×`)],
  );
  const together =
    pdfplumber === null
      ? []
      : [
          line(
            `beside pdfplumber in ${cores} processes`,
            `${number(warm / pdfplumber, 2)} × (${number(pdfplumber, 1)} pages/s)`,
          ),
        ];
  return [
    `Every core: the same files, whole pipeline in ${cores} threads`,
    line('pages/s, then once more', `${number(first, 1)}, ${number(warm, 1)}`),
    ...alone,
    ...together,
  ].join('\n');
}

/** The readers of `speed` took one core: what the service does with all of them stands beside that. */
export function folderText({ files, pages, cores, first, warm }: FolderReport, speed: SpeedReport): string {
  const beside = speed.readers.flatMap(({ reader, pagesPerSecond }) =>
    pagesPerSecond === null || reader === WHOLE_PIPELINE
      ? []
      : [`  ${`beside ${reader}`.padEnd(38)}${number(warm / pagesPerSecond, 2)} ×`],
  );
  return [
    `A folder of ${files} files, ${pages} pages, through the service with ${cores} cores (others: one core, as above)`,
    `  ${'pages/s, then once more'.padEnd(38)}${number(first, 1)}, ${number(warm, 1)}`,
    ...beside,
  ].join('\n');
}

export function memoryText(report: MemoryReport, pages: number): string {
  return [
    `Memory: peak of a fresh process that reads ${pages} pages`,
    ...report.map((measured) => {
      const { reader, peak, seconds } = measured;
      const rate = `${number(pages / seconds)} pages/s`;
      const about =
        measured.reader === 'service'
          ? `${rate}; started ${megabytes(measured.started)}, after downloads ${megabytes(measured.answered)}`
          : measured.reader === 'nothing'
            ? 'engine loaded, nothing read'
            : measured.found === undefined
              ? rate
              : `${rate}, ${measured.found.rows} rows, ${measured.found.status}`;
      return `  ${reader.padEnd(28)}${megabytes(peak).padStart(9)}   ${about}`;
    }),
  ].join('\n');
}

export function startText({ first, again, bareNode }: StartReport): string {
  return [
    'Start of the service, to its first answer',
    `  empty data folder           ${number(first).padStart(9)} ms`,
    `  again                       ${number(again).padStart(9)} ms${number(again / bareNode, 1).padStart(9)} × a bare node`,
  ].join('\n');
}

function latencyLine(name: string, { p50, p99, max, requests }: Latencies): string {
  return `  ${name.padEnd(28)}p50 ${number(p50, 1)} ms, p99 ${number(p99, 1)} ms, longest ${number(max, 1)} ms (${requests} requests)`;
}

export function latencyText(report: LatencyReport): string {
  return [
    `GET /status while ${report.cores} cores extract ${report.uploads} statements of ${report.pages} pages`,
    latencyLine('busy', report.busy),
    latencyLine('idle (GET /user)', report.idle),
    `  ${'all uploads together'.padEnd(28)}${number(report.pagesPerSecond, 1)} pages/s, service at most ${megabytes(report.peakMemory)}`,
  ].join('\n');
}

export function loadText({ burst, listing, sustained }: LoadReport): string {
  const { memory } = sustained;
  return [
    `Load: ${burst.uploads} uploads at once from ${burst.accounts} accounts`,
    `  ${'accepted, completed'.padEnd(28)}${number(burst.acceptedPerSecond, 1)} and ${number(burst.completedPerSecond, 1)} documents/s, ${burst.lost} lost`,
    latencyLine('GET /status meanwhile', burst.status),
    `GET /documents with ${listing.documents} documents in the store`,
    latencyLine('first page', listing.first),
    latencyLine('a page at the end', listing.last),
    latencyLine('searched by name', listing.searched),
    `${sustained.minutes} minutes of steady work`,
    `  ${'converted'.padEnd(28)}${sustained.documents} documents, ${number(sustained.pagesPerSecond, 1)} pages/s, ${sustained.failed} failed`,
    latencyLine('GET /status meanwhile', sustained.status),
    memory === null
      ? '  memory is not told by this system'
      : `  ${'memory, early and late'.padEnd(28)}${megabytes(memory.early)} and ${megabytes(memory.late)} (${number(memory.late / memory.early, 2)} ×), at most ${megabytes(memory.peak)}`,
  ].join('\n');
}

export function scansText({ pictures, cores, ours, command }: ScanReport): string {
  const ratio = command === null ? '' : `${number(ours / command, 2).padStart(9)} × the command`;
  return [
    `Scans: ${pictures} pictures on ${cores} cores`,
    `  ${'picture to statement'.padEnd(28)}${number(ours, 2).padStart(9)} pages/s${ratio}`,
    command === null
      ? `  ${'tesseract'.padEnd(28)}not installed`
      : `  ${'tesseract, picture to text'.padEnd(28)}${number(command, 2).padStart(9)} pages/s`,
  ].join('\n');
}
