import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { DownloadFormat } from '../../../shared/api/documents.ts';
import { UsageError } from '../args.ts';

export interface Output {
  readonly source: string;
  /** Absolute path of the file to write; `-` for the standard output. */
  readonly target: string;
}

/**
 * Decides what is written where. `out` is null (beside every source), `-`, a file for one source, or a folder: one
 * that exists, one that ends with a slash, or for several sources any path.
 * Two sources of one name in one folder get a number, so that none overwrites the other.
 */
export async function planOutputs(
  sources: readonly string[],
  format: DownloadFormat,
  out: string | null,
): Promise<Output[]> {
  if (out === '-') {
    if (sources.length > 1) throw new UsageError('--out - takes one FILE');
    return sources.map((source) => ({ source, target: '-' }));
  }
  const intoFolder = out !== null && (sources.length > 1 || /[/\\]$/.test(out) || (await isFolder(out)));
  if (out !== null && sources.includes(out))
    throw new UsageError('--out would overwrite the statement itself');
  if (out !== null && !intoFolder) return sources.map((source) => ({ source, target: out }));
  const taken = new Set<string>(sources);
  return sources.map((source) => {
    const folder = out ?? dirname(source);
    const target = freeName(join(folder, basename(source, extname(source))), endingOf(format), taken);
    taken.add(target);
    return { source, target };
  });
}

/** `csv-xero` and its like are csv files. */
function endingOf(format: DownloadFormat): string {
  return `.${format.split('-')[0] ?? format}`;
}

function freeName(stem: string, ending: string, taken: ReadonlySet<string>): string {
  let name = stem + ending;
  for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}${ending}`;
  return name;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
