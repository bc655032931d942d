/** `npm run extract -- FILE…`: statements to files, without the service. */
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../../shared/api/documents.ts';
import { fromCallersFolder } from './callers-folder.ts';
import { EXIT, parseArguments, runCommand, UsageError } from './args.ts';
import { planOutputs } from './extract/outputs.ts';

const USAGE = `Usage: npm run extract -- FILE… [options]

Writes the transactions of every FILE beside it, or where --out says.

  --format F     ${DOWNLOAD_FORMATS.slice(0, 6).join(', ')},
                 ${DOWNLOAD_FORMATS.slice(6).join(', ')} (default: by the ending of --out, else csv)
  --account N    only the N-th account of each FILE, counted from 0. Formats that hold one account write a
                 ZIP archive where there are several and none is chosen
  --out PATH     the file to write; a folder for several files; - for the standard output
  --password P   opens encrypted PDFs
  --help         shows this`;

/** Sets the exit code 1 when any file failed; each failure is said on the standard error, the others go on. */
async function extract(args: string[]): Promise<void> {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      account: { type: 'string' },
      out: { type: 'string' },
      password: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (positionals.length === 0) throw new UsageError('at least one FILE is expected');
  const files = positionals.map((file) => fromCallersFolder(file, 'extract'));
  const out = values.out === undefined || values.out === '-' ? values.out : keepSlash(values.out);
  const format = formatOf(values.format, values.out);
  const account = values.account === undefined ? {} : { account: accountOf(values.account) };
  const password = values.password === undefined ? {} : { password: values.password };

  // Here, so that --help does not load the PDF reader.
  const { extractFile } = await import('./extract/extract-file.ts');
  for (const { source, target } of await planOutputs(files, format, out ?? null)) {
    try {
      const line = await extractFile({ source, target, format, ...account, ...password });
      if (line !== null) console.error(line);
    } catch (error) {
      process.exitCode = EXIT.failure;
      console.error(`${source}: ${explain(error)}`);
    }
  }
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

function accountOf(flag: string): number {
  if (!/^\d{1,5}$/.test(flag)) throw new UsageError(`--account takes a number from 0, not "${flag}"`);
  return Number(flag);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = 'hint' in error && typeof error.hint === 'string' ? ` ${error.hint}` : '';
  return `${error.message}${hint}`;
}

await runCommand(
  () => extract(process.argv.slice(2)),
  () => false,
);
