/** Pages per second, of the whole pipeline and of readers that do less, on the same files. */
import { inFreshProcess } from './child.ts';
import type { EngineJob, EngineTimes } from './engine-process.ts';
import type { BenchFile } from './files.ts';
import { RIVALS } from './rivals.ts';

export interface Speed {
  readonly reader: string;
  /** Null where the reader is not installed. */
  readonly pagesPerSecond: number | null;
  /** How many times as fast the whole pipeline is. */
  readonly pipelineRatio: number | null;
}

/** Like `Speed`, of a single file. */
export interface FileSpeed {
  readonly file: string;
  readonly pages: number;
  readonly pagesPerSecond: number;
  /** Whole pipeline to bare text: 1 is as fast. */
  readonly ratio: number;
}

/** Files of about one length. */
export interface KindSpeed {
  readonly kind: string;
  readonly files: number;
  readonly pages: number;
  /** Whole pipeline to bare text: of all its pages, and of the file it is slowest on. */
  readonly ratio: number;
  readonly lowest: number;
}

/** Our name among the readers. */
export const WHOLE_PIPELINE = 'whole pipeline';

export interface SpeedReport {
  readonly readers: readonly Speed[];
  /** Pages per second of the whole pipeline in a process that has just begun: it loads and compiles itself meanwhile. */
  readonly first: number;
  readonly kinds: readonly KindSpeed[];
  readonly files: readonly FileSpeed[];
}

export async function measureSpeed(files: readonly BenchFile[], rounds: number): Promise<SpeedReport> {
  const pages = sum(files.map((file) => file.pages));
  const job: EngineJob = { paths: files.map(({ path }) => path), rounds };
  const { pipeline, bareText, first } = await inFreshProcess<EngineTimes>('./engine-process.ts', job);
  const ours = pages / sum(pipeline);
  const speed = (reader: string, seconds: number): Speed => ({
    reader,
    pagesPerSecond: pages / seconds,
    pipelineRatio: ours / (pages / seconds),
  });
  const readers = [speed(WHOLE_PIPELINE, sum(pipeline)), speed('pdf.js getTextContent', sum(bareText))];
  for (const rival of RIVALS) {
    readers.push(
      (await rival.isInstalled())
        ? speed(rival.name, sum(await rival.time(files)))
        : { reader: rival.name, pagesPerSecond: null, pipelineRatio: null },
    );
  }
  const perFile = files.map(({ name, pages: count }, index) => ({
    file: name,
    pages: count,
    pagesPerSecond: count / pipeline[index]!,
    ratio: bareText[index]! / pipeline[index]!,
  }));
  const kinds = KINDS.map(([kind, from, to]): KindSpeed => {
    const of = (values: readonly number[]): number[] =>
      values.filter((_, index) => files[index]!.pages >= from && files[index]!.pages <= to);
    const ratios = of(perFile.map(({ ratio }) => ratio));
    return {
      kind,
      files: ratios.length,
      pages: sum(of(files.map((file) => file.pages))),
      ratio: sum(of(bareText)) / sum(of(pipeline)),
      lowest: Math.min(...ratios),
    };
  });
  return { readers, first: pages / first, kinds: kinds.filter((kind) => kind.files > 0), files: perFile };
}

/** Kinds of files by their pages, from and to. */
const KINDS: readonly (readonly [kind: string, from: number, to: number])[] = [
  ['one page', 1, 1],
  ['two or three pages', 2, 3],
  ['four to thirty pages', 4, 30],
  ['longer', 31, Infinity],
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
