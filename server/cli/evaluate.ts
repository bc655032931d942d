/** `npm run evaluate -- FOLDER`: scores the engine on every statement that has its truth beside it. */
import { writeFile } from 'node:fs/promises';
import { fromCallersFolder } from './callers-folder.ts';
import { EXIT, parseArguments, runCommand, UsageError } from './args.ts';
import { changes, readBefore, type Before } from './evaluate/against.ts';
import { runCases, type Result } from './evaluate/run.ts';
import { differenceList, failureList, fileTable, totalTable } from './evaluate/report.ts';
import { totalsOf, type Total } from './evaluate/totals.ts';
import { findCases, TruthError } from './evaluate/truth.ts';

const USAGE = `Usage: npm run evaluate -- FOLDER [options]

Scores every statement below FOLDER that has a NAME.truth.json beside it.

  --json PATH      writes all scores as JSON
  --against PATH   lists the files whose scores differ from those that --json wrote there earlier
  --only PATTERN   only files whose path matches the regular expression
  --jobs N         files read at once (default 2)
  --timeout N      seconds a file may take (default 120)
  --rows           lists every row that differs
  --help           shows this`;

async function evaluate(args: string[]): Promise<void> {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      timeout: { type: 'string', default: '120' },
      rows: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError('exactly one FOLDER is expected');
  const only = pattern(values.only ?? '');
  const jobs = wholeNumber('--jobs', values.jobs);
  const timeLimit = wholeNumber('--timeout', values.timeout) * 1000;

  const before = values.against === undefined ? null : await earlierScores(values.against);
  const all = await findCases(fromCallersFolder(folder, 'evaluate'));
  const cases = all.filter(({ name }) => only.test(name));
  if (cases.length === 0) {
    console.error(`${folder}: no statement with a .truth.json beside it`);
    process.exitCode = EXIT.failure;
    return;
  }
  const results = await runCases(cases, { jobs, timeLimit, onResult: progressLine(cases.length) });
  const totals = totalsOf(results);
  printReport(results, totals, values.rows);
  if (before !== null) console.log(`\nAgainst ${values.against}: ${changes(before, results)}`);
  if (values.json !== undefined) {
    const report = `${JSON.stringify({ files: results, totals }, null, 2)}\n`;
    await writeFile(fromCallersFolder(values.json, 'evaluate'), report);
  }
}

async function earlierScores(path: string): Promise<Before[]> {
  try {
    return await readBefore(fromCallersFolder(path, 'evaluate'));
  } catch (error) {
    throw new UsageError(`--against takes a file that --json wrote: ${path}`, { cause: error });
  }
}

function printReport(results: readonly Result[], totals: readonly Total[], rows: boolean): void {
  console.log(`${fileTable(results)}\n`);
  const failures = failureList(results);
  if (failures !== '') console.log(`Not read:\n${failures}\n`);
  const differences = rows ? differenceList(results) : '';
  if (differences !== '') console.log(`Differences:\n${differences}\n`);
  console.log(totalTable(totals));
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw new UsageError(`--only takes a regular expression, not "${text}"`, { cause: error });
  }
}

/** On a terminal, a line that counts the files; elsewhere nothing. */
function progressLine(total: number): (result: Result) => void {
  let done = 0;
  return ({ name }) => {
    done += 1;
    if (!process.stderr.isTTY) return;
    process.stderr.write(`\r\u001B[K${done < total ? `${done}/${total} ${name}` : ''}`);
  };
}

/** A flag's value as a whole number from 1. */
function wholeNumber(flag: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new UsageError(`${flag} takes a whole number from 1, not "${text}"`);
  return Number(text);
}

const isExpected = (error: unknown): boolean =>
  error instanceof TruthError || (error instanceof Error && 'code' in error);

await runCommand(() => evaluate(process.argv.slice(2)), isExpected);
