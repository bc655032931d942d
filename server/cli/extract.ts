/** `npm run extract -- FILE…`: statements to files, without the service. */
import { parseArgs } from 'node:util';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../../shared/api/documents.ts';
import { fromCallersFolder } from './callers-folder.ts';
import { runCommand, UsageError } from './command.ts';
import { extractFile } from './extract/extract-file.ts';
import { planOutputs } from './extract/outputs.ts';

const USAGE = `Usage: npm run extract -- FILE… [options]

Writes the transactions of every FILE beside it, or where --out says.

  --format F     ${DOWNLOAD_FORMATS.join(', ')} (default: by the ending of --out, else csv)
  --out PATH     the file to write; a folder for several files; - for the standard output
  --password P   opens encrypted PDFs
`;

/** Answers the exit code: 0 all written, 1 when any file failed (each said on the standard error). */
async function extract(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string' }, out: { type: 'string' }, password: { type: 'string' } },
  });
  if (positionals.length === 0) throw new UsageError('at least one FILE is expected');
  const files = positionals.map((file) => fromCallersFolder(file, 'extract'));
  const out = values.out === undefined || values.out === '-' ? values.out : keepSlash(values.out);
  const format = formatOf(values.format, values.out);
  const password = values.password === undefined ? {} : { password: values.password };

  let failures = 0;
  for (const { source, target } of await planOutputs(files, format, out ?? null)) {
    try {
      const line = await extractFile({ source, target, format, ...password });
      if (line !== null) console.error(line);
    } catch (error) {
      failures += 1;
      console.error(`${source}: ${explain(error)}`);
    }
  }
  return failures === 0 ? 0 : 1;
}

/** Resolving drops the slash that says "a folder". */
function keepSlash(path: string): string {
  const resolved = fromCallersFolder(path, 'extract');
  return /[/\\]$/.test(path) ? `${resolved}/` : resolved;
}

function formatOf(flag: string | undefined, out: string | undefined): DownloadFormat {
  const ending = /\.(\w+)$/.exec(out ?? '')?.[1]?.toLowerCase();
  if (flag === undefined) return DOWNLOAD_FORMATS.find((format) => format === ending) ?? 'csv';
  const format = DOWNLOAD_FORMATS.find((known) => known === flag);
  if (format === undefined)
    throw new UsageError(`--format takes ${DOWNLOAD_FORMATS.join(', ')}, not "${flag}"`);
  return format;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = 'hint' in error && typeof error.hint === 'string' ? ` ${error.hint}` : '';
  return `${error.message}${hint}`;
}

await runCommand(USAGE, extract);
