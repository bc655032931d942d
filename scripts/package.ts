/**
 * `npm run package`: the installers of this system, into release/. Builds first; arguments go to electron-builder
 * (`--dir` leaves the app unpacked). On macOS the binaries of the other processor are fetched for the universal app.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages, type LockedPackage, type Missing } from './package/other-processor.ts';
import { packagingArguments } from './package/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = packagingArguments(process.env, process.argv.slice(2));

run('npm', ['run', 'build']);
if (process.platform === 'darwin') {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const other = { os: 'darwin', cpu: process.arch === 'arm64' ? 'x64' : 'arm64' };
  for (const missing of missingPackages(lock.packages, other, (folder) => existsSync(join(root, folder)))) {
    fetchPackage(missing);
  }
}
const builder = dirname(createRequire(import.meta.url).resolve('electron-builder/package.json'));
run(process.execPath, [join(builder, 'cli.js'), ...options]);

function fetchPackage({ spec, folder, integrity }: Missing): void {
  const temporary = mkdtempSync(join(tmpdir(), 'statement-desk-package-'));
  try {
    run('npm', ['pack', spec, '--pack-destination', temporary, '--ignore-scripts']);
    const archive = join(temporary, `${spec.replace(/^@/, '').replaceAll(/[/@]/g, '-')}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (integrity !== null && integrity !== found) throw new Error(`${spec} is not what the lock file names`);
    mkdirSync(join(root, folder), { recursive: true });
    run('tar', ['-xzf', archive, '-C', join(root, folder), '--strip-components', '1']);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[]): void {
  // npm is a script on Windows, which only a shell runs; none of the arguments there comes from outside.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
