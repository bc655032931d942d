/**
 * `npm test`: every suite, one after the other, and one line at the end: `N passed, N failed`.
 * Fails when a test fails, when a runner crashes, and when a suite is empty.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAppWhenStale, buildRendererWhenStale } from '../server/cli/start/build.ts';
import { desktopObstacle, installedRuntime } from '../server/cli/start/electron-runtime.ts';
import { playwrightCounts, suiteResult, summarise, vitestCounts, type SuiteResult } from './test/results.ts';

/** Longest a suite may take, ms. Past it something hangs, and a hanging run tells nobody what failed. */
const SUITE_LIMIT = 20 * 60_000;

/** `required` where the journeys in Electron must run, as in the workflows: not running them is a failure there. */
const DESKTOP_VARIABLE = 'STATEMENT_DESK_DESKTOP_TESTS';

/** What could not run here; said beside the numbers, so that nobody takes them for more than they are. */
const notRun: string[] = [];

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = await mkdtemp(join(tmpdir(), 'statement-desk-tests-'));

try {
  await buildRendererWhenStale(console.log);
  const results = [await runVitest(), await runPlaywright('browser', 'playwright.config.ts')];
  const desktop = await runDesktop();
  if (desktop !== null) results.push(desktop);
  report(results);
} finally {
  await rm(reports, { recursive: true, force: true });
}

async function runVitest(): Promise<SuiteResult> {
  const file = join(reports, 'vitest.json');
  const exitCode = await run(join(packageFolder('vitest'), 'vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return suiteResult('unit and service tests', vitestCounts(await readReport(file)), exitCode);
}

async function runPlaywright(name: string, config: string): Promise<SuiteResult> {
  const file = join(reports, `${name}.json`);
  const exitCode = await run(
    join(packageFolder('@playwright/test'), 'cli.js'),
    ['test', '--config', config, '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return suiteResult(`${name} tests`, playwrightCounts(await readReport(file)), exitCode);
}

/** The window's own suite needs Electron's runtime and a screen; null, and said, where they are not there. */
async function runDesktop(): Promise<SuiteResult | null> {
  const obstacle =
    desktopObstacle(process.platform, process.env, process.getuid?.()) ??
    (installedRuntime() === null ? "Electron's runtime is not installed" : null);
  if (obstacle !== null && process.env[DESKTOP_VARIABLE] === 'required') {
    return suiteResult('desktop tests', null, null, `desktop tests could not run: ${obstacle}`);
  }
  if (obstacle !== null) {
    notRun.push(`desktop tests: not run (${obstacle})`);
    return null;
  }
  await buildAppWhenStale(console.log);
  return runPlaywright('desktop', 'tests/desktop/playwright.config.ts');
}

async function run(script: string, args: readonly string[], environment = {}): Promise<number | null> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    timeout: SUITE_LIMIT,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

function report(results: readonly SuiteResult[]): void {
  console.log('');
  for (const { name, passed, failed, skipped, problem } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (problem !== null) console.log(`  ${problem}`);
  }
  for (const line of notRun) console.log(line);
  const { line, ok } = summarise(results);
  console.log(line);
  process.exitCode = ok ? 0 : 1;
}
