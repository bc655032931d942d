/** Other readers of the same files, where they are installed. They find words, or cells of tables: no bookings, no proof. */
import { fileURLToPath } from 'node:url';
import { isInstalled, output } from './child.ts';
import type { BenchFile } from './files.ts';

export interface Rival {
  readonly name: string;
  isInstalled(): Promise<boolean>;
  /** Seconds per file. */
  time(files: readonly BenchFile[]): Promise<number[]>;
}

/** poppler's words with boxes; a process per file, as it is used. */
const poppler: Rival = {
  name: 'poppler pdftotext -bbox',
  isInstalled: () => isInstalled('pdftotext', ['-v']),
  async time(files) {
    const times: number[] = [];
    for (const { path } of files) {
      const start = performance.now();
      await output('pdftotext', ['-bbox', path, '-']);
      times.push((performance.now() - start) / 1000);
    }
    return times;
  },
};

/** Python: STATEMENT_DESK_BENCH_PYTHON names another interpreter than python3, such as one of a virtual environment. */
const python = process.env['STATEMENT_DESK_BENCH_PYTHON'] || 'python3';

function pdfplumberFor(what: 'words' | 'tables'): Rival {
  return {
    name: `pdfplumber extract_${what}`,
    isInstalled: () => isInstalled(python, ['-c', 'import pdfplumber']),
    async time(files) {
      const script = fileURLToPath(new URL('./time_pdfplumber.py', import.meta.url));
      const paths = files.map(({ path }) => path);
      const times: number[] = JSON.parse(await output(python, [script, what, ...paths]));
      return times;
    },
  };
}

export const pdfplumber = pdfplumberFor('words');

/** Its tables by the places of words, as statements without ruled lines need them: what comes nearest to rows. */
const pdfplumberTables = pdfplumberFor('tables');

export const RIVALS: readonly Rival[] = [poppler, pdfplumber, pdfplumberTables];
