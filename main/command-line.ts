import { parseArgs } from 'node:util';

export interface CommandLine {
  readonly port: string | undefined;
  readonly dataDir: string | undefined;
  /** Statements the system asks to open, as with a double click. */
  readonly files: readonly string[];
}

/** Files the app says it opens, see `fileAssociations` in electron-builder.yml. */
const STATEMENT_FILE = /\.pdf$/i;

/**
 * Reads the app's own flags. Not strict: Chromium and the systems' launchers add switches of their own.
 * `args` begin behind the executable and, when not packaged, behind the app's folder.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { port: { type: 'string' }, 'data-dir': { type: 'string' } },
  });
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    port: text(values['port']),
    dataDir: text(values['data-dir']),
    files: positionals.filter((path) => STATEMENT_FILE.test(path)),
  };
}
