/** Process: reads one file. Argument `{ path, reader }`; prints seconds, peak resident memory and what was found. */
import { readFile } from 'node:fs/promises';

export interface MemoryJob {
  readonly path: string;
  /** `nothing` tells what a process that only loads the engine needs. */
  readonly reader: 'pipeline' | 'bare text' | 'nothing';
}

export interface MemoryResult {
  readonly seconds: number;
  /** Peak resident memory, bytes. */
  readonly peak: number;
  /** Rows and proof, of the pipeline. */
  readonly found?: { readonly rows: number; readonly status: string };
}

const { path, reader }: MemoryJob = JSON.parse(process.argv[2] ?? '');
const engine = reader === 'bare text' ? null : await import('../../server/extraction/extract.ts');
const bytes = await readFile(path);
const start = performance.now();
let found: MemoryResult['found'];
if (reader === 'pipeline') {
  const { statement } = await engine!.extractStatement(bytes);
  found = { rows: statement.transactions.length, status: statement.verification.status };
} else if (reader === 'bare text') {
  const { readBareText } = await import('./bare-text.ts');
  await readBareText(bytes);
}
const seconds = (performance.now() - start) / 1000;
// maxRSS is in kibibytes on every system.
const result: MemoryResult = {
  seconds,
  peak: process.resourceUsage().maxRSS * 1024,
  ...(found && { found }),
};
console.log(JSON.stringify(result));
