/** Builds what `npm start` shows, when its sources are newer than what was built. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../project-files.ts';
import { isStale } from './staleness.ts';

/** A build failed; the message holds what the tool said. */
export class BuildError extends Error {
  override name = 'BuildError';
}

const inProject = (...parts: string[]): string => join(projectRoot, ...parts);

/** The window's content, by vite, into dist/renderer. */
export async function buildRendererWhenStale(say: (line: string) => void): Promise<void> {
  const sources = ['renderer', 'shared', 'package-lock.json'].map((path) => inProject(path));
  if (!(await isStale(inProject('dist', 'renderer', 'index.html'), sources))) return;
  say('Building the window …');
  await runTool('vite', 'vite', ['build', 'renderer', '--logLevel', 'warn']);
}

/** Main process and server as JavaScript, by tsc, into dist: Electron does not run TypeScript. */
export async function buildAppWhenStale(say: (line: string) => void): Promise<void> {
  const sources = ['main', 'server', 'shared', 'package-lock.json'].map((path) => inProject(path));
  if (!(await isStale(inProject('dist', 'main', 'index.js'), sources))) return;
  say('Building the app …');
  // The compiler only adds: a module that was renamed would be found under both names.
  for (const part of ['main', 'server', 'shared'])
    await rm(inProject('dist', part), { recursive: true, force: true });
  await runTool('typescript', 'tsc', ['-p', 'tsconfig.build.json']);
}

/** Runs a development tool of this project with this Node. Throws with the tool's output when it fails. */
async function runTool(packageName: string, bin: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [binOf(packageName, bin), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildError(`${bin} ${args.join(' ')} failed:\n${output}`);
}

function binOf(packageName: string, bin: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin: bins }: { bin: Record<string, string> | string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const path = typeof bins === 'string' ? bins : bins[bin];
  if (path === undefined) throw new BuildError(`${packageName} has no command ${bin}`);
  return join(dirname(manifest), path);
}
