/** `npm run inspect -- FILE`: draws what each stage of the engine saw over the pages. See docs/extraction.md. */
import { basename, dirname, extname, join } from 'node:path';
import { parseArguments, runCommand, UsageError } from './args.ts';
import { fromCallersFolder } from './callers-folder.ts';

const USAGE = `Usage: npm run inspect -- FILE [options]

Reads a statement and writes what every stage of the engine saw: pictures of each page (words, tokens, columns,
entries, proof), all stages as stages.json, what every line was taken for as lines.txt, and report.txt, which is also shown here.

  --out DIR      where to write (default: FILE without its ending, and .inspect)
  --pages LIST   only these pages, as 1-3,7; the statement is read whole all the same
  --password P   opens an encrypted PDF
  --help         shows this`;

async function inspect(args: string[]): Promise<void> {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      pages: { type: 'string' },
      password: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('exactly one FILE is expected');
  const source = fromCallersFolder(file, 'inspect');
  const folder =
    values.out === undefined
      ? join(dirname(source), `${basename(source, extname(source))}.inspect`)
      : fromCallersFolder(values.out, 'inspect');

  // Here, so that --help does not load the PDF reader.
  const { inspectFile } = await import('./inspect/inspect-file.ts');
  const { report, pictures } = await inspectFile({
    source,
    folder,
    pages: values.pages,
    password: values.password,
  });
  console.log(report);
  console.error(`\n${folder}: stages.json, lines.txt, report.txt and ${pictures.length} pictures`);
}

/** Errors of the file or the disk say what is wrong by themselves; others are ours and keep their stack. */
const isExpected = (error: unknown): boolean => error instanceof Error && 'code' in error;

await runCommand(() => inspect(process.argv.slice(2)), isExpected);
