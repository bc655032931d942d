/**
 * How a second instance hands its files to the one that runs. Chromium sorts a command line on its way there, switches
 * first, so that `--data-dir DIR file.pdf` may arrive as `--data-dir file.pdf DIR`: the files are sent beside it.
 * https://www.electronjs.org/docs/latest/api/app#event-second-instance
 */
import { isAbsolute } from 'node:path';
import { readCommandLine, STATEMENT_FILE } from './command-line.ts';

/** What goes along with the request for the lock. */
export interface HandOver {
  readonly files: readonly string[];
}

/**
 * Files of a second instance: those it sent, else (an older version of the app) those on its command line, which begins
 * with the executable. `folder` is where it was started. What is no path of a statement is left out: the message may come
 * from any program of the user.
 */
export function filesHandedOver(sent: unknown, argv: readonly string[], folder: string): readonly string[] {
  const files: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'files') : undefined;
  if (!Array.isArray(files)) return readCommandLine(argv.slice(1), folder).files;
  return files.filter(
    (file): file is string =>
      typeof file === 'string' && isAbsolute(file) && STATEMENT_FILE.test(file) && !file.includes('\0'),
  );
}
