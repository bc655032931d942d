import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface CommandLine {
  readonly port: string | undefined;
  readonly dataDir: string | undefined;
  /** Statements the system asks to open, as with a double click or a drop on the icon; absolute paths. */
  readonly files: readonly string[];
}

/** Endings of files the service reads, see docs/api.md. Anything else on the command line is not for us. */
export const STATEMENT_FILE = /\.(pdf|jpe?g|png|tiff?|webp|bmp|gif|hei[cf])$/i;

/**
 * Reads the app's own flags. Not strict: Chromium and the systems' launchers add switches of their own.
 * `args` begin behind the executable and, when not packaged, behind the app's folder; names of files are relative to
 * `folder`.
 */
export function readCommandLine(args: readonly string[], folder: string): CommandLine {
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
    files: positionals
      .map((given) => pathOf(given, folder))
      .filter((path): path is string => path !== null && STATEMENT_FILE.test(path) && !path.includes('\0')),
  };
}

/** A file given as a path, or as a `file:` address, which is how Linux desktops give it. Null for other addresses. */
function pathOf(given: string, folder: string): string | null {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(given) || /^[a-z]:[\\/]/i.test(given)) return resolve(folder, given);
  const url = URL.parse(given);
  if (url?.protocol !== 'file:') return null;
  try {
    return fileURLToPath(url);
  } catch {
    // A file of another computer, or a name no path can have.
    return null;
  }
}
