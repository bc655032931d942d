import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppWhenStale, buildRendererWhenStale } from '../../server/cli/start/build.ts';
import { scanned, statementPdf } from '../support/pdf.ts';

/**
 * What the packager packs: its own code packs the app around a stand-in for Electron's distribution, and the packed files
 * are taken apart again and run. What is missing, or is there and should not be, shows here.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const here = createRequire(import.meta.url);
const inPackager = createRequire(
  createRequire(here.resolve('electron-builder/package.json')).resolve('app-builder-lib/package.json'),
);
const run = promisify(execFile);

/** What of @electron/asar is used; the packager brings it. */
interface Asar {
  listPackage(archive: string, options: { isPack: boolean }): string[];
  extractAll(archive: string, folder: string): void;
}

describe('the packed app', () => {
  let folder: string;
  let app: string;
  let packed: string[] = [];
  let unpacked: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-app-'));
    await buildRendererWhenStale(console.log);
    await buildAppWhenStale(console.log);
    await packAround(await standInDistribution(), join(folder, 'out'));
    const archive = join(folder, 'out', 'linux-unpacked', 'resources', 'app.asar');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its typings are not reachable from here
    const asar = (await import(inPackager.resolve('@electron/asar'))) as Asar;
    const listed = asar.listPackage(archive, { isPack: true }).map((line) => line.replaceAll('\\', '/'));
    const named = (kind: string): string[] =>
      listed.filter((line) => line.startsWith(kind)).map((line) => line.replace(/^\w+\s*: \//, ''));
    packed = named('pack ');
    unpacked = named('unpack ');
    app = join(folder, 'app');
    asar.extractAll(archive, app);
  }, 400_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Electron's distribution as far as the packager looks at it. */
  async function standInDistribution(): Promise<string> {
    const dist = join(folder, 'electron');
    await mkdir(join(dist, 'resources'), { recursive: true });
    await mkdir(join(dist, 'locales'));
    await copyFile(process.execPath, join(dist, 'electron'));
    for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak'])
      await writeFile(join(dist, name), '');
    return dist;
  }

  /** Runs the packager with the project's configuration; only what needs the real Electron is left out. */
  async function packAround(electronDist: string, output: string): Promise<void> {
    const config = { electronDist, electronFuses: null, directories: { output } };
    const script = `
      const { build, Platform, Arch } = require('electron-builder');
      build({
        projectDir: ${JSON.stringify(root)},
        targets: Platform.LINUX.createTarget('dir', Arch[process.arch]),
        publish: 'never',
        config: ${JSON.stringify(config)},
      }).catch((error) => { console.error(error); process.exit(1); });`;
    await run(process.execPath, ['--eval', script], { cwd: root, timeout: 350_000 });
  }

  it('has everything that is opened by name', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'package.json',
        'assets/icon.png',
        'assets/sample-statement.pdf',
        'assets/tray.png',
        'assets/tray@2x.png',
        'assets/trayTemplate@2x.png',
        'dist/main/index.js',
        'dist/main/preload.cjs',
        'dist/renderer/index.html',
        'dist/server/extraction/worker.js',
        'dist/server/extraction/words/ocr/thread.js',
        'dist/server/documents/pool-thread.js',
        'dist/server/documents/statement-thread.js',
        'dist/server/documents/export-thread.js',
        'dist/server/cli/accounts.js',
        'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
        'node_modules/@embedpdf/pdfium/dist/pdfium.wasm',
        'node_modules/electron-updater/package.json',
      ]),
    );
    const languages = packed.filter((path) => path.endsWith('.traineddata.gz'));
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect(languages).toHaveLength(
      Object.keys(dependencies).filter((name) => name.startsWith('@tesseract.js-data/')).length,
    );
    expect(languages.every((path) => path.includes('/4.0.0_best_int/'))).toBe(true);
  });

  it('has no sources, tests, documents or tools of developers', () => {
    const outside = packed.filter(
      (path) => !/^(dist|node_modules|assets)(\/|$)/.test(path) && path !== 'package.json',
    );
    expect(outside).toEqual([]);
    expect(packed.filter((path) => /\.(ts|mts|cts|tsx|map)$/.test(path))).toEqual([]);
    const tools =
      /^node_modules\/(electron|electron-builder|vite|vitest|typescript|playwright|oxlint|prettier|react|react-dom|@base-ui|@tanstack)\//;
    expect(packed.filter((path) => tools.test(path))).toEqual([]);
    expect(packed.filter((path) => /^dist\/server\/cli\/(evaluate|inspect|start)/.test(path))).toEqual([]);
  });

  it('has machine code as real files, of this system only', () => {
    const files = unpacked.filter((path) => /\.(node|so|dll|dylib)(\.[\d.]+)?$/.test(path));
    expect(packed.filter((path) => /\.(node|so|dll|dylib)(\.[\d.]+)?$/.test(path))).toEqual([]);
    expect(files.some((path) => path.startsWith('node_modules/@img/'))).toBe(true);
    expect(files.some((path) => path.startsWith('node_modules/@napi-rs/canvas'))).toBe(true);
    const prebuilt = files.filter((path) => path.includes('/prebuilds/'));
    expect(prebuilt.some((path) => path.startsWith('node_modules/better-sqlite3/'))).toBe(true);
    expect(prebuilt.some((path) => path.startsWith('node_modules/keytar/'))).toBe(true);
    expect(prebuilt.filter((path) => !path.includes(`/prebuilds/${process.platform}-`))).toEqual([]);
  });

  it('reads statements and makes accounts with nothing but what it has', async () => {
    const scan = join(folder, 'scan.pdf');
    await writeFile(scan, await scanned(await statementPdf({ rowsPerPage: 6 })));
    const results = join(folder, 'results');
    await mkdir(results);
    const script = (name: string): string => join(app, 'dist', 'server', 'cli', `${name}.js`);
    const sample = join(app, 'assets', 'sample-statement.pdf');
    await run(process.execPath, [script('extract'), sample, scan, '--format', 'json', '--out', results], {
      cwd: folder,
      timeout: 120_000,
    });
    const verified = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(results, name), 'utf8')).verification.status;
    expect((await readdir(results)).sort()).toEqual(['sample-statement.json', 'scan.json']);
    expect(await verified('sample-statement.json')).toBe('verified');
    expect(await verified('scan.json')).toBe('verified');

    const made = await run(
      process.execPath,
      [script('accounts'), 'create', '--email', 'a@books.example', '--data-dir', join(folder, 'data')],
      { cwd: folder },
    );
    expect(JSON.parse(made.stdout)).toMatchObject({ email: 'a@books.example' });
  }, 200_000);
});
